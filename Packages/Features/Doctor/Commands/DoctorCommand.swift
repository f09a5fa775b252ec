import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerDoctor

/// The command of the module.
public enum DoctorCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [DoctorCommand.self]
}

/// `doctor`: looks the program, the packs, the settings and the journal over.
struct DoctorCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Look the program, packs, settings and journal over.",
    discussion: """
      Nothing is changed unless you ask with --mend, and nothing you logged is ever removed: mending makes numbers \
      anew that are computed from your entries. Exits with 1 when something is wrong.
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(name: .customLong("mend"), help: "Make anew what is computed from entries, where it differs.")
  var isRepairing = false

  func run(in context: CommandContext) throws {
    let view = try DoctorView(in: context.environment, repairing: isRepairing)
    try context.answer(view)
    guard view.isWell else { throw Failure(.negative, "Something is wrong; the answer says what to do about it") }
  }
}
