import TrackerApplication
import TrackerCore

/// How far something has come, on one line of standard error that is drawn again and again. Nothing is drawn where that
/// is no terminal, where cursor movement is not wanted, or where the answer is JSON.
public struct ProgressBar: Sendable {
  private let terminal: any Terminal
  private let isShown: Bool
  private let words: Phrases
  private let label: Phrase
  private let total: Int
  private let style: TextStyle

  /// - Parameters:
  ///   - label: What is said beside the bar, with the placeholders `{done}` and `{total}`: `Day {done} of {total}`.
  ///   - total: How many of them there are.
  public init(on console: Console, saying label: Phrase, total: Int) {
    terminal = console.terminal
    isShown = console.asksWithKeys && console.format == .text
    words = console.words
    style = console.style
    self.label = label
    self.total = total
  }

  /// Draws the line.
  ///
  /// - Parameter done: How many are done, from 0 to the total.
  public func show(_ done: Int) {
    guard isShown else { return }
    let said = words(label.filled(with: ["done": .count(done), "total": .count(total)])).withoutControls
    let width = max(10, min(40, room - 1 - said.visibleWidth))
    let filled = width * max(0, min(done, total)) / max(1, total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "─", count: width - filled)
    terminal.put(style.shown("\r\("\(bar) \(said)".cut(to: room))"), to: .errors)
  }

  /// Columns that the line may take: one less than the screen has, so that it never breaks.
  private var room: Int { terminal.width - 1 }

  /// Takes the line away.
  public func finish() {
    guard isShown else { return }
    terminal.put("\r\(String(repeating: " ", count: room))\r", to: .errors)
  }
}
