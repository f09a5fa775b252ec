import TrackerApplication
import TrackerCore

/// What one action was about, as people are told it: the entries and documents between two states of the journal.
struct ActionAccount: Encodable, Sendable {
  /// What happened to a thing from the first state to the second.
  enum Turn: String, Encodable, Sendable, CaseIterable { case added, changed, removed }

  /// An entry or a part of a document.
  struct Thing: Encodable, Sendable {
    var turn: Turn
    /// As it is afterwards, or was before where it is gone; nil for a part of a document.
    var entry: EntryView?
    /// A part of a document, in English; nil for an entry.
    var document: String?
    /// The part of a document; nil for an entry.
    fileprivate let part: Phrase?
    /// Whether its time is told.
    fileprivate let namesTime: Bool

    private enum CodingKeys: String, CodingKey { case turn, entry, document }

    init(_ turn: Turn, _ entry: EntryView, namesTime: Bool) {
      (self.turn, self.entry, self.namesTime) = (turn, entry, namesTime)
      part = nil
    }

    init(_ part: DocumentPart) {
      turn = !part.wasThere ? .added : part.isThere ? .changed : .removed
      document = Phrases.english(part.phrase, part.values)
      self.part = .words(part.phrase, part.values.mapValues { "\($0)" })
      namesTime = false
    }
  }

  /// So many entries are told each by itself; of more, their number is told.
  static let mostTold = 3
  /// So many parts of documents are told each by itself; of more, the number of the others is told.
  private static let mostNamed = 5
  /// So many characters of an entry are told.
  static let mostShown = 48

  /// How the action is named: `a12`.
  var id: String
  var command: String
  var at: Instant
  /// How many entries were changed.
  var entries = 0
  /// How many of them were added, changed and removed.
  var turns: [String: Int] = [:]
  /// The file of an import, nil for any other action and where it is not known.
  var file: String?
  /// Whether all that it changed was erased for good since; nil where something is left.
  var isErased: Bool?
  /// Up to three entries, none of an import, and every part of a document that is worth telling.
  var things: [Thing] = []

  init(of action: Action) {
    id = action.name
    command = action.command
    at = action.at
    file = action.purpose.file
  }

  /// Takes the number of its entries from a count of them.
  mutating func count(_ counts: ChangeCounts) {
    entries = counts.total
    turns = [Turn.added.rawValue: counts.added, Turn.changed.rawValue: counts.changed]
    turns[Turn.removed.rawValue] = counts.removed
    turns = turns.filter { $0.value > 0 }
  }

  /// Everything in the words of a language, each a part that can stand after a verb.
  ///
  /// - Parameter today: Entries of another day are told with their day.
  func told(_ format: TextFormatter, today: Day) -> [(turn: Turn, what: String)] {
    let named = things.map { ($0.turn, $0.told(format, today: today)) }
    guard !things.contains(where: { $0.entry != nil }) else { return named }
    let parts = Turn.allCases.flatMap { turn -> [(Turn, String)] in
      let own = named.filter { $0.0 == turn }
      let rest = own.count - ActionAccount.mostNamed
      guard rest > 1 else { return own }
      return Array(own.prefix(ActionAccount.mostNamed)) + [(turn, format("{count} more", ["count": "\(rest)"]))]
    }
    let counted = Turn.allCases.compactMap { turn -> (Turn, String)? in
      let count = turns[turn.rawValue] ?? 0
      return count == 0 ? nil : (turn, number(count, format))
    }
    return (counted + parts).map { (turn: $0.0, what: $0.1) }
  }

  private func number(_ count: Int, _ format: TextFormatter) -> String {
    let values = ["count": "\(count)", "file": file ?? ""]
    guard file != nil else { return format(count == 1 ? "1 entry" : "{count} entries", values) }
    return format(count == 1 ? "1 entry from {file}" : "{count} entries from {file}", values)
  }
}

extension ActionAccount.Thing {
  /// `lunch – soup (12:57)`
  func told(_ format: TextFormatter, today: Day) -> String {
    guard let entry else { return part.map { format($0) } ?? "" }
    let values = ["what": words(of: entry, format), "time": entry.time, "day": format.short(entry.day)]
    return switch (entry.day == today, namesTime) {
    case (true, true): format("{what} ({time})", values)
    case (true, false): format("{what}", values)
    case (false, true): format("{what} ({day}, {time})", values)
    case (false, false): format("{what} ({day})", values)
    }
  }

  /// The first words of what an entry says.
  private func words(of entry: EntryView, _ format: TextFormatter) -> String {
    format(entry.told).firstWords(ActionAccount.mostShown)
  }
}
