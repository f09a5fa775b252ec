import TrackerApplication
import TrackerCore

/// Every tag of the person.
public struct TagsView: ReadModel {
  public static let schema = "tags/1"

  struct Row: Encodable, Sendable {
    var tag: EntryTag
    /// On so many days an entry has it.
    var days: Int
    /// The last of these days.
    var last: Day
  }

  /// The one that was used last first.
  var tags: [Row]

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard let first = tags.first else {
      return [
        .sentence("\(format("You have no tags yet. A tag is a word of your own on any entry."))"),
        .commands([.init("symptoms log food soup tag=travel", format("log something with a tag"))]),
      ]
    }
    let columns: [Block.Table.Column] = [
      .init(format("tag")), .init(format("days"), .trailing), .init(format("last used")),
    ]
    let rows = tags.map { row in
      Block.Table.Row(["\(row.tag.hashtag)", "\(format.words.number("\(row.days)"))", "\(format.short(row.last))"])
    }
    return [
      .table(Block.Table(columns, rows: rows)),
      .commands([.init("symptoms list --tag \(first.tag)", format("see the entries with a tag"))]),
    ]
  }
}

/// What was done to all entries that had a tag.
public struct TagsChangedView: ReadModel {
  public static let schema = "tags-changed/1"

  enum Verb: String, Encodable, Sendable { case renamed, merged, removed }

  var verb: Verb
  /// The one that they had.
  var tag: EntryTag
  /// The one that they have in place of it; absent where it was taken off.
  var becomes: EntryTag?
  /// How many entries had it.
  var entries: Int
  var tomorrow: [OutlookChange]
  let givesTips: Bool

  private enum CodingKeys: String, CodingKey { case verb, tag, becomes, entries, tomorrow }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = [
      "tag": tag.hashtag, "new": becomes?.hashtag ?? "", "count": format.words.number("\(entries)"),
    ]
    let sentences = [
      format(sentence, values), OutlookChange.sentence(tomorrow, format),
      givesTips && becomes != tag ? format("To take it back: symptoms undo") : "",
    ]
    return sentences.filter { !$0.isEmpty }.map { .sentence("\($0)") }
  }

  private var sentence: String {
    switch (verb, entries == 1) {
    case (_, _) where becomes == tag: "The tag is already called {tag}. Nothing was changed."
    case (.renamed, true): "{tag} is now {new}, on 1 entry."
    case (.renamed, false): "{tag} is now {new}, on {count} entries."
    case (.merged, true): "1 entry with {tag} has {new} now."
    case (.merged, false): "{count} entries with {tag} have {new} now."
    case (.removed, true): "Took {tag} off 1 entry."
    case (.removed, false): "Took {tag} off {count} entries."
    }
  }
}
