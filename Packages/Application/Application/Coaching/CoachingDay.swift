import TrackerCore

/// A day as a rule of coaching sees it: what is known of it and of the days before it.
public struct CoachingDay {
  public let day: Day
  /// Whether it is the day of now, so that the sentence may say “today”. It is false when the program looks back at
  /// what was said earlier.
  public let isToday: Bool
  /// Holds the metrics that the rule asked for.
  public let table: DayTable
  /// The person's words, for texts of packs that become part of a sentence.
  public let format: TextFormatter
  private let basis: CoachingBasis
  private let store: CoachingStore

  public var person: Person { basis.person }

  private init(
    day: Day, isToday: Bool, basis: CoachingBasis, table: DayTable, format: TextFormatter, store: CoachingStore
  ) {
    self.day = day
    self.isToday = isToday
    self.basis = basis
    self.table = table
    self.format = format
    self.store = store
  }

  /// A day of a person's journal.
  ///
  /// - Parameters:
  ///   - basis: What the rules were asked with which metrics they read.
  ///   - table: Holds them.
  public init(
    _ day: Day, of session: Session, basis: CoachingBasis, in table: DayTable, journal: any JournalReading
  ) {
    self.init(
      day: day, isToday: day == session.today, basis: basis, table: table, format: session.format,
      store: CoachingStore(journal))
  }

  /// The same person on another day, which is not today.
  func on(_ other: Day) -> CoachingDay {
    CoachingDay(day: other, isToday: false, basis: basis, table: table, format: format, store: store)
  }

  // MARK: Numbers

  /// The value of a metric so many days before the day, 0 for none, nil for unknown.
  public func number(_ metric: MetricID, back: Int = 0) -> Double? { table[metric, day.advanced(by: -back)].number }

  /// The known values of a metric on some days, counted back from the day, the earliest first: `0...6` is the week that
  /// ends with the day.
  public func known(_ metric: MetricID, back days: ClosedRange<Int>) -> [Double] {
    table.known(metric, on: day.advanced(by: -days.upperBound)...day.advanced(by: -days.lowerBound))
  }

  /// The person's own usual: the mean of the known days among the 28 that end so many days before the day; nil where
  /// fewer than seven of them are known.
  public func usual(_ metric: MetricID, back: Int = 1) -> Double? {
    PersonalUsual.mean(of: known(metric, back: back...back + PersonalUsual.days - 1))
  }

  // MARK: Flares and forecasts

  /// What a day was for a condition, by the definition of a flare that is in force. The rule asks for
  /// `CoachingDay.outcomeMetrics`.
  public func outcome(of condition: ActiveCondition, back: Int = 0) -> DayOutcome {
    let rule = condition.pack.flare
    let asked = day.advanced(by: -back)
    return rule.outcome(of: asked, for: condition.id, in: table, isRelative: condition.record.isFlareRelative)
  }

  /// The metrics that outcomes of the person's conditions are made from, through so many days before the day.
  public static func outcomeMetrics(of person: Person, back: Int) -> [MetricID: Int] {
    person.conditions.reduce(into: [:]) { metrics, condition in
      let rule = condition.pack.flare
      let days = back + rule.lookback(isRelative: condition.record.isFlareRelative)
      for metric in rule.metrics(of: condition.id) { metrics[metric] = max(metrics[metric] ?? 0, days) }
    }
  }

  /// The forecast that was stored for a day before it began; nil where none was.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func forecast(of condition: PackID, back: Int = 0) throws -> Forecast? {
    try store.forecast(of: condition, for: day.advanced(by: -back))
  }

  // MARK: Documents

  /// The document of a kind, nil where there is none.
  ///
  /// - Throws: `Failure` (`storage`) when it can't be read.
  public func value<Value>(_ kind: DocumentKind<Value>) throws -> Value? { try basis.documents.value(kind) }

  /// The documents of a family, ordered by their ids.
  ///
  /// - Throws: `Failure` (`storage`) when one of them can't be read.
  public func values<Value>(_ kind: DocumentKind<Value>) throws -> [Value] { try basis.documents.values(kind) }

  // MARK: Commands

  /// The command that lists the entries of a kind on the day and on days before it.
  ///
  /// - Parameter days: How many days, the day itself included.
  public func entries(_ kind: LogKindID? = nil, days: Int) -> String {
    "symptoms list" + (kind.map { " --kind \($0)" } ?? "") + " --days \(days)" + (isToday ? "" : " --date \(day)")
  }
}

/// The forecasts that rules read, kept for the time of one question.
final class CoachingStore {
  private let journal: any JournalReading
  private var forecasts: [PackID: [Day: Forecast?]] = [:]

  init(_ journal: any JournalReading) { self.journal = journal }

  /// The official forecast for a day: made ahead, not in the morning and not afterwards.
  func forecast(of condition: PackID, for day: Day) throws -> Forecast? {
    if let known = forecasts[condition]?[day] { return known }
    let found = try journal.forecasts(of: condition, for: day...day).first { $0.kind == .ahead }
    forecasts[condition, default: [:]][day] = .some(found)
    return found
  }
}
