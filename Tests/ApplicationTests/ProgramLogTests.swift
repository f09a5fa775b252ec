import Foundation
import Synchronization
import Testing
import TrackerApplication
import TrackerCore

@Suite struct ProgramLogTests {
  /// 12 March 2026, 08:15 UTC.
  private let moment = Instant(seconds: 1_773_303_300)

  /// Lines that were written.
  private final class Lines: Sendable {
    private let kept = Mutex<[String]>([])
    var all: [String] { kept.withLock { $0 } }
    func add(_ line: String) { kept.withLock { $0.append(line) } }
  }

  /// The compiler refuses what a person may have typed in a line of the log: none of these types can be put into one.
  @Test("what may hold anything that was typed or logged is not loggable")
  func redaction() {
    let contents: [Any.Type] = [
      String.self, Substring.self, Character.self, Double.self, Float.self, [String].self, [UInt8].self, Data.self,
      URL.self, Optional<String>.self, Phrase.self, JSONValue.self, Payload.self, Entry.self, Measure.self,
      FoodItem.self, Day.self, Instant.self, LocalTime.self, SymptomID.self, PackID.self, MetricID.self,
      LogKindID.self, EntryID.self, SettingID.self, Failure.self, Diagnostic.self, PersonFacts.self, Document.self,
      SettingValue.self, (any Error).self,
    ]
    for type in contents { #expect(!(type is any Loggable.Type), "\(type)") }
    let allowed: [Any.Type] = [
      Int.self, Int64.self, Bool.self, Duration.self, Failure.Kind.self, ModuleID.self, HomeFile.self,
    ]
    for type in allowed { #expect(type is any Loggable.Type, "\(type)") }
  }

  @Test("the words of a line are those of the source: its literal is static")
  func literals() {
    #expect(LogText.StringLiteralType.self == StaticString.self)
    #expect(LogText.StringInterpolation.StringLiteralType.self == StaticString.self)
  }

  @Test("a line has its level, its category and its words")
  func line() throws {
    let lines = Lines()
    let log = ProgramLog(level: .debug, now: { [moment] in moment }, write: lines.add)
    log.info(.journal, "action \(7) in \(Duration.milliseconds(12)), \(Failure.Kind.storage) \(true)")
    #expect(lines.all == ["2026-03-12T08:15:00+00:00 info journal: action 7 in 12 ms, storage yes\n"])
  }

  @Test("lines below the level are not even made", arguments: ProgramLog.Level.allCases)
  func levels(_ level: ProgramLog.Level) {
    let lines = Lines()
    let made = Mutex(0)
    let log = ProgramLog(level: level, now: { [moment] in moment }, write: lines.add)
    func text() -> LogText {
      made.withLock { $0 += 1 }
      return "x"
    }
    log.debug(.command, text())
    log.info(.command, text())
    log.warning(.command, text())
    log.error(.command, text())
    let wanted = 4 - (ProgramLog.Level.allCases.firstIndex(of: level) ?? 0)
    #expect(lines.all.count == wanted && made.withLock { $0 } == wanted)
    #expect(!ProgramLog.off.isOn)
  }

  @Test(
    "where lines go is read from one word",
    arguments: [
      ("debug", .init(level: .debug)), ("INFO", .init(level: .info)),
      ("info:/tmp/x.log", .init(level: .info, file: "/tmp/x.log")),
      ("error:a:b", .init(level: .error, file: "a:b")), ("warning:", .init(level: .warning)), ("loud", nil), ("", nil),
    ] as [(String, ProgramLog.Destination?)])
  func destination(_ text: String, _ wanted: ProgramLog.Destination?) {
    #expect(ProgramLog.Destination(text) == wanted)
  }

  @Test("a file of the log is its owner's alone and is added to")
  func file() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    for number in 1...2 {
      let log = ProgramLog(level: .info, now: { [moment] in moment }, write: try ProgramLog.appending(to: path))
      log.info(.backup, "\(number)")
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").count == 2)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    #expect(throws: Failure.self) { try ProgramLog.appending(to: "/nowhere/at/all.log") }
  }
}
