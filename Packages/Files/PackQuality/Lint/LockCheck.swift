import TrackerCore
import TrackerStrictYAML

/// Compares a pack with what was shipped of it.
enum LockCheck {
  static func removed(in subject: LintSubject) -> [Diagnostic] {
    PackChange.Section.allCases.flatMap { section -> [Diagnostic] in
      // Most ids stand in the pack's own file, which takes less time to see than what there is of all.
      let own = section.part(of: subject.tree)
      let missing = (subject.lock?.ids[section] ?? [:]).filter { $0.key.isAuthorsKey || own?[$0.key]?.isNull != false }
      guard !missing.isEmpty else { return [] }
      let known = Set(section.ids(in: subject.pack)).union(
        (subject.pack.changes ?? []).filter { $0.section == section }.map(\.id))
      return missing.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map { id, shipped in
        Diagnostic(
          code: "removed-id",
          "{id} was shipped and is now gone. Write {change}, or {gone} in place of {now}",
          [
            "id": quoted("\(section).\(id)"), "change": "`changes: {\(section): {\(id): {now: ID}}}`",
            "gone": .verbatim("`gone: true`"), "now": .verbatim("`now: ID`"),
          ], at: Place(file: subject.file, line: 1, column: 1),
          related: shipped.place.map { [.init(place: $0, note: "shipped")] } ?? [])
      }
    }
  }

  static func rescaled(in subject: LintSubject) -> [Diagnostic] {
    guard let shipped = subject.lock?.ids[.symptoms] else { return [] }
    let changed = subject.pack.symptoms.indices.compactMap {
      place -> (id: String, shipped: PackLock.Shipped, scale: String)? in
      let id = subject.pack.symptoms[place].id.rawValue
      guard let shipped = shipped[id] else { return nil }
      let scale = subject.pack.symptoms[place].scale.signature
      return scale == shipped.scale ? nil : (id, shipped, scale)
    }
    return changed.sorted { $0.id < $1.id }.map { id, shipped, scale in
      Diagnostic(
        code: "rescaled",
        "{id} has another scale than before ({allowed}). Use a new id, and map the old one in `changes`",
        ["id": quoted("symptoms.\(id)")], at: subject.place("symptoms.\(id)", "scale"), found: scale,
        allowed: "\(shipped.scale)",
        related: shipped.place.map { [.init(place: $0, note: "shipped")] } ?? [])
    }
  }

  static func unlocked(in subject: LintSubject) -> [Diagnostic] {
    guard let lock = subject.lock else { return [] }
    return PackChange.Section.allCases.flatMap { section -> [Diagnostic] in
      let locked = lock.ids[section] ?? [:]
      return section.brought(by: subject.tree).filter { locked[$0] == nil }.map { id in
        Diagnostic(
          code: "not-locked",
          "{id} is not in {lock} yet. Run: {command}",
          [
            "id": quoted("\(section).\(id)"), "lock": "\(PackLock.fileName)",
            "command": .verbatim("symptoms pack docs"),
          ],
          at: subject.place(section.path(of: id)))
      }
    }
  }
}
