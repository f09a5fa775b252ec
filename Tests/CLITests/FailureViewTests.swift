import Testing
import TrackerApplication
import TrackerComposition
import TrackerConsole
import TrackerCore

@testable import TrackerCLI

@Suite struct FailureViewTests {
  private static func lines(_ failure: Failure, language: Phrases = .english, corrected: String? = nil) -> [String] {
    let view = FailureView(failure: failure, room: 80, corrected: corrected)
    return TextStyle(width: 80, usesColour: false, isPlain: false, words: language).text(of: view)
      .split(separator: "\n").map(String.init)
  }

  private static let meal = Diagnostic(
    code: "unknown-choice", "“{word}” is not a meal", ["word": "brekfast"], found: "“brekfast”",
    allowed: "breakfast, lunch, dinner or snack", nearest: "breakfast")

  @Test("what is wrong quotes what was typed once, then what was probably meant, then what to type")
  func nearest() {
    let failure = Failure.invalid([Self.meal])
    #expect(
      Self.lines(failure, corrected: "symptoms log food breakfast soup") == [
        "“brekfast” is not a meal. Did you mean “breakfast”?", "Type: symptoms log food breakfast soup",
      ])
  }

  @Test(
    "without a near word the allowed values stand where they fit",
    arguments: [
      ("1 to 10", "Type: symptoms x", ["Not on the scale: “12”. Allowed: 1 to 10.", "Type: symptoms x"]),
      ("1 to 10", nil, ["Not on the scale: “12”.", "Allowed: 1 to 10."]),
      (
        "one of a great many values that nobody could ever read on one line", "Type: symptoms x",
        ["Not on the scale: “12”.", "Type: symptoms x"]
      ),
    ] as [(String, String?, [String])])
  func allowed(allowed: String, recovery: String?, lines: [String]) {
    let finding = Diagnostic(code: "out-of-range", "Not on the scale", found: "12", allowed: "\(allowed)")
    #expect(Self.lines(.invalid([finding], recovery: recovery.map { "\($0)" })) == lines)
  }

  @Test("what is to be typed is said once where the refusal names it already")
  func saidOnce() {
    let finding = Diagnostic(code: "x", "You already track naps. To see it: symptoms own show naps")
    #expect(
      Self.lines(.invalid([finding], recovery: "To see it: symptoms own show naps")) == [
        "You already track naps. To see it: symptoms own show naps"
      ])
    #expect(Self.lines(.invalid([finding], recovery: "To see all: symptoms own")).count == 2)
  }

  @Test("several findings are a list, each in the person's language, with its place")
  func several() throws {
    let german = Phrases("de", Composition.registry.strings.all + ProgramHost.strings)
    let other = Diagnostic(
      code: "x", "“{typed}” cannot be logged", ["typed": "fod"], at: Place(file: "a.yaml", line: 3))
    let lines = Self.lines(.invalid([Self.meal, other], what: "Nothing was saved"), language: german)
    #expect(
      lines == [
        "Es wurde nichts gespeichert.", "  “brekfast” is not a meal. Meinten Sie „breakfast“?",
        "  a.yaml:3: „fod“ kann man nicht eintragen.",
      ])
  }

  @Test("a sentence that ends with a command has no full stop after it, so that the command can be copied")
  func commands() {
    #expect("Nothing was saved".asSentence == "Nothing was saved.")
    #expect("How bad was it?".asSentence == "How bad was it?")
    #expect("To check in: symptoms check-in".asSentence == "To check in: symptoms check-in")
  }
}
