import TrackerApplication
import TrackerCore

extension PredictView {
  /// How much each factor counts, and how soon it shows: a list of blocks for each part.
  func weights(_ weights: [Weight], of condition: Condition, _ format: TextFormatter) -> [[Block]] {
    let title = Block.heading(.init("\(format("How much each factor counts"))"))
    guard !weights.isEmpty else {
      let none = format(
        "{condition} has no factors. Its forecast uses only your recent days.", ["condition": condition.name])
      return [[title, .sentence("\(none)")]]
    }
    let since = WeightsInUse(weights: weights, learntSince: condition.learntSince, format: format).sentences
    let limits = limits(condition.limits ?? [], format)
    let rest = limits.isEmpty ? [] : [limits]
    guard showsFigures else {
      return [[title] + bars(weights, format) + [.sentence("\(since)")], soonest(weights, format)] + rest
    }
    let figures = WeightFigures(weights: weights, format: format)
    return [[title] + figures.table + [.sentence("\(since)")], figures.timing] + rest
  }

  // MARK: In sentences

  /// Log-odds from which a factor is shown by itself.
  private static let fewest = 0.05

  /// The factors that raise the chance, and those that lower it, with a bar for each; then those that are only the
  /// pack's. Where nothing is logged, all are.
  private func bars(_ weights: [Weight], _ format: TextFormatter) -> [Block] {
    let isNew = weights.allSatisfy { $0.knownDays == 0 }
    let logged = isNew ? weights : weights.filter { $0.knownDays > 0 }
    let unlogged = isNew ? "" : weights.filter { $0.knownDays == 0 }.map(\.name).joined(separator: "; ")
    let shown = logged.filter { abs($0.posterior) >= PredictView.fewest && !$0.isUncertain }
    let longest = shown.map { abs($0.posterior) }.max() ?? 1
    func group(_ heading: String, _ weights: [Weight]) -> [Block] {
      guard !weights.isEmpty else { return [] }
      let rows = weights.map { weight in
        let own = weight.records.map {
          format($0 == .confirmed ? "confirmed by your records" : "likely by your records")
        }
        return Block.Table.Row(["\(weight.name)", "\(own ?? "")"], bar: abs(weight.posterior) / longest)
      }
      return [.sentence("\(format(heading))"), .table(.init([.init(""), .init("")], rows: rows))]
    }
    let rest = logged.count - shown.count
    let others = format(
      rest == 1 ? "1 other factor counts for little." : "{count} other factors count for little.", ["count": "\(rest)"])
    let raising = shown.filter { ($0.posterior > 0) != $0.isProtective }
    let lowering = shown.filter { ($0.posterior > 0) == $0.isProtective }
    return group("These raise the chance of a flare, biggest first:", raising)
      + group("These lower it, biggest first:", lowering)
      + (rest == 0 ? [] : [.sentence("\(others)")])
      + (unlogged.isEmpty
        ? [] : [.sentence("\(format("From the pack, not logged yet: {names}.", ["names": unlogged]))")])
  }

  /// After how many days a factor shows the most, for those of which it is clear.
  private func soonest(_ weights: [Weight], _ format: TextFormatter) -> [Block] {
    let rows = weights.compactMap { weight -> Block.Table.Row? in
      guard let strongest = weight.timing.filter(\.holds).max(by: { abs($0.slope) < abs($1.slope) }) else { return nil }
      return .init(["\(weight.name)", "\(format.lag(strongest.lag))"])
    }
    let found: Block =
      rows.isEmpty
      ? .sentence("\(format("Nothing is clear yet."))") : .table(.init([.init(""), .init("")], rows: rows))
    let early = weights.count { $0.timingDaysNeeded ?? 0 > 0 }
    let waiting = format(
      early == 1 ? "1 factor needs more days." : "{count} factors need more days.", ["count": "\(early)"])
    return [.heading(.init("\(format("How soon each factor shows"))")), found]
      + (early == 0 ? [] : [.sentence("\(waiting)")])
  }
}

extension PredictView.Weight {
  /// Whether the person's days point away from what was believed at first, without ruling out that it has no effect.
  fileprivate var isUncertain: Bool {
    (tunedPrior ?? prior) * posterior < 0 && posteriorFrom <= 0 && posteriorTo >= 0
  }
}

extension TextFormatter {
  /// Days from a factor to how bad a day is.
  func lag(_ days: Int) -> String {
    switch days {
    case 0: self("the same day")
    case 1: self("the next day")
    default: self("after {count} days", ["count": "\(days)"])
    }
  }
}

/// Since when weights are in use and learnt.
private struct WeightsInUse {
  let weights: [PredictView.Weight]
  /// The first logged day.
  let learntSince: Day?
  let format: TextFormatter

  /// The day most of them share, then the others'.
  var sentences: String {
    let counts = Dictionary(grouping: weights.compactMap(\.inForceSince)) { $0 }
    guard let common = counts.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })?.key else { return "" }
    let others = weights.filter { $0.inForceSince != common }.compactMap { weight in
      weight.inForceSince.map { "\(weight.name) (\(format.long($0)))" }
    }
    let sentences =
      [format("In use since {day}.", ["day": format.long(common)])]
      + (others.isEmpty ? [] : [format("Except: {others}.", ["others": others.joined(separator: ", ")])])
      + [
        learntSince.map { format("Learning since {day}.", ["day": format.long($0)]) }
          ?? format("Nothing learnt yet. One check-in is enough to start: symptoms check-in")
      ]
    return sentences.joined(separator: " ")
  }
}
