extension RiskModel {
  /// The load of one day, as a `RiskEvaluator` works it out; for many days make one and keep it.
  public func load(on day: Day, in table: DayTable) -> LoadScore {
    RiskEvaluator(self, catalogue: table.catalogue).load(on: day, in: table)
  }
}

extension RiskFactor {
  /// The metric a response looks at, nil for a compound.
  @inlinable
  public var metric: MetricID? { if case .response(let window, _) = rule { window.metric } else { nil } }

  /// Whether it is a response to how many groups are raised.
  @inlinable
  public var looksAtRaisedGroups: Bool { metric == RiskModel.raisedGroups }

  /// The most points that the factor can give.
  @inlinable
  public var highestPoints: Double {
    switch rule {
    case .response(_, let curve): curve.highest
    case .compound(_, let points): max(0, points)
    }
  }

  /// The fewest points that the factor can give.
  public var lowestPoints: Double {
    switch rule {
    case .response(_, let curve): curve.lowest
    case .compound(_, let points): min(0, points)
    }
  }
}
