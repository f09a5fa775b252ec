import TrackerCore

extension TuningSession {
  /// Takes the latest tuning back; the days that it was in force on keep it, and it stays on record.
  ///
  /// - Parameter isToPack: Whether every tuning is taken back, so that the pack counts as it is.
  /// - Throws: `Failure` (`validation`) where nothing is tuned, or somebody else changed the tunings meanwhile.
  public func revert(isToPack: Bool = false) throws -> TuneChangedView {
    let open = records.standing
    guard let last = open.last else {
      throw Failure(
        .validation, "{condition} is not tuned. Nothing was changed",
        [
          "condition": .verbatim(condition.untuned.name),
          "example": "symptoms tune set \(TuneShowView.example(condition.pack.risk.groups))",
        ],
        recovery: records.isEmpty
          ? "To make a draft, type for example: {example}" : "To see earlier tunings, type: symptoms tune history")
    }
    var changed = records
    for index in isToPack ? open : [last] {
      changed[index].revertedAt = environment.now
      changed[index].revertedFrom = max(session.today, changed[index].from)
    }
    let changes = try session.record("tune revert") { [changed] in try keep(changed, in: $0) }.changes
    let after = try session.journal.read {
      try environment.session(of: $0, journal: session.journal, isTold: false)
    }
    let now = after?.person.conditions.first { $0.id == condition.id } ?? condition
    return TuneChangedView(
      .reverted, tuning: self, record: changed[last], now: now.pack, inForce: changed.inForce(on: session.today),
      changes: changes)
  }
}
