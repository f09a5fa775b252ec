import Synchronization
import Testing
import TrackerApplication
import TrackerConsole
import TrackerTestSupport

@Suite("A screen that follows what changes") struct FollowingTests {
  /// A number that somebody else changes.
  private final class Source: Sendable {
    let number = Mutex(0)
  }

  private struct Number: FollowedScreen {
    struct Gone: Error {}

    let source: Source
    var shown = 0
    var pressed: [Key] = []

    mutating func update() throws -> Bool {
      let now = source.number.withLock { $0 }
      guard now >= 0 else { throw Gone() }
      defer { shown = now }
      return now != shown
    }
    func frame(_ style: TextStyle) -> FormFrame { FormFrame(blocks: [["number \(shown), \(pressed.count) keys"]]) }
    mutating func press(_ key: Key) -> FormSignal {
      pressed.append(key)
      return key == .escape ? .left : .open
    }
  }

  /// - Parameter changes: What the number becomes before a key is given, by the key's index.
  private func follow(
    _ keys: [Key], changes: [Int: Int] = [:]
  ) throws -> (signal: FormSignal?, screen: Number, terminal: ScriptedTerminal) {
    let source = Source()
    let terminal = ScriptedTerminal(keys: keys) { index in
      if let number = changes[index] { source.number.withLock { $0 = number } }
    }
    let console = Console(terminal: terminal, format: .text, style: .file)
    var screen = Number(source: source)
    do { return (try console.follow(&screen), screen, terminal) } catch is Number.Gone {
      return (nil, screen, terminal)
    }
  }

  @Test("what changes is drawn after the next pause, and pauses are no keys")
  func changes() throws {
    let (signal, screen, terminal) = try follow([.pause, .pause, .pause, .escape], changes: [1: 5])
    #expect(signal == .left && screen.pressed == [.escape])
    #expect(terminal.frames == ["number 0, 0 keys", "number 0, 0 keys", "number 5, 0 keys", "number 5, 0 keys"])
  }

  @Test("nothing is drawn while nothing changes")
  func still() throws {
    func length(_ pauses: Int) throws -> Int {
      try follow(Array(repeating: .pause, count: pauses) + [.escape]).terminal.output.count
    }
    #expect(try length(20) == length(0))
  }

  @Test("a window of another size and what was written over it are drawn again, and no keys")
  func redrawing() throws {
    let (_, screen, terminal) = try follow([.resized, .redraw, .character("x"), .escape])
    #expect(screen.pressed == [.character("x"), .escape])
    #expect(terminal.frames[2] == "number 0, 0 keys\nnumber 0, 0 keys", "below what was there")
    #expect(terminal.frames[3].hasSuffix("number 0, 1 keys"))
  }

  @Test("the screen is as before afterwards, after an error too")
  func restoring() throws {
    let left = try follow([.escape]).terminal
    #expect(left.screen.isEmpty && !left.isReadingKeys)
    let failed = try follow([.pause, .escape], changes: [0: -1])
    #expect(failed.signal == nil && failed.terminal.screen.isEmpty && !failed.terminal.isReadingKeys)
    #expect(failed.terminal.unusedKeys == 1)
  }
}
