extension String {
  /// The text with what would move the cursor, colour the screen or turn the direction of writing spelled out, as
  /// `\\u{1B}`. A tab is a space. Line breaks stay, and so do the hyphens and joiners that words need.
  public var withoutControls: String {
    // Nearly every text has none.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) || !unicodeScalars.contains(where: \.isScreenControl) {
      return self
    }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
          if scalar == "\t" { return [" "] }
          guard scalar.isScreenControl else { return [scalar] }
          return Array("\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
        }))
  }

  /// The text of JSON with what would do something to a screen as escapes, which mean the same: JSON itself escapes
  /// only some of it.
  public var withEscapedControls: String {
    guard unicodeScalars.contains(where: { $0.value > 0x7E && $0.isScreenControl }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar.value > 0x7E, scalar.isScreenControl else {
        result.append(scalar)
        continue
      }
      for unit in Character(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether it would move the cursor, colour the screen or turn the direction of writing. Line breaks are none, nor
  /// are the hyphens and joiners that words need.
  public var isScreenControl: Bool {
    switch value {
    case 0x0A, 0x20..<0x7F: false
    case 0xA0..<0x600: false
    // Joiners within words, and what chooses the form of a sign.
    case 0x200C, 0x200D, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: false
    default: [.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }
  }
}
