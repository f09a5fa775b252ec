import TrackerApplication
import TrackerConsole

/// Turns the bytes of a keyboard into keys: UTF-8, and the escape sequences of xterm and its relatives.
///
/// A lone Escape looks like the beginning of a sequence: while `isWaiting`, the reader waits a little and then calls
/// `giveUpWaiting`.
struct KeyDecoder: Sendable {
  private enum State: Sendable {
    case ground
    case escape
    /// After `ESC [` or `ESC O`.
    case sequence([UInt8])
    /// Within a character of several bytes.
    case character([UInt8], length: Int)
  }

  private var state = State.ground

  /// Whether the bytes so far may be the beginning of something longer.
  var isWaiting: Bool { if case .ground = state { false } else { true } }

  /// The keys that a byte completes; none in the middle of a sequence.
  mutating func decode(_ byte: UInt8) -> [Key] {
    switch state {
    case .ground: return begin(byte)
    case .escape:
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
        state = .sequence([])
        return []
      }
      // No sequence after all: an Escape, then whatever this is.
      state = .ground
      return [.escape] + begin(byte)
    case .sequence(let bytes): return proceed(in: bytes, byte)
    case .character(let bytes, let length):
      guard byte & 0b1100_0000 == 0b1000_0000 else {
        state = .ground
        return begin(byte)
      }
      guard bytes.count + 1 == length else {
        state = .character(bytes + [byte], length: length)
        return []
      }
      state = .ground
      return String(validating: bytes + [byte], as: UTF8.self)?.first.map { [.character($0)] } ?? []
    }
  }

  /// No more bytes come: a lone Escape is a key, any other beginning is dropped.
  mutating func giveUpWaiting() -> [Key] {
    defer { state = .ground }
    if case .escape = state { return [.escape] }
    return []
  }

  private mutating func begin(_ byte: UInt8) -> [Key] {
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: return [.enter]
    case 0x09: return [.tab]
    case 0x08, 0x7F: return [.backspace]
    case 0x03: return [.interrupt]
    case 0x04: return [.endOfInput]
    case 0x01: return [.home]
    case 0x05: return [.end]
    case 0x00...0x7F: return [.character(Character(Unicode.Scalar(byte)))]
    case 0xC2...0xDF: state = .character([byte], length: 2)
    case 0xE0...0xEF: state = .character([byte], length: 3)
    case 0xF0...0xF4: state = .character([byte], length: 4)
    default: break  // No character begins so.
    }
    return []
  }

  private mutating func proceed(in bytes: [UInt8], _ byte: UInt8) -> [Key] {
    guard (0x40...0x7E).contains(byte) else {
      // Parameters and intermediates; no real sequence is so long.
      state = (0x20...0x3F).contains(byte) && bytes.count < 32 ? .sequence(bytes + [byte]) : .ground
      return []
    }
    state = .ground
    switch byte {
    case UInt8(ascii: "A"): return [.up]
    case UInt8(ascii: "B"): return [.down]
    case UInt8(ascii: "C"): return [.right]
    case UInt8(ascii: "D"): return [.left]
    case UInt8(ascii: "H"): return [.home]
    case UInt8(ascii: "F"): return [.end]
    case UInt8(ascii: "Z"): return [.backTab]
    case UInt8(ascii: "M") where bytes.isEmpty: return [.enter]  // Enter of the number pad
    case UInt8(ascii: "~"):
      switch String(decoding: bytes.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
      case "1", "7": return [.home]
      case "4", "8": return [.end]
      default: return []
      }
    default: return []
    }
  }
}
