import Testing

@testable import TrackerYAML

@Suite("Limits")
struct LimitTests {
  private static func codes(_ text: String, _ limits: YAMLLimits) -> [String] {
    YAMLParser.parse(text, file: "f", limits: limits).diagnostics.map(\.code)
  }

  @Test("What just fits is read")
  func justFits() {
    var limits = YAMLLimits()
    limits.bytes = 9
    limits.depth = 2
    limits.nodes = 4
    limits.scalarBytes = 3
    #expect(Self.codes("abc: [11]", limits) == [])
  }

  @Test(
    "One more of anything is a fault",
    arguments: [
      (limits { $0.bytes = 8 }, "over-limit"), (limits { $0.depth = 1 }, "over-limit"),
      (limits { $0.nodes = 3 }, "over-limit"), (limits { $0.scalarBytes = 2 }, "over-limit"),
    ])
  func oneTooMany(limits: YAMLLimits, code: String) {
    #expect(Self.codes("abc: [11]", limits) == [code])
  }

  private static func limits(_ change: (inout YAMLLimits) -> Void) -> YAMLLimits {
    var limits = YAMLLimits()
    change(&limits)
    return limits
  }

  @Test("A depth of 32 is read, lists and mappings counted alike")
  func depth() {
    let text = String(repeating: "[{a: ", count: 16) + "1" + String(repeating: "}]", count: 16)
    #expect(Self.codes(text, YAMLLimits()) == [])
    #expect(Self.codes("[\(text)]", YAMLLimits()) == ["over-limit"])
  }

  @Test("What stands beside a part that is too deep is still checked")
  func besideTooDeep() {
    let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    #expect(Self.codes("a: \(deep)\na: 2\n", YAMLLimits()) == ["over-limit", "yaml-duplicate-key"])
  }

  @Test("Faults beyond the limit are summed up in one", arguments: ["a: 1\n", "\u{1}\n"])
  func manyDiagnostics(line: String) {
    var limits = YAMLLimits()
    limits.diagnostics = 3
    let diagnostics = YAMLParser.parse(String(repeating: line, count: 500), file: "f", limits: limits).diagnostics
    #expect(diagnostics.count == 4)
    #expect(diagnostics.last?.code == "yaml-too-many-faults")
  }

  @Test("A flood of directives is one fault, and libyaml, which holds each against all before, never sees it")
  func manyDirectives() {
    #expect(Self.codes(String(repeating: "%TAG !a! b\n", count: 500), YAMLLimits()) == ["yaml-directive"])
    #expect(Self.codes("a: |\n" + String(repeating: "  %TAG\n", count: 500), YAMLLimits()) == [])
  }
}
