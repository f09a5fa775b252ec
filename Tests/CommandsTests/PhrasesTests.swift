import Foundation
import Testing
import TrackerCore

@testable import TrackerCommands

/// The program's own words in other languages.
@Suite struct PhrasesTests {
  private static let packages = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Packages")

  /// Every text of the code that stands in quotes, apart from the dictionaries themselves.
  private static func texts() throws -> Set<String> {
    let files = FileManager.default.enumerator(at: packages, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    var texts: Set<String> = []
    for file in files where file.pathExtension == "swift" && !file.lastPathComponent.hasPrefix("Phrases+") {
      let text = try String(contentsOf: file, encoding: .utf8)
      texts.formUnion(text.matches(of: #/"((?:[^"\\\n]|\\.)*)"/#).map { String($0.1) })
      // Phrases within an interpolation stand in quotes within quotes.
      texts.formUnion(text.matches(of: #/words\(\s*"((?:[^"\\\n]|\\.)*)"/#).map { String($0.1) })
      texts.formUnion(text.matches(of: #/words\([^()\n]*\? "([^"\\\n]*)"/#).map { String($0.1) })
    }
    return texts
  }

  @Test("every phrase that is asked for by its words has a German one")
  func complete() throws {
    let files = FileManager.default.enumerator(at: Self.packages, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    var asked: Set<String> = []
    for file in files where file.pathExtension == "swift" && !file.lastPathComponent.hasPrefix("Phrases+") {
      let text = try String(contentsOf: file, encoding: .utf8)
      asked.formUnion(text.matches(of: #/\b(?:words|phrases)\(\s*"((?:[^"\\\n]|\\.)*)"/#).map { String($0.1) })
    }
    asked = asked.filter { !$0.contains("\\(") }
    #expect(asked.count > 70)
    #expect(asked.filter { Phrases.german[$0] == nil }.sorted() == [])
  }

  @Test("a translation whose phrase has gone is noticed")
  func current() throws {
    let texts = try Self.texts()
    // Put together from parts: what was said of a day against what came, and the ids of packs and bands.
    let made = [
      "and in your records it is a flare", "but in your records it is a flare", "and in your records it is none so far",
      "but in your records it is none so far", "sleep", "exercise", "food", "stress", "Enter saves", "; “<” goes back", "not known", "low",
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
