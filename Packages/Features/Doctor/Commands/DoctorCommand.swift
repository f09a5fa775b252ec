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
      Checks the program, the conditions, your settings and your journal. Nothing is changed unless you add --fix. \
      Then damaged entries are set aside: they are kept, but not used. The exit code is 1 when something is wrong.

        symptoms doctor
        symptoms doctor --fix
        symptoms doctor --data      where your data is, and what can leave this computer

      If the journal cannot be opened, use --salvage. It saves what can be read in an empty folder. The damaged file \
      is not changed.

        symptoms doctor --salvage diary/journal.sqlite --home rescued
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(name: .customLong("fix"), help: "Fix what can be fixed. Damaged entries are kept, but not used.")
  var isRepairing = false

  /// What `--fix` was called before.
  @Flag(name: .customLong("mend"), help: .hidden)
  var isMending = false

  @Option(
    name: .customLong("salvage"),
    help: ArgumentHelp("Save what can be read of this damaged journal in --home.", valueName: "file"),
    completion: .file())
  var damaged: String?

  @Flag(name: .customLong("more"), help: "Show every check, with figures, ids and days.")
  var isDetailed = false

  @Flag(name: .customLong("data"), help: "Show where your data is, and what can leave this computer.")
  var isAboutData = false

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    guard !isAboutData else { return try context.answer(try DataView(in: context.environment)) }
    let view =
      if let damaged {
        try DoctorView(salvaging: damaged, in: context.environment)
      } else {
        try DoctorView(in: context.environment, repairing: isRepairing || isMending, isDetailed: isDetailed)
      }
    try context.answer(view)
    if let failure = view.failure { throw failure }
  }
}
