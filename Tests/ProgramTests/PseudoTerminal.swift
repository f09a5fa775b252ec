#if os(Linux)
import Foundation
import TrackerTestSupport

/// A terminal of our own in which a program runs, with somebody at its keyboard who waits for what it shows.
final class PseudoTerminal {
  struct Refused: Error {}

  /// What is on the screen after each piece of output; ends with the program.
  let screens: AsyncStream<String>
  private let controller: Int32
  private let process: Process
  private let ended = DispatchSemaphore(value: 0)
  /// A program that never shows what is waited for must not hold up the tests.
  private let killer: DispatchWorkItem

  /// Starts a program in it.
  init(_ words: [String], environment: [String: String], columns: UInt16 = 80, rows: UInt16 = 24) throws {
    controller = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // `unlockpt` and `ptsname`, which the Glibc module does not show: TIOCSPTLCK and TIOCGPTN of ioctl_tty(2).
    var (lock, number) = (Int32(0), UInt32(0))
    guard controller >= 0, ioctl(controller, 0x4004_5431, &lock) == 0, ioctl(controller, 0x8004_5430, &number) == 0
    else { throw Refused() }
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    let terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0, ioctl(controller, UInt(TIOCSWINSZ), &size) == 0 else { throw Refused() }
    defer { close(terminal) }
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = environment.merging(["TERM": "xterm-256color"]) { $1 }
    let handle = FileHandle(fileDescriptor: terminal)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    let (screens, shown) = AsyncStream.makeStream(of: String.self)
    self.screens = screens
    process.terminationHandler = { [ended] _ in ended.signal() }
    killer = DispatchWorkItem { [weak process] in
      if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    try Program.withNoSignalsBlocked { try process.run() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: killer)
    DispatchQueue.global().async { [controller] in
      var all = Data()
      var buffer = [UInt8](repeating: 0, count: 65_536)
      // It ends with an error once nobody has the terminal open.
      while true {
        let count = read(controller, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        all += buffer[..<count]
        var screen = ScreenText()
        screen.write(String(decoding: all, as: UTF8.self))
        shown.yield(screen.text)
      }
      shown.finish()
    }
  }

  deinit { close(controller) }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(controller, bytes, bytes.count)
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// The exit code once the program has ended; nil where a signal ended it.
  func end() -> Int32? {
    ended.wait()
    killer.cancel()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// Whether lines are edited and shown as they are typed, as in a shell.
  var takesLines: Bool {
    var mode = termios()
    tcgetattr(controller, &mode)
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return mode.c_lflag & flags == flags
  }
}

extension AsyncStream<String>.Iterator {
  /// The first screen from now on that has some texts; the last one there was where the program ended before.
  mutating func screen(with texts: String...) async -> String {
    var last = ""
    while let screen = await next() {
      last = screen
      if texts.allSatisfy(screen.contains) { return screen }
    }
    return "the program ended without \(texts):\n\(last)"
  }
}
#endif
