import Foundation

/// ln B(a, b), the logarithm of the beta function (DLMF 5.12.1) for shapes above 0.
///
/// Of large shapes the terms of ln Γ that would cancel are left out beforehand (as in DiDonato and Morris 1992).
func logBeta(_ a: Double, _ b: Double) -> Double {
  let (small, large) = (min(a, b), max(a, b))
  if small >= 16 {
    return 0.5 * log(2 * .pi) - (small - 0.5) * log1p(large / small) - (large - 0.5) * log1p(small / large) - 0.5
      * log(small + large)
      + stirlingRest(small) + stirlingRest(large) - stirlingRest(small + large)
  }
  if large >= 16 { return logGamma(small) - logGammaRise(from: large, by: small) }
  return logGamma(small) + logGamma(large) - logGamma(small + large)
}

/// ln Γ(a + b) − ln Γ(a) for a from 16 on.
private func logGammaRise(from a: Double, by b: Double) -> Double {
  (a - 0.5) * log1p(b / a) + b * log(a + b) - b + stirlingRest(a + b) - stirlingRest(a)
}

/// ln Γ(x) − ((x − ½) ln x − x + ½ ln 2π) for x from 16 on: DLMF 5.11.1, whose seventh term is below 1e-17 there.
private func stirlingRest(_ x: Double) -> Double {
  let square = 1 / (x * x)
  let numerators: [Double] = [1, -1, 1, -1, 1, -691]
  let denominators: [Double] = [12, 360, 1260, 1680, 1188, 360_360]
  return zip(numerators, denominators).reversed().reduce(0) { $0 * square + $1.0 / $1.1 } / x
}

/// The platform's own, by the overload that leaves no sign behind in a global.
private func logGamma(_ x: Double) -> Double {
  let result: (value: Double, sign: Int) = lgamma(x)
  return result.value
}
