import TrackerCore

/// What is known of one calendar day when it has ended (`docs/forecast.md`, 1.1).
public struct LearnerDay: Sendable, Hashable {
  /// Whether the day was a flare; nil where unanswered, which is never taken for no.
  public var isFlare: Bool?
  /// How bad the day was, 0 … 10; nil where unanswered.
  public var severity: Double?
  /// Each factor's points in the order of the design; nil where unknown, which is never taken for 0.
  public var values: [Double?]
  /// Whether nothing was logged on the day. Its points may be known for all that: a window of several days reaches back
  /// to others.
  public var isEmpty: Bool

  /// A day; what is not given is unknown.
  ///
  /// - Parameter isEmpty: nil where it follows from the rest: nothing is known of the day.
  public init(isFlare: Bool? = nil, severity: Double? = nil, values: [Double?] = [], isEmpty: Bool? = nil) {
    self.isFlare = isFlare
    self.severity = severity
    self.values = values
    self.isEmpty = isEmpty ?? (isFlare == nil && severity == nil && values.allSatisfy { $0 == nil })
  }

  /// The one way in which days of a journal, a table or a diary become days to learn from. A day is empty where it was
  /// not answered and nothing was logged on it that the factors are made of.
  ///
  /// - Parameters:
  ///   - values: Each factor's points on the outcome's day.
  ///   - logged: The days on which anything was logged that the factors look at (`DayTable.daysLogged(for:)`).
  public init(_ outcome: DayOutcome, values: [Double?], logged: Set<Day>) {
    self.init(isFlare: outcome.isFlare, severity: outcome.severity, values: values)
    isEmpty = !isAnswered && !logged.contains(outcome.day)
  }

  /// Whether the day was answered: its outcome or its severity is known.
  public var isAnswered: Bool { isFlare != nil || severity != nil }
}
