import TrackerApplication
import TrackerCore

extension Logbook {
  /// The entries of some days, those of every kind or of some. After today come those of days that are still to come.
  ///
  /// - Parameters:
  ///   - kinds: Ids, aliases or names of kinds, in the singular or the plural; none for all.
  ///   - tags: As they are typed; only entries that have all of them are listed.
  /// - Throws: `Failure` (`validation`) for a kind that no module brings, and for what is no tag.
  public func list(_ days: ClosedRange<Day>, kinds: [String] = [], tags: [String] = []) throws -> ListView {
    let named = try kinds.map(kind)
    let tags = try tags.flatMap(self.tags)
    let wanted = named.isEmpty ? nil : Set(named)
    let last = days.upperBound
    let registry = session.environment.registry
    let (entries, later, changeable, isOffered) = try session.journal.read { journal in
      func found(on days: ClosedRange<Day>) throws -> [Entry] {
        guard let tag = tags.first else { return try journal.entries(EntryQuery(days: days, kinds: wanted)) }
        return try journal.entries(tagged: tag, in: days, kinds: wanted).filter { entry in
          tags.allSatisfy(entry.payload.tags.contains)
        }
      }
      let entries = try found(on: days)
      let toCome = last == session.today ? session.daysToCome : nil
      let changeable = entries.last { entry in
        registry.logKind(entry.kind)?.definition.fields.contains { $0.name == "notes" } == true
      }
      return (
        try session.views(of: entries, on: days, in: journal),
        try toCome.map { try session.views(of: found(on: $0), on: $0, in: journal) } ?? [], changeable,
        try session.doubt(aboutDay: last, in: journal) == nil
      )
    }
    return ListView(
      from: days.lowerBound, to: last, entries: entries, later: later.isEmpty ? nil : later,
      kind: named.first.flatMap { registry.logKind($0)?.definition }, tags: tags,
      option: isOffered ? last < session.today ? " --date \(last)" : "" : nil, changeable: changeable.map(session.view))
  }

  /// - Throws: `Failure` (`validation`) for what is no tag.
  private func tags(_ text: String) throws -> [EntryTag] {
    do { return try EntryTag.list(typed: text) } catch { throw Failure.invalid([error]) }
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
          ? "“{typed}” is not a kind of entry. See: symptoms log --help"
          : "“{typed}” is not a kind of entry",
        ["typed": "\(word)"], found: "“\(word)”", nearest: near)
    ])
  }
}
