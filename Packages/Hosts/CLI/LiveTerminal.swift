import TrackerApplication
import TrackerConsole
import Foundation
import Synchronization
import TrackerCore

/// The terminal that the program was started in.
final class LiveTerminal: Terminal {
  let isInteractive: Bool
  let hasKeyboard: Bool
  let usesColour: Bool
  let isScreen: Bool
  private let columns: Int?
  private let words: @Sendable () -> Phrases
  private let changes: KeptChanges
  /// Whether a reader that has gone ends the program by its signal, as it does unless somebody ignores that.
  private let endsBySignal: Bool
  private let mode = TerminalMode()
  private let input = Mutex(Input())

  /// What was read and not yet asked for: keys typed ahead wait here for the next question.
  private struct Input: Sendable {
    var bytes: ArraySlice<UInt8> = []
    var decoder = KeyDecoder()
    var keys: ArraySlice<Key> = []
    var hasEnded = false
  }

  /// - Parameters:
  ///   - environment: `TERM`, `NO_COLOR` and `COLUMNS` count.
  ///   - changes: What the command has saved, for an answer that can't be written.
  ///   - words: Those of the person, asked for only where the terminal itself has something to say.
  init(environment: [String: String], changes: KeptChanges, words: @escaping @Sendable () -> Phrases) {
    self.words = words
    self.changes = changes
    // Else it would end the program before that can say what was saved.
    endsBySignal = signal(SIGPIPE, SIG_IGN) == nil
    let isDumb = ["", "dumb"].contains(environment["TERM"] ?? "")
    hasKeyboard = isatty(STDIN_FILENO) == 1
    isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !isDumb
    isScreen = isatty(STDOUT_FILENO) == 1
    // https://no-color.org: set and not empty.
    usesColour = isatty(STDOUT_FILENO) == 1 && !isDumb && (environment["NO_COLOR"] ?? "").isEmpty
    columns = environment["COLUMNS"].flatMap(Int.init)
  }

  var width: Int { size?.columns ?? columns ?? 80 }
  var height: Int { size?.rows ?? 24 }

  private var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  func put(_ text: String, to stream: TerminalStream) {
    write(text, to: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
  }

  /// Unbuffered, so that nothing has to be flushed.
  ///
  /// An answer that can't be written ends the program: with a word of what was saved, else as a reader that has gone
  /// ends others, without a word, by SIGPIPE or, where that is ignored, with its exit code. What goes to standard error
  /// is no answer: a command goes on without it.
  private func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        bytes = bytes.dropFirst(written)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      case let code where descriptor == STDERR_FILENO:
        if code == EPIPE, !changes.hasAny { endAsOthers() }
        return
      case let code: endWithoutAnswer(code)
      }
    }
  }

  /// What was saved and could not be told of has an exit code of its own.
  private static let savedWithoutAnswer: Int32 = 3

  private func endWithoutAnswer(_ code: Int32) -> Never {
    if code == EPIPE, !changes.hasAny { endAsOthers() }
    let problem: Phrase =
      changes.hasAny
      ? "Saved, but the answer could not be written: {why}" : "The answer cannot be written: {why}"
    let text = words()(problem.filled(with: ["why": .verbatim(String(cString: strerror(code)))]))
    writeError(text + "\n")
    end(changes.hasAny ? LiveTerminal.savedWithoutAnswer : 2)
  }

  private func endAsOthers() -> Never {
    guard endsBySignal else { end(141) }
    mode.leave()
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(141)
  }

  private func end(_ code: Int32) -> Never {
    mode.leave()
    exit(code)
  }

  func readLine() -> String? {
    while true {
      let line = input.withLock { input -> String?? in
        if let end = input.bytes.firstIndex(of: UInt8(ascii: "\n")) {
          defer { input.bytes = input.bytes[(end + 1)...] }
          return String(decoding: input.bytes[..<end], as: UTF8.self)
        }
        guard input.hasEnded else { return nil }
        defer { input.bytes = [] }
        return .some(input.bytes.isEmpty ? nil : String(decoding: input.bytes, as: UTF8.self))
      }
      if let line { return line.map { $0.hasSuffix("\r") ? String($0.dropLast()) : $0 } }
      read()
    }
  }

  func readAll(most: Int) -> [UInt8] {
    while true {
      let (count, hasEnded) = input.withLock { ($0.bytes.count, $0.hasEnded) }
      if hasEnded || count >= most { break }
      read()
    }
    return input.withLock { input in
      defer { input.bytes = input.bytes.dropFirst(most) }
      return Array(input.bytes.prefix(most))
    }
  }

  /// Waits for bytes and keeps them; notes the end of input.
  private func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      input.withLock { input in
        if count > 0 { input.bytes += buffer[..<count] } else { input.hasEnded = true }
      }
      return
    }
  }

  func withKeys<Result>(_ body: (_ next: () -> Key) throws -> Result) throws -> Result {
    try mode.withRawKeys { try body { nextKey() } }
  }

  func withKeysAndPauses<Result>(_ body: (_ next: () -> Key) throws -> Result) throws -> Result {
    try mode.withRawKeys { try body { nextKey(orPause: true) } }
  }

  private func nextKey(orPause isPausing: Bool = false) -> Key {
    while true {
      if let key = takeKey() {
        guard key == .character("\u{1A}") else { return key }  // Ctrl-Z
        mode.suspend()
        return .redraw
      }
      if mode.hasHungUp { return .endOfInput }
      if mode.takeContinued() { return .redraw }
      let shown = size.map { [$0.columns, $0.rows] }
      // Half a second between looks at the size of the window; a sequence's bytes come at once.
      let isWithin = input.withLock { $0.decoder.isWaiting }
      let hasBytes = wait(milliseconds: isWithin ? 50 : isPausing ? 250 : 500)
      if hasBytes {
        read()
      } else {
        input.withLock { $0.keys += $0.decoder.giveUpWaiting() }
        if shown != size.map({ [$0.columns, $0.rows] }) { return .resized }
        if isPausing, !isWithin { return .pause }
      }
    }
  }

  private func takeKey() -> Key? {
    input.withLock { input in
      while input.keys.isEmpty, let byte = input.bytes.popFirst() { input.keys += input.decoder.decode(byte) }
      return input.keys.popFirst() ?? (input.hasEnded ? .endOfInput : nil)
    }
  }

  private func wait(milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }
}
