import Testing
import TrackerApplication
import TrackerComposition
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerCLI

@Suite(.serialized) struct ProgressLineTests {
  private let terminal = ScriptedTerminal()
  private static let long: Int64 = 30_000_000

  private func line(_ words: Phrases = .english) -> ProgressLine {
    ProgressLine(terminal: terminal, isASCII: true, words: words)
  }

  @Test("it says how much of a long file is read, and goes at the end, whatever the end is counted by")
  func shown() throws {
    let line = line()
    try line.tell(10, of: 100)
    try line.tell(1, of: 1)
    #expect(terminal.errors.isEmpty)
    try line.tell(Self.long / 2, of: Self.long)
    #expect(terminal.errors.hasSuffix("##########---------- Reading: 50%"))
    try line.tell(1, of: 1)
    #expect(terminal.errors.hasSuffix("\r\u{1B}[K"))
    let all = terminal.errors
    try line.tell(1, of: 1)
    #expect(terminal.errors == all)
  }

  @Test("Ctrl-C takes the line away and ends the reading")
  func interrupted() throws {
    let line = line()
    try line.tell(Self.long / 2, of: Self.long)
    Interruption.ask()
    #expect(throws: CancellationError.self) { try line.tell(Self.long / 2 + 1, of: Self.long) }
    #expect(terminal.errors.hasSuffix("\r\u{1B}[K"))
  }

  @Test("percent are written as the language writes them")
  func german() throws {
    let german = Phrases("de", Composition.registry.strings.all + ProgramHost.strings)
    try line(german).tell(Self.long / 2, of: Self.long)
    #expect(terminal.errors.hasSuffix("Lesen: 50\u{A0}%"))
    try line(german).tell(1, of: 1)
  }
}
