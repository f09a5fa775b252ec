extension String {
  /// The text with what would move the cursor, colour the screen or turn the direction of writing spelled out, as
  /// `\\u{1B}`. A tab is a space. Line breaks stay, and so do the hyphens and joiners that words need.
  public var withoutControls: String {
    // Nearly every text has none.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) || !unicodeScalars.contains(where: String.isControl) { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
          if scalar == "\t" { return [" "] }
          guard String.isControl(scalar) else { return [scalar] }
          return Array("\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
        }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x20..<0x7F: false
    case 0xA0..<0x600: false
    // Joiners within words, and what chooses the form of a sign.
    case 0x200C, 0x200D, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: false
    default: [.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
  }
}
