/// What is known of one calendar day when it has ended (`docs/forecast.md`, 1.1).
public struct LearnerDay: Sendable, Hashable {
  /// Whether the day was a flare; nil where unanswered, which is never taken for no.
  public var isFlare: Bool?
  /// How bad the day was, 0 … 10; nil where unanswered.
  public var severity: Double?
  /// Each factor's points in the order of the design; nil where unknown, which is never taken for 0.
  public var values: [Double?]

  /// A day; what is not given is unknown.
  public init(isFlare: Bool? = nil, severity: Double? = nil, values: [Double?] = []) {
    self.isFlare = isFlare
    self.severity = severity
    self.values = values
  }
}
