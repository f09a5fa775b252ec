import TrackerApplication
import TrackerCore
import TrackerPatternEngine
import TrackerStatistics

/// Which numbers of a person's days go together.
public struct MetricPairs {
  private let session: Session

  /// The metrics that are logged on most days make the list of pairs: so many of them, so at most 28 pairs.
  static let mostMetrics = 8
  /// Candidates that are read for them: those that never change are passed over.
  private static let mostCandidates = 40
  /// Days up to the last one with an entry that are compared: three years.
  static let mostDays = 1_096
  /// Orders of blocks that are looked at one by one where one pair is asked for: all of those of 84 and 85 days.
  private static let mostEnumerated = 75_000

  /// Of a person's journal.
  public init(_ session: Session) { self.session = session }

  /// The pairs of the metrics that the person logs most, those that hold up first.
  ///
  /// - Parameters:
  ///   - search: Only pairs with this text in a name or an id are shown; all are tested.
  ///   - showsAll: Whether the answer shows all of them.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func ranked(search: String? = nil, showsAll: Bool = false) throws -> MetricPairsView {
    let (days, series) = try mostLogged()
    let shared = SharedNumbers(session.person)
    let places = series.indices.flatMap { first in
      series.indices.dropFirst(first + 1).map { ordered(series[first], series[$0]) }
    }.filter { shared.reason($0.first.metric.id, $0.second.metric.id) == nil }
    var findings: [PairFinding] = []
    SideBySide().forEach(places) {
      MetricPair($0).finding()
    } _: {
      findings.append($1)
    }
    let results = zip(places, MetricPair.adjusted(findings)).map { PairResult($0, $1) }.sorted { $0.isBefore($1) }
    return MetricPairsView(
      since: days?.lowerBound, metrics: series.map(\.metric.id), pairs: results, search: search?.trimmed,
      showsAll: showsAll)
  }

  /// Two metrics by the words that a person types for them.
  ///
  /// - Throws: `Failure`: `validation` where a word is no metric, both are one, or one is calculated from the other;
  ///   `notEnoughData` where a metric was not logged or never changes; `storage` when the journal can't be read.
  public func pair(_ first: String, _ second: String) throws -> MetricPairView {
    let metrics = try session.journal.read { journal in
      try [first, second].map {
        try session.metric(
          typed: $0, in: journal, recovery: "To see all: symptoms pack metrics", where: MetricPairs.isNumberOfDay)
      }
    }
    if metrics[0].id == metrics[1].id {
      throw Failure(
        .validation, "{first} and {second} are the same", ["first": .verbatim(first), "second": .verbatim(second)],
        recovery: "Name two, such as: symptoms patterns metrics sleep.hours stress.level")
    }
    try check(metrics[0], metrics[1])
    guard let days = try self.days() else { throw unknown(metrics[0]) }
    let series = try read(metrics, on: days)
    for series in series {
      if series.isUnknown { throw unknown(series.metric) }
      if series.isConstant {
        let known = series.values.count { $0 != nil }
        guard known >= MetricPair.neededDays else { throw tooFew(series.metric, known) }
        throw Failure(
          .notEnoughData, "{name} was the same on all days, so nothing can be compared with it",
          ["name": series.metric.name], recovery: "Choose a number that changes.")
      }
    }
    let pair = (first: series[0], second: series[1])
    let finding = MetricPair.adjusted([MetricPair(pair).finding(mostEnumerated: MetricPairs.mostEnumerated)])[0]
    return MetricPairView(days: days, series: pair, result: PairResult(pair, finding))
  }

  /// A symptom stands second: what it may follow is asked for.
  private func ordered(
    _ one: MetricSeries, _ other: MetricSeries
  ) -> (first: MetricSeries, second: MetricSeries) {
    func isSymptom(_ series: MetricSeries) -> Bool {
      series.metric.id.rawValue.hasPrefix(SymptomDefinition.metricPrefix)
    }
    return isSymptom(one) && !isSymptom(other) ? (other, one) : (one, other)
  }

  private func days() throws -> ClosedRange<Day>? {
    try session.journal.read { journal in
      guard let first = try journal.loggedDays()?.lowerBound,
        let last = try journal.lastLoggedDay(through: session.today)
      else { return nil }
      return max(first, last.advanced(by: 1 - MetricPairs.mostDays))...last
    }
  }

  private func read(_ metrics: [MetricDefinition], on days: ClosedRange<Day>) throws -> [MetricSeries] {
    let asked = Dictionary(metrics.map { ($0.id, 0) }) { first, _ in first }
    let table = try session.journal.read { try $0.dayTable(asked, on: days, catalogue: session.person.catalogue) }
    return metrics.map { MetricSeries($0, on: days, in: table) }
  }

  private func mostLogged() throws -> (days: ClosedRange<Day>?, series: [MetricSeries]) {
    guard let days = try days() else { return (nil, []) }
    let catalogue = session.person.catalogue
    let former = Set(catalogue.definitions.flatMap { $0.formerly.map(\.id) })
    let logged = try session.journal.read { try $0.metrics(withPrefix: "") }
      .filter { !Measure.isOfKeeping($0.metric) && $0.metric.part == nil && !former.contains($0.metric) }
      .sorted { ($1.days, $0.metric) < ($0.days, $1.metric) }
    let metrics = logged.lazy.compactMap { catalogue[$0.metric] }.filter(MetricPairs.isNumberOfDay)
    let series = try read(Array(metrics.prefix(MetricPairs.mostCandidates)), on: days)
    return (days, Array(series.filter { !$0.isUnknown && !$0.isConstant }.prefix(MetricPairs.mostMetrics)))
  }

  /// What follows from days of other metrics, such as how far a goal is, is no number of its own.
  private static func isNumberOfDay(_ metric: MetricDefinition) -> Bool { metric.documents?.readsDays != true }

  private func check(_ first: MetricDefinition, _ second: MetricDefinition) throws(Failure) {
    guard let reason = SharedNumbers(session.person).reason(first.id, second.id) else { return }
    let (calculated, from) = reason == .secondIsCalculated ? (second, first) : (first, second)
    let message: Phrase =
      reason == .countTheSame
      ? "{first} and {second} count some of the same entries" : "{first} is calculated from {second}"
    throw Failure(
      .validation, message, ["first": calculated.name, "second": from.name],
      recovery: "They always go together. Choose another pair.")
  }

  private func tooFew(_ metric: MetricDefinition, _ days: Int) -> Failure {
    Failure(
      .notEnoughData,
      days == 1
        ? "{name} is known on 1 day so far" : "{name} is known on {count} days so far, and was always the same",
      ["name": metric.name, "count": .count(days), "needed": .count(MetricPair.neededDays)],
      recovery: "Log both numbers on {needed} days.")
  }

  private func unknown(_ metric: MetricDefinition) -> Failure {
    Failure(
      .notEnoughData, "Nothing is logged for {name}", ["name": metric.name],
      recovery: "To see what you log most: symptoms patterns metrics")
  }
}

extension MetricPair {
  /// The two series as a pair.
  init(_ series: (first: MetricSeries, second: MetricSeries)) {
    self.init(
      series.first.metric.id.rawValue, series.first.values, series.second.metric.id.rawValue, series.second.values)
  }
}
