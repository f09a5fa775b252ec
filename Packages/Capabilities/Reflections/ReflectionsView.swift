import TrackerApplication
import TrackerCore

/// A page of the journal, or of what a search found.
public struct ReflectionsView: ReadModel {
  public static let schema = "journal/1"

  /// The newest first.
  var entries: [JournalItem]
  /// On all pages.
  var count: Int
  var page: Int
  var pages: Int
  let asked: ReflectionQuery
  let terms: [TextQuery.Term]

  private enum CodingKeys: String, CodingKey { case entries, count, page, pages }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !entries.isEmpty else { return nothing(format) }
    let days = Dictionary(grouping: entries, by: \.day).sorted { $0.key > $1.key }
    let table = Block.Table(
      [
        .init(format("at"), isTitleShown: false), .init(format("mood"), isTitleShown: false), .init(""),
        .init(format("id"), isTitleShown: false),
      ],
      groups: days.map { day, items in
        .init("\(format.long(day))", rows: items.map { row($0, format) })
      })
    let head = asked.words == nil ? [] : [Block.sentence("\(found(format))")]
    return head + [.section([.table(table)]), .section([.commands(next(format))])]
  }

  private func found(_ format: TextFormatter) -> String {
    count == 1 ? format("1 entry found.") : format("{count} entries found.", ["count": "\(count)"])
  }

  private func nothing(_ format: TextFormatter) -> [Block] {
    if count > 0 {
      return [
        .sentence(
          "\(format("There is no page {page}. The last one is {pages}.", ["page": "\(page)", "pages": "\(pages)"]))")
      ]
    }
    guard asked.isFiltered else {
      return [
        .sentence("\(format("Your journal is empty."))"),
        .commands([.init("symptoms journal \"…\"", format("write something"))]),
      ]
    }
    return [
      .sentence("\(format("No entry fits."))"),
      .commands([.init("symptoms journal list", format("see all of your journal"))]),
    ]
  }

  private func row(_ item: JournalItem, _ format: TextFormatter) -> Block.Table.Row {
    let mood = item.mood.map { format(.words("{mood} ({value})", ["mood": $0.word, "value": .count($0.value)])) } ?? ""
    return .init(["\(item.time)", "\(mood)", words(of: item), "\(item.id.short, .faint)"])
  }

  /// The beginning of the entry, or what stands around the first word that was looked for.
  private func words(of item: JournalItem) -> RichText {
    guard !terms.isEmpty, let excerpt = Excerpt(of: terms, in: [item.title, item.text].compactMap(\.self)) else {
      return "\(item.short)"
    }
    return "\(excerpt.before)\(excerpt.found, .strong)\(excerpt.after)"
  }

  private func next(_ format: TextFormatter) -> [Block.NextCommand] {
    var commands: [Block.NextCommand] = []
    if let first = entries.first {
      commands.append(.init("symptoms journal show \(first.id.short)", format("read an entry, by its id")))
    }
    if page < pages {
      let command = ["symptoms journal", asked.words == nil ? "list" : "search", asked.options, "--page \(page + 1)"]
      commands.append(
        .init(
          command.filter { !$0.isEmpty }.joined(separator: " "),
          format("see page {page} of {pages}", ["page": "\(page + 1)", "pages": "\(pages)"])))
    }
    return commands
  }
}

/// Some words around the first that was found.
private struct Excerpt {
  var before: String
  var found: String
  var after: String

  private static let wordsBefore = 4
  private static let wordsAfter = 7

  /// nil where none of the terms stands there, as in a keyword.
  init?(of terms: [TextQuery.Term], in texts: [String]) {
    for text in texts {
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      // A word between spaces may be several, as `pain-free` is.
      let pieces = words.map { TextFolding.words($0) }
      let flat = pieces.flatMap(\.self)
      guard let place = terms.compactMap({ $0.place(in: flat) }).min() else { continue }
      var count = 0
      let index = pieces.firstIndex { piece in
        count += piece.count
        return count > place
      }
      guard let index else { continue }
      let start = max(0, index - Excerpt.wordsBefore)
      let end = min(words.count, index + 1 + Excerpt.wordsAfter)
      before = (start > 0 ? "… " : "") + words[start..<index].map { "\($0) " }.joined()
      found = words[index]
      after = words[(index + 1)..<end].map { " \($0)" }.joined() + (end < words.count ? " …" : "")
      return
    }
    return nil
  }
}
