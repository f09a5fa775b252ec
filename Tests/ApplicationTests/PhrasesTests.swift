@testable import TrackerApplication
import Testing
import TrackerCore

/// The program's own words in other languages.
@Suite struct PhrasesTests {
  private static let german = Phrases("de", [.german])

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
    for (words, expected) in [(Phrases.english, english), (Self.german, german)] {
      #expect(words.short(day, inYear: year) == expected)
    }
  }

  @Test("days and numbers are written as the language writes them, and a language that is not spoken is English")
  func shapes() throws {
    let day = try #require(Day("2026-03-12"))
    #expect(Phrases.english.long(day) == "Thursday 12 March 2026")
    #expect(Self.german.long(day) == "Donnerstag, 12. März 2026")
    #expect(Self.german.number("4.6") == "4,6")
    #expect(Phrases("fr", [.german])("Today") == "Today")
    #expect(Self.german("{head}: unknown {x}", ["x": "1"]) == "{head}: unknown 1")
  }

  @Test("one phrase with two translations into a language is a fault of the whole; the first one holds")
  func contradiction() {
    enum Other: TrackerModule {
      static let id: ModuleID = "other"
      static func contribute(to registry: inout Registry) {
        registry.strings.add(StringCatalogue(id, "de", ["today": "am heutigen Tag", "yes": "ja"]))
        registry.strings.add(StringCatalogue(id, "fr", ["today": "aujourd’hui"]))
      }
    }
    let registry = Registry([Other.self])
    #expect(registry.diagnostics.map(\.code) == ["two-translations"])
    #expect(registry.languages == [.english, "de", "fr"])
    #expect(registry.words(in: "de")("today") == "heute")
    #expect(registry.words(in: "de")("yes") == "ja")
    #expect(registry.words(in: "fr")("today") == "aujourd’hui")
    #expect(registry.words(in: "it")("today") == "today")
    #expect(Registry([]).diagnostics.isEmpty)
  }
}
