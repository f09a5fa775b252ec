import TrackerApplication
import TrackerCharts
import TrackerCore

/// Makes trends: of one metric, or of all that a person follows.
public struct TrendMaker {
  /// The lengths of days that are looked at.
  public static let periods = [7, 30, 90, 365]
  public static let usualPeriod = 30

  let session: Session
  /// Days that are compared with as many before; one of `periods`.
  let length: Int

  var format: TextFormatter { session.format }
  var words: ChartWords { ChartWords(format) }

  /// - Throws: `Failure` (`usage`) for a number of days that is not one of `periods`.
  public init(_ session: Session, days: Int = usualPeriod) throws(Failure) {
    guard Self.periods.contains(days) else {
      throw Failure(
        .usage, "Trends are of 7, 30, 90 or 365 days, not {days}", ["days": .count(days)],
        recovery: "For example: symptoms trends --days 30")
    }
    self.session = session
    length = days
  }

  /// Days before today that are read of a metric: both periods, the weeks that say how much weeks differ, and those
  /// before and after a medicine that began near the period.
  private var back: Int { max(2 * length, 7 * TrendChange.weeks, length + 2 * TrendMedicine.days) }

  /// A metric's values up to its last day that is over.
  func values(of metric: MetricDefinition, from first: Day, in table: DayTable) -> (series: ChartSeries, isOpen: Bool) {
    let isOpen = table.isOpen(metric, on: session.today)
    let last = isOpen ? session.today.advanced(by: -1) : session.today
    return (ChartSeries(metric, on: min(first, last)...last, in: table, format, words: words), isOpen)
  }

  /// The last days beside those before.
  func change(of series: ChartSeries, _ values: TrendValues) -> TrendChange {
    let before = Array(values.last(2 * length).prefix(length))
    let weeks = length == 7 ? values.last(7 * TrendChange.weeks) : nil
    return TrendChange(series.metric, scale: series.scale, from: before, to: values.last(length), weeks: weeks)
  }

  // MARK: One metric

  /// - Parameters:
  ///   - word: The metric as people type it.
  ///   - showsAll: Whether the days, the times of day and all medicines are shown, too.
  /// - Throws: `Failure`: `validation` where the word is no metric; `notEnoughData` where nothing of it is known in the
  ///   period; `storage` when the journal can't be read.
  public func view(_ word: String, showsAll: Bool = false) throws -> TrendView {
    try session.journal.read { journal in
      let metric = try session.metric(typed: word, in: journal, recovery: "To see what you can name: symptoms trends")
      guard try journal.loggedDays() != nil else { throw Self.nothing }
      let first = session.today.advanced(by: -back)
      let table = try journal.dayTable(
        [metric.id: ChartSeries.meanDays - 1], on: first...session.today, catalogue: session.person.catalogue)
      let (series, isOpen) = values(of: metric, from: first, in: table)
      let values = TrendValues(series.days, series.values)
      let window = series.days.upperBound.advanced(by: 1 - length)...series.days.upperBound
      guard try values[window].contains(where: { $0 != nil }) && !session.isOfUnknownWord(metric, in: journal) else {
        throw try nothing(of: metric, in: journal)
      }
      var query = ChartQuery([word])
      query.days = length
      let sheet = try ChartSheet(query, [metric], on: window, session, in: journal)
      let readings = try sheet.readings(of: sheet.series[0], in: journal)
      let reach = window.lowerBound.advanced(by: -TrendMedicine.days)...window.upperBound
      let beginnings = try session.environment.registry.factorSources.all.flatMap { source in
        try source.beginnings(on: reach, in: journal)
      }
      let claims = try session.standingClaims(in: journal).filter { $0.metrics.contains(metric.id) }
      return TrendView(
        sheet, readings, change: change(of: series, values), hours: try hours(sheet, readings),
        medicines: beginnings.compactMap { TrendMedicine($0, of: metric, scale: series.scale, in: values) },
        claims: TrendClaims(claims, of: session.person), isOpen: isOpen && table[metric.id, session.today] != .unknown,
        word: session.word(of: metric), showsAll: showsAll)
    }
  }

  /// The map of the times of day; nil where too few entries have one.
  private func hours(_ sheet: ChartSheet, _ readings: [ChartSheet.Reading]) throws -> Chart? {
    do { return try sheet.hours(sheet.series[0], of: readings) } catch let failure as Failure
      where failure.kind == .notEnoughData
    { return nil }
  }

  static let nothing = Failure(
    .notEnoughData, "Nothing is logged yet, so there is no trend", recovery: "Log something: symptoms log")

  private func nothing(of metric: MetricDefinition, in journal: any JournalReading) throws -> Failure {
    let longest = TrendMaker.periods.last ?? length
    let wasLogged = try journal.metrics(withPrefix: metric.id.rawValue).contains { $0.metric == metric.id }
    return Failure(
      .notEnoughData, "Nothing is logged for {name} in the last {days} days",
      [
        "name": metric.name, "days": .count(length), "longest": .count(longest),
        "word": .verbatim(session.word(of: metric).shellWord),
      ],
      recovery: wasLogged && length < longest
        ? "Look further back: symptoms trends {word} --days {longest}" : "To see what is logged: symptoms chart list")
  }
}
