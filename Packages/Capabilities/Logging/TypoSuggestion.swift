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
  func sentence(for entry: Entry, of kind: any LogKind.Type) throws -> String? {
    for spelling in kind.spellings(of: entry, in: person.entryContext) {
      guard let (word, known) = try nearest(spelling.words) else { continue }
      let recovery = spelling.field.map { "Mend with: symptoms edit \(entry.id.short) \($0)=…" }
      return
        "“\(word)” is new; did you mean “\(known)”, as before? \(recovery ?? "Take it back with: symptoms undo")"
    }
    return nil
  }

  private func nearest(_ words: Spelling.Words) throws -> (word: String, known: String)? {
    switch words {
    case .listed(let words, let known): return nearest(words, among: known)
    case .ofMetrics(let metrics):
      // Of a family with a list of its words, each word is a known one.
      for family in person.catalogue.families where family.words == nil {
        let words = metrics.compactMap(family.word(of:))
        guard !words.isEmpty else { continue }
        let known = try journal.metrics(withPrefix: family.prefix).compactMap { family.word(of: $0.metric) }
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
