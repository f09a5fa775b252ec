import TrackerApplication
import TrackerCore

/// Entries, grouped by day.
public struct ListView: ReadModel {
  public static let schema = "list/1"
  var from: Day
  var to: Day
  /// The oldest first.
  var entries: [EntryView]

  private static let columns: [Block.Table.Column] = [
    .init("id", isTitleShown: false), .init("at", isTitleShown: false), .init(""), .init(""),
  ]

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !entries.isEmpty else {
      let days = from == to ? "on \(format.long(from))" : "from \(from) to \(to)"
      return [.sentence("Nothing is logged \(days).")]
    }
    let days = Dictionary(grouping: entries, by: \.day).sorted { $0.key > $1.key }
    let groups = days.map { day, entries in
      Block.Table.Group(
        "\(format.long(day))",
        rows: entries.map { .init(["\($0.id.short, .faint)", "\($0.time)", "\($0.kind)", "\($0.summary)"]) })
    }
    return [.table(.init(ListView.columns, groups: groups))]
  }
}
