extension String {
  /// An id as words: `light-green` is “light green”.
  public var spaced: String { String(decoding: utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }, as: UTF8.self) }
}
