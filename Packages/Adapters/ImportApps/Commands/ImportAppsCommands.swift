import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerImportApps

/// The commands of the module: one for each app.
public enum ImportAppsCommands: CommandModule {
  public static let subcommands: [String: [any ParsableCommand.Type]] = [
    "import": [
      ImportAppCommand<BearableFiles>.self, ImportAppCommand<ClueFiles>.self, ImportAppCommand<CronometerFiles>.self,
      ImportDaylioCommand.self, ImportAppCommand<DripFiles>.self, ImportAppCommand<FitbitFiles>.self,
      ImportAppCommand<FlaredownFiles>.self, ImportFlaredownLongCommand.self, ImportAppCommand<GoogleFitFiles>.self,
      ImportAppCommand<LoopFiles>.self, ImportAppCommand<MyFitnessPalFiles>.self, ImportAppCommand<NomieFiles>.self,
      ImportAppCommand<RescueTimeFiles>.self, ImportAppCommand<TrackAndGraphFiles>.self,
    ]
  ]
}

/// An app by the id of its importer.
protocol AppFiles: Sendable, SendableMetatype {
  static var id: String { get }
}

enum BearableFiles: AppFiles { static let id = "bearable" }
enum ClueFiles: AppFiles { static let id = "clue" }
enum CronometerFiles: AppFiles { static let id = "cronometer" }
enum DaylioFiles: AppFiles { static let id = "daylio" }
enum DripFiles: AppFiles { static let id = "drip" }
enum FitbitFiles: AppFiles { static let id = "fitbit" }
enum FlaredownFiles: AppFiles { static let id = "flaredown" }
enum FlaredownLongFiles: AppFiles { static let id = "flaredown-long" }
enum GoogleFitFiles: AppFiles { static let id = "google-fit" }
enum LoopFiles: AppFiles { static let id = "loop" }
enum MyFitnessPalFiles: AppFiles { static let id = "myfitnesspal" }
enum NomieFiles: AppFiles { static let id = "nomie" }
enum RescueTimeFiles: AppFiles { static let id = "rescuetime" }
enum TrackAndGraphFiles: AppFiles { static let id = "track-and-graph" }

extension AppFiles {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: id, abstract: ImportAppsModule.importer(id).abstract)
  }
}

/// `import bearable FILE` and the like.
struct ImportAppCommand<Files: AppFiles>: AskingCommand {
  static var configuration: CommandConfiguration { Files.configuration }

  @OptionGroup var options: ImportFileOptions
  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you import data of another app.") }

  func run(in context: CommandContext) throws { try options.run(ImportAppsModule.importer(Files.id), in: context) }
}

/// `import daylio FILE`
struct ImportDaylioCommand: AskingCommand {
  static var configuration: CommandConfiguration { DaylioFiles.configuration }

  @OptionGroup var options: ImportFileOptions

  @Option(help: ArgumentHelp("What your own moods mean, 1 to 5: so-so=3,super=5", valueName: "levels"))
  var moods: String?

  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you import data of another app.") }

  func run(in context: CommandContext) throws {
    try options.run(ImportAppsModule.importer(DaylioFiles.id), ["moods": moods], in: context)
  }
}

/// `import flaredown-long FILE`
struct ImportFlaredownLongCommand: AskingCommand {
  static var configuration: CommandConfiguration { FlaredownLongFiles.configuration }

  @OptionGroup var options: ImportFileOptions

  @Option(help: ArgumentHelp("Whose rows to import, if the file has several people.", valueName: "id"))
  var person: String?

  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you import data of another app.") }

  func run(in context: CommandContext) throws {
    try options.run(ImportAppsModule.importer(FlaredownLongFiles.id), ["person": person], in: context)
  }
}
