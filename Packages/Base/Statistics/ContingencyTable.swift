import Foundation

/// Days by two yes-or-no questions: a 2 × 2 table, and whether its rows go together with its columns.
public struct ContingencyTable: Sendable, Hashable {
  /// Exposed, with the outcome.
  public var exposedWith: Int
  /// Exposed, without the outcome.
  public var exposedWithout: Int
  /// Not exposed, with the outcome.
  public var unexposedWith: Int
  /// Not exposed, without the outcome.
  public var unexposedWithout: Int

  /// A table of four counts, none of them negative.
  public init(exposedWith: Int, exposedWithout: Int, unexposedWith: Int, unexposedWithout: Int) {
    precondition(min(exposedWith, exposedWithout, unexposedWith, unexposedWithout) >= 0, "a count is negative")
    self.exposedWith = exposedWith
    self.exposedWithout = exposedWithout
    self.unexposedWith = unexposedWith
    self.unexposedWithout = unexposedWithout
  }

  /// Both counts with the exposure.
  public var exposed: Int { exposedWith + exposedWithout }
  /// Both counts without the exposure.
  public var unexposed: Int { unexposedWith + unexposedWithout }
  /// Both counts with the outcome.
  public var with: Int { exposedWith + unexposedWith }
  /// Both counts without the outcome.
  public var without: Int { exposedWithout + unexposedWithout }
  /// All four counts.
  public var total: Int { exposed + unexposed }

  /// Whether one of the questions was always answered in the same way, so that nothing can be tested.
  public var isDegenerate: Bool { min(exposed, unexposed, with, without) == 0 }

  /// The smallest of the four counts that independence would give; 0 for an empty table.
  public var smallestExpected: Double {
    total == 0 ? 0 : Double(min(exposed, unexposed)) * Double(min(with, without)) / Double(total)
  }

  /// Pearson's chi-square with one degree of freedom, without continuity correction; nil where the table is degenerate.
  public var chiSquare: Double? {
    guard !isDegenerate else { return nil }
    let difference =
      Double(exposedWith) * Double(unexposedWithout) - Double(exposedWithout) * Double(unexposedWith)
    // One margin after the other: their product would overflow nothing, but lose digits.
    return difference / Double(exposed) / Double(unexposed) * difference / Double(with) / Double(without)
      * Double(total)
  }

  /// The p of the chi-square; nil where the table is degenerate.
  public var chiSquareChance: Double? { chiSquare.map { erfc(($0 / 2).squareRoot()) } }

  /// The p of Fisher's exact test, two-sided; nil where the table is degenerate.
  ///
  /// It is the sum of the probabilities of all tables with these margins that are no likelier than this one, with a
  /// tolerance of 1e-7, as R's `fisher.test` has. O(the smallest margin).
  public var fisherChance: Double? {
    guard !isDegenerate else { return nil }
    let lowest = max(0, exposed + with - total)
    let logs = (lowest...min(exposed, with)).map(logProbability(exposedWith:))
    let own = logs[exposedWith - lowest] + log1p(1e-7)
    return min(1, logs.reduce(0) { $1 <= own ? $0 + exp($1) : $0 })
  }

  /// The p of the test that fits: Fisher's where an expected count is below 5, else that of the chi-square; nil where
  /// the table is degenerate.
  public var chance: Double? { smallestExpected < 5 ? fisherChance : chiSquareChance }

  /// The phi coefficient, −1 … 1: the correlation of the two answers as numbers; nil where the table is degenerate.
  public var phi: Double? {
    chiSquare.map { square in
      let size = min(1, (square / Double(total)).squareRoot())
      return exposedWith * unexposedWithout < exposedWithout * unexposedWith ? -size : size
    }
  }

  /// The logarithm of the hypergeometric probability of a table with the same margins.
  private func logProbability(exposedWith count: Int) -> Double {
    func logChoose(_ n: Int, _ k: Int) -> Double {
      -log(Double(n + 1)) - logBeta(Double(n - k + 1), Double(k + 1))
    }
    return logChoose(with, count) + logChoose(without, exposed - count) - logChoose(total, exposed)
  }
}
