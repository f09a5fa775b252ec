import ArgumentParser
import TrackerApplication
import TrackerHealthCommands
import TrackerActivityWatchCommands
import TrackerAppleHealthCommands
import TrackerHealthConnectCommands
import TrackerScreenCommands
import TrackerTrendsCommands
import TrackerAttachmentsCommands
import TrackerBackupsCommands
import TrackerCheckInCommands
import TrackerCoachingCommands
import TrackerCommandLine
import TrackerComposition
import TrackerCore
import TrackerCycleCommands
import TrackerDemoCommands
import TrackerDoctorCommands
import TrackerEraseCommands
import TrackerFHIRCommands
import TrackerFastingCommands
import TrackerFavouritesCommands
import TrackerGoalsCommands
import TrackerHubCommands
import TrackerImportAppsCommands
import TrackerImportCSVCommands
import TrackerImportsCommands
import TrackerLoggingCommands
import TrackerMedicinesCommands
import TrackerOnboardingCommands
import TrackerOpenMHealthCommands
import TrackerPackToolsCommands
import TrackerPatternsCommands
import TrackerPredictionCommands
import TrackerProfileCommands
import TrackerReflectionsCommands
import TrackerRemindersCommands
import TrackerReportsCommands
import TrackerSettingsCommands
import TrackerTagsCommands
import TrackerTimelineCommands
import TrackerTodayCommands
import TrackerTrackablesCommands
import TrackerTrackersCommands
import TrackerTuningCommands
import TrackerUsageCommands
import TrackerWholeJournalCommands

/// The program: the commands that modules bring.
struct Symptoms: ParsableCommand {
  /// The one list of modules with commands, in the order in which help lists them. Adding a module's commands is one
  /// line here.
  static let modules: [any CommandModule.Type] = [
    TodayCommands.self,
    TimelineCommands.self,
    DoctorCommands.self,
    CheckInCommands.self,
    LoggingCommands.self,
    OnboardingCommands.self,
    PredictionCommands.self,
    CoachingCommands.self,
    GoalsCommands.self,
    FileCommands.self,
    ImportsCommands.self,
    AppleHealthCommands.self,
    ActivityWatchCommands.self,
    HealthConnectCommands.self,
    ImportAppsCommands.self,
    ImportCSVCommands.self,
    WholeJournalCommands.self,
    FHIRCommands.self,
    OpenMHealthCommands.self,
    PackToolsCommands.self,
    TuningCommands.self,
    RemindersCommands.self,
    SettingsCommands.self,
    BackupsCommands.self,
    EraseCommands.self,
    DemoCommands.self,
    UsageCommands.self,
    ReflectionsCommands.self,
    CycleCommands.self,
    TrackersCommands.self,
    HubCommands.self,
    FastingCommands.self,
    TagsCommands.self,
    TrackablesCommands.self,
    FavouritesCommands.self,
    MedicinesCommands.self,
    ProfileCommands.self,
    AttachmentsCommands.self,
    PatternsCommands.self,
    TrendsCommands.self,
    ReportsCommands.self,
    HealthCommands.self,
    ScreenCommands.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: "symptoms",
    abstract: "Track a long-term illness, and see how likely a flare is tomorrow.",
    discussion: """
      The program learns from what you log, and says why. It shows how often it was right. Everything stays in one \
      file on this computer. It never sends you reminders unless you ask.

      Start here:
        symptoms demo                  see 60 days of a made-up person
        symptoms onboard               set up (about two minutes)
        symptoms check-in              say how you are (about a minute)
        symptoms log rest 23:10-06:20  log sleep, food, exercise and more
        symptoms today                 see your forecast
      """,
    version: "symptoms \(ProgramVersion.number)",
    subcommands: [Log.self] + modules.flatMap { $0.commands })
}

/// `log KIND …`: one subcommand for every kind of entry that any module brings.
struct Log: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Log sleep, food, exercise and more.",
    discussion: """
      Type the values in order. Add anything else as name=value:
        symptoms log rest 23:10-06:20 quality=4
        symptoms log exercise walking 30m light
        symptoms log food lunch "soup, omelette"

      You can leave out the word log: `sleep 7h`, `walk 30m light`, `pain 7`.
      Type only what it is, and you get a form: `symptoms log food`.
      """,
    subcommands: Composition.registry.loggedKinds.map { logCommand(for: $0) as any ParsableCommand.Type }
      + [LogAlone.self],
    defaultSubcommand: LogAlone.self)
}

/// `log` alone: in a terminal a list to choose from, elsewhere its help. It has no name, so no line names it.
struct LogAlone: AskingCommand {
  static let configuration = CommandConfiguration(abstract: "Choose what to log.", shouldDisplay: false)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you log what you did.") }

  func run(in context: CommandContext) throws {
    guard context.console.canAsk else { throw CleanExit.helpRequest(Log.self) }
    try LogMenuDialogue(in: context).run()
  }
}
