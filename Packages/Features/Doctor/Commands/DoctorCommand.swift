import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerDoctor

/// The command of the module.
public enum DoctorCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [DoctorCommand.self]
}

/// `doctor`: checks the program, the packs, the settings and the journal.
struct DoctorCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check that everything works.",
    discussion: """
      Checks the program, the conditions, your settings and your journal. Nothing is changed unless you add --fix, and \
      your entries are never changed. The exit code is 1 when something is wrong.

        symptoms doctor
        symptoms doctor --fix
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(name: .customLong("fix"), help: "Fix what can be fixed. Your entries are never changed.")
  var isRepairing = false

  /// What `--fix` was called before.
  @Flag(name: .customLong("mend"), help: .hidden)
  var isMending = false

  @Flag(name: .customLong("more"), help: "Show every check, with figures.")
  var isDetailed = false

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    let view = try DoctorView(
      in: context.environment, repairing: isRepairing || isMending, isDetailed: isDetailed)
    try context.answer(view)
    if let failure = view.failure { throw failure }
  }
}
