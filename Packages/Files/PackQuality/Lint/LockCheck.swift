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
        (subject.pack.changes ?? []).filter { $0.section == section }.map(section.id(of:)))
      return missing.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map { id, shipped in
        Diagnostic(
          code: "removed-id",
          "{id} was shipped and is now gone. Write {change}, or {gone} in place of {now}",
          [
            "id": quoted("\(section).\(id)"),
            "change":
              "`changes: {\(section): {\(section.changed(id)): {now: ID}}}`",
            "gone": .verbatim("`gone: true`"), "now": .verbatim("`now: ID`"),
          ], at: Place(file: subject.file, line: 1, column: 1),
          related: shipped.place.map { [.init(place: $0, note: "shipped")] } ?? [])
      }
    }
  }

  static func rescaled(in subject: LintSubject) -> [Diagnostic] {
    PackChange.Section.allCases.filter(\.hasSignatures).flatMap { section -> [Diagnostic] in
      guard let shipped = subject.lock?.ids[section] else { return [] }
      return section.ids(in: subject.pack).sorted().compactMap { id -> Diagnostic? in
        guard let was = shipped[id], let scale = section.signature(of: id, in: subject.pack), scale != was.scale
        else { return nil }
        return Diagnostic(
          code: "rescaled",
          "{id} has another scale than before ({allowed}). Use a new id, and map the old one in `changes`",
          ["id": quoted(section.path(of: id))],
          at: subject.place(section.path(of: id), section == .symptoms ? "scale" : "kind"), found: scale,
          allowed: "\(was.scale)", related: was.place.map { [.init(place: $0, note: "shipped")] } ?? [])
      }
    }
  }

  /// The revision is that of the lock, and the pack's file no longer says what it said then.
  static func sameRevision(in subject: LintSubject) -> [Diagnostic] {
    guard let locked = subject.lock?.meaning, locked.revision == subject.pack.revision,
      locked.hash != subject.tree.meaning
    else { return [] }
    return [
      Diagnostic(
        code: "same-revision",
        "The pack has changed since revision {found} was locked. Raise `revision`, then run: {command}",
        ["command": .verbatim("symptoms pack docs")], at: subject.place("revision"), found: "\(locked.revision)",
        related: locked.place.map { [.init(place: $0, note: "locked")] } ?? [])
    ]
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
