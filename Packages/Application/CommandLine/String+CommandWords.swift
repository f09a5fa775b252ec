extension String {
  /// A command line as a shell splits it; what stands in double quotes is kept together.
  public var commandWords: [String] {
    split(separator: "\"", omittingEmptySubsequences: false).enumerated().reduce(into: [""]) { words, part in
      if part.offset.isMultiple(of: 2) {
        let pieces = part.element.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        words[words.count - 1] += pieces[0]
        words += pieces.dropFirst()
      } else {
        words[words.count - 1] += part.element
      }
    }.filter { !$0.isEmpty }
  }
}
