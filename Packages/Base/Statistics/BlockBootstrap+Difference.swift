extension BlockBootstrap {
  /// The interval of the difference of the means of two series of days, the second less the first.
  ///
  /// Each series is drawn by itself. A day that is not known keeps its place, so that blocks stay days in a row, and
  /// counts for nothing.
  ///
  /// - Parameters:
  ///   - first: One value a day, nil where it is not known.
  ///   - second: The same of other days.
  ///   - level: The share of resamples within it, such as .95.
  /// - Returns: nil where a series is shorter than two blocks, or too little of one is known.
  public func intervalOfDifference(
    from first: [Double?], to second: [Double?], level: Double, using generator: inout some RandomNumberGenerator
  ) -> ClosedRange<Double>? {
    let sides = [first, second].map { days in
      draws(of: [days.map { $0 ?? 0 }, days.map { $0 == nil ? 0 : 1 }], using: &generator)
    }
    let both = zip(sides[0].rounds, sides[1].rounds).map { $0 + $1 }
    return BootstrapDraws(rounds: both).interval(level: level) { sums in
      sums[1] > 0 && sums[3] > 0 ? sums[2] / sums[3] - sums[0] / sums[1] : nil
    }
  }
}
