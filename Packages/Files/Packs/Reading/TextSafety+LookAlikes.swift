import TrackerCore
import TrackerStrictYAML

extension TextSafety {
  /// The rule of letters of other alphabets that look like Latin ones.
  package static let lookAlikeCode = "look-alike-letter"

  /// Letters of other alphabets with the Latin ones that they look like.
  private static let latin: [Unicode.Scalar: Character] = [
    // Cyrillic
    "а": "a", "в": "b", "с": "c", "е": "e", "һ": "h", "і": "i", "ј": "j", "к": "k", "м": "m", "о": "o", "р": "p",
    "ѕ": "s", "т": "t", "х": "x", "у": "y", "ԛ": "q", "ԝ": "w", "А": "A", "В": "B", "С": "C", "Е": "E", "Н": "H",
    "І": "I", "Ј": "J", "К": "K", "М": "M", "О": "O", "Р": "P", "Ѕ": "S", "Т": "T", "Х": "X", "У": "Y", "ӏ": "l",
    // Greek
    "α": "a", "ο": "o", "ν": "v", "ι": "i", "κ": "k", "ρ": "p", "τ": "t", "υ": "u", "χ": "x", "Α": "A", "Β": "B",
    "Ε": "E", "Ζ": "Z", "Η": "H", "Ι": "I", "Κ": "K", "Μ": "M", "Ν": "N", "Ο": "O", "Ρ": "P", "Τ": "T", "Υ": "Y",
    "Χ": "X", "ϲ": "c",
    // Armenian
    "ո": "n", "օ": "o", "ս": "u", "հ": "h",
  ]

  /// The Latin letter that a letter of another alphabet looks like; nil for every other letter.
  package static func latinLetter(like scalar: Unicode.Scalar) -> Character? {
    if let letter = latin[scalar] { return letter }
    // Full-width letters are 65248 above their plain ones.
    guard (0xFF21...0xFF3A).contains(scalar.value) || (0xFF41...0xFF5A).contains(scalar.value),
      let plain = Unicode.Scalar(scalar.value - 0xFEE0)
    else { return nil }
    return Character(plain)
  }

  /// The first letter of another alphabet that looks like a Latin one, in a word that has Latin letters too; in an id
  /// or a key, in any word.
  static func lookAlike(in text: String, isName: Bool) -> Unicode.Scalar? {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    for word in text.unicodeScalars.split(whereSeparator: { !$0.properties.isAlphabetic }) {
      guard let found = word.first(where: { latinLetter(like: $0) != nil }) else { continue }
      if isName || word.contains(where: { $0.isASCII }) { return found }
    }
    return nil
  }

  /// `“а” is U+0430 CYRILLIC SMALL LETTER A`
  static func facts(of scalar: Unicode.Scalar) -> (letter: String, point: String) {
    (String(Character(scalar)), "\(codePoint(of: scalar)) \(scalar.properties.name ?? "")")
  }

  /// `U+0007`: four digits or more, as Unicode writes them.
  static func codePoint(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
  }
}
