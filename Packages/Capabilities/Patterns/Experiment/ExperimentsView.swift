import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// Every experiment, the latest first.
public struct ExperimentsView: ReadModel {
  public static let schema = "experiments/1"

  struct Item: Encodable, Sendable {
    var number: Int
    var factor: CandidateID
    var first: Day
    var last: Day
    var stopped: Day?
    var isRunning: Bool
    /// nil before the first look.
    var verdict: ExperimentFinding.Verdict?
    let name: Phrase
    private let isAhead: Bool

    private enum CodingKeys: String, CodingKey { case number, factor, first, last, stopped, isRunning, verdict }

    init(_ situation: ExperimentSituation, today: Day) {
      let experiment = situation.experiment
      number = experiment.number
      factor = experiment.factor
      first = experiment.first
      // One that was stopped before its first day has no other.
      last = experiment.stopped.map { max($0, experiment.first) } ?? experiment.last
      stopped = experiment.stopped
      isRunning = !experiment.isOver(on: today)
      isAhead = today < experiment.first
      verdict = situation.finding?.verdict
      name = situation.experiment.name.phrase
    }

    var told: Phrase {
      switch verdict {
      case .worse?: "worse days with it"
      case .better?: "better days with it"
      case .little?: "little difference"
      case nil where isRunning: isAhead ? "not begun yet" : "runs now"
      case nil where stopped != nil: "stopped early"
      default: "cannot be told"
      }
    }
  }

  var experiments: [Item]

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard let latest = experiments.first else {
      return [
        .sentence("\(format("You have made no experiment yet."))"),
        .commands([.init("symptoms patterns experiment --help", format("see how to begin one"))]),
      ]
    }
    let columns: [Block.Table.Column] = [
      .init(format("no."), .trailing), .init(format("with")), .init(format("from")), .init(format("to")),
      .init(format("in your records")),
    ]
    let rows = experiments.map { item in
      let (number, name, told) = ("\(item.number)", format(item.name), format(item.told))
      let (first, last) = (format.brief(item.first), format.brief(item.last))
      return Block.Table.Row(
        ["\(number)", "\(name)", "\(first)", "\(last)", "\(told)"],
        short: ["\(number)  \(name)", "\(format("{low} to {high}", ["low": first, "high": last]))", "\(told)"])
    }
    return [
      .table(Block.Table(columns, rows: rows)),
      .commands([
        .init("symptoms patterns experiment result \(latest.number)", format("see what one says"))
      ]),
    ]
  }
}
