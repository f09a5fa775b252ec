import TrackerCore

/// What has been learnt of a person for one condition, with what it covers: a cache that can be made anew from the journal alone.
struct LearntState: Codable, Sendable, Hashable {
  /// The state when a day has ended.
  struct Checkpoint: Codable, Sendable, Hashable {
    var through: Day
    var history = HistoryState()
    /// Severities of the latest days, for flares relative to the person's own usual; the oldest first.
    var recent: [DaySeverity] = []
    /// By `Forecast.Kind`.
    var scores: [String: ForecastScore] = [:]
  }

  struct DaySeverity: Codable, Sendable, Hashable {
    var day: Day
    var severity: Double
  }

  /// Changes when the meaning of the state does; older ones are thrown away.
  static let currentFormat = 1

  var format = LearntState.currentFormat
  /// The last action whose entries are in.
  var action: Int64
  /// The definitions that outcomes were judged by.
  var definitions: [ConditionRecord.Version]
  var isFlareRelative: Bool
  /// A ladder back into the past, so that an edit of the past replays little; the oldest first.
  var checkpoints: [Checkpoint]

  static func key(_ condition: PackID) -> DocumentKey { DocumentKey("prediction", "state-\(condition)") }

  /// Keeps the oldest checkpoint of each rung: ages of 0, 1, 2–3, 4–7, 8–15, … days. As days pass, each one climbs the ladder.
  static func ladder(_ checkpoints: [Checkpoint], today: Day) -> [Checkpoint] {
    var rungs: [Int: Checkpoint] = [:]
    for checkpoint in checkpoints.sorted(by: { $0.through < $1.through }) {
      let age = max(0, checkpoint.through.distance(to: today))
      let rung = age == 0 ? 0 : age.bitWidth - age.leadingZeroBitCount
      if rungs[rung] == nil { rungs[rung] = checkpoint }
    }
    return rungs.values.sorted { $0.through < $1.through }
  }
}
