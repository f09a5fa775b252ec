import Dispatch
import Foundation
import Synchronization
import TrackerCore

/// The keyboard's mode of a terminal, changed to key by key and back.
///
/// Whatever ends the program while keys are read, the terminal must be as before. Keys that would be signals (Ctrl-C,
/// Ctrl-Z) are bytes in this mode, so the reader sees them. Signals from elsewhere come through dispatch sources: their
/// closures run on a queue as ordinary code and capture this object, so that neither a global nor a C handler is
/// needed, as `sigaction` would. Nobody can catch SIGKILL: `reset` repairs a terminal after it.
final class TerminalMode: Sendable {
  private struct State: Sendable {
    /// The mode to go back to; nil while the terminal is as before.
    var before: termios?
    /// Whether the program was stopped from outside and then continued: what is shown must be drawn again.
    var hasContinued = false
    /// Whether the terminal has gone: what is typed and not kept yet is kept now.
    var hasHungUp = false
  }

  private let state = Mutex(State())
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
    let watches = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT].map(watch)
    defer {
      for (source, signal, handler) in watches {
        source.cancel()
        restoreHandler(signal, handler)
      }
      leave()
    }
    return try body()
  }

  /// Puts the terminal back and the cursor in sight. Does nothing when it is as before.
  func leave() {
    state.withLock { state in
      guard var mode = state.before else { return }
      tcsetattr(descriptor, TCSADRAIN, &mode)
      writeToTerminal("\u{1B}[?25h")
      state.before = nil
    }
  }

  /// Stops the program as Ctrl-Z does, with everything that runs in front with it, and takes the keys again when it
  /// goes on.
  func suspend() {
    leave()
    let handler = Foundation.signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    restoreHandler(SIGTSTP, handler)
    try? enter()
    state.withLock { $0.hasContinued = false }
  }

  /// Whether the program was stopped and went on since this was last asked.
  func takeContinued() -> Bool {
    state.withLock { state in
      defer { state.hasContinued = false }
      return state.hasContinued
    }
  }

  /// Whether the terminal has gone.
  var hasHungUp: Bool { state.withLock { $0.hasHungUp } }

  /// So many seconds there are to keep what was typed.
  private static let secondsAfterHangUp = 2.0

  /// Lets the reader end as at the end of input, and ends the program as the signal does where that takes too long.
  private func hangUp() {
    state.withLock { $0.hasHungUp = true }
    DispatchQueue.global().asyncAfter(deadline: .now() + TerminalMode.secondsAfterHangUp) { [self] in
      stop(by: SIGHUP)
    }
  }

  private func enter() throws {
    try state.withLock { state in
      guard state.before == nil else { return }
      var mode = termios()
      guard tcgetattr(descriptor, &mode) == 0 else {
        throw Failure(
          .system, "This terminal cannot show the form", recovery: "Type the same command with --plain")
      }
      state.before = mode
      mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
      mode.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
      withUnsafeMutableBytes(of: &mode.c_cc) { characters in
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
      }
      // What was typed ahead stays.
      guard tcsetattr(descriptor, TCSADRAIN, &mode) == 0 else {
        throw Failure(
          .system, "This terminal cannot show the form", recovery: "Type the same command with --plain")
      }
      writeToTerminal("\u{1B}[?25l")
    }
  }

  private typealias Handler = @convention(c) (Int32) -> Void

  private func watch(_ signal: Int32) -> (source: any DispatchSourceSignal, signal: Int32, handler: Handler?) {
    // A dispatch source sees a signal only when its default action is off.
    let handler = Foundation.signal(signal, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
    source.setEventHandler { [self] in
      switch signal {
      case SIGCONT: goOn()
      case SIGHUP: hangUp()
      default: stop(by: signal)
      }
    }
    source.resume()
    return (source, signal, handler)
  }

  /// Lets the signal do what it does by default: end the program, or stop it until SIGCONT.
  private func stop(by signal: Int32) {
    leave()
    writeToTerminal("\r\n")
    restoreHandler(signal, SIG_DFL)
    // Another thread takes it, at its own time: nothing may follow here.
    kill(getpid(), signal)
  }

  private func goOn() {
    guard state.withLock({ $0.before == nil }) else { return }
    restoreHandler(SIGTSTP, SIG_IGN)
    try? enter()
    state.withLock { $0.hasContinued = true }
  }

  private func restoreHandler(_ signal: Int32, _ handler: Handler?) { _ = Foundation.signal(signal, handler) }

  private func writeToTerminal(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(output, bytes, bytes.count)
  }
}
