import TrackerCore

/// What a day comes to: its entries that count by kind, its sleep, how it was, and how much of what is tracked it
/// answers.
public struct DaySummary: Sendable {
  public let day: Day
  /// Entries that count by kind; kinds without any are absent.
  public let counts: [LogKindID: Int]
  /// nil where unknown.
  public let sleepHours: Double?
  /// The answer that says how the day was; nil where nothing was answered.
  public let worst: WorstAnswer?
  /// Of what the person tracks, in their order.
  public let answered: [TrackedCategory]
  public let missing: [TrackedCategory]

  public var quality: DayQuality { worst?.quality ?? .unknown }
  /// How many categories the person tracks.
  public var tracked: Int { answered.count + missing.count }
  /// Share of the tracked categories that are answered, 0 … 1; nil where none is tracked.
  public var completeness: Double? { tracked == 0 ? nil : Double(answered.count) / Double(tracked) }

  /// The entries by kind, each kind with its number (`3 meals`), in the order in which modules bring them. Kinds that
  /// this version of the program does not know come last, by their ids.
  public func logged(_ registry: Registry, _ told: (LogKindDefinition, Int) -> Phrase) -> [Phrase] {
    let kinds = registry.logKinds.all.map { $0.definition }
    let known = kinds.compactMap { kind in counts[kind.id].map { told(kind, $0) } }
    let others = counts.keys.filter { registry.logKind($0) == nil }.sorted()
    return known + others.map { "\($0)" }
  }
}

/// What days come to, read for all of them at once.
public struct DaySummaries {
  private let session: Session
  private let symptoms: [SymptomDefinition]
  private let entries: [Day: [Entry]]
  private let table: DayTable
  private let marks: KeptDays

  /// Sleep, as the kinds that know of it measure it.
  private static let sleep: MetricID = "sleep.hours"

  /// - Parameter days: At most a year, since the entries of all of them are read.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(_ days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) throws {
    let person = session.person
    self.session = session
    symptoms = person.entryContext.symptoms
    entries = Dictionary(grouping: try journal.entries(EntryQuery(days: days, onlyCounting: true)), by: \.day)
    let metrics = [DaySummaries.sleep] + symptoms.map(\.metric) + person.tracked.compactMap(\.metric)
    table = try journal.dayTable(
      Dictionary(metrics.map { ($0, 0) }) { first, _ in first }, on: days, catalogue: person.catalogue)
    marks = try KeptDays(days, of: session.environment.registry, in: journal)
  }

  /// The entries of one of the days that count, the oldest first.
  public func entries(on day: Day) -> [Entry] { entries[day] ?? [] }

  /// What one of the days comes to.
  public func summary(of day: Day) -> DaySummary {
    let entries = entries(on: day)
    let answers = DayAnswers(on: day, of: session, entries: entries, table: table, marks: marks)
    let tracked = session.person.tracked
    return DaySummary(
      day: day, counts: Dictionary(grouping: entries, by: \.kind).mapValues(\.count),
      sleepHours: table[DaySummaries.sleep, day].number, worst: WorstAnswer(on: day, of: symptoms, in: table),
      answered: tracked.filter(answers.isAnswered), missing: tracked.filter { !answers.isAnswered($0) })
  }
}
