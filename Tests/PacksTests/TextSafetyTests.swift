import Testing
import TrackerYAML

@testable import TrackerPacks

@Suite struct TextSafetyTests {
  /// Files whose texts hold a sign, straight or by an escape, and the problem it is.
  @Test(
    "a file is looked at for signs however they got in",
    arguments: [
      ("name: <b>bold</b>", "markup"), ("name: \"\\x3cb>bold\"", "markup"), ("name: see ](there", "markup"),
      ("name: \"a ]\\\n  (b\"", "markup"), ("name: \"\\u202Eturned\"", "hidden-character"),
      ("name: \"a\\tb\"", "hidden-character"),
      ("name: a\u{202E}b", "hidden-character"), ("name: \"zero\u{200B}width\"", "hidden-character"),
      ("list:\n  - plain\n  - <a href>", "markup"), ("\"<b>\": text", "markup"),
      ("outer:\n  \"<b>\": {inner: text}", "markup"),
      ("name: only [plain, words] (here)", nil), ("journal: {sleep: 4.5x3 _ no}", nil),
      ("name: naïve – and so on", nil),
    ])
  func signs(text: String, code: String?) throws {
    let tree = try #require(YAMLParser.parse(text, file: "f").node?.mapping)
    for takesAnyWords in [false, true] {
      #expect(TextSafety(tree, takesAnyWords: takesAnyWords).diagnostics.map(\.code) == [code].compactMap { $0 })
    }
  }

  @Test("a character is hidden just when Unicode's category of it says so, whatever its code point is")
  func characters() throws {
    let hidden: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
    ]
    for value in UInt32(0x20)...0x3100 where !(0x7F...0x9F).contains(value) && value != 0x2028 && value != 0x2029 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "name: 'a\(scalar == "'" ? "''" : String(scalar)) b'"
      let tree = try #require(YAMLParser.parse(text, file: "f").node?.mapping)
      let hasUse = [0xAD, 0x200C, 0x200D].contains(value)
      let expected = hidden.contains(scalar.properties.generalCategory) && !hasUse ? ["hidden-character"] : []
      // Letters that look like Latin ones can be seen; they have a rule of their own.
      let found = TextSafety(tree).diagnostics.map(\.code).filter { $0 != TextSafety.lookAlikeCode }
      #expect(found == expected, "U+\(String(value, radix: 16))")
    }
  }

  @Test("entries are counted in a file without any sign")
  func entries() throws {
    let text = "scenarios: [\((1...2001).map(String.init).joined(separator: ", "))]"
    let tree = try #require(YAMLParser.parse(text, file: "f").node?.mapping)
    let safety = TextSafety(tree, takesAnyWords: true)
    #expect(safety.hasTooMany && safety.diagnostics.map(\.code) == ["over-limit"])
  }

  @Test(
    "a letter that only looks like a Latin one, and one that nobody sees, are named with their code points",
    arguments: [
      ("name: \u{440}ain", "“\u{440}” is U+0440 CYRILLIC SMALL LETTER ER, and only looks like the Latin “p”"),
      ("name: c\u{3BF}ld", "“\u{3BF}” is U+03BF GREEK SMALL LETTER OMICRON, and only looks like the Latin “o”"),
      ("name: \u{FF50}ain", "“\u{FF50}” is U+FF50 FULLWIDTH LATIN SMALL LETTER P, and only looks like the Latin “p”"),
      ("name: \"a\\tb\"", "that nobody can see, U+0009."), ("name: a\u{202E}b", "that nobody can see, U+202E."),
    ])
  func codePoints(text: String, said: String) throws {
    let tree = try #require(YAMLParser.parse(text, file: "f").node?.mapping)
    let message = try #require(TextSafety(tree).diagnostics.first).message.description
    #expect(message.contains(said), "\(message)")
  }

  @Test("a word of another alphabet alone is a word in a text, and an error in a key")
  func otherAlphabets() throws {
    func codes(_ text: String) throws -> [String] {
      TextSafety(try #require(YAMLParser.parse(text, file: "f").node?.mapping)).diagnostics.map(\.code)
    }
    #expect(try codes("name: \u{43E}\u{440}") == [] && codes("name: \u{3BA}\u{3B1}\u{3B9}") == [])
    #expect(try codes("\u{43E}\u{440}: text") == [TextSafety.lookAlikeCode])
  }
}
