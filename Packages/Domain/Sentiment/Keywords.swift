/// What a text is about: the words that it has most of, small words aside.
public enum Keywords {
  /// The words, the most frequent first and those of one number in the order in which they first stand, each as it was
  /// first written. Words of fewer than four letters and words with digits are left out; none where there is no other.
  ///
  /// O(text).
  public static func of(_ text: String, most: Int = 6) -> [String] {
    let words = TextWords(text)
    let stop = StopWords.of(TextLanguage(of: words))
    var found: [String: (count: Int, place: Int, written: String)] = [:]
    for (place, word) in words.all.enumerated() {
      guard word.folded.count > 3, word.folded.allSatisfy({ $0.isLetter || $0 == "'" }), !stop.contains(word.folded)
      else { continue }
      found[word.folded, default: (0, place, word.written)].count += 1
    }
    let ordered = found.values.sorted { ($1.count, $0.place) < ($0.count, $1.place) }
    return ordered.prefix(most).map(\.written)
  }
}
