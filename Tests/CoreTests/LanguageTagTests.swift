import Testing
import TrackerCore

@Suite struct LanguageTagTests {
  @Test(
    "within a sentence a name begins small, unless it is an abbreviation, a person's name or in a language of capitals",
    arguments: [
      ("Joint ache", "joint ache"), ("A joint gives way", "a joint gives way"), ("AB/CDE (an illness)", nil),
      ("ABC and pain", nil), ("X-ray days", nil), ("B12", nil), ("McAdam rule", nil), ("Newton's law", nil),
      ("Newton’s law", nil), ("Jones' law", nil), ("Ache of the Newton sort (ABC)", "ache of the Newton sort (ABC)"),
      ("Ärger", "ärger"), ("", ""), ("pain", "pain"),
    ] as [(String, String?)])
  func inSentence(_ name: String, _ told: String?) {
    #expect(LanguageTag.english.inSentence(name) == told ?? name)
    #expect(LanguageTag("de").inSentence(name) == name)
  }
}
