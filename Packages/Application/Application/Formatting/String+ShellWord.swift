extension String {
  /// As a word of a command line: quoted where it holds more than letters, digits and the signs of paths.
  public var shellWord: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "/._-+:@%".contains($0) }
    return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
