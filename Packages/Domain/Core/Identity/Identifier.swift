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

extension Identifier {
  /// An id of a title's words in small letters, at most 24 characters long, that nothing has: with a number behind it
  /// where something does.
  ///
  /// - Parameters:
  ///   - fallback: The id for a title without a letter or digit.
  ///   - isTaken: Whether something has, or had, an id, so that no two share a history.
  public static func new(
    for title: String, orElse fallback: String, isTaken: (Self) throws -> Bool
  ) rethrows -> Self {
    let longest = 24
    let words = title.metricWord.split(separator: "-")
    var id = ""
    for word in words {
      guard id.count + word.count < longest else { break }
      id += id.isEmpty ? word : "-\(word)"
    }
    if id.isEmpty { id = words.first.map { String($0.prefix(longest)) } ?? fallback }
    var number = 1
    while true {
      let candidate = Self(number == 1 ? id : "\(id)-\(number)")
      if try !isTaken(candidate) { return candidate }
      number += 1
    }
  }
}
