import TrackerApplication
import TrackerCore
import TrackerSentiment

/// Exports the journal: a row for each entry, with its whole text.
public struct ReflectionsExporter: TableExporter {
  public let id = "journal"
  public let name = "Your journal"

  public init() {}

  public func counts(rows: Int) -> ExportCounts { ExportCounts(entries: rows) }

  public func table(of contents: ExportContents) throws -> ExportTable {
    let columns = ["id", "day", "at", "title", "text", "mood", "activities", "categories", "keywords", "sentiment"]
    // Only journals with tags have a column for them.
    var hasTags = false
    try contents.eachEntry(of: ReflectionKind.id) { if !$0.payload.tags.isEmpty { hasTags = true } }
    return ExportTable(columns + (hasTags ? ["tags"] : [])) { [hasTags] body in
      try contents.eachEntry(of: ReflectionKind.id) { entry in
        let payload = entry.payload
        func words(_ field: Field<[String]>) -> JSONValue {
          payload[field].map { .text($0.joined(separator: ", ")) } ?? .null
        }
        let sentiment = Sentiment(of: ReflectionKind.prose(of: payload))
        let tags: JSONValue = payload.tags.isEmpty ? .null : payload.tags.map(\.rawValue).joined(separator: ", ").json
        try body(
          [
            .text(entry.id.rawValue), .text(entry.day.description), .text(entry.instant.written(offset: entry.offset)),
            payload[ReflectionKind.title].map { .text($0) } ?? .null,
            payload[ReflectionKind.text].map { .text($0) } ?? .null,
            payload[ReflectionKind.mood].map { .number(Double($0)) } ?? .null, words(ReflectionKind.activities),
            words(ReflectionKind.categories), words(ReflectionKind.keywords),
            sentiment.map { .number($0.score) } ?? .null,
          ] + (hasTags ? [tags] : []))
      }
    }
  }
}
