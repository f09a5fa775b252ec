import TrackerApplication
import TrackerCharts
import TrackerCore

/// Makes charts of a person's metrics.
public struct ChartMaker {
  let session: Session
  var format: TextFormatter { session.format }

  public init(_ session: Session) { self.session = session }

  /// The charts of a query: one, or one for each metric where their units differ.
  ///
  /// - Throws: `Failure`: `validation` where a word is no metric or the metrics can't be drawn so; `notEnoughData`
  ///   where nothing is logged in the period; `storage` when the journal can't be read. `OpenQuestions` for a day that
  ///   can be read two ways.
  public func view(_ query: ChartQuery) throws -> ChartView {
    try session.journal.read { journal -> ChartView in
      let metrics = try query.metrics.map {
        try session.metric(typed: $0, in: journal, recovery: "To see what can be drawn: symptoms chart list")
      }
      try ChartFit(query, metrics).check()
      let logged = try journal.loggedDays()
      let days = try query.period(session, logged: logged)
      let drawing = try ChartSheet(query, metrics, on: days, session, in: journal)
      for series in drawing.series {
        guard try !series.known.isEmpty && !session.isOfUnknownWord(series.metric, in: journal) else {
          throw nothing(of: series, logged: logged)
        }
      }
      return ChartView(days: days, charts: try drawing.charts(in: journal), query: query)
    }
  }

  private func nothing(of series: ChartSeries, logged: ClosedRange<Day>?) -> Failure {
    let values: [String: Phrase] = [
      "name": series.metric.name, "from": .day(series.days.lowerBound), "to": .day(series.days.upperBound),
    ]
    guard let logged else {
      return Failure(
        .notEnoughData, "Nothing is logged yet, so there is nothing to draw", recovery: "Log something: symptoms log")
    }
    return Failure(
      .notEnoughData, "Nothing is logged for {name} from {from} to {to}", values,
      recovery: logged.overlaps(series.days)
        ? "To see what can be drawn: symptoms chart list" : "Choose other days with --from and --to.")
  }
}

/// Whether metrics can be drawn as a person asks.
struct ChartFit {
  private let query: ChartQuery
  private let metrics: [MetricDefinition]

  init(_ query: ChartQuery, _ metrics: [MetricDefinition]) {
    self.query = query
    self.metrics = metrics
  }

  /// - Throws: `Failure` (`validation`).
  func check() throws(Failure) {
    if let same = metrics.indices.dropFirst().first(where: { index in
      metrics[..<index].contains { $0.id == metrics[index].id }
    }) {
      throw refusal("{name} is named twice", ["name": metrics[same].name], "Name each metric once.")
    }
    guard metrics.count <= ChartQuery.mostMetrics else {
      throw refusal("A chart shows at most four metrics", [:], "Leave some out.")
    }
    if query.compares { try checkComparison() }
    switch query.type {
    case .scatter where metrics.count != 2:
      throw refusal("A scatter chart needs two metrics", [:], "Name two, such as sleep and stress.")
    case .stacked: try checkParts(fewest: 2)
    case .pie where metrics.count > 1: try checkParts(fewest: 2)
    default: break
    }
  }

  private func checkComparison() throws(Failure) {
    guard metrics.count == 1 else {
      throw refusal("Only one metric can be compared with the period before", [:], "Name one, or leave --compare out.")
    }
    if let type = query.type, !type.canCompare {
      throw refusal(
        "The type {type} has no room for the period before", ["type": .verbatim(type.rawValue)],
        "Use line, area, bar or before-after.")
    }
  }

  /// Parts of a whole need one unit, and there must be such a thing as none of each.
  private func checkParts(fewest: Int) throws(Failure) {
    guard metrics.count >= fewest else {
      throw refusal("A stacked chart needs two to four metrics", [:], "Name those that add up, in one unit.")
    }
    let first = metrics[0]
    guard let other = metrics.first(where: { $0.unit != first.unit || $0.range.lowerBound != 0 || $0.runsOn }) else {
      return
    }
    throw refusal(
      other.unit == first.unit ? "{other} has no parts that add up" : "{first} and {other} have different units",
      ["first": first.name, "other": other.name],
      "Leave --type out.")
  }

  private func refusal(_ message: Phrase, _ values: [String: Phrase], _ recovery: Phrase) -> Failure {
    Failure(.validation, message, values, recovery: recovery)
  }
}
