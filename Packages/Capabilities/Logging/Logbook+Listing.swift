import TrackerApplication
import TrackerCore

extension Logbook {
  /// The entries of some days, those of every kind or of some. After today come those of days that are still to come.
  ///
  /// - Parameter kinds: Ids, aliases or names of kinds, in the singular or the plural; none for all.
  /// - Throws: `Failure` (`validation`) for a kind that no module brings.
  public func list(_ days: ClosedRange<Day>, kinds: [String] = []) throws -> ListView {
    let named = try kinds.map(kind)
    let wanted = named.isEmpty ? nil : Set(named)
    let last = days.upperBound
    let registry = session.environment.registry
    let (entries, later, waiting, isOffered) = try session.journal.read { journal in
      let toCome = last == session.today ? session.daysToCome : nil
      return (
        try journal.entries(EntryQuery(days: days, kinds: wanted)),
        try toCome.map { try journal.entries(EntryQuery(days: $0, kinds: wanted)) } ?? [],
        try journal.waiting(in: days.lowerBound...(toCome?.upperBound ?? last)),
        try session.doubt(aboutDay: last, in: journal) == nil
      )
    }
    let changeable = entries.last { entry in
      registry.logKind(entry.kind)?.definition.fields.contains { $0.name == "notes" } == true
    }
    let view = { (entry: Entry) in
      var view = session.view(of: entry)
      view.waitsFor = waiting[entry.id]
      return view
    }
    return ListView(
      from: days.lowerBound, to: last, entries: entries.map(view), later: later.isEmpty ? nil : later.map(view),
      kind: named.first.flatMap { registry.logKind($0)?.definition },
      option: isOffered ? last < session.today ? " --date \(last)" : "" : nil, changeable: changeable.map(session.view))
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
