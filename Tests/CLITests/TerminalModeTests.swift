#if os(Linux)
import Foundation
import Testing

@testable import TrackerCLI

@Suite struct TerminalModeTests {
  struct Stop: Error {}

  /// A terminal of our own, and its flags.
  struct Pair {
    let controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    let terminal: Int32

    init() throws {
      // `unlockpt` and `ptsname`, which the Glibc module does not show: TIOCSPTLCK and TIOCGPTN of ioctl_tty(2).
      var lock: Int32 = 0
      var number: UInt32 = 0
      guard controller >= 0, ioctl(controller, 0x4004_5431, &lock) == 0, ioctl(controller, 0x8004_5430, &number) == 0
      else { throw Stop() }
      terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    }

    var takesLines: Bool {
      var mode = termios()
      tcgetattr(terminal, &mode)
      return mode.c_lflag & tcflag_t(ICANON) != 0 && mode.c_lflag & tcflag_t(ECHO) != 0
        && mode.c_lflag & tcflag_t(ISIG) != 0
    }

    func close() {
      Foundation.close(terminal)
      Foundation.close(controller)
    }
  }

  @Test("keys come one by one within, and the terminal is as before after it, also after an error")
  func restoring() throws {
    let pair = try Pair()
    defer { pair.close() }
    let mode = TerminalMode(descriptor: pair.terminal, output: pair.terminal)
    #expect(pair.takesLines)
    try mode.withRawKeys { #expect(!pair.takesLines) }
    #expect(pair.takesLines)
    #expect(throws: Stop.self) { try mode.withRawKeys { throw Stop() } }
    #expect(pair.takesLines)
    try mode.withRawKeys {
      mode.leave()
      #expect(pair.takesLines, "an end in the middle restores it too")
    }
  }

  @Test("what is no terminal is refused with a mend")
  func noTerminal() throws {
    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    #expect(throws: (any Error).self) { try TerminalMode(descriptor: file, output: file).withRawKeys {} }
  }
}
#endif
