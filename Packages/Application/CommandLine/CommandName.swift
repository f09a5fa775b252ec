import ArgumentParser
import TrackerApplication

/// A command of the program as its log names it: by its type, whatever was typed.
public struct CommandName: Loggable {
  public let logged: String

  public init(_ command: any TrackerCommand.Type) { logged = "\(command)" }
}
