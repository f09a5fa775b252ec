/// How far the means of two series of days lie apart, and how sure that is where each day resembles the one before.
///
/// What is uncertain is judged by the means of longer stretches of days: neighbouring stretches resemble each other
/// much less than neighbouring days do (R. Ibragimov and U. Müller, "t-statistic based correlation and heterogeneity
/// robust inference", Journal of Business & Economic Statistics 28, 2010; for two series, "Inference with few
/// heterogeneous clusters", Review of Economics and Statistics 98, 2016).
public struct MeanDifference: Sendable, Hashable {
  /// The second mean less the first.
  public let difference: Double
  public let standardError: Double
  /// Of Student's t.
  public let degreesOfFreedom: Double

  /// Parts that each series is cut into, and how many of them must be known.
  public static let parts = 5
  public static let fewestParts = 3

  /// Two series, each cut into five parts in a row. A part counts if at least half of its days are known.
  ///
  /// - Parameters:
  ///   - first: One value a day, nil where it is not known.
  ///   - second: The same of other days.
  /// - Returns: nil where a series has fewer than three parts that count.
  public init?(from first: [Double?], to second: [Double?]) {
    let sides = [first, second].map { days in
      let known = days.compactMap(\.self)
      return (mean: known.reduce(0, +) / Double(known.count), parts: RunningMoments(Self.means(ofPartsOf: days)))
    }
    let fewest = min(sides[0].parts.count, sides[1].parts.count)
    guard fewest >= Self.fewestParts else { return nil }
    difference = sides[1].mean - sides[0].mean
    standardError = sides.reduce(0) { $0 + ($1.parts.variance ?? 0) / Double($1.parts.count) }.squareRoot()
    // Fewer than those of Welch: it then holds whatever the two variances are.
    degreesOfFreedom = Double(fewest - 1)
  }

  /// The last of some stretches of days against the one before it, judged by how much all of them differ.
  ///
  /// - Parameters:
  ///   - means: Of stretches of one length in a row, nil where too few days of one are known.
  ///   - fewest: How many must be known.
  /// - Returns: nil where fewer are known, or one of the last two is not.
  public init?(ofLast means: [Double?], fewest: Int) {
    let known = RunningMoments(means.compactMap(\.self))
    guard known.count >= max(3, fewest), let last = means.last ?? nil, let before = means.dropLast().last ?? nil,
      let variance = known.variance
    else { return nil }
    difference = last - before
    standardError = (2 * variance).squareRoot()
    degreesOfFreedom = Double(known.count - 1)
  }

  /// The two-sided p of no difference, 0 … 1.
  public var chance: Double {
    standardError > 0
      ? StudentT(degreesOfFreedom: degreesOfFreedom).twoSided(difference / standardError) : difference == 0 ? 1 : 0
  }

  /// The interval that holds the difference at `level`, such as .95.
  public func interval(level: Double) -> ClosedRange<Double> {
    let reach = standardError * StudentT(degreesOfFreedom: degreesOfFreedom).quantile((1 + level) / 2)
    return difference - reach...difference + reach
  }

  private static func means(ofPartsOf days: [Double?]) -> [Double] {
    (0..<parts).compactMap { part in
      let own = days[part * days.count / parts..<(part + 1) * days.count / parts]
      let known = own.compactMap(\.self)
      return known.isEmpty || 2 * known.count < own.count ? nil : known.reduce(0, +) / Double(known.count)
    }
  }
}
