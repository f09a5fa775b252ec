import TrackerApplication
import TrackerCore

extension Logbook {
  /// The entries of some days, those of every kind or of some.
  ///
  /// - Parameter kinds: Ids, aliases or names of kinds, in the singular or the plural; none for all.
  /// - Throws: `Failure` (`validation`) for a kind that no module brings.
  public func list(_ days: ClosedRange<Day>, kinds: [String] = []) throws -> ListView {
    let named = try kinds.map(kind)
    let wanted = named.isEmpty ? nil : Set(named)
    let entries = try session.journal.read { try $0.entries(EntryQuery(days: days, kinds: wanted)) }
    let last = days.upperBound
    return ListView(
      from: days.lowerBound, to: last, entries: entries.map(session.view),
      kind: named.first.flatMap { session.environment.registry.logKind($0)?.definition },
      option: last < session.today ? " --date \(last)" : "")
  }

  /// - Throws: `Failure` (`validation`) for a word that no kind goes by.
  private func kind(_ word: String) throws -> LogKindID {
    let registry = session.environment.registry
    if let kind = registry.logKind(named: word) { return kind.id }
    let known = registry.logKinds.all.map { $0.id.rawValue }
    let near = nearestMatch(to: word, among: known)
    throw Failure.invalid([
      Diagnostic(
        code: "unknown-kind",
        near == nil
          ? "“{typed}” is not a kind of entry. To see the kinds: symptoms log --help"
          : "“{typed}” is not a kind of entry",
        ["typed": "\(word)"], found: "“\(word)”", nearest: near)
    ])
  }
}
