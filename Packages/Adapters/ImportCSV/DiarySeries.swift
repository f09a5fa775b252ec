import TrackerApplication
import TrackerCore
import TrackerDiaryCSV
import TrackerHashing

/// The metrics that a column map brings, each cell of which is an item.
struct DiarySeries {
  private let map: ColumnMap
  private let metrics: [(metric: MetricID, column: String)]

  init(_ map: ColumnMap) {
    self.map = map
    let marking = map.flare?.column ?? (map.severity?.flareAt == nil ? nil : map.severity?.column)
    let flare = marking.map { (metric: FlareRule.mark, column: $0.name) }
    let severity = map.severity.map { (metric: FlareRule.severityMark, column: $0.column.name) }
    metrics = [flare, severity].compactMap { $0 } + map.metrics.map { (metric: $0.id, column: $0.column.name) }
  }

  /// In the order in which they are shown.
  var names: [ImportedFile.Series] { metrics.map { .init($0.metric.rawValue, source: $0.column) } }

  /// The cells of one person's rows, day by day.
  func items(of rows: [Diary.Row]) -> [ImportedFile.Item] {
    let prefix = "csv:\(source):\(rows.first?.person ?? ""):"
    return rows.sorted { $0.day < $1.day }.flatMap { row in
      zip(metrics, values(of: row)).enumerated().map { index, cell in
        ImportedFile.Item(
          key: "\(prefix)\(row.day):\(cell.0.metric)", kind: "measurement", time: .day(row.day),
          identity: ["metric": .value(.text(cell.0.metric.rawValue))],
          values: cell.1.map { ["value": .value(.number($0))] }, line: row.line, series: index)
      }
    }
  }

  /// Names the diary that a map reads, by its columns of person and day; stable for ever, since keys in journals carry
  /// it. What a metric is read from is no part of it, so that a corrected map corrects entries in place of doubling
  /// them.
  private var source: String {
    FNV1a.hexadecimal(of: "\(map.person?.name ?? "")\u{1F}\(map.day.name)".utf8)
  }

  private func values(of row: Diary.Row) -> [Double?] {
    let flare = map.flare != nil || map.severity?.flareAt != nil ? [row.isFlare.map { $0 ? 1.0 : 0 }] : []
    return flare + (map.severity == nil ? [] : [row.severity]) + row.values
  }
}
