/// A single value as it stands in the file.
///
/// Only plain (unquoted) scalars can be anything but text, and only in one spelling each:
/// `no` and `on` are text, `010`, `0x10`, `1_000`, `12:30`, `.5`, `.inf` and `.nan` are text.
public struct YAMLScalar: Sendable, Hashable {
  /// The value without its quotes, with escapes and folded lines resolved.
  public let text: String
  private let shape: Shape

  /// What a text reads as; worked out once, as it is asked for again and again. A number's value is not kept: every
  /// scalar would be larger.
  private enum Shape {
    case quoted, plainText, null, `true`, `false`, whole, fractional

    /// What a plain text reads as.
    init(of text: UnsafeBufferPointer<UInt8>) {
      guard let first = text.first else {
        self = .null
        return
      }
      // Most begin with another letter.
      switch first {
      case UInt8(ascii: "~"): self = text.count == 1 ? .null : .plainText
      case UInt8(ascii: "n"): self = text.count == 4 && text.elementsEqual("null".utf8) ? .null : .plainText
      case UInt8(ascii: "t"): self = text.count == 4 && text.elementsEqual("true".utf8) ? .true : .plainText
      case UInt8(ascii: "f"): self = text.count == 5 && text.elementsEqual("false".utf8) ? .false : .plainText
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"):
        switch DecimalNumber(text)?.isWhole {
        case true: self = .whole
        case false: self = .fractional
        case nil: self = .plainText
        }
      default: self = .plainText
      }
    }
  }

  /// Makes a scalar from its text.
  public init(text: String, isPlain: Bool) {
    var text = text
    shape = isPlain ? text.withUTF8 { Shape(of: $0) } : .quoted
    self.text = text
  }

  /// Makes a scalar from the UTF-8 of its text.
  init(bytes: UnsafeBufferPointer<UInt8>, isPlain: Bool) {
    shape = isPlain ? Shape(of: bytes) : .quoted
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it was written without quotes and not as a block (`|`, `>`).
  public var isPlain: Bool { shape != .quoted }

  /// Whether this is a plain `null`, `~` or nothing at all.
  public var isNull: Bool { shape == .null }

  /// The truth value of a plain `true` or `false`, otherwise nil.
  public var bool: Bool? {
    switch shape {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The whole number of a plain decimal scalar that fits an `Int`, otherwise nil.
  public var int: Int? { shape == .whole ? Int(text) : nil }

  /// The number of a plain decimal scalar (`7`, `-0.5`, `1.5e3`), whole ones included, otherwise nil.
  ///
  /// Nil too when the number is too large for a `Double`.
  public var double: Double? {
    switch shape {
    case .whole, .fractional: DecimalNumber(text.utf8)?.value
    case .quoted, .plainText, .null, .true, .false: nil
    }
  }

  /// Whether reading this scalar strictly gives text, not null, a truth value or a number.
  public var isText: Bool { shape == .quoted || shape == .plainText }
}
