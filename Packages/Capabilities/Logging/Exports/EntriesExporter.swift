import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// Exports the entries of a kind as a tidy table: a row for each entry, a column for each field, as it is typed. Of
/// kinds whose entries can clash, a column says which entry counts instead of one that does not.
public struct EntriesExporter: TableExporter {
  public let id = "entries"
  public let name = "Entries of one kind"

  /// Which entries; nil where nobody said.
  private let kind: String?

  /// - Parameter kind: As it is typed: an id, a name or another word for it.
  public init(kind: String? = nil) { self.kind = kind }

  public func counts(rows: Int) -> ExportCounts { ExportCounts(entries: rows) }

  public func table(of contents: ExportContents) throws -> ExportTable {
    let kind = try kind(in: contents.registry)
    // Which fields there are is known only once all entries were read.
    var found: Set<String> = []
    try contents.eachEntry(of: kind.id) { found.formUnion(typed($0, kind).keys) }
    let known = kind.definition.fields.map(\.name).filter { found.remove($0) != nil }
    let fields = known + found.sorted()
    let waiting = kind.clashes ? try contents.waiting() : [:]
    let columns = ["id", "day", "at", "source"] + (kind.clashes ? ["waitsFor"] : [])
    return ExportTable(columns + fields) { body in
      try contents.eachEntry(of: kind.id) { entry in
        let values = typed(entry, kind)
        var row: [JSONValue] = [
          .text(entry.id.rawValue), .text(entry.day.description), .text(entry.instant.written(offset: entry.offset)),
          .text(entry.source.rawValue),
        ]
        if kind.clashes { row.append(waiting[entry.id].map { .text($0.rawValue) } ?? .null) }
        try body(row + fields.map { values[$0].map { $0.typedText(in: entry) } ?? .null })
      }
    }
  }

  private func kind(in registry: Registry) throws -> any LogKind.Type {
    let kinds = registry.logKinds.all.map { $0.definition.id.rawValue }
    guard let kind else {
      throw Failure(
        .usage, "Which entries do you want? For example: --kind food",
        ["kinds": .anyOf(kinds.map { .verbatim($0) })], recovery: "You can choose {kinds}.")
    }
    if let found = registry.logKind(named: kind) { return found }
    let near = nearestMatch(to: kind, among: kinds)
    throw Failure(
      .usage,
      near == nil
        ? "There are no entries called “{kind}”" : "There are no entries called “{kind}”. Did you mean “{near}”?",
      ["kind": .verbatim(kind), "near": .verbatim(near ?? ""), "kinds": .anyOf(kinds.map { .verbatim($0) })],
      recovery: "Use {kinds}")
  }

  private func typed(_ entry: Entry, _ kind: any LogKind.Type) -> [String: JSONValue] {
    kind.typed(entry.payload.withoutImported).fields
  }
}

extension JSONValue {
  /// A value of a field as people type it, where they type it as a text: foods, nights, pairs and lists.
  ///
  /// - Parameter entry: On the clocks of where it was logged.
  func typedText(in entry: Entry) -> JSONValue {
    switch self {
    case .list(let values):
      // The two numbers of a pair.
      let numbers = values.compactMap(\.number?.words)
      if numbers.count == 2, values.count == 2 { return .text(numbers.joined(separator: "/")) }
      let texts = values.compactMap { FoodItem(json: $0)?.typed ?? $0.typedText(in: entry).text }
      return texts.count == values.count ? .text(texts.joined(separator: ", ")) : self
    case .object:
      guard let start = self["start"]?.number, let end = self["end"]?.number else { return self }
      let times = [start, end].map { seconds in
        let instant = Instant(seconds: Int64(seconds))
        return instant.written(offset: entry.offset(at: instant)).dropFirst(11).prefix(5)
      }
      return .text(times.joined(separator: "-"))
    default: return self
    }
  }
}
