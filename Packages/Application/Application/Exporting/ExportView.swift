import TrackerCore

/// The answer of an export to a file.
public struct ExportView: ReadModel {
  public static let schema = "export/1"

  /// The exporter's id.
  let form: String
  let file: String
  let counts: ExportCounts
  /// How many entries the setting `export.contents` left out; absent where none.
  let leftOut: Int?

  public func blocks(_ format: TextFormatter) -> [Block] {
    let parts = [
      (counts.entries, "1 entry", "{count} entries"),
      (counts.deleted, "1 deleted entry", "{count} deleted entries"),
      (counts.documents, "1 document", "{count} documents"),
      (counts.forecasts, "1 forecast", "{count} forecasts"),
      (counts.definitions, "1 definition of a condition", "{count} definitions of conditions"),
      (counts.setAside, "1 damaged part", "{count} damaged parts"),
    ].compactMap { count, one, many in count.map { ($0, one, many) } }
    // What was asked for is told even where there is none of it.
    let told = parts.filter { $0.0 > 0 }
    let contents = (told.isEmpty ? Array(parts.prefix(1)) : told).map { format.count($0.0, $0.1, $0.2) }
      .joined(separator: ", ")
    return [
      .sentence("\(format("Exported to {file}: {contents}.", ["contents": contents, "file": file]))")
    ] + (leftOut.map { [.sentence("\(format(ExportView.leftOut($0)))")] } ?? []) + [
      .sentence("\(format("The file shows what you logged as plain text. Only your user account can open it."))")
    ]
  }

  /// That entries were left out, and why.
  static func leftOut(_ count: Int) -> Phrase {
    .words(
      count == 1
        ? "1 entry was left out, because export.contents does not name its category."
        : "{count} entries were left out, because export.contents does not name their category.",
      ["count": .count(count)])
  }
}
