/// What is known of one calendar day when it has ended.
public struct LearnerDay: Sendable, Hashable {
  /// nil where unanswered: never no.
  public var isFlare: Bool?
  /// 0 … 10, high is bad; nil where unanswered.
  public var severity: Double?
  /// Each factor's points in the order of the design, nil where unknown: never zero.
  public var values: [Double?]

  public init(isFlare: Bool? = nil, severity: Double? = nil, values: [Double?] = []) {
    self.isFlare = isFlare
    self.severity = severity
    self.values = values
  }
}
