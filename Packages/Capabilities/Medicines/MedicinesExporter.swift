import TrackerApplication
import TrackerCore

/// Exports the list of medicines: a row for each, stopped ones included.
public struct MedicinesExporter: TableExporter {
  public let id = "medicines"
  public let name = "Your list of medicines"

  public init() {}

  public func counts(rows: Int) -> ExportCounts { ExportCounts(documents: rows) }

  public func table(of contents: ExportContents) throws -> ExportTable {
    let columns = ["id", "name", "also", "dose", "form", "schedule", "use", "class", "from", "until", "reason"]
    return ExportTable(columns) { body in
      for medicine in try contents.values(Medicine.document) {
        func text(_ value: String?) -> JSONValue { value.map { .text($0) } ?? .null }
        try body([
          .text(medicine.id.rawValue), .text(medicine.name),
          text(medicine.otherNames.isEmpty ? nil : medicine.otherNames.joined(separator: ", ")), text(medicine.dose),
          text(medicine.form), text(medicine.plans.last?.schedule.told.description), text(medicine.use?.rawValue),
          text(medicine.group), .text(medicine.start.description), text(medicine.end?.description),
          text(medicine.reason),
        ])
      }
    }
  }
}
