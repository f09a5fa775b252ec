extension String {
  /// An id as words, with spaces for its hyphens and underscores: `light-green` is “light green”.
  public var withSpaces: String {
    String(
      decoding: utf8.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
