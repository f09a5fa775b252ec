/// A single value as it stands in the file.
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
  public var bool: Bool? { isPlain ? Bool(text) : nil }

  /// The whole number of a plain decimal scalar that fits an `Int`, otherwise nil.
  public var int: Int? { number?.isWhole == true ? Int(text) : nil }

  /// The number of a plain decimal scalar (`7`, `-0.5`, `1.5e3`), whole ones included, otherwise nil.
  ///
  /// Nil too when the number is too large for a `Double`.
  public var double: Double? { number?.value }

  /// Whether reading this scalar strictly gives text, not null, a truth value or a number.
  public var isText: Bool { !isPlain || (!isNull && bool == nil && number == nil) }

  private var number: DecimalNumber? { isPlain ? DecimalNumber(text) : nil }
}
