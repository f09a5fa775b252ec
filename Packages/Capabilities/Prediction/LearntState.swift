import TrackerCore

/// What the learnt state of a condition covers; the state itself is kept beside it, a document for each checkpoint. All
/// of it is a cache that can be rebuilt from the journal alone.
struct LearntState: Codable, Sendable, Hashable {
  /// Changes when the meaning of the state does; older ones are thrown away.
  static let currentFormat = 6

  var format = LearntState.currentFormat
  /// The last action whose entries are in.
  var action: Int64
  /// The definitions that outcomes were judged by.
  var definitions: [ConditionRecord.Version]
  var isFlareRelative: Bool
  /// The revisions of the documents that provide metrics of the definition, nil where none does.
  var documents: [String: Int]?
  /// The parts of the pack that are not for the person, nil where all are: what is learnt hangs on it.
  var leftOut: [String]?
  /// The days through which a checkpoint is kept, a ladder back into the past, so that an edit of the past replays
  /// little; the oldest first.
  var checkpoints: [Day] = []
  /// As they were last worked out; nil before there were days enough.
  var combinations: Combinations?

  static func key(_ condition: PackID) -> DocumentKey { DocumentKey("prediction", "state-\(condition)") }
  static func key(_ condition: PackID, through day: Day) -> DocumentKey {
    DocumentKey("prediction", "state-\(condition)-\(day)")
  }

  /// Keeps the oldest day of each rung: ages of 0, 1, 2–3, 4–7, 8–15, … days. As days pass, each one climbs the ladder.
  static func ladder(_ days: some Sequence<Day>, today: Day) -> [Day] {
    var rungs: [Int: Day] = [:]
    for day in days.sorted() {
      let age = max(0, day.distance(to: today))
      let rung = age == 0 ? 0 : age.bitWidth - age.leadingZeroBitCount
      if rungs[rung] == nil { rungs[rung] = day }
    }
    return rungs.values.sorted()
  }

  /// The days through which checkpoints of a condition are kept, valid or not.
  static func kept(_ condition: PackID, in journal: any JournalReading) throws -> [Day] {
    guard let document = try journal.document(key(condition)),
      let state = try? JournalJSON.decode(LearntState.self, from: document.json, what: "learnt state")
    else { return [] }
    return state.checkpoints
  }

  /// The stored state of a condition, with the first day whose outcome may be another than the one that was learnt; nil
  /// where there is no state, or none that holds under the definitions in any part.
  static func stored(
    _ condition: ActiveCondition, definitions: [ConditionRecord.Version], documents: [String: Int]?,
    in journal: any JournalReading
  ) throws -> (state: LearntState, outdatedFrom: Day?)? {
    guard let document = try journal.document(key(condition.id)),
      let state = try? JournalJSON.decode(LearntState.self, from: document.json, what: "learnt state"),
      state.format == currentFormat, state.isFlareRelative == condition.record.isFlareRelative,
      state.leftOut ?? [] == condition.pack.leftOut.names,
      // The first definition holds for every earlier day as well.
      state.definitions.first == definitions.first
    else { return nil }
    let same = zip(state.definitions, definitions).prefix { $0 == $1 }.count
    let changed = (state.definitions.dropFirst(same) + definitions.dropFirst(same)).map(\.from).min()
    let touched = try journal.earliestTouchedDay(after: state.action)
    // What a document says of any day may be another now.
    let provided = state.documents == documents ? nil : try journal.loggedDays()?.lowerBound
    return (state, [changed, touched, provided].compactMap { $0 }.min())
  }
}
