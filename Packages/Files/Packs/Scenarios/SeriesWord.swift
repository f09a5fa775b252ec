import TrackerYAML

/// A word of a series: `4.5x3` is three values, `_` a day not logged, `no` an explicit none.
///
/// Read by bytes: files of scenarios are made of series, and one is read faster so than by its characters.
struct SeriesWord {
  /// nil for days not logged.
  let value: Double?
  /// How many days.
  let count: Int

  /// nil for what is no such word, or stands for more days than `most`.
  private init?(_ word: UnsafeBufferPointer<UInt8>, most: Int) {
    let end = word.firstIndex(of: UInt8(ascii: "x")) ?? word.endIndex
    let first = UnsafeBufferPointer(rebasing: word[..<end])
    let count = end == word.endIndex ? 1 : Int(String(decoding: word[(end + 1)...], as: UTF8.self)) ?? 0
    value = first.count == 2 && first.elementsEqual("no".utf8) ? 0 : DecimalNumber(first)?.value
    guard (1...most).contains(count), value != nil || first.count == 1 && first[0] == UInt8(ascii: "_") else {
      return nil
    }
    self.count = count
  }

  /// Calls `body` with the words of a series one after the other, for as long as it returns true.
  ///
  /// - Returns: the first part that is no such word, nil where all are.
  static func read(_ series: String, most: Int, _ body: (SeriesWord) -> Bool) -> String? {
    var series = series
    return series.withUTF8 { bytes in
      var start = bytes.startIndex
      while true {
        while start < bytes.endIndex, bytes[start] == UInt8(ascii: " ") { start += 1 }
        guard start < bytes.endIndex else { return nil }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.endIndex
        let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
        guard let word = SeriesWord(word, most: most) else { return String(decoding: word, as: UTF8.self) }
        guard body(word) else { return nil }
        start = end
      }
    }
  }
}
