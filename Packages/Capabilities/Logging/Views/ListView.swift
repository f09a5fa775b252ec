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
    .init("at", isTitleShown: false), .init(""), .init("id", isTitleShown: false),
  ]

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !entries.isEmpty else {
      return [
        .sentence(
          RichText(
            format(
              from == to ? "Nothing logged on {day}." : "Nothing logged from {from} to {to}.",
              ["day": format.short(from), "from": format.short(from), "to": format.short(to)]))),
        .commands([Block.NextCommand("symptoms check-in", format("say how you are"))]),
      ]
    }
    let days = Dictionary(grouping: entries, by: \.day).sorted { $0.key > $1.key }
    let groups = days.map { day, entries in
      Block.Table.Group(
        "\(format.long(day))",
        rows: entries.map { .init(["\($0.time)", "\(format($0.summary))", "\($0.id.short, .faint)"]) })
    }
    return [
      .table(.init(ListView.columns, groups: groups)),
      .commands([Block.NextCommand("symptoms edit --help", format("change an entry, by its id"))]),
    ]
  }
}
