import TrackerYAML

extension [YAMLNode] {
  /// The texts of a list of sentences that look like the rest of the one before: a comma ends a text in brackets.
  package var splitSentences: [YAMLNode] {
    zip(self, dropFirst()).filter { before, node in
      guard let text = node.scalar?.text, let first = text.first, let last = before.scalar?.text.last else {
        return false
      }
      return first.isLowercase && !".!?:…”“\")".contains(last)
    }.map(\.1)
  }
}
