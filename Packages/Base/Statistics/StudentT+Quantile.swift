import Foundation

extension StudentT {
  /// The value that a share `probability` of all lies below: −∞ at 0, ∞ at 1, NaN outside.
  ///
  /// Newton's method on the logarithm of the tail, held within a bracket that every step narrows.
  public func quantile(_ probability: Double) -> Double {
    guard degreesOfFreedom > 0, (0...1).contains(probability) else { return .nan }
    // From one half on 1 − p is exact, and below it −p's mirror is.
    return probability < 0.5 ? -upperQuantile(probability) : upperQuantile(1 - probability)
  }

  /// The value that a share up to one half lies above.
  private func upperQuantile(_ share: Double) -> Double {
    guard share > 0 else { return .infinity }
    guard share < 0.5 else { return 0 }
    guard var bracket = bracket(share) else { return .infinity }
    var t = (bracket.lowerBound + bracket.upperBound) / 2
    for _ in 0..<200 {
      let tail = upperTail(t)
      if tail > share { bracket = t...bracket.upperBound } else { bracket = bracket.lowerBound...t }
      // d ln(tail)/dt = −density/tail
      let newton = t + log(tail / share) * tail / density(t)
      let next = bracket.contains(newton) ? newton : (bracket.lowerBound + bracket.upperBound) / 2
      if abs(next - t) <= 2 * t.ulp { return next }
      t = next
    }
    return t
  }

  /// Two values, a factor of two apart, between which the tail passes a share; nil where that is past the largest
  /// number.
  private func bracket(_ share: Double) -> ClosedRange<Double>? {
    var upper = 1.0
    if upperTail(upper) <= share { return 0...upper }
    while upperTail(upper) > share { upper *= 2 }
    return upper.isFinite ? upper / 2...upper : nil
  }
}
