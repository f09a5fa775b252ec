extension Double {
  /// Every digit, as short as it can be: 7, 0.5. For what people wrote and what is read again; `decimal` rounds.
  public var words: String { Int64(exactly: self).map(String.init) ?? String(self) }
}

extension ClosedRange<Double> {
  /// The range in words, such as `0 to 10`.
  public var words: String { "\(lowerBound.words) to \(upperBound.words)" }
}

extension ClosedRange<Int> {
  /// The range in words, such as `1 to 90`, or `1 on` without an end.
  public var words: String { upperBound == .max ? "\(lowerBound) on" : "\(lowerBound) to \(upperBound)" }
}

extension Int {
  /// A counted word in English: `1 pack`, `3 packs`.
  public func of(_ one: String) -> String { "\(self) \(one)\(self == 1 ? "" : "s")" }
}
