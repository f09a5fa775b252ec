/// What a value is called in messages, such as `the factor short-sleep`.
///
/// It is put together only when a message needs it: hardly any value has a fault, and every one has a name.
public struct Wording: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var before = ""
    fileprivate var name = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      // Most begin with words and end with the one name in them.
      if before.isEmpty, name.isEmpty { before = literal } else { name += literal }
    }

    public mutating func appendInterpolation(_ value: String) {
      if name.isEmpty { name = value } else { name += value }
    }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) { appendInterpolation(value.description) }
  }

  private let before: String
  private let name: String

  public init(stringLiteral words: String) { self.init(before: words, name: "") }

  public init(stringInterpolation: StringInterpolation) { self.init(before: stringInterpolation.before, name: stringInterpolation.name) }

  private init(before: String, name: String) {
    self.before = before
    self.name = name
  }

  public var description: String { before + name }

  public var capitalisedFirst: String { description.capitalisedFirst }
}
