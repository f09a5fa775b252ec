import Synchronization
import Testing
import TrackerComposition
import TrackerCore

@testable import TrackerCLI

@Suite struct LineReaderTests {
  private func reader(_ person: @escaping () throws -> EntryContext? = { nil }) -> LineReader {
    LineReader(commands: CommandTree(root: Symptoms.self).names, registry: Composition.registry, person: person)
  }

  @Test(
    "what people type first becomes a line of the program",
    arguments: [
      ("Today", "today"), ("check in pain=5", "check-in pain=5"), ("checkin", "check-in"), ("log", "log"),
      ("log sleep 7h", "log rest 7h"), ("Sleep 7h", "log rest 7h"), ("log meals soup", "log food soup"),
      ("log walk 30m", "log exercise walk 30m"), ("swimming 400m", "log exercise swimming 400m"),
      ("work 8h", "log activity work 8h"), ("log --help", "log --help"), ("log rest 7h", "log rest 7h"),
      ("pack lint x", "pack lint x"),
    ])
  func lines(typed: String, line: String) throws {
    #expect(try reader().line(of: typed.split(separator: " ").map(String.init)).joined(separator: " ") == line)
  }

  @Test("a choice that several kinds have leads to none of them")
  func ambiguous() {
    #expect(throws: UnknownWord.self) { try reader().line(of: ["log", "other", "30m"]) }
  }

  @Test("a line that begins with a command or a kind asks nothing of the person", arguments: ["today", "log rest 7h"])
  func startsFast(line: String) throws {
    let asked = Mutex(0)
    let reader = reader {
      asked.withLock { $0 += 1 }
      return nil
    }
    _ = try reader.line(of: line.split(separator: " ").map(String.init))
    #expect(asked.withLock { $0 } == 0)
    #expect(throws: UnknownWord.self) { try reader.line(of: ["nonsense"]) }
    #expect(asked.withLock { $0 } == 1)
  }

  @Test("a journal that can't be read is said, not that a word is unknown")
  func unreadable() {
    let reader = reader { throw Failure(.storage, "The journal is in use") }
    #expect(throws: Failure(.storage, "The journal is in use")) { try reader.line(of: ["pain", "7"]) }
  }

  @Test(
    "options before the command stand behind it, with their values",
    arguments: [
      ("--home X log food soup", "log food soup --home X"), ("--json today", "today --json"),
      ("--home=X --plain today", "today --home=X --plain"), ("--home today today", "today --home today"),
      ("--date yesterday log rest 7h", "log rest 7h --date yesterday"), ("list —days 3", "list --days 3"),
      ("--json log food -- -x", "log food --json -- -x"), ("--version", "--version"), ("", ""),
      ("--generate-completion-script bash", "--generate-completion-script bash"),
    ])
  func options(typed: String, line: String) {
    let words = typed.split(separator: " ").map(String.init)
    let typed = TypedLine(words, isLead: reader().isLead)
    #expect(typed.arguments(with: typed.words).joined(separator: " ") == line)
  }
}
