import TrackerCore

extension Scale {
  /// A value with at most one decimal: `6`, `6.5`.
  public func text(of value: Double) -> String { value.decimal() }

  /// The ends in words: `1 barely there … 10 as bad as it can be`.
  public var ends: String {
    [anchors.first, anchors.last].compactMap { $0 }.map { "\(text(of: $0.value)) \($0.words)" }.joined(separator: " … ")
  }

  /// The nearest value on a step, halves up, within the range.
  public func nearestStep(to value: Double) -> Double {
    let steps = ((value - range.lowerBound) / step + 0.5).rounded(.down)
    return min(range.upperBound, max(range.lowerBound, range.lowerBound + steps * step))
  }

  /// How many values a person can choose among.
  public var count: Int { Int(((range.upperBound - range.lowerBound) / step).rounded()) + 1 }
}
