import TrackerCore

/// Words that stand in cells in place of numbers, in the languages of the program.
enum CellWords {
  /// The cell says nothing.
  private static let unknown: Set<String> = [
    "", "-", "--", "–", "—", "n/a", "#n/a", "na", "n.a.", "k. a.", "k.a.", "null",
  ]
  /// Besides a plain yes.
  private static let yes: Set<String> = ["true", "x", "✓", "wahr"]
  /// Besides a plain no.
  private static let no: Set<String> = [
    "false", "none", "falsch", "kein", "keine", "keiner", "keins", "nichts",
  ]

  /// So long is the longest of them in bytes.
  private static let longest = 8

  /// Whether a cell says nothing: it is empty, or holds a sign for that.
  static func isUnknown(_ text: String) -> Bool {
    text.isEmpty || text.utf8.count <= longest && !text.isPlainNumber && unknown.contains(text.lowercased())
  }

  /// Whether a cell says yes or no; nil where it says neither.
  static func answer(_ text: String) -> Bool? {
    guard text.utf8.count <= longest else { return nil }
    if let answer = YesNo.answer(text) { return answer }
    let word = text.lowercased()
    return yes.contains(word) ? true : no.contains(word) ? false : nil
  }
}

extension String {
  /// Whether it begins as most numbers do, so that no word need be looked for.
  fileprivate var isPlainNumber: Bool { utf8.first.map { (48...57).contains($0) } ?? false }
}
