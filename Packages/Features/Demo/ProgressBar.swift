import TrackerApplication
import TrackerConsole

/// How far something has come, on one line of standard error; nothing where that is no terminal.
struct ProgressBar {
  let terminal: any Terminal
  let total: Int
  let isQuiet: Bool

  func show(_ done: Int) {
    guard terminal.isInteractive, !isQuiet else { return }
    let width = max(10, min(40, terminal.width - 24))
    let filled = width * done / max(1, total)
    terminal.writeError(
      """
      \r\(String(repeating: "█", count: filled))\(String(repeating: "░", count: width - filled)) day \(done) of \
      \(total)
      """
    )
  }

  func finish() {
    guard terminal.isInteractive, !isQuiet else { return }
    terminal.writeError("\r\(String(repeating: " ", count: min(terminal.width - 1, 64)))\r")
  }
}
