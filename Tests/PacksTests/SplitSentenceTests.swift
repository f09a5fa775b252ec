import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

/// Sentences that a comma between brackets has split.
@Suite struct SplitSentenceTests {
  @Test("a text that a comma ends between braces is told to be put in quotes, at the rest of it")
  func braces() throws {
    let text = ("says: \"Sun: {value}\"", "says: {raises: You sat in the sun, not in the shade.}")
    let check = SamplePacks.countingLibrary(replacing: text).check("counting", in: "\(SamplePacks.folder)/counting")
    let found = check.diagnostics.filter { $0.message.description.hasSuffix("put the whole text in quotes") }
    #expect(found.map(\.code) == ["nothing-to-remove"], "\(check.diagnostics)")
    #expect(found.first?.message.description.contains("not in the shade.") == true)
  }

  @Test("a translation with more sentences than the pack names the rest of one, where it looks like that")
  func translation() throws {
    let care = ("fold: worst}", "fold: worst, seek_care: [{when: {at: 60}, level: soon, says: See a doctor soon.}]}")
    func found(_ list: String) -> [String] {
      let locale = "locale: de\npack: counting\nsymptoms: {lull: {seek_care: [\(list)]}}\n"
      let library = SamplePacks.countingLibrary(replacing: care, locale: locale, language: "de")
      return library.check("counting", in: "\(SamplePacks.folder)/counting").diagnostics
        .filter { $0.code == "extra-translation" }
        .map { "\($0.place?.column ?? 0) \($0.message.description.hasSuffix("quote the sentence"))" }
    }
    #expect(found("Holen Sie Hilfe, auch nachts.") == ["48 true"])
    #expect(found("Holen Sie Hilfe., Auch nachts.") == ["30 false"])
    // A sentence begins with a capital, and what ends with a full stop is not split.
    #expect(found("Holen Sie Hilfe, Auch nachts.") == ["30 false"])
    #expect(found("Holen Sie Hilfe., auch nachts.") == ["30 false"])
    #expect(found("\"Holen Sie Hilfe, auch nachts.\"") == [])
  }
}
