import TrackerYAML

/// A word of a series: `4.5x3` is three values, `_` a day not logged, `no` an explicit none.
struct SeriesWord {
  /// nil for days not logged.
  let value: Double?
  /// How many days.
  let count: Int

  /// nil for what is no such word, or stands for more days than `most`.
  private init?(_ word: Substring, most: Int) {
    let parts = word.utf8.split(separator: UInt8(ascii: "x"), maxSplits: 1, omittingEmptySubsequences: false)
      .map { Substring($0) }
    guard let first = parts.first, let count = parts.count == 1 ? 1 : Int(parts[1]), (1...most).contains(count) else {
      return nil
    }
    value = first == "no" ? 0 : DecimalNumber(first)?.value
    guard value != nil || first == "_" else { return nil }
    self.count = count
  }

  /// Calls `body` with the words of a series one after the other, for as long as it returns true.
  ///
  /// - Returns: the first part that is no such word, nil where all are.
  static func read(_ series: String, most: Int, _ body: (SeriesWord) -> Bool) -> String? {
    for part in series.utf8.split(separator: UInt8(ascii: " ")) {
      guard let word = SeriesWord(Substring(part), most: most) else { return String(Substring(part)) }
      guard body(word) else { return nil }
    }
    return nil
  }
}
