/// What a pack says of a factor as a reason.
public enum FactorWords: Sendable, Hashable {
  /// One text for every day on which the factor's curve gives points.
  case plain(String)
  /// A sentence for days on which the factor raises the chance of a flare, and one for days on which it lowers it.
  /// Without a sentence, the factor is left out.
  case sentences(raises: FactorSentence?, lowers: FactorSentence?)

  /// What may stand in the braces of a factor's words, beside `value` and `usual`, which are for factors with a value.
  public static let placeholdersOfTime = ["night", "on_day", "day_before"]
  /// The values of a rule with the words that count them: `once`, `12 hours`. Where the value is compared with another
  /// day, no usual is told; where it is compared with anything, `now` is the value itself. A rule with problems may
  /// have any.
  public static func placeholders(of rule: RiskFactor.Rule?) -> [String] {
    let names =
      switch rule {
      case .response(let window, _) where window.against == nil: ["value", "usual"]
      case .response(let window, _):
        window.against?.isWithUsual == true ? ["value", "usual", "now"] : ["value", "now"]
      case .compound: [String]()
      case nil: ["value", "usual", "now"]
      }
    return names.flatMap { name in [name] + FactorSentence.Counting.allCases.map { "\(name) \($0.rawValue)" } }
  }

  /// Every text, in the order raises, lowers, and by count within.
  public var texts: [String] {
    switch self {
    case .plain(let text): [text]
    case .sentences(let raises, let lowers): (raises?.texts ?? []) + (lowers?.texts ?? [])
    }
  }
}

/// What is said of a factor on a day, in one direction.
public enum FactorSentence: Sendable, Hashable {
  /// How a placeholder of a number reads.
  public enum Counting: String, Sendable, CaseIterable {
    /// `not at all`, `once`, `twice`, `3 times`
    case times
    /// `1 minute`, `45 minutes`, and from two hours on in hours
    case minutes
    /// `1 hour`, `7.5 hours`, and from a day and a half on in days
    case hours
  }

  case text(String)
  /// A sentence by the number that is shown for the value: 0, 1, and any other. Without a sentence, and where it is the
  /// word that leaves the factor out, the factor is left out.
  case counted(none: String?, one: String?, other: String?)
  /// The pack says that the factor is left out.
  case leftOut

  /// What a pack writes for `leftOut`.
  public static let leftOutWord = "leave_out"

  public var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .counted(let none, let one, let other):
      [none, one, other].compactMap { $0 }.filter { $0 != FactorSentence.leftOutWord }
    case .leftOut: []
    }
  }

  /// The sentence for a value that is shown as this number, 4.6 as 5; nil where the factor is left out.
  public func text(for value: Double?) -> String? {
    switch self {
    case .text(let text): text
    case .counted(let none, let one, let other):
      [value == 0 ? none : value == 1 ? one : nil, other].compactMap { $0 }.first
        .flatMap { $0 == FactorSentence.leftOutWord ? nil : $0 }
    case .leftOut: nil
    }
  }
}

extension FactorWords: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .plain(text) }
}

/// A plain text is a text in JSON too, as it was before there were two sentences.
extension FactorWords: Codable {
  private enum CodingKeys: String, CodingKey { case raises, lowers }

  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .plain(text)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = .sentences(
      raises: try container.decodeIfPresent(FactorSentence.self, forKey: .raises),
      lowers: try container.decodeIfPresent(FactorSentence.self, forKey: .lowers))
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .plain(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .sentences(let raises, let lowers):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(raises, forKey: .raises)
      try container.encodeIfPresent(lowers, forKey: .lowers)
    }
  }
}

/// In JSON as in a pack: a text, `leave_out`, or texts by count.
extension FactorSentence: Codable {
  private enum CodingKeys: String, CodingKey { case none, one, other }

  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = FactorSentence(text)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = .counted(
      none: try container.decodeIfPresent(String.self, forKey: .none),
      one: try container.decodeIfPresent(String.self, forKey: .one),
      other: try container.decodeIfPresent(String.self, forKey: .other))
  }

  /// A text of a pack: a sentence, or the word that leaves the factor out.
  public init(_ text: String) { self = text == FactorSentence.leftOutWord ? .leftOut : .text(text) }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .leftOut:
      var container = encoder.singleValueContainer()
      try container.encode(FactorSentence.leftOutWord)
    case .counted(let none, let one, let other):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(none, forKey: .none)
      try container.encodeIfPresent(one, forKey: .one)
      try container.encodeIfPresent(other, forKey: .other)
    }
  }
}
