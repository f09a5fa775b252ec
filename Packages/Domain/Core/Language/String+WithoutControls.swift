extension String {
  /// The text with what would move the cursor, colour the screen or turn the direction of writing spelled out, as
  /// `\\u{1B}`. A tab is a space. Line breaks stay, and so do the hyphens and joiners that words need.
  public var withoutControls: String {
    guard hasScreenControls else { return self }
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
    guard hasScreenControls else { return self }
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

  /// Whether there is anything in it that would do something to a screen. Nearly every text has none, which its bytes
  /// say alone.
  public var hasScreenControls: Bool {
    !utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A } && unicodeScalars.contains(where: \.isScreenControl)
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
