import TrackerCore

/// How a day was, from the worst answer about a symptom on it: one notion of it for every screen and report.
///
/// An answer is as its scale's band says that it lies in: green is good, yellow is fair, red is bad, and a none is
/// good. On a scale without bands it is turned into a severity of 1 … 10 (`severity(of:on:)`): below 4 it is good,
/// below 7 fair, else bad. A day without an answer is unknown, whatever else was logged on it.
public enum DayQuality: String, Codable, Sendable, Hashable, CaseIterable {
  case good, fair, bad, unknown

  /// Where fair and bad begin on a scale without bands, as severities.
  private static let (fairFrom, badFrom) = (4.0, 7.0)

  /// - Parameter value: An answer, in the units of the scale.
  public init(of value: Double, on scale: Scale) {
    switch scale.band(of: value)?.colour {
    case .green?: self = .good
    case .yellow?: self = .fair
    case .red?: self = .bad
    case nil:
      let severity = DayQuality.severity(of: value, on: scale)
      self = severity < DayQuality.fairFrom ? .good : severity < DayQuality.badFrom ? .fair : .bad
    }
  }

  /// An answer turned so that high is bad, as if its scale were 1 … 10; a none is 0.
  public static func severity(of value: Double, on scale: Scale) -> Double {
    if scale.isNone(value) { return 0 }
    let length = scale.range.upperBound - scale.range.lowerBound
    guard length > 0 else { return 1 }
    let share = (value - scale.range.lowerBound) / length
    return 1 + 9 * (scale.worse == .high ? share : 1 - share)
  }

  /// From good to bad; below all where it is unknown.
  fileprivate var rank: Int {
    switch self {
    case .unknown: 0
    case .good: 1
    case .fair: 2
    case .bad: 3
    }
  }

  /// Its word, in the colour of its state.
  public func text(_ format: TextFormatter) -> RichText {
    switch self {
    case .good: RichText(format("good"), .good)
    case .fair: RichText(format("fair"), .fair)
    case .bad: RichText(format("bad"), .bad)
    case .unknown: RichText(format("not known"), .faint)
    }
  }

  /// Its word with a sign before it, for columns; the word alone where signs are told in words.
  public func marked(_ format: TextFormatter) -> RichText {
    guard !format.spellsSigns else { return text(format) }
    switch self {
    case .good: return "\("○", .good) \(text(format))"
    case .fair: return "\("◐", .fair) \(text(format))"
    case .bad: return "\("●", .bad) \(text(format))"
    case .unknown: return "\("·", .faint) \(text(format))"
    }
  }
}

/// The answer that says how a day was.
public struct WorstAnswer: Sendable, Hashable {
  public let symptom: SymptomDefinition
  /// In the units of the symptom's scale.
  public let value: Double

  public var quality: DayQuality { DayQuality(of: value, on: symptom.scale) }
  private var severity: Double { DayQuality.severity(of: value, on: symptom.scale) }

  /// The answer of the worst quality, of several the most severe one; nil for a day without an answer.
  ///
  /// - Parameters:
  ///   - symptoms: Those that the person tracks.
  ///   - table: Holds their metrics on the day.
  public init?(on day: Day, of symptoms: [SymptomDefinition], in table: DayTable) {
    let answers = symptoms.compactMap { symptom in
      table[symptom.metric, day].number.map { WorstAnswer(symptom: symptom, value: $0) }
    }
    guard
      let worst = answers.max(by: { ($0.quality.rank, $0.severity) < ($1.quality.rank, $1.severity) })
    else { return nil }
    self = worst
  }

  init(symptom: SymptomDefinition, value: Double) {
    self.symptom = symptom
    self.value = value
  }

  /// How the day was, with the answer that says so: `bad (at worst: pain 8)`.
  public func text(_ format: TextFormatter) -> RichText {
    let told = [
      "symptom": format.inSentence(symptom.name), "value": symptom.scale.answer(value, format.words),
    ]
    return switch quality {
    // A good value of what is worse when it is low, such as a mood of 8, reads like a fault beside “at worst”; a none
    // is not bad at all.
    case .good where symptom.scale.worse == .low || symptom.scale.isNone(value): quality.text(format)
    case .good: RichText(format("good (at worst: {symptom} {value})", told), .good)
    case .fair: RichText(format("fair (at worst: {symptom} {value})", told), .fair)
    case .bad: RichText(format("bad (at worst: {symptom} {value})", told), .bad)
    case .unknown: quality.text(format)
    }
  }
}
