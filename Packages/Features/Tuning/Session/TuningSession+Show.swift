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
      environment.warn("The draft can't be used: \(error.message). Throw it away with `symptoms tune set --clear`.")
      draft = nil
    }
    return TuneShowView(self, draft: draft, listsAllFactors: listsAllFactors)
  }
}
