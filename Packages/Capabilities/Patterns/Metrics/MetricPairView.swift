import TrackerApplication
import TrackerCore

/// Two numbers of a person's days: whether they go together, and their days.
public struct MetricPairView: ReadModel {
  public static let schema = "metric-pair/1"

  /// The first day that is looked at.
  var since: Day
  var result: PairResult
  var scatter: PairScatter
  var strips: PairStrips
  private let metrics: (first: MetricDefinition, second: MetricDefinition)

  private enum CodingKeys: String, CodingKey { case since, result, scatter, strips }

  /// - Parameter days: Those of both series.
  init(days: ClosedRange<Day>, series: (first: MetricSeries, second: MetricSeries), result: PairResult) {
    since = days.lowerBound
    self.result = result
    scatter = PairScatter(series.first.paired(with: series.second, lag: result.lag))
    strips = PairStrips([series.first, series.second], through: days.upperBound)
    metrics = (series.first.metric, series.second.metric)
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let names = ["first": format(metrics.first.name), "second": format.inSentence(format(metrics.second.name))]
    let chart = scatter.chart(metrics.first, metrics.second, lag: result.lag, format)
    let drawn: [Block] = scatter.points.isEmpty ? [] : [.section([.chart(chart)])]
    return [
      .heading(.init("\(format("{first} and {second}", names))")), .sentence("\(result.meaning(format))"),
      .section(facts(format)),
    ] + drawn + [.section([.table(strips.table(format))])]
      + (result.isClaim
        ? [.section([.sentence("\(format("Going together does not make one the cause of the other."), .faint)")])] : [])
  }

  private func facts(_ format: TextFormatter) -> [Block] {
    let values = ["count": "\(result.days)", "day": format.short(since)]
    let days: Block = .fact(.init(format("Days with both"), "\(format("{count}, since {day}", values))"))
    guard result.missingDays == 0 else { return [days] }
    let strength = result.spearman.map { spearman in
      format(
        "{strength} (Spearman {spearman}, Pearson {pearson})",
        [
          "strength": result.strengthInWords(format), "spearman": figure(spearman, format),
          "pearson": result.pearson.map { figure($0, format) } ?? "–",
        ])
    }
    let chance = result.p.map { p in
      format(
        "p {p}, q {q}", ["p": PairResult.told(p, format), "q": result.q.map { PairResult.told($0, format) } ?? "–"])
    }
    return [
      days, .fact(.init(format("Compared with"), "\(result.delay(format))")),
      .fact(.init(format("Strength"), "\(strength ?? "–")")), .fact(.init(format("Chance"), "\(chance ?? "–")")),
      .fact(.init(format("Priority"), "\(format("{priority} of 5", ["priority": "\(result.priority)"]))")),
    ]
  }

  private func figure(_ value: Double, _ format: TextFormatter) -> String {
    format.number(value, upTo: 2, atLeast: 2, isSigned: true)
  }
}

extension PairResult {
  /// `0.032`; `under 0.001`
  static func told(_ chance: Double, _ format: TextFormatter) -> String {
    chance < 0.001 ? format("under {limit}", ["limit": format.number(0.001, upTo: 3)]) : format.number(chance, upTo: 3)
  }
}
