extension Scale {
  /// A value as people read it: `7`, `4`, `45 minutes`.
  public func told(_ value: Double) -> Phrase {
    kind == .duration ? .duration(minutes: Int(value.rounded())) : .number(value, upTo: 1)
  }

  /// A value with more of its digits, for what can be typed.
  func toldExactly(_ value: Double) -> Phrase { kind == .duration ? told(value) : .number(value, upTo: 3) }

  /// A value with the end of a scale of points: `7 out of 10`; of any other scale the value alone.
  public func toldInFull(_ value: Double) -> Phrase {
    kind == .points
      ? .words("{value} out of {high}", ["value": told(value), "high": .number(range.upperBound, upTo: 1)])
      : told(value)
  }

  /// A change of so much is a clear one: 2 points, or a fifth of another scale.
  public var clearChange: Double { kind == .points ? 2 : max(step, (range.upperBound - range.lowerBound) / 5) }

  /// What a day's value is counted in.
  public var unit: String {
    switch kind {
    case .points: "points"
    case .count: "times"
    case .duration: "minutes"
    }
  }

  /// What a day's value can be where several answers are added up, which have no highest sum of their own.
  var sums: ClosedRange<Double> {
    let highest = kind == .duration ? 2 * TrackableDefinition.longest : TrackableDefinition.highestCount
    return range.lowerBound...max(range.upperBound, Double(highest))
  }
}
