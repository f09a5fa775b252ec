/// A set of days as bits, so that the days which two sets share are counted 64 at a time.
struct DayBits: Sendable, Hashable {
  private var words: [UInt64]

  /// An empty set of days from 0 to before `count`.
  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  mutating func insert(_ day: Int) { words[day >> 6] |= 1 << UInt64(day & 63) }

  func contains(_ day: Int) -> Bool { words[day >> 6] & (1 << UInt64(day & 63)) != 0 }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// How many days are in both sets.
  func count(with other: DayBits) -> Int {
    words.withUnsafeBufferPointer { words in
      other.words.withUnsafeBufferPointer { others in
        var count = 0
        for index in words.indices { count += (words[index] & others[index]).nonzeroBitCount }
        return count
      }
    }
  }

  func intersection(_ other: DayBits) -> DayBits {
    var result = self
    for index in words.indices { result.words[index] &= other.words[index] }
    return result
  }

  /// The days in their order.
  var days: [Int] {
    words.enumerated().flatMap { index, word in
      var (word, days) = (word, [Int]())
      while word != 0 {
        days.append(index * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
      return days
    }
  }
}
