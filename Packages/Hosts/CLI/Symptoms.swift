import ArgumentParser
import TrackerApplication
import TrackerCheckInCommands
import TrackerCommandLine
import TrackerComposition
import TrackerCore
import TrackerDemoCommands
import TrackerDoctorCommands
import TrackerExportJSONCommands
import TrackerImportCSVCommands
import TrackerLoggingCommands
import TrackerOnboardingCommands
import TrackerPackToolsCommands
import TrackerPredictionCommands
import TrackerSettingsCommands
import TrackerTodayCommands
import TrackerTuningCommands

/// The program: the commands that modules bring.
struct Symptoms: ParsableCommand {
  /// The one list of modules with commands, in the order in which help lists them. Adding a module's commands is one
  /// line here.
  static let modules: [any CommandModule.Type] = [
    TodayCommands.self,
    DoctorCommands.self,
    CheckInCommands.self,
    LoggingCommands.self,
    OnboardingCommands.self,
    PredictionCommands.self,
    FileCommands.self,
    ImportCSVCommands.self,
    ExportJSONCommands.self,
    PackToolsCommands.self,
    TuningCommands.self,
    SettingsCommands.self,
    DemoCommands.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: "symptoms",
    abstract: "Track a chronic illness; see how risky tomorrow looks, and why.",
    discussion: """
      It learns from what you log how likely a flare is tomorrow, says why, and keeps its own score. Everything stays \
      in one file on this machine, and nothing is ever pushed at you.

      Start here:
        symptoms demo                  watch sixty days of somebody made up
        symptoms onboard               set yourself up with a condition pack
        symptoms check-in              how are you? a minute a day
        symptoms log rest 23:10-06:20  what you did: sleep, food, exercise and more
        symptoms today                 today's risk, and tomorrow so far

      Exit codes: 0 fine, 1 the answer is no, 2 it could not be done, 64 wrong usage.
      """,
    version: "symptoms \(ProgramVersion.number)",
    subcommands: [Log.self] + modules.flatMap { $0.commands })
}

/// `log KIND …`: one subcommand for every kind of entry that any module brings.
struct Log: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Log what happened: one line an entry.",
    discussion: """
      Words fill the fields in their order, anything else is name=value:
        symptoms log rest 23:10-06:20 quality=4
        symptoms log exercise walking 30m light
        symptoms log food lunch "soup, omelette"
      The word log may be left out: `sleep 7h`, `walk 30m light`, `pain 7`.
      `symptoms log KIND --help` lists a kind's fields with what they take.
      """,
    subcommands: Composition.registry.logKinds.all.filter { $0.definition.hasCommand }.map { logCommand(for: $0) })
}
