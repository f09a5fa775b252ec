import TrackerCore

/// What is being done while patterns are worked out. Each step may be the last one: nothing is kept before the end.
public enum PatternStep: Int, CaseIterable, Sendable {
  case days, factors, flares, comparing, looking

  /// With the placeholders `{done}` and `{total}`.
  public var words: Phrase {
    switch self {
    case .days: "Step {done} of {total}: reading your days"
    case .factors: "Step {done} of {total}: finding what days had"
    case .flares: "Step {done} of {total}: finding flare days"
    case .comparing: "Step {done} of {total}: comparing days"
    case .looking: "Step {done} of {total}: looking at what holds up"
    }
  }

  /// Its place among the steps, from 1.
  public var number: Int { rawValue + 1 }

  /// Told of each step before it is done; it may throw to stop.
  public typealias Report = (PatternStep) throws -> Void
}
