extension JournalWriting {
  /// Puts everything back that an earlier action changed, and says that this action reverts it. Undoing and redoing are
  /// both this. Who may want it, and whether something later stands in the way, is for the caller to know.
  ///
  /// - Throws: `Failure` (`validation`) when there is no such action, or when another entry has the key of one that
  ///   comes back.
  public func revert(_ action: Int64) throws {
    let changes = try changes(of: action)
    try reverts(action)
    // What goes, goes first: it may hold the key of what comes back.
    for case .entry(let id, nil, _) in changes { try delete(id) }
    for change in changes {
      switch change {
      case .entry(_, let before?, let measures): try put(before, measures: measures)
      case .entry(_, nil, _): continue
      case .document(let key, let before): try put(before, as: key)
      }
    }
  }
}
