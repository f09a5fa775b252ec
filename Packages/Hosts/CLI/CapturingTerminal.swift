import TrackerApplication
import TrackerConsole
import Synchronization

/// A terminal that keeps what is written and has no keyboard.
final class CapturingTerminal: Terminal {
  private let written = Mutex((output: "", errors: ""))

  var output: String { written.withLock { $0.output } }
  var errors: String { written.withLock { $0.errors } }

  let isInteractive = false
  let width = 80
  let usesColour = false

  func put(_ text: String, to stream: TerminalStream) {
    written.withLock { if stream == .output { $0.output += text } else { $0.errors += text } }
  }
  func readLine() -> String? { nil }
  func withKeys<Result>(_ body: (_ next: () -> Key) throws -> Result) throws -> Result { try body { .endOfInput } }
}
