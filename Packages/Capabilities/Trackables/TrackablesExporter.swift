import TrackerApplication
import TrackerCore

/// Exports what a person tracks of their own: a row for each definition, hidden ones included.
public struct TrackablesExporter: TableExporter {
  public let id = "own"
  public let name = "What you track of your own"

  public init() {}

  public func counts(rows: Int) -> ExportCounts { ExportCounts(documents: rows) }

  public func table(of contents: ExportContents) throws -> ExportTable {
    let columns = [
      "id", "metric", "label", "also", "kind", "unit", "low", "high", "step", "words", "day", "absence", "question",
      "hidden", "followed", "merged", "role", "foods", "but_not", "asked", "becomes",
    ]
    return ExportTable(columns) { body in
      for own in try contents.values(TrackableDefinition.document) {
        func list(_ values: [String]) -> JSONValue { values.isEmpty ? .null : .text(values.joined(separator: ", ")) }
        func number(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
        try body([
          .text(own.id.rawValue), .text(own.metric.rawValue), .text(own.label), list(own.otherLabels),
          .text(own.kind.rawValue), own.unit.map { .text($0) } ?? .null, number(own.range?.lowerBound),
          number(own.range?.upperBound), number(own.step), list(own.choices), .text(own.fold.rawValue),
          .text(own.absence.rawValue), own.question.map { .text($0) } ?? .null, .bool(own.isHidden),
          .bool(own.isFollowed), list(own.merged.map(\.rawValue)),
          own.role.map { .text($0.rawValue) } ?? .null, list(own.foods ?? []), list(own.butNot ?? []),
          .bool(own.asking != nil), own.becomes.map { .text($0.rawValue) } ?? .null,
        ])
      }
    }
  }
}
