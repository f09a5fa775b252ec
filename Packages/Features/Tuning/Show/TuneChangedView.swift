import TrackerApplication
import TrackerCore

/// What applying or undoing a tuning did.
public struct TuneChangedView: ReadModel {
  public static let schema = "tune-changed/1"

  struct Move: Encodable, Sendable {
    var condition: PackID
    var name: String
    /// Percent.
    var before: Int
    var after: Int
  }

  enum Change: String, Encodable, Sendable { case applied, reverted }

  var did: Change
  var condition: PackID
  var name: String
  /// Of the tuning that was applied or taken back.
  var by: String
  var because: String
  /// The first day of the change.
  var from: Day
  /// The tuning taken back had not begun, so that nothing changes today.
  var neverBegan: Bool
  /// The first day of another tuning that was announced before, absent where there is none.
  var nextFrom: Day?
  var nextBy: String?
  /// Who signed for what is in force now; absent where the pack counts as it is.
  var inForceBy: String?
  /// By group, the weight in force from that day on.
  var weights: [GroupID: Double]
  /// How the forecasts of tomorrow moved.
  var tomorrow: [Move]
  var warnings: [Diagnostic]

  private let order: [GroupID]
  enum CodingKeys: CodingKey {
    case did, condition, name, by, because, from, neverBegan, nextFrom, nextBy, inForceBy, weights, tomorrow, warnings
  }

  init(
    _ did: Change, tuning: TuningSession, record: TuningRecord, now: ConditionPack, inForce: TuningRecord? = nil,
    changes: [OutlookChange], warnings: [Diagnostic] = []
  ) {
    self.did = did
    condition = tuning.condition.id
    name = tuning.condition.untuned.name
    by = record.overlay.by
    because = record.overlay.because
    neverBegan = did == .reverted && record.from > tuning.session.today
    from = did == .applied ? record.from : tuning.session.today
    let next = did == .applied ? tuning.records.announced(after: record.from) : nil
    (nextFrom, nextBy) = (next?.from, next?.overlay.by)
    inForceBy = did == .applied ? record.overlay.by : inForce?.overlay.by
    weights = Dictionary(now.risk.groups.map { ($0.id, $0.weight) }) { first, _ in first }
    order = now.risk.groups.map(\.id)
    tomorrow = changes.filter { $0.condition == tuning.condition.id }.map {
      Move(
        condition: $0.condition, name: $0.name, before: $0.before,
        after: $0.after)
    }
    self.warnings = warnings
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let weights = order.map { Block.Value("\($0) \(format.number(self.weights[$0] ?? 0, upTo: 2))") }
    var blocks =
      told(format).map { Block.sentence("\($0)") } + [.fact(.init(format("Weights"), weights))]
      + tomorrow.map { .sentence("\(sentence($0, format))") }
    if let nextFrom, let nextBy {
      let values = ["day": format.long(nextFrom), "who": nextBy]
      blocks.append(
        .sentence(
          "\(format("From {day}, the planned tuning by {who} applies. To undo it: symptoms tune revert", values))"))
    }
    if !warnings.isEmpty { blocks.append(.list(.init(warnings.map { "\(format($0.sentence))" }, mark: .warning))) }
    return blocks + next(format)
  }

  private func told(_ format: TextFormatter) -> [String] {
    let values = [
      "condition": name, "who": by, "why": because, "day": format.long(from), "now": inForceBy ?? "",
    ]
    switch did {
    case .applied: return [format("{condition} is tuned from {day}. By {who}: {why}", values)]
    case .reverted:
      let now =
        neverBegan
        ? "It had not begun, so nothing changes today."
        : inForceBy == nil
          ? "The pack's own weights apply again from today." : "The tuning by {now} applies again from today."
      return [format("Undone: the tuning of {condition} by {who} ({why}).", values), format(now, values)]
    }
  }

  private func sentence(_ move: Move, _ format: TextFormatter) -> String {
    let values = ["before": format.percent(points: move.before), "after": format.percent(points: move.after)]
    return move.before == move.after
      ? format("Tomorrow's chance of a flare is still {after}.", values)
      : format("Tomorrow's chance of a flare is now {after} (it was {before}).", values)
  }

  private func next(_ format: TextFormatter) -> [Block] {
    switch did {
    case .applied:
      [
        .sentence("\(format("Earlier days do not change."))"),
        .commands([.init("symptoms tune revert", format("undo it"))]),
      ]
    case .reverted: [.commands([.init("symptoms tune history", format("see every tuning"))])]
    }
  }
}
