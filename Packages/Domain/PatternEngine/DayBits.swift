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

  /// The same set without the days before `first`.
  func from(_ first: Int) -> DayBits {
    var result = self
    // A shift by 64 or more leaves nothing.
    for index in words.indices where index * 64 < first { result.words[index] &= .max << (first - index * 64) }
    return result
  }

  /// The days before `end`, as a set of so many days.
  func before(_ end: Int) -> DayBits {
    var result = DayBits(count: end)
    for index in result.words.indices { result.words[index] = words[index] }
    if end % 64 != 0 { result.words[result.words.count - 1] &= ~(.max << (end % 64)) }
    return result
  }

  /// The same days later by so many, or earlier where that is negative; what falls outside of `count` days is lost.
  func shifted(by days: Int, count: Int) -> DayBits {
    var result = DayBits(count: count)
    let (whole, part) = (days >> 6, days & 63)
    for index in result.words.indices {
      let (lower, upper) = (index - whole - 1, index - whole)
      if words.indices.contains(upper) { result.words[index] |= words[upper] << part }
      if words.indices.contains(lower) { result.words[index] |= words[lower] >> (64 - part) }
    }
    return result.before(count)
  }

  func intersection(_ other: DayBits) -> DayBits {
    var result = self
    for index in words.indices { result.words[index] &= other.words[index] }
    return result
  }

  func union(_ other: DayBits) -> DayBits {
    var result = self
    for index in words.indices { result.words[index] |= other.words[index] }
    return result
  }

  func subtracting(_ other: DayBits) -> DayBits {
    var result = self
    for index in words.indices { result.words[index] &= ~other.words[index] }
    return result
  }

  /// The days in their order.
  var days: [Int] {
    var days: [Int] = []
    days.reserveCapacity(count)
    for (index, var word) in words.enumerated() {
      while word != 0 {
        days.append(index * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return days
  }
}
