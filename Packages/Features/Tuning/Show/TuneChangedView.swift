import TrackerApplication
import TrackerCore

/// What applying or taking back a tuning did.
public struct TuneChangedView: StyledReadModel {
  public static let schema = "tune-changed/1"

  struct Move: Encodable, Sendable {
    var condition: PackID
    var name: String
    /// Percent.
    var before: Int
    var after: Int
  }

  enum Deed: String, Encodable, Sendable { case applied, reverted }

  var did: Deed
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
    _ did: Deed, tuning: TuningSession, record: TuningRecord, now: ConditionPack, inForce: TuningRecord? = nil,
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

  public func text(_ style: TextStyle) -> String {
    var lines: [String] = []
    if did == .applied {
      lines.append(style.wrap("\(name) is tuned from \(from) on, by \(by): \(because)", indent: 2))
    } else {
      lines.append(style.wrap("Taken back: the tuning of \(name) by \(by) (\(because)).", indent: 2))
      let now =
        neverBegan
        ? "It had not begun, so nothing changes today."
        : inForceBy.map { "In force from today on is again the tuning by \($0)." }
          ?? "From today on the pack counts as it is."
      lines.append(style.wrap(now, indent: 2))
    }
    lines.append(
      style.wrap("Weights: " + order.map { "\($0) \((weights[$0] ?? 0).short)" }.joined(separator: ", "), indent: 2))
    for move in tomorrow {
      let sentence =
        move.before == move.after
        ? "The forecast of tomorrow stays at \(move.after) %."
        : "The forecast of tomorrow goes from \(move.before) % to \(move.after) %."
      lines.append(style.wrap(sentence, indent: 2))
    }
    if let nextFrom, let nextBy {
      lines.append(
        style.wrap(
          "From \(nextFrom) on the tuning by \(nextBy) counts, as was announced; take it back if it is not to.",
          indent: 2))
    }
    lines += warnings.map { style.wrap("Mind: \($0.sentence)", indent: 2) }
    lines.append(
      style.wrap(
        did == .applied
          ? "Days before stay as they were. Take it back with: symptoms tune revert"
          : "It stays on record: symptoms tune history", indent: 2))
    return lines.joined(separator: "\n") + "\n"
  }
}
