import TrackerApplication
import TrackerCore

/// The apps from which somebody said that they bring data, by the ids of importers: `import status` says how until it
/// has come.
struct WantedImports: Codable, Sendable, Hashable {
  var importers: [String]

  static let document = DocumentKind<WantedImports>("imports", "wanted")

  /// The forms that can be wanted, by the names of their apps; of an app with several, the first.
  static func apps(_ registry: Registry) -> [any ImportFormat] {
    let forms = registry.importers.all.filter { $0.nextFile != nil }
    return forms.enumerated().filter { place, form in !forms[..<place].contains { $0.app == form.app } }
      .map(\.element).sorted { $0.app.lowercased() < $1.app.lowercased() }
  }

  /// Asked once after setting up, and skipped with a key. Nothing is imported by the answer.
  static let question = ClosingQuestion(
    "bring_data", asks: "Bring data from another app?",
    explains: "You only choose the app here, or skip it. Then you are told how to get the file out of it.",
    several: .init(
      options: { session in
        WantedImports.apps(session.environment.registry).map { ChoiceOption(id: $0.id, name: $0.app) }
      },
      keep: { chosen, session in
        let importers = session.environment.registry.importers.all.filter { chosen.contains($0.id) }
        _ = try session.record("import status") { journal in
          try journal.put(WantedImports(importers: importers.map(\.id)), as: WantedImports.document)
        }
        guard importers.count == 1, let next = importers.first?.nextFile else {
          return "To see how to get each file, type: symptoms import status"
        }
        return .words("{next}. Then type: symptoms import FILE", ["next": .words(next, [:])])
      }))
}

extension ImportFormat {
  /// The name of the app alone: `Flaredown` of `Flaredown (CSV, one row a day)`.
  var app: String { String(name.prefix { $0 != "(" }).trimmed }
}
