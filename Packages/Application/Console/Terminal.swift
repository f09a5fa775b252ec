import TrackerApplication

/// The screen and the keyboard. The host has the real one; tests script it.
public protocol Terminal: Sendable {
  /// Whether input and output are a terminal with cursor movement: else commands ask line by line, or not at all.
  var isInteractive: Bool { get }
  /// Columns; 80 where unknown.
  var width: Int { get }
  /// Rows; 24 where unknown.
  var height: Int { get }
  /// Whether a person may be typing: a refused line is asked again. False for files and pipes, whose next line answers
  /// the next question.
  var hasKeyboard: Bool { get }
  /// Whether colour is welcome: a terminal, and `NO_COLOR` unset.
  var usesColour: Bool { get }

  /// Whether standard output is a screen; else a file or a program gets what is written.
  var isScreen: Bool { get }

  /// Writes to a stream as it is, without adding a line break. What the program says goes through `write` and
  /// `writeError`.
  func put(_ text: String, to stream: TerminalStream)
  /// A line of standard input without its line break, nil at the end.
  func readLine() -> String?
  /// All of standard input that was not read yet, to its end.
  ///
  /// - Parameter most: So many bytes at most; what comes after them is not read.
  func readAll(most: Int) -> [UInt8]
  /// Reads keys one by one while `body` runs, with the cursor hidden. The terminal is as before afterwards, whatever
  /// `body` throws and whichever signal ends the program.
  func withKeys<Result>(_ body: (_ next: () -> Key) throws -> Result) throws -> Result
  /// The same; where no key comes for a quarter of a second, `next` gives `Key.pause`, so that `body` can look at what
  /// else has changed.
  func withKeysAndPauses<Result>(_ body: (_ next: () -> Key) throws -> Result) throws -> Result
}

/// Where a terminal writes to.
public enum TerminalStream: Sendable { case output, errors }

extension Terminal {
  /// Writes to standard output, without adding a line break; of what would do something to the screen, only colours.
  public func write(_ text: String) { put(text.withoutForeignControls, to: .output) }
  /// Writes to standard error, without adding a line break; of what would do something to the screen, only colours.
  public func writeError(_ text: String) { put(text.withoutForeignControls, to: .errors) }

  /// Writes a document to standard output: to the letter where a file or a program gets it, like `write` on a screen.
  public func writeDocument(_ text: String) { if isScreen { write(text) } else { put(text, to: .output) } }

  /// Line by line, for a terminal that has its input in lines.
  public func readAll(most: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < most, let line = readLine() { bytes += Array((line + "\n").utf8) }
    return Array(bytes.prefix(most))
  }

  /// Without pauses of its own, for a terminal in which nobody is waited for.
  public func withKeysAndPauses<Result>(_ body: (_ next: () -> Key) throws -> Result) throws -> Result {
    try withKeys(body)
  }

  public var isScreen: Bool { isInteractive }
  public var height: Int { 24 }
  public var hasKeyboard: Bool { isInteractive }
}

/// A key as pressed.
public enum Key: Sendable, Hashable {
  case up, down, left, right, home, end, enter, tab, backTab, backspace, escape
  case character(Character)
  /// Ctrl-C
  case interrupt
  /// Ctrl-D, or the end of input.
  case endOfInput
}

extension Key {
  /// Ctrl-L: other things were written on the screen, so what is shown is drawn again below them.
  public static let redraw = Key.character("\u{0C}")
  /// No key, but the window has another size: what is shown is fitted to it.
  public static let resized = Key.character("\u{0}")
  /// No key for a quarter of a second.
  public static let pause = Key.character("\u{16}")
}
