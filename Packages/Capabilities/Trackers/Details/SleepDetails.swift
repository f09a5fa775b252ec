import TrackerApplication
import TrackerCore

/// Last night, how regular sleep is, what was missed in a week, and how far its middle moves.
struct SleepDetails: TrackerDetails {
  static let hours: MetricID = "sleep.hours"
  private static let midpoint: MetricID = "sleep.midpoint"
  /// The kind of entry that nights are logged as.
  private static let kind: LogKindID = "rest"

  /// Where there is no goal, so many hours are taken for what a night should have.
  static let usualNeed = 8.0
  private static let week = 7

  /// The night that ended today, in words; nil where none is logged.
  var lastNight: Phrase?
  var regularity: Regularity
  var debt: Debt
  var middle: Middle

  /// How alike the sleep of one day and the next is.
  struct Regularity: Encodable, Sendable {
    /// The sleep regularity index, −100 … 100; nil with too few pairs of days.
    var index: Double?
    /// Pairs of days in a row that are known.
    var pairs: Int
    /// Days that are looked at.
    var days: Int
  }

  /// Hours that were missed in the last seven nights.
  struct Debt: Encodable, Sendable {
    /// Of the known nights together; 0 where none was missed, nil where no night is known.
    var hours: Double?
    /// Hours that a night should have.
    var need: Double
    /// Whether the need is that of a goal of the person's own.
    var isOfGoal: Bool
    var knownNights: Int
  }

  /// Where the middle of the last seven nights was.
  struct Middle: Encodable, Sendable {
    /// Hours after midnight, negative before it; nil where none is known.
    var mean: Double?
    /// In hours; nil with fewer than four known nights.
    var standardDeviation: Double?
    var knownNights: Int

    static let fewest = 4
  }

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  init(_ day: TrackerDay) throws {
    let session = day.session
    regularity = try Regularity(day)
    let entries = try day.journal.entries(
      EntryQuery(days: day.day...day.day, kinds: [Self.kind], onlyCounting: true))
    let kind = session.environment.registry.logKind(Self.kind)
    let context = session.person.entryContext
    let told = entries.compactMap { entry in kind?.summary(of: entry, in: context) }
    lastNight = told.isEmpty ? nil : .parts(told)
    let goal = day.goals.first { $0.aim.metric == Self.hours }
    debt = Debt(day.numbers(Self.hours, days: Self.week), goal: goal?.wanted)
    let table = try day.journal.dayTable(
      [Self.midpoint: Self.week - 1], on: day.day...day.day, catalogue: session.person.catalogue)
    middle = Middle(table.known(Self.midpoint, on: table.days))
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let facts: [Block] = [
      .fact(.init(format("Last night"), "\(lastNight.map { format($0) } ?? "–")")),
      .fact(.init(format("Regularity"), "\(told(regularity, format))")),
      .fact(.init(format("Missing sleep"), "\(debt.told(format))")),
      .fact(.init(format("Middle of the night"), "\(middle.told(format))")),
    ]
    let explained = format(
      "Regularity compares when you slept with 24 hours later. 100 means all days are alike, 0 means no pattern.")
    let source = format("This is the Sleep Regularity Index of {source}.", ["source": SleepRegularity.source])
    return [
      .section(facts), .section([.sentence("\(explained, .faint)"), .sentence("\(source, .faint)")]),
    ]
  }

  private func told(_ regularity: Regularity, _ format: TextFormatter) -> String {
    guard let index = regularity.index else {
      let missing = SleepRegularity.fewestPairs - regularity.pairs
      return missing == 1
        ? format("– (needs 1 more pair of nights with times)")
        : format("– (needs {count} more pairs of nights with times)", ["count": "\(missing)"])
    }
    return format(
      "{index} of 100, from {count} pairs of nights",
      ["index": format.number(index, upTo: 0), "count": "\(regularity.pairs)"])
  }
}

extension SleepDetails.Regularity {
  /// Of the days up to one.
  fileprivate init(_ day: TrackerDay) throws {
    let days = day.day.advanced(by: 1 - SleepRegularity.days)...day.day
    let (session, registry) = (day.session, day.session.environment.registry)
    let nights = try registry.nights(on: days, of: session, in: day.journal)
    let regularity = SleepRegularity(nights, on: days, calendar: session.calendar, now: session.environment.now)
    let last = SleepRegularity.days - 1
    self.init(
      index: regularity.index(endingAt: last), pairs: regularity.pairs(endingAt: last), days: SleepRegularity.days)
  }
}

extension SleepDetails.Debt {
  /// - Parameters:
  ///   - nights: Hours of each of the last nights, not-a-number where unknown.
  ///   - goal: Hours that a night should have; nil without a goal.
  init(_ nights: [Double], goal: Double?) {
    // A goal of 0 hours says that sleep is logged, not how long it should be.
    let own = goal.flatMap { $0 > 0 ? $0 : nil }
    let known = nights.filter { !$0.isNaN }
    need = own ?? SleepDetails.usualNeed
    isOfGoal = own != nil
    knownNights = known.count
    hours = known.isEmpty ? nil : max(0, need * Double(known.count) - known.reduce(0, +))
  }

  func told(_ format: TextFormatter) -> String {
    guard let hours else { return "–" }
    let values = [
      "hours": format(Tracker.hours(hours)), "need": format(Tracker.hours(need)), "nights": "\(knownNights)",
    ]
    if knownNights == 1 {
      return isOfGoal
        ? format("{hours} in 1 known night, with a goal of {need}", values)
        : format("{hours} in 1 known night, if a night should have {need}", values)
    }
    return isOfGoal
      ? format("{hours} in {nights} known nights, with a goal of {need}", values)
      : format("{hours} in {nights} known nights, if a night should have {need}", values)
  }
}

extension SleepDetails.Middle {
  /// - Parameter midpoints: The known ones, in hours after midnight.
  init(_ midpoints: [Double]) {
    knownNights = midpoints.count
    mean = midpoints.isEmpty ? nil : midpoints.reduce(0, +) / Double(midpoints.count)
    standardDeviation = Stability.standardDeviation(of: midpoints, fewest: Self.fewest)
  }

  func told(_ format: TextFormatter) -> String {
    guard let mean else { return "–" }
    let clock = "\(LocalTime(wrapping: Int((mean * 60).rounded())))"
    guard let standardDeviation else { return format("about {time}", ["time": clock]) }
    let minutes = Int((standardDeviation * 60).rounded())
    return format(
      "about {time}, mostly within {minutes} minutes (SD)", ["time": clock, "minutes": "\(minutes)"])
  }
}
