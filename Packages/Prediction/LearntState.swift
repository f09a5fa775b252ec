import TrackerCore

/// What has been learnt of a person for one condition, with what it covers: a cache that can be made anew from the journal alone.
struct LearntState: Codable, Sendable, Hashable {
  /// The state when a day has ended.
  struct Checkpoint: Codable, Sendable, Hashable {
    var through: Day
    var history = HistoryState()
    /// By `Forecast.Kind`.
    var scores: [String: ForecastScore] = [:]

    /// The score of the official kind; of days worked out afterwards while no forecast made ahead was scored.
    var score: (kind: Forecast.Kind, score: ForecastScore) {
      for kind in [Forecast.Kind.ahead, .replayed] {
        if let score = scores[kind.rawValue] { return (kind, score) }
      }
      return (.ahead, ForecastScore())
    }
  }

  /// Changes when the meaning of the state does; older ones are thrown away.
  static let currentFormat = 2

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

  /// The stored state of a condition, with the first day whose outcome may be another than the one that was learnt; nil where there is no
  /// state, or none that holds under the definitions in any part.
  static func stored(
    _ condition: ActiveCondition, definitions: [ConditionRecord.Version], in journal: any JournalReading
  ) throws -> (state: LearntState, outdatedFrom: Day?)? {
    guard let document = try journal.document(key(condition.id)),
      var state = try? JournalJSON.decode(LearntState.self, from: document.json, what: "learnt state"),
      state.format == currentFormat, state.isFlareRelative == condition.record.isFlareRelative,
      // The first definition holds for every earlier day as well.
      state.definitions.first == definitions.first
    else { return nil }
    let same = zip(state.definitions, definitions).prefix { $0 == $1 }.count
    let changed = (state.definitions.dropFirst(same) + definitions.dropFirst(same)).map(\.from).min()
    let touched = try journal.earliestTouchedDay(after: state.action)
    let outdatedFrom = [changed, touched].compactMap { $0 }.min()
    state.definitions = definitions
    if let outdatedFrom { state.checkpoints.removeAll { $0.through >= outdatedFrom } }
    return (state, outdatedFrom)
  }
}
