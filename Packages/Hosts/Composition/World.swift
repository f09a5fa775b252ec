import Foundation
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerPrediction
import TrackerSettings
import TrackerStorage

/// Where a host runs: what decides which journal, packs and settings a request meets. It needs no terminal.
public struct World: Sendable {
  /// The environment's variables.
  public var variables: [String: String]
  public var clock: any WallClock
  public var zone: Zone
  /// Where the program lies: packs are looked for beside and above it.
  public var programPath: String
  /// How the person started the program, such as `Tools/symptoms`: what begins a line that they can copy.
  public var program: String
  public var randomNumbers: @Sendable () -> any RandomNumberGenerator
  /// The computer besides the home folder; nothing is there unless a host says otherwise.
  public var machine = Machine.bare
  /// Told of every English phrase that the person's language lacks; for tests of translations.
  public var tellLack: (@Sendable (_ english: String) -> Void)?

  public init(
    variables: [String: String], clock: any WallClock, zone: Zone, programPath: String, program: String = "symptoms",
    randomNumbers: @escaping @Sendable () -> any RandomNumberGenerator
  ) {
    self.variables = variables
    self.clock = clock
    self.zone = zone
    self.programPath = programPath
    self.program = program
    self.randomNumbers = randomNumbers
  }

  /// The words of this module in other languages.
  public static let strings: [StringCatalogue] = [.german]

  /// The environment of a request: the journal and settings of a home, the packs that can be found, the time of now.
  ///
  /// - Parameters:
  ///   - home: A folder in place of the usual one.
  ///   - packs: Folders in which packs are looked for first.
  ///   - warn: Tells what is no failure and no part of the answer.
  /// - Throws: `Failure` (`system`) where there is no home.
  public func environment(
    home: String? = nil, packs: [String] = [], warn: @escaping @Sendable (Phrase) -> Void = { _ in }
  ) throws -> Environment {
    let home = try homeFolder(home)
    // Before anything of it is read: a program may have been ended in the middle of its work.
    try HomeEraser(home, files: Composition.registry.homeFiles.all).finish()
    for work in Composition.registry.unfinishedWork.all { try work.finish(home, Composition.registry) }
    let settings = SettingsFile(
      home: home, environment: variables, definitions: Composition.registry.settings.all)
    let language =
      (try? SettingsModule.language(settings, of: Composition.registry, environment: variables)) ?? .english
    var words = words(in: language)
    words.units = (try? settings.value(of: CommonSettings.units).value).flatMap { UnitSystem(rawValue: $0) } ?? .metric
    var environment = Environment(
      registry: Composition.registry, now: clock.now, zone: zone, home: home,
      packs: PackLibrary(folders: packFolders(packs, home: home), language: language), forecasts: LearnerForecaster(),
      settings: settings, words: words,
      dateOrder: try? SettingsModule.dateOrder(settings, environment: variables),
      openJournal: { creating, beforeUpdating in
        try SQLiteJournal.open(home: home, creating: creating, beforeUpdating: beforeUpdating)
      }, warn: warn,
      randomNumbers: randomNumbers)
    environment.machine = machine
    return environment
  }

  private func words(in language: LanguageTag) -> Phrases {
    let words = Composition.registry.words(in: language).adding(World.strings)
    return tellLack.map(words.telling) ?? words
  }

  /// The folder named, else `SYMPTOMS_HOME`, else the platform's folder for a program's data.
  private func homeFolder(_ named: String?) throws -> String {
    if let given = named ?? variables["SYMPTOMS_HOME"], !given.isEmpty {
      return URL(fileURLWithPath: given).standardizedFileURL.path
    }
    guard let user = variables["HOME"], !user.isEmpty else {
      throw Failure(
        .system, "There's no folder for your journal: HOME is not set",
        recovery: "Name one at the end of your command, such as --home diary")
    }
    #if os(macOS)
    return "\(user)/Library/Application Support/symptoms"
    #else
    let data = variables["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(user)/.local/share"
    return "\(data)/symptoms"
    #endif
  }

  /// The folders named, `SYMPTOMS_PACKS`, the home's own, then the `Conditions` folders beside and above the program;
  /// the first that holds an id wins.
  private func packFolders(_ named: [String], home: String) -> [String] {
    let named = named + (variables["SYMPTOMS_PACKS"]?.split(separator: ":").map(String.init) ?? [])
    var folder = URL(fileURLWithPath: programPath).resolvingSymlinksInPath().deletingLastPathComponent()
    var shipped: [String] = []
    while folder.path.count > 1 {
      shipped += ["Conditions", "share/symptoms/Conditions"].map { folder.appendingPathComponent($0).path }
      folder.deleteLastPathComponent()
    }
    return named + ["\(home)/packs"]
      + (shipped.first { FileManager.default.fileExists(atPath: "\($0)/universal/pack.yaml") }.map { [$0] } ?? [])
  }
}
