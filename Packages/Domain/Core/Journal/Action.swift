/// One command that wrote: what `undo` and `redo` revert.
public struct Action: Sendable, Hashable, Identifiable {
  /// Ascending in the order of writing.
  public var id: Int64
  public var at: Instant
  /// The command in words, without anything that was logged: `log food`. Of an import the name of the file stands last,
  /// as a file name is no entry, and `undo` tells by it what it took: `import csv diary.csv` (`ImportAction`).
  public var command: String
  /// The action that this one reverted, nil where it reverted none.
  public var reverts: Int64?

  public init(id: Int64, at: Instant, command: String, reverts: Int64? = nil) {
    self.id = id
    self.at = at
    self.command = command
    self.reverts = reverts
  }

  /// The command that sets a person up: undoing goes no further back.
  public static let settingUp = "onboard"

  /// How people name an action: `a12`.
  public var name: String { Action.name(of: id) }

  /// How people name the action of an id: `a12`.
  public static func name(of id: Int64) -> String { "a\(id)" }

  /// The id in a name such as `a12` or `A12`; nil for anything else.
  public static func id(named text: String) -> Int64? {
    guard text.first == "a" || text.first == "A", text.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return Int64(text.dropFirst())
  }
}
