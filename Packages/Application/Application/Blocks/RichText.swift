import TrackerCore

/// Text of which parts stand out: a number in the colour of its band, a name in bold. What stands out is never told by
/// the tone alone, so a renderer may leave tones out.
public struct RichText: Sendable, Hashable, Codable, ExpressibleByStringInterpolation {
  /// How a part stands out.
  public enum Tone: String, Sendable, CaseIterable, Codable {
    /// The good end, the middle and the bad end of whatever is told.
    case good, fair, bad
    case strong
    /// Less important than what stands around it.
    case faint
    /// Not known, as the words say too.
    case unknown

    /// The tone of a band's colour.
    public init(_ colour: BandColour) {
      switch colour {
      case .green: self = .good
      case .yellow: self = .fair
      case .red: self = .bad
      }
    }
  }

  /// A part with the same tones throughout.
  public struct Run: Sendable, Hashable, Codable {
    public var text: String
    public var tones: [Tone]
    /// A colour of the person's own, such as that of a category; nil for that of the tones. Renderers may leave it out.
    public var colour: Colour?
    /// Whether it is a text of somebody else, such as a pack: no command in it is one of the program's.
    public var isAsWritten = false

    /// - Parameter text: Characters that would do something to a screen, as a text of a file may have, are spelled out.
    public init(_ text: String, _ tones: [Tone] = [], colour: Colour? = nil) {
      self.text = text.withoutControls
      self.tones = tones
      self.colour = colour
    }
  }

  public private(set) var runs: [Run]

  public init(_ text: String, _ tones: Tone...) { runs = text.isEmpty ? [] : [Run(text, tones)] }
  public init(stringLiteral value: String) { self.init(value) }

  /// The text without its tones.
  public var text: String { runs.map(\.text).joined() }
  public var isEmpty: Bool { runs.isEmpty }

  /// The same parts with other words.
  ///
  /// - Parameter letters: For what is shown as somebody else wrote it.
  public func mapText(_ words: (String) -> String, asWritten letters: (String) -> String) -> RichText {
    var result = self
    result.runs = runs.map { run in
      var mapped = Run(run.isAsWritten ? letters(run.text) : words(run.text), run.tones, colour: run.colour)
      mapped.isAsWritten = run.isAsWritten
      return mapped
    }
    return result
  }

  /// A text of somebody else, such as a pack, in which no word is a command of the program.
  public static func asWritten(_ text: String) -> RichText {
    var result = RichText(text)
    for index in result.runs.indices { result.runs[index].isAsWritten = true }
    return result
  }

  public static func + (left: RichText, right: RichText) -> RichText {
    var result = left
    result.runs += right.runs
    return result
  }

  /// `"mood \(value, .bad) today"`: text with parts that stand out.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text: RichText = RichText("")

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text = text + RichText(literal) }
    public mutating func appendInterpolation(_ value: some CustomStringConvertible, _ tones: Tone...) {
      if !value.description.isEmpty { text.runs.append(Run(value.description, tones)) }
    }
    /// A sign in a colour of the person's own; what it means stands beside it in words.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible, in colour: Colour?) {
      if !value.description.isEmpty { text.runs.append(Run(value.description, colour: colour)) }
    }
    public mutating func appendInterpolation(_ value: RichText) { text = text + value }
  }

  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}

extension [RichText] {
  /// The texts with a separator between them; empty ones are left out.
  public func joined(_ separator: String) -> RichText {
    filter { !$0.isEmpty }.reduce(into: RichText("")) { result, text in
      result = result.isEmpty ? text : result + RichText(separator) + text
    }
  }
}
