import TrackerApplication
import TrackerCore

/// A name that is new, and one slip away from a known one, is probably the same: worth a line, never an error.
struct TypoSuggestion {
  /// Before the entry is put.
  let journal: any JournalReading
  let person: Person

  /// Words under so many letters are too near each other to say anything.
  private static let shortest = 4

  /// What an entry's words were probably meant to be, for the first that has a near one; which words those are, its
  /// kind says.
  func sentence(for entry: Entry, of kind: any LogKind.Type) throws -> Phrase? {
    for spelling in kind.spellings(of: entry, in: person.entryContext) {
      guard let (word, known) = try nearest(spelling.words) else { continue }
      let values: [String: Phrase] = ["word": "\(word)", "known": "\(known.withSpaces)"]
      guard let field = spelling.field else {
        return .words("“{word}” is new. If you meant {known}, type symptoms undo and try again.", values)
      }
      let right = value(of: field, in: entry, with: known.withSpaces, for: word)
      return .words(
        "“{word}” is new. If you meant {known}, type: {command}",
        values.merging(["command": "symptoms edit \(entry.id.short) \(field)=\(right.shellWord)"]) { first, _ in first }
      )
    }
    return nil
  }

  /// What a field holds with the known word in place of the new one, as it is typed.
  private func value(of field: String, in entry: Entry, with known: String, for word: String) -> String {
    guard let items = entry.payload.fields[field].flatMap([FoodItem].init(json:)) else { return known }
    return items.map { item in
      guard item.counted.word == word else { return item.told.description }
      var right = item.counted
      right.name = known
      return right.told.description
    }.joined(separator: ", ")
  }

  private func nearest(_ words: Spelling.Words) throws -> (word: String, known: String)? {
    switch words {
    case .listed(let words, let known): return nearest(words, among: known)
    case .ofMetrics(let metrics):
      // Of a family with a list of its words, each word is a known one.
      for family in person.catalogue.families where family.words == nil {
        let words = metrics.compactMap(family.word(of:))
        guard !words.isEmpty else { continue }
        // What the program counts of all of a family is no word of it.
        let known = try journal.metrics(withPrefix: family.prefix).map(\.metric)
          .filter { id in !person.catalogue.definitions.contains { $0.id == id } }.compactMap(family.word)
        if let hit = nearest(words, among: known) { return hit }
      }
      return nil
    }
  }

  private func nearest(_ words: [String], among known: [String]) -> (word: String, known: String)? {
    for word in words where word.count >= TypoSuggestion.shortest && !known.contains(word) {
      let near = known.first { isOneSlip(from: word, to: $0) && !$0.isSameWord(as: word) }
      if let near { return (word, near) }
    }
    return nil
  }
}
