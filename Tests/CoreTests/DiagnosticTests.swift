import Testing
import TrackerCore

/// How errors and warnings are told in one sentence or two.
@Suite struct DiagnosticTests {
  @Test("what the message says already is not said again")
  func saidOnce() {
    let said = Diagnostic(
      code: "c", "{key} must be {allowed}, not {found}", ["key": "`a`"], found: "“x”", allowed: "a list")
    #expect(said.sentence == "`a` must be a list, not x")
    #expect(said.description == "`a` must be a list, not x [c]")
    let unsaid = Diagnostic(code: "c", "`a` is wrong", found: "“x”", allowed: "a list")
    #expect(unsaid.sentence == "`a` is wrong: “x”. Allowed: a list")
  }

  @Test("the nearest match stands in place of what is allowed")
  func nearest() {
    let diagnostic = Diagnostic(
      code: "c", "“{found}” is not a key", found: "“nmae”", allowed: "name, id", nearest: "name",
      related: [.init(place: Place(file: "f", line: 1, column: 2), note: "the first")])
    #expect(diagnostic.sentence == "“nmae” is not a key (the first: f:1:2). Did you mean “name”?")
  }
}
