extension Double {
  /// Every digit, as short as it can be: 7, 0.5. For what people wrote and what is read again; `decimal` rounds.
  public var words: String { Int64(exactly: self).map(String.init) ?? String(self) }
}

extension Int {
  /// A counted word in English: `1 pack`, `3 packs`.
  public func of(_ one: String) -> String { "\(self) \(one)\(self == 1 ? "" : "s")" }
}
