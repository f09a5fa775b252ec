/// A single value as it stands in the file; what it means is worked out when it is asked for.
///
/// Only plain (unquoted) scalars can be anything but text, and only in one spelling each:
/// `no` and `on` are text, `010`, `0x10`, `1_000`, `12:30`, `.5`, `.inf` and `.nan` are text.
public struct YAMLScalar: Sendable, Hashable {
  /// The value without its quotes, with escapes and folded lines resolved.
  public let text: String
  /// Whether it was written without quotes and not as a block (`|`, `>`).
  public let isPlain: Bool

  /// Makes a scalar from its text.
  public init(text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }

  /// Whether this is a plain `null`, `~` or nothing at all.
  public var isNull: Bool { isPlain && (text.isEmpty || text == "~" || text == "null") }

  /// The truth value of a plain `true` or `false`, otherwise nil.
  public var bool: Bool? {
    guard isPlain else { return nil }
    switch text {
    case "true": return true
    case "false": return false
    default: return nil
    }
  }

  /// The whole number of a plain decimal scalar that fits an `Int`, otherwise nil.
  public var int: Int? {
    guard isPlain, DecimalShape(of: text.utf8) == .whole else { return nil }
    return Int(text)
  }

  /// The number of a plain decimal scalar (`7`, `-0.5`, `1.5e3`), whole ones included, otherwise nil.
  ///
  /// Nil too when the number is too large for a `Double`.
  public var double: Double? {
    guard isPlain, let shape = DecimalShape(of: text.utf8) else { return nil }
    // Up to 15 digits, every whole number is a `Double` too, and read faster than one with a fraction.
    if shape == .whole, text.utf8.count <= 15 { return Int(text).map(Double.init) }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Whether reading this scalar strictly gives text, not null, a truth value or a number.
  public var isText: Bool { !isNull && bool == nil && double == nil }
}
