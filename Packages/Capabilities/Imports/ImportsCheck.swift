import TrackerApplication
import TrackerCore

/// Says what `import status` says: of each source, when something last came, and up to which day.
struct ImportsCheck: HealthCheck {
  let id = "imports"
  private let name: Phrase = "Imports"

  func findings(in environment: Environment, repairing: Bool) throws -> [HealthFinding] {
    guard let session = try? environment.session() else { return [] }
    let sources = try ImportStatusView(session).sources.filter { $0.lastImport != nil }
    guard !sources.isEmpty else { return [] }
    return [
      HealthFinding(
        id, called: name, .fine,
        sources.count == 1 ? "from 1 source" : "from {count} sources", ["count": .count(sources.count)],
        items: sources.map(ImportsCheck.line))
    ]
  }

  private static func line(_ source: ImportStatusView.Source) -> Phrase {
    let values: [String: Phrase] = [
      "name": .words(source.name, [:]), "day": source.lastImport.map { .day($0) } ?? "",
      "newest": (source.newestDay ?? source.lastImport).map { .day($0) } ?? "", "count": .count(source.entries),
      "refused": .count(source.refused),
    ]
    return .words(
      source.refused == 0
        ? "{name}: last import {day}, up to {newest}; entries: {count}"
        : "{name}: last import {day}, up to {newest}; entries: {count}; rows with errors: {refused}", values)
  }
}
