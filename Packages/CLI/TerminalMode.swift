import Dispatch
import Foundation
import Synchronization
import TrackerCore

/// The keyboard's mode of a terminal, changed to key by key and back.
///
/// Whatever ends the program while keys are read, the terminal must be as before. Keys that would be signals (Ctrl-C, Ctrl-Z) are bytes in
/// this mode, so the reader sees them. Signals from elsewhere come through dispatch sources: their closures run on a queue as ordinary code
/// and capture this object, so that neither a global nor a C handler is needed, as `sigaction` would. SIGKILL can't be caught by anyone:
/// `reset` mends a terminal after it.
final class TerminalMode: Sendable {
  private let before = Mutex<termios?>(nil)
  private let descriptor: Int32
  private let output: Int32

  init(descriptor: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.descriptor = descriptor
    self.output = output
  }

  /// Runs `body` with keys delivered one by one, without echo.
  ///
  /// - Throws: `Failure` (`system`) when the terminal refuses, or what `body` throws.
  func withRawKeys<Result>(_ body: () throws -> Result) throws -> Result {
    try enter()
    let sources = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP].map(watch)
    defer {
      leave()
      for (source, signal, handler) in sources {
        source.cancel()
        restoreHandler(signal, handler)
      }
    }
    return try body()
  }

  /// Puts the terminal back and the cursor in sight. Does nothing when it is as before.
  func leave() {
    before.withLock { saved in
      guard var mode = saved else { return }
      tcsetattr(descriptor, TCSADRAIN, &mode)
      let showCursor = Array("\u{1B}[?25h".utf8)
      _ = unsafeWrite(showCursor)
      saved = nil
    }
  }

  /// Stops the program as Ctrl-Z does, and takes the keys again when it goes on.
  func suspend() {
    leave()
    // The whole group, so that a script that called us stops too; the shell takes over here.
    deliver(SIGTSTP, to: 0)
    try? enter()
  }

  private func enter() throws {
    var mode = termios()
    guard tcgetattr(descriptor, &mode) == 0 else {
      throw Failure(.system, "The terminal can't be asked for its mode: \(String(cString: strerror(errno)))", mend: "Use --plain.")
    }
    before.withLock { $0 = mode }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    mode.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    // What was typed ahead stays.
    guard tcsetattr(descriptor, TCSADRAIN, &mode) == 0 else {
      throw Failure(.system, "The terminal refuses to give single keys: \(String(cString: strerror(errno)))", mend: "Use --plain.")
    }
  }

  private typealias Handler = @convention(c) (Int32) -> Void

  private func watch(_ signal: Int32) -> (source: any DispatchSourceSignal, signal: Int32, handler: Handler?) {
    // A dispatch source sees a signal only when its default action is off.
    let handler = Foundation.signal(signal, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
    source.setEventHandler { [self] in
      leave()
      deliver(signal, to: getpid())
      // Only a stop comes back here.
      try? enter()
    }
    source.resume()
    return (source, signal, handler)
  }

  /// The signal's own action: to end or to stop the program.
  private func deliver(_ signal: Int32, to target: pid_t) {
    let handler = Foundation.signal(signal, SIG_DFL)
    kill(target, signal)
    restoreHandler(signal, handler)
  }

  private func restoreHandler(_ signal: Int32, _ handler: Handler?) { _ = Foundation.signal(signal, handler) }

  private func unsafeWrite(_ bytes: [UInt8]) -> Int { write(output, bytes, bytes.count) }
}
