/// What the program says before it is put into a language: English words with named placeholders, what fills them,
/// and what is the same in every language.
///
/// A literal is a phrase that catalogues translate: `"There is a file {path} already"`. A literal with interpolations
/// is taken to the letter, as `.verbatim` is: `"\(path)"`. Two phrases are equal where they read the same in English.
public indirect enum Phrase: Sendable {
  /// English words with placeholders in braces, each filled by what has its name.
  case words(String, [String: Phrase])
  /// What no language changes: a path, a command to type, what was typed.
  case verbatim(String)
  /// A number with at most so many digits after its point.
  case number(Double, upTo: Int)
  case day(Day)
  /// An amount in the unit in which it is kept; it is told in the person's units.
  case amount(Double, Quantity)
  /// The phrases with commas between them; the last two stand together as `last` says, such as `{first} or {last}`.
  case list([Phrase], last: String)

  /// Words with what fills their placeholders; nothing is changed in a phrase of another form.
  public func filled(with values: [String: Phrase]) -> Phrase {
    guard case .words(let english, let own) = self, !values.isEmpty else { return self }
    return .words(english, own.merging(values) { mine, _ in mine })
  }

  /// A number without digits after its point, such as a count.
  public static func count(_ number: Int) -> Phrase { .number(Double(number), upTo: 0) }

  /// `a, b or c`
  public static func anyOf(_ phrases: [Phrase]) -> Phrase { .list(phrases, last: "{first} or {last}") }

  /// `a, b and c`
  public static func allOf(_ phrases: [Phrase]) -> Phrase { .list(phrases, last: "{first} and {last}") }

  /// Puts the phrase into a language.
  ///
  /// - Parameters:
  ///   - translate: The words of an English phrase, with the same placeholders.
  ///   - number: A number as the language writes it, from `4.6`.
  ///   - day: A day in words.
  ///   - units: Those in which amounts are told.
  public func text(
    translate: (String) -> String, number: (String) -> String, day: (Day) -> String, units: UnitSystem = .metric
  ) -> String {
    func text(_ phrase: Phrase) -> String {
      phrase.text(translate: translate, number: number, day: day, units: units)
    }
    switch self {
    case .words(let english, let values): return translate(english).filled { name in values[name].map(text) }
    case .verbatim(let text): return text
    case .number(let value, let places): return number(value.decimal(upTo: places))
    case .day(let value): return day(value)
    case .amount(let value, let quantity): return text(quantity.told(value, in: units))
    case .list(let phrases, let last):
      let texts = phrases.map(text)
      guard let final = texts.last, texts.count > 1 else { return texts.first ?? "" }
      let before = texts.dropLast().joined(separator: ", ")
      return translate(last).filled { $0 == "first" ? before : $0 == "last" ? final : nil }
    }
  }
}

extension Phrase: CustomStringConvertible {
  /// In English, days as `2026-03-12`: what JSON and logs have.
  public var description: String { text(translate: { $0 }, number: { $0 }, day: \.description) }
}

extension Phrase: Hashable {
  public static func == (left: Phrase, right: Phrase) -> Bool { left.description == right.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Phrase: ExpressibleByStringInterpolation {
  public init(stringLiteral english: String) { self = .words(english, [:]) }
  public init(stringInterpolation text: DefaultStringInterpolation) { self = .verbatim(text.description) }
}

/// In JSON a phrase is its English text.
extension Phrase: Codable {
  public init(from decoder: any Decoder) throws {
    self = .verbatim(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension String {
  /// The text with its placeholders in braces filled in, in one pass: what is filled in is not looked at again. A
  /// placeholder without a value stays.
  func filled(with value: (_ name: String) -> String?) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: start)..<end])
      result += rest[..<start]
      result += value(name) ?? String(rest[start...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
