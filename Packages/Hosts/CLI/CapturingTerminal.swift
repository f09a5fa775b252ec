import TrackerApplication
import TrackerConsole
import Synchronization

/// A terminal that keeps what is written and has no keyboard.
final class CapturingTerminal: Terminal {
  private let written = Mutex((output: "", errors: ""))

  var output: String { written.withLock { $0.output } }
  var errors: String { written.withLock { $0.errors } }

  let isInteractive = false
  let width: Int
  let usesColour = false

  /// - Parameter columns: Those of `COLUMNS`, as a terminal of unknown size has them; 80 where it says none.
  init(columns: String? = nil) { width = columns.flatMap(Int.init) ?? 80 }

  func put(_ text: String, to stream: TerminalStream) {
    written.withLock { if stream == .output { $0.output += text } else { $0.errors += text } }
  }
  func readLine() -> String? { nil }
  func withKeys<Result>(_ body: (_ next: () -> Key) throws -> Result) throws -> Result { try body { .endOfInput } }
}
