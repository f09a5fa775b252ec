import TrackerCore

extension TuningSession {
  /// Weights proposed from the person's own history; never applied.
  ///
  /// - Parameter isDrafted: Whether the proposal goes into the draft.
  /// - Throws: `Failure` where the journal can't be read, or the draft was changed meanwhile.
  public func fit(isDrafted: Bool) throws -> TuneFitView {
    let pack = condition.pack
    let view = TuneFitView(try past(before: pack, after: pack), of: self, isDrafted: isDrafted)
    guard isDrafted else { return view }
    var document = try startOfDraft()
    for group in view.groups {
      let own = condition.untuned.risk.groups.first { $0.id == group.id }?.weight
      document.set(
        ["risk", "groups", group.id.rawValue, "weight"], to: own == group.proposed ? nil : .number(group.proposed))
    }
    _ = try tuned(document)
    try keep(document, as: "tune fit")
    return view
  }

  /// The person's finished days under two versions of the pack.
  func past(before: ConditionPack, after: ConditionPack) throws -> PastDays {
    try session.journal.read { journal in
      try PastDays(of: self, before: before, after: after, through: session.today.advanced(by: -1), in: journal)
    }
  }
}
