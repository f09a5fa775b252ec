import TrackerApplication
import TrackerCore

/// Writes all that a journal keeps as one JSON object, an element of a list to a line: nothing is rounded, renamed or
/// left out. `docs/using.md` says what its keys mean.
public struct JSONExporter: Exporter {
  /// Name and version of the shape; the number grows when a key goes or changes its meaning.
  public static let schema = "journal/1"

  public let id = "json"
  public let name = "Everything (JSON)"

  public init() {}

  /// Writes entries and forecasts one by one, so that a long journal never stands in memory as one text.
  ///
  /// - Throws: What reading the journal or `write` throws, and `Failure` (`storage`) where a kept text is no JSON.
  public func write(_ contents: ExportContents, to write: @escaping (String) throws -> Void) throws -> ExportCounts {
    var counts = ExportCounts()
    var definitions: Set<ContentHash> = []
    try write("{\n\"schema\":\"\(JSONExporter.schema)\",\n\"program\":\"\(ProgramVersion.number)\",\n")
    try write("\"exportedAt\":\(contents.exportedAt.seconds)")

    let entries = try JSONListWriter("entries", write)
    try contents.eachEntry { entry in
      if let pack = entry.pack { definitions.insert(pack) }
      try entries.add(try JournalJSON.encode(entry))
    }
    counts.entries = try entries.end()
    if contents.includesDeleted {
      let deleted = try JSONListWriter("deleted", write)
      for entry in try contents.deletedEntries() { try deleted.add(try JournalJSON.encode(entry)) }
      counts.deleted = try deleted.end()
    }
    let documents = try JSONListWriter("documents", write)
    for document in try contents.documents() { try documents.add(try json(of: document)) }
    counts.documents = try documents.end()
    let forecasts = try JSONListWriter("forecasts", write)
    try contents.eachForecast { forecast in
      definitions.insert(forecast.pack)
      try forecasts.add(try JournalJSON.encode(forecast))
    }
    counts.forecasts = try forecasts.end()
    let known = try JSONListWriter("definitions", write)
    for hash in definitions.sorted() {
      guard let definition = try contents.definition(hash) else { continue }
      try checkJSON(definition, JournalJSON.definition(of: hash))
      try known.add("{\"hash\":\(try JournalJSON.encode(hash)),\"value\":\(definition)}")
    }
    counts.definitions = try known.end()
    try write("\n}\n")
    return counts
  }

  private func json(of document: Document) throws -> String {
    try checkJSON(document.json, JournalJSON.document(document.key))
    let (module, id) = (try JournalJSON.encode(document.key.module), try JournalJSON.encode(document.key.id))
    return "{\"id\":\(id),\"module\":\(module),\"revision\":\(document.revision),\"value\":\(document.json)}"
  }

  /// Damaged text would spoil all of the file.
  private func checkJSON(_ json: String, _ what: Phrase) throws {
    _ = try JournalJSON.decode(JSONValue.self, from: json, what: what)
  }
}
