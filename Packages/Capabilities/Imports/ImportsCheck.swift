import TrackerApplication
import TrackerCore

/// Says what `import status` says: of each source, when something last came, up to which day, what of the last file did
/// not come in, and how the next file is brought.
struct ImportsCheck: HealthCheck {
  let id = "imports"
  private let name: Phrase = "Imports"

  func findings(in environment: Environment, repairing: Bool) throws -> [HealthFinding] {
    guard let session = try? environment.session() else { return [] }
    let sources = try ImportStatusView(session).sources.filter { $0.lastImport != nil }
    guard !sources.isEmpty else { return [] }
    let all = HealthFinding(
      id, called: name, .fine,
      sources.count == 1 ? "from 1 source" : "from {count} sources", ["count": .count(sources.count)])
    return [all] + sources.map(finding)
  }

  private func finding(of source: ImportStatusView.Source) -> HealthFinding {
    let what = [id, source.id].joined(separator: " ")
    return HealthFinding(
      what, called: .words(source.name, [:]), .fine, "last import {day}, up to {newest}; entries: {count}",
      [
        "day": source.lastImport.map { .day($0) } ?? "",
        "newest": (source.newestDay ?? source.lastImport).map { .day($0) } ?? "", "count": .count(source.entries),
      ], items: [source.notImported].compactMap(\.self), recovery: source.next, isDetail: true)
  }
}
