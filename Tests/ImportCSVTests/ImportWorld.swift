import Foundation
import Synchronization
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerImportCSV
import TrackerLogging
import TrackerTestSupport

@testable import TrackerImportCSVCommands

/// A person with a journal in memory, and files to import.
struct ImportWorld {
  static let person = "person"
  /// Modules that bring metrics alone.
  static let small: [any TrackerModule.Type] = [MeasurementModule.self, ImportedMetrics.self]
  let journal = InMemoryJournal()
  let terminal = RecordingTerminal()
  var context: CommandContext
  let folder: String

  /// - Parameters:
  ///   - today: UTC, of which the person's zone is; the time is eight in the evening.
  ///   - modules: Besides that of the import.
  init(today: String = "2026-03-31", modules: [any TrackerModule.Type] = ImportWorld.small) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let day = Day(today) ?? Day(number: 0)
    context = .testing(
      [ImportCSVModule.self] + modules,
      now: Instant(seconds: Int64(day.number) * 86_400 + 72_000),
      home: folder, forecasts: CountingForecaster(), terminal: terminal, openJournal: { [journal] _, _ in journal })
    try journal.write("onboard", at: context.environment.now) { journal in
      try journal.put(PersonFacts(), as: PersonFacts.document)
      try journal.put([ConditionRecord(pack: SamplePacks.sample, since: day)], as: ConditionRecord.document)
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs `import csv` on texts and gives what it wrote.
  func importCSV(_ csv: String, map: String, _ arguments: String..., json: Bool = false) throws -> String {
    let (file, columns) = ("\(folder)/diary.csv", "\(folder)/map.yaml")
    try csv.write(toFile: file, atomically: false, encoding: .utf8)
    try map.write(toFile: columns, atomically: false, encoding: .utf8)
    let command = try ImportCSVCommand.parse([file, "--columns", columns] + arguments)
    var context = context
    context.console.format = json ? .json : .text
    try command.runAsking(in: context)
    return terminal.takeOutput().replacing(folder + "/", with: "")
  }

  /// Runs `import csv` on a file of the folder as it was typed and gives what it wrote, on either stream.
  func run(_ csv: String, _ arguments: String...) throws -> String {
    try run(Array(csv.utf8), arguments)
  }

  /// Runs `import csv` on bytes and gives what it wrote, on either stream.
  func run(_ csv: [UInt8], _ arguments: [String] = []) throws -> String {
    try Data(csv).write(to: URL(fileURLWithPath: "\(folder)/diary.csv"))
    let command = try ImportCSVCommand.parse(["\(folder)/diary.csv"] + arguments)
    try command.runAsking(in: context)
    return terminal.takeOutput().replacing(folder + "/", with: "")
  }

  /// Every entry as `day metric value`, with its revision where that is not the first.
  var entries: [String] {
    get throws {
      try journal.read { try $0.entries(EntryQuery()) }.map { entry in
        let value = entry.payload[MeasurementKind.value] ?? .nan
        let revision = entry.revision > 1 ? " (\(entry.revision))" : ""
        return "\(entry.day) \(entry.payload[MeasurementKind.metric] ?? "?") \(value)\(revision)"
      }.sorted()
    }
  }

  func total(_ metric: MetricID, on day: String) throws -> Double? {
    guard let day = Day(day) else { return nil }
    return try journal.read { try $0.totals(of: [metric], in: day...day).first?.value }
  }

  /// What `undo` does: puts entries back as they were before the last action.
  func undo() throws {
    let last = try journal.read { try $0.lastAction() }
    try journal.write("undo", at: context.environment.now) { journal in
      try journal.reverts(last)
      for case .entry(let id, let before, let measures) in try journal.changes(of: last) {
        if let before { try journal.put(before, measures: measures) } else { try journal.delete(id) }
      }
    }
  }
}

/// The kind of what a diary brings.
enum MeasurementModule: TrackerModule {
  static let id: ModuleID = "measurements"
  static func contribute(to registry: inout Registry) { registry.logKinds.add(MeasurementKind.self) }
}

/// The metrics that the tests' maps name.
enum ImportedMetrics: TrackerModule {
  static let id: ModuleID = "imported-metrics"

  static func contribute(to registry: inout Registry) {
    registry.metrics.add(
      MetricDefinition(
        id: "sleep.hours", name: "Sleep", unit: "hours", range: 0...24, direction: .low, fold: .sum,
        foldOverDays: .mean,
        absence: .unknown, about: "Hours slept"))
    registry.metricFamilies.add(
      MetricFamily(prefix: "custom.", placeholder: "name", about: "One's own") { id, word in
        MetricDefinition(
          id: id, name: .verbatim(word), unit: "", range: -1e9...1e9, direction: nil, fold: .sum, absence: .unknown,
          about: "One's own", countsYes: true)
      })
  }
}

/// A forecaster whose tomorrow rises by a percent with each flare in the journal, from 20.
struct CountingForecaster: ForecastEngine {
  func outlook(
    for condition: ActiveCondition, of person: Person, on day: Day, at now: Instant, in journal: any JournalReading
  ) throws -> Outlook {
    let flares = try journal.totals(of: [FlareRule.mark], in: Day(number: 0)...day).count { $0.value == 1 }
    let forecast = Forecast(
      condition: condition.id, forDay: day.advanced(by: 1), kind: .ahead, dataThrough: day, madeAt: now,
      probability: 0.2 + Double(flares) / 100, range: 0.1...0.9, baseRate: 0.2, contributions: [], learntFrom: 0,
      predictor: "counting",
      pack: condition.hash)
    let load = LoadScore(day: day, score: nil, groups: [], factors: [])
    return Outlook(
      condition: condition.id, day: day, today: forecast, tomorrow: forecast, yesterdaysLoad: load, todaysLoad: load,
      yesterdaysForecast: nil,
      yesterday: DayOutcome(day: day.advanced(by: -1)), todaysOutcome: DayOutcome(day: day), knownDays: 0,
      score: ForecastScore())
  }

  func refresh(_ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any JournalWriting) throws
    -> Outlook
  {
    let outlook = try outlook(for: condition, of: person, on: person.calendar.day(of: now), at: now, in: journal)
    try journal.put(outlook.tomorrow)
    return outlook
  }

  func probability(after day: Day, of pack: ConditionPack, in table: DayTable) -> Double { 0.2 }
}

/// A terminal that keeps what is written.
final class RecordingTerminal: Terminal {
  private let output = Mutex("")
  let isInteractive = false
  let width = 80
  let usesColour = false

  func takeOutput() -> String {
    output.withLock { text in
      defer { text = "" }
      return text
    }
  }

  func put(_ text: String, to stream: TerminalStream) { output.withLock { $0 += text } }
  func readLine() -> String? { nil }
  func withKeys<Result>(_ body: (_ next: () -> Key) throws -> Result) throws -> Result { try body { .endOfInput } }
}
