import TrackerApplication
import TrackerCore

/// What applying or taking back a tuning did.
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
      told.map(Block.sentence) + [.fact(.init("Weights", weights))] + tomorrow.map { .sentence(sentence($0)) }
    if let nextFrom, let nextBy {
      blocks.append(
        .sentence("From \(nextFrom) on the tuning by \(nextBy) counts, as was announced; take it back if it is not to.")
      )
    }
    if !warnings.isEmpty { blocks.append(.list(.init(warnings.map { "\($0.sentence)" }, mark: .warning))) }
    return blocks + next
  }

  private var told: [RichText] {
    switch did {
    case .applied: return ["\(name) is tuned from \(from) on, by \(by): \(because)"]
    case .reverted:
      let now =
        neverBegan
        ? "It had not begun, so nothing changes today."
        : inForceBy.map { "In force from today on is again the tuning by \($0)." }
          ?? "From today on the pack counts as it is."
      return ["Taken back: the tuning of \(name) by \(by) (\(because)).", "\(now)"]
    }
  }

  private func sentence(_ move: Move) -> RichText {
    move.before == move.after
      ? "The forecast of tomorrow stays at \(move.after) %."
      : "The forecast of tomorrow goes from \(move.before) % to \(move.after) %."
  }

  private var next: [Block] {
    switch did {
    case .applied:
      [.sentence("Days before stay as they were."), .commands([.init("symptoms tune revert", "take it back")])]
    case .reverted: [.commands([.init("symptoms tune history", "it stays on record")])]
    }
  }
}
