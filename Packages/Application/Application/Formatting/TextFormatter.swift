import TrackerCore

/// Puts phrases, numbers and days into the words of a language: what blocks are made with.
public struct TextFormatter: Sendable {
  /// The program's words in the person's language.
  public let words: Phrases
  /// The year that goes without saying; nil where every day is told with its year.
  public let year: Int?
  /// Whether signs are told in words, as `92 percent`: for text that is read aloud.
  public let spellsSigns: Bool

  public init(_ words: Phrases = .english, year: Int? = nil, spellsSigns: Bool = false) {
    self.words = words
    self.year = year
    self.spellsSigns = spellsSigns
  }

  /// A phrase in the language, with its placeholders filled in; in English where the language lacks it.
  public func callAsFunction(_ english: String, _ values: [String: String] = [:]) -> String { words(english, values) }

  /// A phrase in the language, its days with their year where it is another than `year`; English words where the
  /// language lacks them.
  @_disfavoredOverload
  public func callAsFunction(_ phrase: Phrase) -> String {
    words(
      phrase.replacingParts { part in
        if case .day(let day) = part { .verbatim(short(day)) } else { part }
      })
  }

  /// A number with the language's sign before its decimals: `4.6`, `4,6`.
  ///
  /// - Parameters:
  ///   - places: Digits after the point, at most.
  ///   - atLeast: Digits after the point that are always there.
  ///   - isSigned: Whether a number above zero has its sign too, as changes and comparisons do: `+4.6`.
  ///   - hasLeadingZero: Whether a number below one begins with `0`, as in prose; figures of scores leave it out.
  public func number(
    _ value: Double, upTo places: Int = 1, atLeast: Int = 0, isSigned: Bool = false, hasLeadingZero: Bool = true
  ) -> String {
    words.number(
      value.decimal(upTo: places, atLeast: atLeast, isSigned: isSigned, hasLeadingZero: hasLeadingZero))
  }

  /// An amount, given in the unit in which it is kept, in the person's units: `4.8 km`, `3 miles`.
  public func amount(_ value: Double, _ quantity: Quantity) -> String { self(.amount(value, quantity)) }

  /// A share of one in percent: `37%`.
  public func percent(_ share: Double) -> String { percent(points: (share * 100).roundedHalfUp) }

  /// Percent as the language writes them: `37%`, `37 %` with a space that no line is broken at, `37 percent`.
  public func percent(points: Int) -> String { percent(written: "\(points)") }

  /// A share of one in percent with so many digits after the point: `37.0%`.
  public func percent(_ share: Double, places: Int) -> String {
    percent(written: number(share * 100, upTo: places, atLeast: places))
  }

  private func percent(written number: String) -> String {
    let values = ["percent": number]
    return spellsSigns ? words("{percent} percent", values) : words("{percent}%", values)
  }

  /// `Thursday 12 March 2026`
  public func long(_ day: Day) -> String { words.long(day) }

  /// `Thursday 12 March`, with its year where it is another than `year`.
  public func short(_ day: Day) -> String { words.short(day, inYear: year) }

  /// `Thu 12 Mar` for columns, with its year where it is another than `year`; in full where signs are told in words.
  public func brief(_ day: Day) -> String { spellsSigns ? short(day) : words.brief(day, inYear: year) }

  /// A name within a sentence (`LanguageTag.inSentence`).
  public func inSentence(_ name: String) -> String { words.inSentence(name) }
}
