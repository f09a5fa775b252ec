import TrackerApplication
import TrackerCore

/// Exports the days as a tidy table: a row for each day with an entry and each metric that was ever logged. A none is
/// 0; what is not known has no value and `no` under `answered`. Numbers have three decimals at most.
public struct DaysExporter: TableExporter {
  public let id = "days"
  public let name = "The numbers of each day"

  private let session: Session?
  private let days: ClosedRange<Day>?

  /// - Parameters:
  ///   - session: The person whose days they are; nil for the list of what can be exported.
  ///   - days: Which days; nil for all.
  public init(_ session: Session? = nil, days: ClosedRange<Day>? = nil) {
    self.session = session
    self.days = days
  }

  public func counts(rows: Int) -> ExportCounts { ExportCounts(rows: rows) }

  public func table(of contents: ExportContents) throws -> ExportTable {
    guard let session else { throw Failure.notSetUp }
    return ExportTable(["date", "metric", "value", "unit", "answered", "source"]) { body in
      try contents.eachDay(of: session, on: days) { day in
        for value in day.values {
          let number = value.value.number?.exported
          try body([
            .text(day.day.description), .text(value.metric.id.rawValue), number.map { .number($0) } ?? .null,
            .text(value.metric.unit), .text(number == nil ? "no" : "yes"),
            value.sources.isEmpty ? .null : .text(value.sources.map(\.rawValue).joined(separator: " ")),
          ])
        }
      }
    }
  }
}
