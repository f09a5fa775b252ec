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

  /// Takes how far a file is; throws `CancellationError` where somebody has ended it, by Ctrl-C while the line stands.
  @Sendable func tell(_ done: Int64, of all: Int64) throws {
    try Task.checkCancellation()
    if shown.withLock({ $0 != nil }), Interruption.take() {
      show(nil)
      throw CancellationError()
    }
    let isOver = done >= all
    guard isOver || all >= ProgressLine.shortest else { return }
    show(isOver ? nil : done * 100 / all)
  }

  /// - Parameter hundredths: nil to take the line away.
  private func show(_ hundredths: Int64?) {
    let before = shown.withLock { shown in
      defer { shown = hundredths }
      return shown
    }
    guard hundredths != before else { return }
    guard let hundredths else {
      Interruption.unwatch()
      return terminal.put("\r\u{1B}[K", to: .errors)
    }
    if before == nil { Interruption.watch() }
    let filled = Int(hundredths) * ProgressLine.cells / 100
    let (full, empty) = isASCII ? ("#", "-") : ("█", "░")
    let bar = String(repeating: full, count: filled) + String(repeating: empty, count: ProgressLine.cells - filled)
    let percent = TextFormatter(words).percent(points: Int(hundredths))
    let says = words("Reading: {percent}", ["percent": percent])
    terminal.put("\r\u{1B}[K\(bar) \(says)", to: .errors)
  }
}
