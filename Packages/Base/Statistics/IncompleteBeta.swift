import Foundation

/// The regularised incomplete beta function I_x(a, b), 0 … 1 (DLMF 8.17.2): the beta distribution's probability below
/// x.
///
/// NaN for an x outside of 0 … 1 and for shapes that are not above 0. Relative error about 1e-13 for shapes up to a
/// thousand.
public func regularisedIncompleteBeta(_ x: Double, _ a: Double, _ b: Double) -> Double {
  guard (0...1).contains(x), a > 0, b > 0 else { return .nan }
  return IncompleteBeta(a: a, b: b).value(at: BetaPoint(x: x, y: 1 - x, logX: log(x), logY: log1p(-x)))
}

/// A place between 0 and 1 with its distance y from 1, and the logarithms of both: each exact to the last bits, however
/// near an end it lies.
struct BetaPoint {
  var x: Double
  var y: Double
  var logX: Double
  var logY: Double

  /// Seen from the other end.
  var mirrored: BetaPoint { BetaPoint(x: y, y: x, logX: logY, logY: logX) }
}

/// I_x(a, b) by the continued fraction DLMF 8.17.22, from the end at which it converges fast.
struct IncompleteBeta {
  var a: Double
  var b: Double

  func value(at point: BetaPoint) -> Double {
    if point.logX == -.infinity { return 0 }
    if point.logY == -.infinity { return 1 }
    // DLMF 8.17.4: I_x(a, b) = 1 − I_(1−x)(b, a).
    let mirror = IncompleteBeta(a: b, b: a)
    return point.x <= (a + 1) / (a + b + 2) ? fraction(at: point) : 1 - mirror.fraction(at: point.mirrored)
  }

  private func fraction(at point: BetaPoint) -> Double {
    let power = exp(a * point.logX + b * point.logY - logBeta(a, b)) / a
    return power == 0 ? 0 : power / denominator(x: point.x)
  }

  /// 1 + d1/(1 + d2/(1 + …)) by the modified Lentz method (Thompson and Barnett 1986).
  private func denominator(x: Double) -> Double {
    // Stands for a denominator of zero; far under what any term adds.
    let tiny = 1e-300
    func nonZero(_ value: Double) -> Double { abs(value) < tiny ? tiny : value }
    var ratio = 1.0
    var result = 1.0
    var inverse = 0.0
    // It takes about √max(a, b) terms; a million is more than any shape of use needs, and ends the loop for those of
    // none.
    for term in 1...1_000_000 {
      let d = coefficient(term, x: x)
      inverse = 1 / nonZero(1 + d * inverse)
      ratio = nonZero(1 + d / ratio)
      let change = ratio * inverse
      result *= change
      if abs(change - 1) < 1e-16 { break }
    }
    return result
  }

  /// d of the continued fraction: DLMF 8.17.23.
  private func coefficient(_ term: Int, x: Double) -> Double {
    let m = Double(term / 2)
    return term.isMultiple(of: 2)
      ? m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)) : -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
  }
}
