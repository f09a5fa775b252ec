/// A typed text id, such as `short-sleep` or `sleep.hours`: equal ids of different types can't be mixed up.
public protocol Identifier: RawRepresentable<String>, Hashable, Sendable, Codable, Comparable, CodingKeyRepresentable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  init(rawValue: String)
}

extension Identifier {
  public init(_ text: String) { self.init(rawValue: text) }
  public init(stringLiteral text: String) { self.init(rawValue: text) }
  public var description: String { rawValue }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
