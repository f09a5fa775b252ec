import Testing

@testable import TrackerStatistics

/// A coefficient of least squares, freed of covariates.
@Suite struct PartialSlopeTests {
  private static func rows(_ predictor: [Double], _ outcome: [Double], _ covariate: [Double]) -> [PartialSlope.Row] {
    zip(zip(predictor, outcome), covariate).map { .init(predictor: $0.0, outcome: $0.1, covariates: [1, $1]) }
  }

  private static let predictor: [Double] = [1, 0, 2, 3, 1, 4, 0, 2, 5, 3]
  private static let outcome: [Double] = [2, 1, 4, 3, 3, 6, 2, 2, 7, 5]
  private static let covariate: [Double] = [0, 1, 1, 2, 0, 1, 3, 2, 2, 4]

  // numpy 2.4: lstsq of (1, covariate, predictor), error from the inverse; scipy 1.17: stats.t.
  @Test("slope, error, chance and interval are those that numpy and scipy give")
  func figures() throws {
    let partial = try #require(PartialSlope(Self.rows(Self.predictor, Self.outcome, Self.covariate)))
    #expect(abs(partial.slope - 1.0601415094339623) < 1e-12)
    #expect(abs(partial.standardError - 0.19530920221749296) < 1e-12)
    #expect(partial.degreesOfFreedom == 7)
    #expect(abs(partial.chance - 0.0009786896708547117) < 1e-12)
    let interval = partial.interval(level: 0.95)
    #expect(
      abs(interval.lowerBound - 0.5983086333112393) < 1e-10 && abs(interval.upperBound - 1.5219743855566854) < 1e-10)
  }

  @Test("what the covariates explain is no slope of the predictor, and a perfect line has no error")
  func freed() throws {
    // The outcome is the covariate's alone.
    let none = try #require(PartialSlope(Self.rows(Self.predictor, Self.covariate.map { 3 * $0 + 1 }, Self.covariate)))
    #expect(abs(none.slope) < 1e-12)
    let line = try #require(PartialSlope(Self.rows(Self.predictor, Self.predictor.map { 2 * $0 - 1 }, Self.covariate)))
    #expect(abs(line.slope - 2) < 1e-12 && line.chance < 1e-12)
  }

  @Test(
    """
    where it can't be told there is none: few rows, a predictor that does not vary or is the covariate, covariates \
    that are each other
    """
  )
  func none() {
    #expect(PartialSlope([]) == nil)
    #expect(PartialSlope(Array(Self.rows(Self.predictor, Self.outcome, Self.covariate).prefix(3))) == nil)
    #expect(PartialSlope(Self.rows(Array(repeating: 2, count: 10), Self.outcome, Self.covariate)) == nil)
    #expect(PartialSlope(Self.rows(Self.covariate, Self.outcome, Self.covariate)) == nil)
    #expect(PartialSlope(Self.rows(Self.predictor, Self.outcome, Array(repeating: 5, count: 10))) == nil)
  }

  @Test("of a predictor that is there or not, the rows with it and those without it give the same slope as its numbers")
  func yesOrNo() throws {
    var random = SplitMix64(seed: 4)
    for share in [0.02, 0.3, 0.7, 0.98] {
      let rows = Array(0..<900)
      let covariates = [rows.map { _ in 1.0 }, rows.map { _ in random.normal() }, rows.map { Double($0) / 900 }]
      let outcome = try #require(AdjustedOutcome(rows.map { _ in random.normal() }, covariates: covariates))
      let exposed = rows.map { _ in random.chance(share) }
      let numbers = try #require(outcome.slope(of: exposed.map { $0 ? 1 : 0 }))
      let found = try #require(
        outcome.slope(with: rows.filter { exposed[$0] }, without: rows.filter { !exposed[$0] }))
      #expect(abs(found.slope - numbers.slope) < 1e-11 && abs(found.chance - numbers.chance) < 1e-11)
      #expect(abs(found.standardError - numbers.standardError) < 1e-11)
      #expect(outcome.slope(with: rows, without: []) == nil && outcome.slope(with: [], without: rows) == nil)
    }
  }
}
