import Foundation
import TrackerApplication
import TrackerCore
import TrackerDiaryCSV
import TrackerEntryLanguage
import TrackerHashing

/// The metrics that a column map brings, each cell of which is an item, and the kinds of entries whose fields it fills,
/// each of which is an item a day.
struct DiarySeries {
  private let map: ColumnMap
  private let metrics: [(metric: MetricID, column: String)]
  private let kinds: [(kind: LogKindID, columns: [String])]

  init(_ map: ColumnMap) {
    self.map = map
    let marking = map.flare?.column ?? (map.severity?.flareAt == nil ? nil : map.severity?.column)
    let flare = marking.map { (metric: FlareRule.mark, column: $0.name) }
    let severity = map.severity.map { (metric: FlareRule.severityMark, column: $0.column.name) }
    metrics = [flare, severity].compactMap { $0 } + map.metrics.map { (metric: $0.id, column: $0.column.name) }
    kinds = map.entries.reduce(into: []) { kinds, entry in
      if let index = kinds.firstIndex(where: { $0.kind == entry.kind }) {
        kinds[index].columns.append(entry.column.name)
      } else {
        kinds.append((entry.kind, [entry.column.name]))
      }
    }
  }

  /// In the order in which they are shown.
  var names: [ImportedFile.Series] {
    metrics.map { .init($0.metric.rawValue, source: $0.column) }
      + kinds.map { .init($0.kind.rawValue, source: $0.columns.joined(separator: ", ")) }
  }

  /// The cells of one person's rows, day by day.
  func items(of rows: [Diary.Row]) -> [ImportedFile.Item] {
    let prefix = "\(DiaryKey.formerPrefix)\(source):\(rows.first?.person ?? ""):"
    return rows.sorted { $0.day < $1.day }.flatMap { row in
      zip(metrics, values(of: row)).enumerated().map { index, cell in
        let former = "\(prefix)\(row.day):\(cell.0.metric)"
        return ImportedFile.Item(
          key: DiaryKey.current(former), formerKey: former, kind: "measurement", time: .day(row.day),
          identity: ["metric": .value(.text(cell.0.metric.rawValue))],
          values: cell.1.map { ["value": .value(.number($0))] }, line: row.line, column: cell.0.column, series: index)
      }
        + kinds.enumerated().map { index, kind in
          let texts = zip(map.entries, row.texts).filter { $0.0.kind == kind.kind }
          let values = texts.reduce(into: [String: FieldInput]()) { values, cell in
            values[cell.0.field] = cell.1.map { .typed($0) }
          }
          let former = "\(prefix)\(row.day):\(kind.kind)"
          return ImportedFile.Item(
            key: DiaryKey.current(former), formerKey: former, kind: kind.kind, time: .day(row.day),
            values: values.isEmpty ? nil : values, line: row.line, column: kind.columns.joined(separator: ", "),
            series: metrics.count + index)
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

/// The keys of what comes from diaries.
enum DiaryKey {
  /// What keys began with that named the person and the day. Those of now never do.
  static let formerPrefix = "csv:"

  /// The key of now of what had a former one: a hash, which says neither the person nor the day.
  static func current(_ former: String) -> String {
    "csv/\(EntryID(hashing: "symptoms/1 diary\0\(former.precomposedStringWithCanonicalMapping)"))"
  }
}
