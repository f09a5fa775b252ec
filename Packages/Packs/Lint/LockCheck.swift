import TrackerCore
import TrackerDocuments

/// Holds a pack against what was shipped of it.
enum LockCheck {
  static func removed(in subject: LintSubject) -> [Diagnostic] {
    let known = PackChange.Section.allCases.reduce(into: [:]) { known, section in
      known[section] = LockCheck.known(section, in: subject.pack).union(
        (subject.pack.changes ?? []).filter { $0.section == section }.map(\.id))
    }
    return PackChange.Section.allCases.flatMap { section in
      (subject.lock?.ids[section] ?? [:]).filter { known[section]?.contains($0.key) != true }.sorted { $0.key < $1.key }.map {
        id, shipped in
        Diagnostic(
          code: "removed-id", "The id \(id) of \(section) was shipped and is gone; say under `changes` what became of it",
          at: Place(file: subject.file, line: 1, column: 1), allowed: "changes: {\(section): {\(id): {now: …}}}, or {gone: true}",
          related: shipped.place.map { [.init(place: $0, note: "shipped")] } ?? [])
      }
    }
  }

  static func rescaled(in subject: LintSubject) -> [Diagnostic] {
    let symptoms = Dictionary(subject.pack.symptoms.map { ($0.id, $0) }) { first, _ in first }
    let changed = (subject.lock?.ids[.symptoms] ?? [:]).compactMap { id, shipped in
      (symptoms[SymptomID(id)]?.scale.signature).flatMap { $0 == shipped.scale ? nil : (id: id, shipped: shipped, scale: $0) }
    }
    return changed.sorted { $0.id < $1.id }.map { id, shipped, scale in
      Diagnostic(
        code: "rescaled", "Answers for \(id) were given on another scale; give the symptom a new id, and map this one under `changes`",
        at: subject.place("symptoms.\(id)", "scale"), found: scale, allowed: shipped.scale,
        related: shipped.place.map { [.init(place: $0, note: "shipped")] } ?? [])
    }
  }

  static func unlocked(in subject: LintSubject) -> [Diagnostic] {
    guard let lock = subject.lock else { return [] }
    return subject.loaded.ownIDs(in: subject.file) { lock.ids[$0]?[$1] == nil }.map { section, id in
      let path = section.path(of: id)
      return Diagnostic(
        code: "not-locked", "The id \(id) of \(section) does not stand in \(PackLock.fileName); run `symptoms pack docs --write`",
        at: subject.place(path))
    }
  }

  private static func known(_ section: PackChange.Section, in pack: ConditionPack) -> Set<String> {
    switch section {
    case .symptoms: Set(pack.symptoms.map(\.id.rawValue))
    case .foods: Set(pack.foods.map(\.id.rawValue))
    case .groups: Set(pack.risk.groups.map(\.id.rawValue))
    case .factors: Set(pack.risk.factors.map(\.id.rawValue))
    case .onboarding: Set(pack.onboarding.map(\.id.rawValue))
    }
  }
}

extension PackChange.Section {
  /// The path of a thing of the section in `pack.yaml`.
  func path(of id: String) -> String {
    switch self {
    case .groups, .factors: "risk.\(rawValue).\(id)"
    case .symptoms, .foods, .onboarding: "\(rawValue).\(id)"
    }
  }
}
