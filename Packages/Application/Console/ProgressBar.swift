import TrackerApplication

/// How far something has come, on one line of standard error that is drawn again and again. Nothing is drawn where that
/// is no terminal, where cursor movement is not wanted, or where the answer is JSON.
public struct ProgressBar: Sendable {
  private let terminal: any Terminal
  private let isShown: Bool
  private let unit: String
  private let total: Int

  /// - Parameters:
  ///   - unit: What is counted, such as `day` in `day 3 of 60`.
  ///   - total: How many of them there are.
  public init(on console: Console, unit: String, total: Int) {
    terminal = console.terminal
    isShown = console.asksWithKeys && console.format == .text
    self.unit = unit
    self.total = total
  }

  /// Draws the line.
  ///
  /// - Parameter done: How many are done, from 0 to the total.
  public func show(_ done: Int) {
    guard isShown else { return }
    let width = max(10, min(40, terminal.width - 24))
    let filled = width * max(0, min(done, total)) / max(1, total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    terminal.writeError("\r\(bar) \(unit) \(done) of \(total)")
  }

  /// Takes the line away.
  public func finish() {
    guard isShown else { return }
    terminal.writeError("\r\(String(repeating: " ", count: min(terminal.width - 1, 64)))\r")
  }
}
