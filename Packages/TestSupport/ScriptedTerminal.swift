import TrackerApplication
import TrackerConsole
import Synchronization

/// A terminal with a script in place of a person: keys or lines. It keeps what is written, and what was on the screen
/// when each key came.
public final class ScriptedTerminal: Terminal {
  private struct State: Sendable {
    var keys: [Key]
    var lines: [String]
    var output = ""
    var errors = ""
    var screen = ScreenText()
    var frames: [String] = []
    var isReadingKeys = false
  }

  private let state: Mutex<State>
  public let isInteractive: Bool
  public let hasKeyboard: Bool
  public let width: Int
  public let height: Int
  public let usesColour: Bool
  private let beforeKey: @Sendable (_ index: Int) -> Void

  /// A person at the keyboard who presses keys; after the last one the keyboard is gone.
  ///
  /// - Parameters:
  ///   - lines: What the person types where a line is asked for.
  ///   - beforeKey: Called before each key is given, as `kill -9` at that moment would find things.
  public init(
    keys: [Key], lines: [String] = [], width: Int = 80, height: Int = 24, usesColour: Bool = false,
    beforeKey: @escaping @Sendable (_ index: Int) -> Void = { _ in }
  ) {
    self.state = Mutex(State(keys: keys, lines: lines))
    self.isInteractive = true
    self.hasKeyboard = true
    self.width = width
    self.height = height
    self.usesColour = usesColour
    self.beforeKey = beforeKey
  }

  /// Lines typed by a person (`hasKeyboard`), or read from a file.
  public init(lines: [String] = [], hasKeyboard: Bool = false, width: Int = 80) {
    self.state = Mutex(State(keys: [], lines: lines))
    self.isInteractive = hasKeyboard
    self.hasKeyboard = hasKeyboard
    self.width = width
    self.height = 24
    self.usesColour = false
    self.beforeKey = { _ in }
  }

  /// All that went to standard output, movements included.
  public var output: String { state.withLock { $0.output } }
  public var errors: String { state.withLock { $0.errors } }
  /// What is visible of standard output now.
  public var screen: String { state.withLock { $0.screen.text } }
  /// What was visible when each key was pressed.
  public var frames: [String] { state.withLock { $0.frames } }
  /// Whether keys are being read: the terminal is not as before.
  public var isReadingKeys: Bool { state.withLock { $0.isReadingKeys } }
  /// Keys that nobody asked for.
  public var unusedKeys: Int { state.withLock { $0.keys.count } }

  public func put(_ text: String, to stream: TerminalStream) {
    state.withLock {
      guard stream == .output else { return $0.errors += text }
      $0.output += text
      $0.screen.write(text)
    }
  }

  public func readLine() -> String? { state.withLock { $0.lines.isEmpty ? nil : $0.lines.removeFirst() } }

  public func withKeys<Result>(_ body: (_ next: () -> Key) throws -> Result) throws -> Result {
    state.withLock { $0.isReadingKeys = true }
    defer { state.withLock { $0.isReadingKeys = false } }
    return try body {
      let index = state.withLock { state in
        state.frames.append(state.screen.text)
        return state.frames.count - 1
      }
      beforeKey(index)
      return state.withLock { $0.keys.isEmpty ? .endOfInput : $0.keys.removeFirst() }
    }
  }
}

extension [Key] {
  /// The keys of a text, such as `.typing("pain")`.
  public static func typing(_ text: String) -> [Key] { text.map { .character($0) } }
}
