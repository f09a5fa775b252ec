extension String {
  /// The text in ASCII, for terminals of a C locale: signs become similar ones, letters lose their accents, and what is
  /// left of other characters is a question mark.
  var inASCII: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return reduce(into: "") { text, character in
      if character.isASCII {
        text.append(character)
      } else if let known = Self.plainer[character] {
        text += known
      } else {
        let base = String(character).decomposed.filter(\.isASCII)
        text += base.isEmpty ? "?" : base
      }
    }
  }

  private var decomposed: String {
    String(String.UnicodeScalarView(unicodeScalars.flatMap { Self.letters[$0] ?? [$0] }))
  }

  /// Letters of the languages of Europe whose accents leave a plain letter.
  private static let letters: [Unicode.Scalar: [Unicode.Scalar]] = {
    let bases: [(Unicode.Scalar, String)] = [
      ("a", "àáâãåā"), ("e", "èéêëēę"), ("i", "ìíîïī"), ("o", "òóôõøō"), ("u", "ùúûūů"), ("c", "çćč"), ("n", "ñńň"),
      ("s", "śš"), ("z", "źżž"), ("y", "ýÿ"), ("l", "ł"), ("r", "ř"), ("A", "ÀÁÂÃÅ"), ("E", "ÈÉÊË"), ("I", "ÌÍÎÏ"),
      ("O", "ÒÓÔÕØ"), ("U", "ÙÚÛ"), ("C", "ÇČ"), ("N", "Ñ"), ("S", "Š"), ("Z", "Ž"),
    ]
    return Dictionary(bases.flatMap { base, letters in letters.unicodeScalars.map { ($0, [base]) } }) { first, _ in
      first
    }
  }()

  private static let plainer: [Character: String] = {
    var signs: [Character: String] = [
      "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "“": "\"", "”": "\"", "„": "\"",
      "‘": "'", "’": "'", "‚": "'", "–": "-", "—": "-", "−": "-", "…": "...", "·": ".", "●": "*", "◐": "o", "○": "o",
      "▲": "^", "▼": "v", "✓": "*", "✗": "x", "▸": ">", "↑": "^", "↓": "v", "←": "<", "→": ">", "×": "x", "µ": "u",
      "°": " deg ", "≥": ">=", "≤": "<=", "½": "1/2", "¼": "1/4", "¾": "3/4", "²": "2", "³": "3", "₂": "2", "│": "|",
      "┊": "|", "├": "|", "┤": "|", "┿": "|", "┼": "|", "─": "-", "━": "-", "█": "#", "\u{A0}": " ", "\u{202F}": " ",
    ]
    // Low and middle signs of a line of days; parts of a bar.
    for sign in "▁▂▃" { signs[sign] = "-" }
    for sign in "▄▅▆" { signs[sign] = "*" }
    for sign in "▇" { signs[sign] = "#" }
    for sign in "▏▎▍▌▋▊▉" { signs[sign] = "|" }
    for (sign, plain) in zip("░▒▓└┴∘", [":", "=", "%", "+", "+", "o"]) { signs[sign] = plain }
    return signs
  }()
}
