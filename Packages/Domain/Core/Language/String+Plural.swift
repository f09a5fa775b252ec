extension String {
  /// Whether two words are one but for the ending of the plural, such as `branches` and `branch`; in any case.
  public func isSameWord(as other: String) -> Bool {
    let (word, other) = (lowercased(), other.lowercased())
    // `axes` is both of `axe` and of `ax`: an ending alone does not tell which.
    let (shorter, longer) = word.count < other.count ? (word, other) : (other, word)
    return shorter.count > 2 && longer == shorter + "s" && !shorter.hasSuffix("s")
      || Singular.of(word[...]) == Singular.of(other[...])
  }
}
