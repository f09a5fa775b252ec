/// A single value as it stands in the file.
///
/// Only plain (unquoted) scalars can be anything but text, and only in one spelling each:
/// `no` and `on` are text, `010`, `0x10`, `1_000`, `12:30`, `.5`, `.inf` and `.nan` are text.
public struct YAMLScalar: Sendable, Hashable {
  /// The value without its quotes, with escapes and folded lines resolved.
  public let text: String
  private let shape: Shape

  /// What a text reads as; worked out once, as it is asked for again and again.
  private enum Shape {
    case quoted, plainText, null, `true`, `false`, whole, fractional

    /// What a plain text reads as.
    init(of text: String) {
      guard let first = text.utf8.first else {
        self = .null
        return
      }
      // Most begin with another letter.
      switch first {
      case UInt8(ascii: "~"), UInt8(ascii: "n"): self = text == "~" || text == "null" ? .null : .plainText
      case UInt8(ascii: "t"): self = text == "true" ? .true : .plainText
      case UInt8(ascii: "f"): self = text == "false" ? .false : .plainText
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"):
        switch DecimalShape(of: text.utf8) {
        case .whole: self = .whole
        case .fractional: self = .fractional
        case nil: self = .plainText
        }
      default: self = .plainText
      }
    }
  }

  /// Makes a scalar from its text.
  public init(text: String, isPlain: Bool) {
    self.text = text
    shape = isPlain ? Shape(of: text) : .quoted
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
    // Up to 15 digits, every whole number is a `Double` too, and read faster than one with a fraction.
    if shape == .whole, text.utf8.count <= 15 { return Int(text).map(Double.init) }
    guard shape == .whole || shape == .fractional, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Whether reading this scalar strictly gives text, not null, a truth value or a number.
  public var isText: Bool {
    switch shape {
    case .quoted, .plainText: true
    case .null, .true, .false: false
    case .whole, .fractional: double == nil
    }
  }
}
