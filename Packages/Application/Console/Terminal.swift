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

  /// Writes to standard output, without adding a line break.
  func write(_ text: String)
  /// Writes to standard error, without adding a line break.
  func writeError(_ text: String)
  /// A line of standard input without its line break, nil at the end.
  func readLine() -> String?
  /// Reads keys one by one while `body` runs, with the cursor hidden. The terminal is as before afterwards, whatever
  /// `body` throws and whichever signal ends the program.
  func withKeys<Result>(_ body: (_ next: () -> Key) throws -> Result) throws -> Result
}

extension Terminal {
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
}
