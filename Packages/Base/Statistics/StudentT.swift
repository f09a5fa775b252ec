import Foundation

/// Student's t distribution around 0, with scale 1.
public struct StudentT: Sendable, Hashable, Codable {
  /// Above 0, not necessarily whole; infinite is the normal distribution. With others every answer is NaN.
  public var degreesOfFreedom: Double

  /// The distribution with so many degrees of freedom.
  public init(degreesOfFreedom: Double) { self.degreesOfFreedom = degreesOfFreedom }

  /// The probability of a value up to `t`.
  public func cumulative(_ t: Double) -> Double { t < 0 ? tail(-t) : 1 - tail(t) }

  /// The probability of a value above `t`, with the same relative accuracy far out as in the middle.
  public func upperTail(_ t: Double) -> Double { cumulative(-t) }

  /// The probability of a value at least as far from 0 as `t` on either side: the two-sided p of a test.
  public func twoSided(_ t: Double) -> Double { 2 * tail(abs(t)) }

  /// The probability density at `t`.
  public func density(_ t: Double) -> Double {
    guard degreesOfFreedom > 0 else { return .nan }
    if isNormal { return Normal.density(t) }
    // DLMF 5.12.1 turns the two gamma functions of the usual form into a beta function.
    let logScale = -0.5 * log(degreesOfFreedom) - logBeta(degreesOfFreedom / 2, 0.5)
    return exp(logScale + (degreesOfFreedom + 1) / 2 * place(abs(t)).logX)
  }

  /// The value that lies above a share `probability` of the distribution: −∞ at 0, ∞ at 1, NaN outside.
  ///
  /// Newton's method on the logarithm of the tail, held within a bracket that every step narrows.
  public func quantile(_ probability: Double) -> Double {
    guard degreesOfFreedom > 0, (0...1).contains(probability) else { return .nan }
    // From one half on 1 − p is exact, and below it −p's mirror is.
    return probability < 0.5 ? -upperQuantile(probability) : upperQuantile(1 - probability)
  }

  /// From here on the normal distribution differs by less than 1e-13.
  private var isNormal: Bool { degreesOfFreedom > 1e12 }

  /// The chance of a value above a `t` that is not negative.
  private func tail(_ t: Double) -> Double {
    guard degreesOfFreedom > 0, !t.isNaN else { return .nan }
    if isNormal { return Normal.upperTail(t) }
    let middle = evenMiddle(t) ?? 1
    // 1 − the middle loses digits where little is left.
    return middle < 0.9 ? (1 - middle) / 2 : 0.5 * IncompleteBeta(a: degreesOfFreedom / 2, b: 0.5).value(at: place(t))
  }

  /// The chance of a value within ± t, in closed form for few and even degrees of freedom: Abramowitz and Stegun
  /// 26.7.4.
  private func evenMiddle(_ t: Double) -> Double? {
    guard degreesOfFreedom <= 30, degreesOfFreedom.truncatingRemainder(dividingBy: 2) == 0 else { return nil }
    let squaredCosine = place(t).x
    var term = 1.0
    var sum = 1.0
    for k in stride(from: 2.0, to: degreesOfFreedom, by: 2) {
      term *= (k - 1) / k * squaredCosine
      sum += term
    }
    return place(t).y.squareRoot() * sum
  }

  /// x = ν/(ν + t²), at which the incomplete beta function is the chance on both sides: Abramowitz and Stegun 26.7.1
  /// with 26.5.27.
  private func place(_ t: Double) -> BetaPoint {
    let ratio = t / degreesOfFreedom.squareRoot()
    let square = ratio * ratio
    // Past 1 by the inverse, whose square does not overflow.
    let inverse = 1 / (ratio * ratio)
    return ratio <= 1
      ? BetaPoint(
        x: 1 / (1 + square), y: square / (1 + square), logX: -log1p(square), logY: 2 * log(ratio) - log1p(square))
      : BetaPoint(
        x: inverse / (1 + inverse), y: 1 / (1 + inverse), logX: -2 * log(ratio) - log1p(inverse), logY: -log1p(inverse))
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
