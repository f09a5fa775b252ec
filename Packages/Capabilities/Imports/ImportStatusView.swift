import TrackerApplication
import TrackerCore

/// What was imported, by source, and how the next file is brought: the answer of `import status`.
public struct ImportStatusView: ReadModel {
  public static let schema = "import-status/1"

  /// One form of files that something was imported of, or that somebody wants to bring.
  struct Source: Codable, Sendable, Hashable {
    /// The importer's id.
    var id: String
    var name: String
    /// The day of the last import that brought something; absent where none has.
    var lastImport: Day?
    var file: String?
    /// The newest day that a file had something of.
    var newestDay: Day?
    /// How many imports brought something.
    var imports: Int
    /// Entries that came in new, over all imports.
    var entries: Int
    /// Rows and cells with errors, of the last import.
    var refused: Int
    /// What the last file held that the program does not take.
    var leftOut: Int
    /// How the next file is brought.
    var next: Phrase

    /// What of the last file did not come in; nil where all did.
    var notImported: Phrase? {
      refused + leftOut == 0
        ? nil
        : .words(
          "In the last file: {refused} with errors, {left} not imported",
          ["refused": .count(refused), "left": .count(leftOut)])
    }
  }

  var sources: [Source]

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(_ session: Session) throws {
    let registry = session.environment.registry
    let records = try session.journal.read { try ImportRecord.all(in: $0) }
    let wanted = try session.journal.read { try $0.value(WantedImports.document) }?.importers ?? []
    let byImporter = Dictionary(grouping: records, by: \.importer)
    let app = { (id: String) in registry.importers.all.first { $0.id == id }?.app ?? id }
    let come = Set(byImporter.keys.map(app))
    let ids = byImporter.keys.sorted() + wanted.filter { !come.contains(app($0)) }
    sources = ids.map { id in
      let importer = registry.importers.all.first { $0.id == id }
      let own = byImporter[id] ?? []
      let last = own.last
      return Source(
        id: id, name: importer?.name ?? id, lastImport: last.map { session.calendar.day(of: $0.at) }, file: last?.file,
        newestDay: own.compactMap(\.newestDay).max(), imports: own.count, entries: own.map(\.new).reduce(0, +),
        refused: last?.refused ?? 0, leftOut: last?.leftOut ?? 0, next: ImportStatusView.next(importer))
    }
  }

  private static func next(_ importer: (any ImportFormat)?) -> Phrase {
    guard let next = importer?.nextFile else { return "Type: symptoms import FILE" }
    return .words("{next}. Then type: symptoms import FILE", ["next": .words(next, [:])])
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !sources.isEmpty else {
      return [
        .sentence("\(format("You have not imported anything yet."))"),
        .commands([Block.NextCommand("symptoms import --help", format("see what can be imported"))]),
      ]
    }
    return sources.flatMap { blocks(of: $0, format) }
  }

  private func blocks(of source: Source, _ format: TextFormatter) -> [Block] {
    var lines: [String] = []
    if let day = source.lastImport {
      let values = ["day": format.short(day), "file": (source.file ?? "").withoutControls]
      lines.append(
        source.file == nil ? format("Last import: {day}", values) : format("Last import: {day}, from {file}", values))
      if let newest = source.newestDay {
        lines.append(format("Newest day: {day}", ["day": format.short(newest)]))
      }
      lines.append(
        format.count(source.entries, "1 entry so far", "{count} entries so far"))
      if let left = source.notImported { lines.append(format(left)) }
    } else {
      lines.append(format("Nothing was imported yet."))
    }
    lines.append(format("Next file: {how}", ["how": format(source.next)]))
    return [
      .heading(.init("\(format(source.name))")), .list(.init(lines.map { "\($0)" }, mark: .bullet)),
    ]
  }
}
