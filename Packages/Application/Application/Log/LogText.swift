import TrackerCore

/// A value that the program's log may say: its type can't hold what a person typed, logged or has.
///
/// Conform a type only if every value of it comes from the program itself. Texts do not conform, nor do decimal
/// numbers, which are what people log, nor names of symptoms, foods, conditions and files that people chose.
public protocol Loggable: Sendable {
  var logged: String { get }
}

/// A sentence for the program's log: words of the source, and values of types that are `Loggable`. Nothing else can be
/// put into it; the compiler refuses it.
public struct LogText: Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Only a literal of the source is a `StaticString`.
  public init(stringLiteral words: StaticString) { text = words.description }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: StaticString) { text += literal.description }
    public mutating func appendInterpolation(_ value: some Loggable) { text += value.logged }
  }
}

/// Counts and ids of actions.
extension Int: Loggable { public var logged: String { "\(self)" } }
extension Int64: Loggable { public var logged: String { "\(self)" } }
extension Bool: Loggable { public var logged: String { self ? "yes" : "no" } }

/// In milliseconds.
extension Duration: Loggable {
  public var logged: String {
    let (seconds, attoseconds) = components
    return "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000) ms"
  }
}

/// What a failure was about, without its words.
extension Failure.Kind: Loggable { public var logged: String { rawValue } }

/// Modules of the program.
extension ModuleID: Loggable { public var logged: String { rawValue } }

/// Files that the program keeps in the home: their names are its own.
extension HomeFile: Loggable { public var logged: String { name } }
