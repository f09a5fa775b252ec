/// What a value is called in messages, such as `the factor short-sleep`.
///
/// It is put together only when a message needs it: hardly any value has a fault, and every one has a name.
public struct Wording: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The words before a name, and the name with what follows it, side by side.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var before = ""
    fileprivate var name = ""

    /// Begins without words.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words as written.
    public mutating func appendLiteral(_ literal: String) {
      // Most begin with words and end with the one name in them.
      if before.isEmpty, name.isEmpty { before = literal } else { name += literal }
    }

    /// Adds a name.
    public mutating func appendInterpolation(_ value: String) {
      if name.isEmpty { name = value } else { name += value }
    }

    /// Adds whatever has a name.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) { appendInterpolation(value.description) }
  }

  private let before: String
  private let name: String

  /// Words without a name in them, such as `a pack`.
  public init(stringLiteral words: String) { self.init(before: words, name: "") }

  /// Words with names in them, such as `"the factor \(id)"`.
  public init(stringInterpolation: StringInterpolation) { self.init(before: stringInterpolation.before, name: stringInterpolation.name) }

  private init(before: String, name: String) {
    self.before = before
    self.name = name
  }

  /// All of it, put together.
  public var description: String { before + name }

  /// As it begins a sentence.
  public var capitalisedFirst: String { description.capitalisedFirst }
}
