import TrackerCore

extension TuningSession {
  /// The weights and curves of the pack, in force and proposed. A draft that no longer fits the pack is no reason to
  /// refuse the rest: that is told by the environment, and the draft is left out.
  ///
  /// - Parameter listsAllFactors: Whether text lists factors of which nothing but the weight of their group differs.
  /// - Throws: `Failure` (`validation`) where the file has faults.
  public func show(listsAllFactors: Bool = false) throws(Failure) -> TuneShowView {
    guard file == nil else { return TuneShowView(self, draft: try proposed(), listsAllFactors: listsAllFactors) }
    let draft: TunedOverlay?
    do throws(Failure) {
      draft = try proposed()
    } catch {
      environment.warn(
        .words(
          "Your draft cannot be used: {why}. To delete it: symptoms tune set --clear", ["why": error.message]))
      draft = nil
    }
    return TuneShowView(self, draft: draft, listsAllFactors: listsAllFactors)
  }
}
