import Synchronization
import TrackerApplication
import TrackerConsole

/// One line on the screen that says how much of a long file is read, by bytes. It goes once the file is at its end.
final class ProgressLine: Sendable {
  /// A file that is read in no time needs no line.
  private static let shortest: Int64 = 20_000_000
  private static let cells = 20

  private let terminal: any Terminal
  private let isASCII: Bool
  private let words: Phrases
  /// What stands on the line, in hundredths; nil for no line.
  private let shown = Mutex<Int64?>(nil)

  init(terminal: any Terminal, isASCII: Bool, words: Phrases) {
    self.terminal = terminal
    self.isASCII = isASCII
    self.words = words
  }

  /// Takes how far a file is; throws `CancellationError` where somebody has ended it.
  @Sendable func tell(_ done: Int64, of all: Int64) throws {
    try Task.checkCancellation()
    guard all >= ProgressLine.shortest else { return }
    let hundredths = min(100, done * 100 / all)
    let isNew = shown.withLock { shown in
      guard shown != hundredths else { return false }
      shown = done >= all ? nil : hundredths
      return true
    }
    guard isNew else { return }
    guard done < all else { return terminal.put("\r\u{1B}[K", to: .errors) }
    let filled = Int(hundredths) * ProgressLine.cells / 100
    let (full, empty) = isASCII ? ("#", "-") : ("█", "░")
    let bar = String(repeating: full, count: filled) + String(repeating: empty, count: ProgressLine.cells - filled)
    let says = words("Reading: {percent} %", ["percent": "\(hundredths)"])
    terminal.put("\r\(bar) \(says)", to: .errors)
  }
}
