import TrackerApplication
import TrackerCore

extension Logbook {
  /// The entries of some days, those of every kind or of some.
  ///
  /// - Parameter kinds: Ids of kinds; none for all.
  /// - Throws: `Failure` (`validation`) for a kind that no module brings.
  public func list(_ days: ClosedRange<Day>, kinds: [String] = []) throws -> ListView {
    let known = session.environment.registry.logKinds.all.map { $0.id.rawValue }
    if let unknown = kinds.first(where: { !known.contains($0) }) {
      throw Failure.invalid([
        Diagnostic(
          code: "unknown-kind", "There is no such kind of entry", found: "“\(unknown)”",
          allowed: known.joined(separator: ", "), nearest: nearestMatch(to: unknown, among: known))
      ])
    }
    let wanted = kinds.isEmpty ? nil : Set(kinds.map(LogKindID.init(rawValue:)))
    let entries = try session.journal.read { try $0.entries(EntryQuery(days: days, kinds: wanted)) }
    return ListView(from: days.lowerBound, to: days.upperBound, entries: entries.map(session.view))
  }
}
