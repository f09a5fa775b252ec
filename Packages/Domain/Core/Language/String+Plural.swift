extension String {
  /// Whether two words are one but for the ending of the plural, such as `branches` and `branch`; in any case.
  public func isSameWord(as other: String) -> Bool {
    let (word, other) = (lowercased(), other.lowercased())
    return word == other || word.singulars.contains(other) || other.singulars.contains(word)
  }

  /// What the word may be the plural of: `axes` of `axe` or `ax`. None where it is no plural.
  private var singulars: [String] {
    guard hasSuffix("s"), !hasSuffix("ss"), count > 3 else { return [] }
    let endings = ["ies": "y", "oes": "o", "ches": "ch", "shes": "sh", "sses": "ss", "xes": "x"]
    let others = endings.compactMap { ending, singular -> String? in
      hasSuffix(ending) && count > 4 ? dropLast(ending.count) + singular : nil
    }
    return [String(dropLast())] + others
  }
}
