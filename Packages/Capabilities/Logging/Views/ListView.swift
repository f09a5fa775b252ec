import TrackerApplication
import TrackerCore

/// Entries, grouped by day.
public struct ListView: ReadModel {
  public static let schema = "list/1"
  var from: Day
  var to: Day
  /// The oldest first.
  var entries: [EntryView]
  /// Those of days that are still to come, where the last day is today; absent where there are none.
  var later: [EntryView]?
  /// The kind whose entries alone were asked for, the first of several; nil for all entries.
  let kind: LogKindDefinition?
  /// The tags whose entries alone were asked for; none for all entries.
  let tags: [EntryTag]
  /// What is typed behind a command for the last day; empty for today, nil for a day that nothing is offered for,
  /// because it is long before the first entry.
  let option: String?
  /// The entry that the answer shows how to change: the last one that takes notes.
  let changeable: EntryView?

  private enum CodingKeys: String, CodingKey { case from, to, entries, later }

  private func columns(_ format: TextFormatter) -> [Block.Table.Column] {
    [.init(format("at"), isTitleShown: false), .init(""), .init(format("id"), isTitleShown: false)]
  }

  private var nothing: String {
    if !tags.isEmpty {
      if from == .earliestOfEntries { return "No entry has {tags}." }
      return from == to ? "No entry on {day} has {tags}." : "No entry from {from} to {to} has {tags}."
    }
    return switch (from == to, kind != nil) {
    case (true, false): "Nothing logged on {day}."
    case (true, true): "Nothing of that kind logged on {day}."
    case (false, false): "Nothing logged from {from} to {to}."
    case (false, true): "Nothing of that kind logged from {from} to {to}."
    }
  }

  /// What to type to have something to list.
  private func start(_ format: TextFormatter) -> Block.NextCommand? {
    if !tags.isEmpty { return .init("symptoms tags", format("see your tags")) }
    guard let option else { return nil }
    guard let kind, kind.hasCommand, let example = kind.examples.first else {
      return .init("symptoms check-in\(option)", format("say how you are"))
    }
    return .init("symptoms log \(example.line)\(option)", format("log it"))
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    logged(format) + toCome(format)
  }

  private func logged(_ format: TextFormatter) -> [Block] {
    guard !entries.isEmpty else {
      return [
        .sentence(
          RichText(
            format(
              nothing,
              [
                "day": format.short(from), "from": format.short(from), "to": format.short(to),
                "tags": tags.map(\.hashtag).joined(separator: " "),
              ])))
      ] + (start(format).map { [.commands([$0])] } ?? [])
    }
    return [
      table(of: entries, format),
      .commands(
        changeable.map {
          [Block.NextCommand("symptoms edit \($0.id.short) notes=\"…\"", format("change an entry, by its id"))]
        } ?? []),
    ]
  }

  /// Entries of days that are still to come, and how to move one.
  private func toCome(_ format: TextFormatter) -> [Block] {
    guard let later, let first = later.first else { return [] }
    return [
      .section([
        .heading(.init("\(format("On days that are still to come"))")), table(of: later, format),
        .commands([.init("symptoms edit \(first.id.short) day=\(to)", format("move an entry to today"))]),
      ])
    ]
  }

  private func table(of entries: [EntryView], _ format: TextFormatter) -> Block {
    let days = Dictionary(grouping: entries, by: \.day).sorted { $0.key > $1.key }
    return .table(
      .init(
        columns(format),
        groups: days.map { day, entries in
          Block.Table.Group(
            "\(format.long(day))",
            rows: entries.map { .init(["\($0.time)", "\($0.listed(format))", "\($0.id.short, .faint)"]) })
        }))
  }
}
