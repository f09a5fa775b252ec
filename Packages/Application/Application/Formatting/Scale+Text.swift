import TrackerCore
import TrackerEntryLanguage

extension Scale {
  /// A value with at most one decimal: `6`, `6.5`.
  public func text(of value: Double) -> String { value.decimal() }

  /// The ends in words: `1 barely there … 10 as bad as it can be`.
  public var ends: String {
    [anchors.first, anchors.last].compactMap { $0 }.map { "\(text(of: $0.value)) \($0.words)" }.joined(separator: " … ")
  }

  /// A value as an answer is told: `none`, or its number or its length of time, in the words of a language.
  public func answer(_ value: Double, _ words: Phrases) -> String {
    isNone(value) ? words(Band.ofNone.name) : words(told(value))
  }

  /// What a person typed as an answer: a number with a point or a comma, one in words, a length of time such as `45m`
  /// on a scale of durations, or a word for none; nil for what is neither on the scale nor its none.
  public func answer(typed text: String) -> Double? {
    let word = text.trimmed.lowercased()
    if takesNone, Scale.noneWords.contains(word) { return 0 }
    return number(typed: word).flatMap { isNone($0) ? 0 : holds($0) ? $0 : nil }
  }

  /// A number as a person types it on the scale; nil for other texts.
  private func number(typed word: String) -> Double? {
    kind == .duration
      ? FieldDefinition.minutes(of: word).map(Double.init) : Scale.number(typed: word)
  }

  /// A number in figures, with a point or a comma, or in words; nil for other texts.
  private static func number(typed word: String) -> Double? {
    Double(word.replacing(",", with: ".")) ?? Double(numberWord: word)
  }

  /// Whether a person typed a number in figures, on the scale or not.
  public static func isNumber(typed text: String) -> Bool { text.trimmed.contains(/^-?\d{1,6}(?:[.,]\d{1,3})?$/) }

  /// Whether a person typed a number on a scale's range that lies between its steps, such as 7.5 where answers are
  /// whole.
  public func isBetweenSteps(typed text: String) -> Bool {
    number(typed: text.trimmed).map { range.contains($0) && !holds($0) } ?? false
  }

  /// Whether a person typed a none, on whatever scale.
  public static func isNone(typed text: String) -> Bool {
    let word = text.trimmed.lowercased()
    return noneWords.contains(word) || Double(word.replacing(",", with: ".")) == 0
  }

  /// What may be answered, the none too: `0 none, 1 barely there … 10 as bad as it can be`.
  public func allowedAnswers(_ words: Phrases = .english) -> String {
    let low = text(of: range.lowerBound), high = text(of: range.upperBound)
    let steps = ends.isEmpty ? "\(low) … \(high)" : ends
    return hasNone ? "0 \(words(Band.ofNone.name)), \(steps)" : steps
  }

  /// How many values a person can choose among.
  public var count: Int { Int(((range.upperBound - range.lowerBound) / step).rounded()) + 1 }
}
