/// A pattern of durations in whole days, such as `^(?:[1-9]|[1-8][0-9]|90)d$` for 1 to 90.
struct DayPattern {
  /// Numbers that differ in one digit and are followed by any others: `[1-8][0-9]`.
  private struct Block {
    /// The digits before the one that differs; nil where there are none.
    var head: Int?
    var first: Int
    var last: Int
    var free: Int

    var pattern: String {
      let digit = first == last ? "\(first)" : "[\(first)-\(last)]"
      return (head.map(String.init) ?? "") + digit + String(repeating: "[0-9]", count: free)
    }
  }

  let text: String

  /// - Parameter range: From 0 on.
  init(_ range: ClosedRange<Int>) {
    var blocks: [Block] = []
    var low = range.lowerBound
    while low <= range.upperBound {
      var (size, free) = (1, 0)
      while low > 0, low.isMultiple(of: size * 10), low + size * 10 - 1 <= range.upperBound {
        (size, free) = (size * 10, free + 1)
      }
      let digits = low / size
      let head = digits >= 10 ? digits / 10 : nil
      if let block = blocks.last, block.free == free, block.head == head, block.last + 1 == digits % 10 {
        blocks[blocks.count - 1].last += 1
      } else {
        blocks.append(Block(head: head, first: digits % 10, last: digits % 10, free: free))
      }
      low += size
    }
    text = "^(?:\(blocks.map(\.pattern).joined(separator: "|")))d$"
  }
}
