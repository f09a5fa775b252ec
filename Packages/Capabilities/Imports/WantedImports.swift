import TrackerApplication
import TrackerCore

/// The apps from which somebody said that they bring data, by the ids of importers: `import status` says how until it
/// has come.
struct WantedImports: Codable, Sendable, Hashable {
  var importers: [String]

  static let document = DocumentKind<WantedImports>("imports", "wanted")

  /// Asked once after setting up, and skipped with a key. Nothing is imported by the answer.
  static let question = ClosingQuestion(
    "bring_data", asks: "Bring data from another app?",
    explains: "You only choose the app here, or skip it. Then you are told how to get the file out of it.",
    several: .init(
      options: { session in
        session.environment.registry.importers.all.filter { $0.nextFile != nil }.sorted { $0.name < $1.name }.map {
          ChoiceOption(id: $0.id, name: session.environment.words($0.name))
        }
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
