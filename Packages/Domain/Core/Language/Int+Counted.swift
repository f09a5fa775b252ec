extension Int {
  /// A counted word in English: `1 pack`, `3 packs`.
  public func of(_ one: String) -> String { "\(self) \(one)\(self == 1 ? "" : "s")" }
}
