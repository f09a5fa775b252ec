@testable import TrackerApplication
import Foundation
import Testing
import TrackerCore

/// The program's own words in other languages.
@Suite struct PhrasesTests {
  private static let packages = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Packages")

  /// A source with texts of several lines that are one phrase on one line.
  private static func source(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).replacing(#/ \\\n\s*/#, with: " ")
      .replacing(#/"""\n\s*([^\n]*)\n\s*"""/#) { "\"\($0.1)\"" }
  }

  /// Every text of the code that stands in quotes, apart from the dictionaries themselves.
  private static func texts() throws -> Set<String> {
    let files =
      FileManager.default.enumerator(at: packages, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    var texts: Set<String> = []
    for file in files where file.pathExtension == "swift" && !file.lastPathComponent.hasPrefix("Phrases+") {
      let text = try source(file)
      texts.formUnion(text.matches(of: #/"((?:[^"\\\n]|\\.)*)"/#).map { String($0.1) })
      // Phrases within an interpolation stand in quotes within quotes.
      texts.formUnion(text.matches(of: #/(?:words|format)\(\s*"((?:[^"\\\n]|\\.)*)"/#).map { String($0.1) })
      texts.formUnion(text.matches(of: #/(?:words|format)\([^()\n]*\? "([^"\\\n]*)"/#).map { String($0.1) })
    }
    return texts
  }

  /// The texts in quotes that may be the first argument of a call, such as both of `isOne ? "1 day" : "{count} days"`;
  /// not those that something is compared with.
  private static func firstArguments(_ text: String) -> [String] {
    text.matches(of: #/\b(?:words|phrases|format)\(/#).flatMap { call -> [String] in
      var rest = text[call.range.upperBound...]
      var before = ""
      var found: [String] = []
      while let next = rest.firstMatch(of: #/"((?:[^"\\\n]|\\.)*)"|[(),]/#) {
        before += rest[..<next.range.lowerBound]
        guard let quoted = next.1 else { break }
        if !before.hasSuffix("== ") && !before.hasSuffix("of: ") { found.append(String(quoted)) }
        before = ""
        rest = rest[next.range.upperBound...]
      }
      return found
    }
  }

  @Test("every phrase that is asked for by its words has a German one")
  func complete() throws {
    let files =
      FileManager.default.enumerator(at: Self.packages, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
      ?? []
    var asked: Set<String> = []
    for file in files where file.pathExtension == "swift" && !file.lastPathComponent.hasPrefix("Phrases+") {
      asked.formUnion(Self.firstArguments(try Self.source(file)))
    }
    asked = asked.filter { !$0.contains("\\(") && $0.contains(where: \.isLetter) }
    #expect(asked.count > 120)
    #expect(asked.contains("1 day") && asked.contains("{count} days"))
    #expect(asked.filter { Phrases.german[$0] == nil }.sorted() == [])
  }

  @Test("the name of every kind of entry has a German one")
  func kinds() throws {
    let files =
      FileManager.default.enumerator(at: Self.packages, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
      ?? []
    var names: Set<String> = []
    for file in files where file.pathExtension == "swift" && !file.path.contains("TestSupport") {
      let text = try Self.source(file)
      names.formUnion(text.matches(of: #/LogKindDefinition\(\s*id: [^,]+, name: "([^"]+)"/#).map { String($0.1) })
    }
    #expect(names.count > 10)
    #expect(names.filter { Phrases.german[$0] == nil }.sorted() == [])
  }

  @Test(
    "a day has its year where it is not the current one, and always where none goes without saying",
    arguments: [
      ("1926-03-12", 2026, "Friday 12 March 1926", "Freitag, 12. März 1926"),
      ("2026-03-12", 2026, "Thursday 12 March", "Donnerstag, 12. März"),
      ("2027-01-01", 2026, "Friday 1 January 2027", "Freitag, 1. Januar 2027"),
      ("2026-03-12", nil, "Thursday 12 March 2026", "Donnerstag, 12. März 2026"),
    ] as [(String, Int?, String, String)])
  func years(day: String, year: Int?, english: String, german: String) throws {
    let day = try #require(Day(day))
    #expect(day.shortText(inYear: year) == english)
    for (words, expected) in [(Phrases.english, english), (Phrases.words(in: "de"), german)] {
      #expect(TextStyle(width: 80, usesColour: false, isPlain: false, words: words, year: year).short(day) == expected)
    }
  }

  @Test("a translation whose phrase has gone is noticed")
  func current() throws {
    let texts = try Self.texts()
    // Put together from parts: what was said of a day against what came, and the ids of packs and bands.
    let made = [
      "and in your records it is a flare", "but in your records it is a flare", "and in your records it is none so far",
      "but in your records it is none so far", "sleep", "exercise", "food", "stress", "Enter saves", "; “<” goes back",
      "not known", "low",
      "moderate", "high",
    ]
    #expect(Phrases.german.keys.filter { !texts.contains($0) && !made.contains($0) }.sorted() == [])
  }

  @Test("a translation has the placeholders of its phrase")
  func placeholders() {
    for (english, german) in Phrases.german {
      #expect(Set(MessageTemplate(english).placeholders) == Set(MessageTemplate(german).placeholders), "\(english)")
    }
  }

  @Test("days and numbers are written as the language writes them, and a language that is not spoken is English")
  func shapes() throws {
    let day = try #require(Day("2026-03-12"))
    #expect(Phrases.english.long(day) == "Thursday 12 March 2026")
    #expect(Phrases.words(in: "de").long(day) == "Donnerstag, 12. März 2026")
    #expect(Phrases.words(in: "de").number("4.6") == "4,6")
    #expect(Phrases.words(in: "fr")("Today") == "Today")
    #expect(Phrases.words(in: "de")("{head}: unknown {x}", ["x": "1"]) == "{head}: unknown 1")
  }
}
