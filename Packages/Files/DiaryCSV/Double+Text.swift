extension Double {
  /// Reads a decimal number with a point, such as `7`, `-0.5` or `1.5e3`; nil for anything else, infinity and NaN too.
  init?(decimal text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
    }
    guard isPlain, let value = Double(text), value.isFinite else { return nil }
    self = value
  }
}
