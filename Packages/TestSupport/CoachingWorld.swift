import Foundation
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPacks

/// Runs the examples of rules of coaching: an invented person with the base pack that ships, whose days are those of an
/// example.
public struct CoachingWorld {
  /// The day that examples are asked about.
  public static let day = Day(number: 20_524)

  private let registry: Registry
  private let condition: ActiveCondition
  private let words: Phrases

  /// - Parameter words: The person's.
  public init(_ registry: Registry, words: Phrases = .english) throws {
    let library = PackLibrary(
      folders: [FixtureFiles.root.appendingPathComponent("Conditions").path],
      language: words.language)
    let pack = try library.pack("universal")
    self.registry = registry
    self.words = words
    condition = ActiveCondition(
      record: ConditionRecord(pack: "universal", since: CoachingWorld.day.advanced(by: -100)), pack: pack.pack,
      hash: pack.hash)
  }

  /// What a rule says of the last day of an example.
  public func notices(of rule: CoachingRule, on example: CoachingExample) throws -> [CoachingNotice] {
    let journal = InMemoryJournal()
    let session = session(in: journal)
    try journal.write("log", at: session.environment.now) { journal in
      try log(example.days, in: journal)
      for forecast in example.forecasts { try keep(forecast, in: journal) }
      try example.documents(journal, CoachingWorld.day)
    }
    return try journal.read { reading in
      let basis = CoachingBasis(session, DocumentShelf(reading))
      let table = try reading.dayTable(
        rule.metrics(basis), on: CoachingWorld.day...CoachingWorld.day, catalogue: session.person.catalogue)
      return try rule.notices(CoachingDay(CoachingWorld.day, of: session, basis: basis, in: table, journal: reading))
    }
  }

  /// The person in a journal, on the day that examples are asked about or on another one.
  public func session(in journal: any Journal, on day: Day = CoachingWorld.day) -> Session {
    var environment = CommandContext.testing(
      [], now: Instant(seconds: Int64(day.number) * 86_400 + 20 * 3600), forecasts: SteadyForecaster(),
      terminal: ScriptedTerminal(), openJournal: { _, _ in journal }
    ).environment
    environment.registry = registry
    environment.words = words
    let person = Person(
      facts: PersonFacts(), calendar: DayCalendar(zone: .utc), conditions: [condition],
      catalogue: registry.catalogue.adding(condition.pack), language: words.language)
    return Session(environment: environment, journal: journal, person: person)
  }

  /// Puts days that end with the day that examples are asked about, one entry a day.
  public func log(_ days: [MetricID: [Double?]], in journal: any JournalWriting) throws {
    for back in 0..<(days.values.map(\.count).max() ?? 0) {
      let measures = days.compactMap { metric, values -> Measure? in
        let index = values.count - 1 - back
        return index >= 0 ? values[index].map { Measure(metric, $0, fold: .max) } : nil
      }
      guard !measures.isEmpty else { continue }
      let day = CoachingWorld.day.advanced(by: -back)
      let digits = String(day.number)
      let entry = Entry(
        id: EntryID(rawValue: String(repeating: "0", count: 16 - digits.count) + digits), kind: "measurement",
        instant: Instant(seconds: Int64(day.number) * 86_400 + 43_200), offset: 0, zone: "UTC", day: day,
        payload: Payload())
      try journal.put(entry, measures: measures.sorted { $0.metric < $1.metric })
    }
  }

  /// Puts a forecast as it was made the day before.
  public func keep(_ forecast: CoachingExample.Forecast, in journal: any JournalWriting) throws {
    try journal.put(self.forecast(forecast))
  }

  private func forecast(_ example: CoachingExample.Forecast) -> Forecast {
    let day = CoachingWorld.day.advanced(by: -example.daysBack)
    let probability = Double(example.percent) / 100
    return Forecast(
      condition: condition.id, forDay: day, kind: .ahead, dataThrough: day.advanced(by: -1),
      madeAt: Instant(seconds: Int64(day.number) * 86_400), probability: probability,
      range: probability / 2...(1 + probability) / 2, baseRate: 0.4, contributions: [], learntFrom: 30,
      predictor: "example", pack: condition.hash)
  }
}
