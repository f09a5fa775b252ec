import Foundation

/// The normal distribution with mean 0 and variance 1.
public enum Normal {
  /// The probability of a value up to `z`.
  public static func cumulative(_ z: Double) -> Double { 0.5 * erfc(-z * 0.5.squareRoot()) }

  /// The probability of a value above `z`, with the same relative accuracy far out as in the middle.
  public static func upperTail(_ z: Double) -> Double { cumulative(-z) }

  /// The probability density at `z`.
  public static func density(_ z: Double) -> Double { exp(-z * z / 2) / (2 * Double.pi).squareRoot() }

  /// The value that lies above a share `probability` of the distribution: −∞ at 0, ∞ at 1, NaN outside.
  ///
  /// Rational approximations of Wichura 1988 (AS 241, PPND16), relative error about 1e-16.
  public static func quantile(_ probability: Double) -> Double {
    guard probability > 0, probability < 1 else {
      return probability == 0 ? -.infinity : probability == 1 ? .infinity : .nan
    }
    let centred = probability - 0.5
    if abs(centred) <= 0.425 { return centred * Wichura.middle.value(at: 0.180625 - centred * centred) }
    let root = (-log(min(probability, 1 - probability))).squareRoot()
    let size = root <= 5 ? Wichura.outer.value(at: root - 1.6) : Wichura.tail.value(at: root - 5)
    return centred < 0 ? -size : size
  }
}

/// A ratio of two polynomials of the seventh degree, the constant terms first.
private struct Wichura {
  var above: [Double]
  var below: [Double]

  func value(at x: Double) -> Double { Wichura.polynomial(above, x) / Wichura.polynomial(below, x) }

  private static func polynomial(_ coefficients: [Double], _ x: Double) -> Double {
    coefficients.reversed().reduce(0) { $0 * x + $1 }
  }

  static let middle = Wichura(
    above: [
      3.387132872796366608, 133.14166789178437745, 1971.5909503065514427, 13731.693765509461125, 45921.953931549871457,
      67265.770927008700853, 33430.575583588128105, 2509.0809287301226727,
    ],
    below: [
      1, 42.313330701600911252, 687.1870074920579083, 5394.1960214247511077, 21213.794301586595867,
      39307.89580009271061,
      28729.085735721942674, 5226.495278852545925,
    ])

  static let outer = Wichura(
    above: [
      1.42343711074968357734, 4.6303378461565452959, 5.7694972214606914055, 3.64784832476320460504,
      1.27045825245236838258,
      0.24178072517745061177, 0.0227238449892691845833, 7.7454501427834140764e-4,
    ],
    below: [
      1, 2.05319162663775882187, 1.6763848301838038494, 0.68976733498510000455, 0.14810397642748007459,
      0.0151986665636164571966,
      5.475938084995344946e-4, 1.05075007164441684324e-9,
    ])

  static let tail = Wichura(
    above: [
      6.6579046435011037772, 5.4637849111641143699, 1.7848265399172913358, 0.29656057182850489123,
      0.026532189526576123093,
      0.0012426609473880784386, 2.71155556874348757815e-5, 2.01033439929228813265e-7,
    ],
    below: [
      1, 0.59983220655588793769, 0.13692988092273580531, 0.0148753612908506148525, 7.868691311456132591e-4,
      1.8463183175100546818e-5, 1.4215117583164458887e-7, 2.04426310338993978564e-15,
    ])
}
