import TrackerCore

/// The answer of an export to a file.
public struct ExportView: ReadModel {
  public static let schema = "export/1"

  /// The exporter's id.
  let form: String
  let file: String
  let counts: ExportCounts
  /// How many entries or patterns the setting `export.contents` left out; absent where none.
  let leftOut: Int?

  public func blocks(_ format: TextFormatter) -> [Block] {
    let parts = [
      (counts.entries, "1 entry", "{count} entries"),
      (counts.deleted, "1 deleted entry", "{count} deleted entries"),
      (counts.documents, "1 document", "{count} documents"),
      (counts.forecasts, "1 forecast", "{count} forecasts"),
      (counts.patterns, "1 pattern", "{count} patterns"),
      (counts.definitions, "1 definition of a condition", "{count} definitions of conditions"),
      (counts.setAside, "1 damaged part", "{count} damaged parts"),
      (counts.attachments, "1 attachment", "{count} attachments"), (counts.rows, "1 row", "{count} rows"),
    ].compactMap { count, one, many in count.map { ($0, one, many) } }
    // What was asked for is told even where there is none of it.
    let told = parts.filter { $0.0 > 0 }
    let contents = (told.isEmpty ? Array(parts.prefix(1)) : told).map { format.count($0.0, $0.1, $0.2) }
      .joined(separator: ", ")
    let sentences: [String?] = [
      format("Exported to {file}: {contents}.", ["contents": contents, "file": file]), missing(format),
      leftOut.map { format(ExportView.leftOut($0, counts)) },
      format("The file shows what you logged as plain text. Only your user account can open it."),
    ]
    return sentences.compactMap(\.self).map { .sentence("\($0)") }
  }

  /// That attachments are not in the file because they are not there.
  private func missing(_ format: TextFormatter) -> String? {
    guard let count = counts.missingAttachments, count > 0 else { return nil }
    return format.count(
      count, "1 attachment is missing or damaged, so it is not in the file. To see it: symptoms doctor",
      "{count} attachments are missing or damaged, so they are not in the file. To see them: symptoms doctor")
  }

  /// That some of what was asked for was left out, and why.
  static func leftOut(_ count: Int, _ counts: ExportCounts) -> Phrase {
    let one: String
    let many: String
    if counts.entries != nil {
      one = "1 entry was left out, because export.contents does not name its category."
      many = "{count} entries were left out, because export.contents does not name their category."
    } else if counts.patterns != nil {
      one = "1 pattern was left out, because export.contents does not name its category."
      many = "{count} patterns were left out, because export.contents does not name their category."
    } else if counts.rows != nil {
      one = "1 number was left out, because export.contents does not name its category."
      many = "{count} numbers were left out, because export.contents does not name their category."
    } else {
      one = "1 part was left out, because export.contents does not name its category."
      many = "{count} parts were left out, because export.contents does not name their category."
    }
    return .words(count == 1 ? one : many, ["count": .count(count)])
  }
}
