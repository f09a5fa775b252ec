import Testing
import TrackerCore

@Suite struct YesNoTests {
  @Test(
    "a plain yes or no is read in both languages, and nothing else is",
    arguments: [
      ("y", true), ("Yes", true), (" ja ", true), ("J", true), ("n", false), ("No", false), ("NEIN", false), ("", nil),
      ("yesterday", nil), ("1", nil),
    ] as [(String, Bool?)])
  func answers(_ text: String, _ expected: Bool?) { #expect(YesNo.answer(text) == expected) }

  @Test(
    "one of two readings is chosen by its number, its words or the start of a word that the other has not",
    arguments: [
      ("1", true), ("2", false), ("3", nil), ("400 minutes", true), ("METRES", false), ("mi", true), ("me", false),
      ("m", nil), ("y", nil), ("", nil), ("400", nil),
    ] as [(String, Bool?)])
  func readings(_ text: String, _ isFirst: Bool?) {
    let doubt = Doubt(code: "c", question: "?", problem: "p", fix: "f", choices: ["400 minutes", "400 metres"])
    #expect(doubt.answer(typed: text) == isFirst)
    #expect(doubt.isChoice && DoubtAnswers(insists: true)[doubt] == nil)
  }
}
