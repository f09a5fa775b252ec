import Foundation
import Testing
import TrackerStatistics

/// Tests of tables and series against NumPy and SciPy, whose figures `Tools/statistics-references` writes.
@Suite struct ReferenceTests {
  struct References: Decodable {
    var tables: [Table]
    var falseDiscovery: [Adjusted]
    var correlations: [Pair]
    var permutations: [Permuted]
    var largest: [Largest]
    var proportions: [Share]
    var lots: [Lots]
    var pairs: [Pairs]
    var regressions: [Regression]

    struct Table: Decodable {
      var table: [Int]
      var chiSquare, chiSquareChance, smallestExpected, fisherChance, phi, ratio, low, high: Double
    }
    struct Adjusted: Decodable { var chances, adjusted: [Double] }
    struct Pair: Decodable {
      var first, second: [Double]
      var pearson, spearman: Double
    }
    struct Permuted: Decodable {
      var first, second: [Double]
      var blockLength: Int
      var chance: Double
    }
    struct Largest: Decodable {
      var columns: [[Double]]
      var series: [Double]
      var blockLength: Int
      var chance: Double
    }
    struct Share: Decodable {
      var count, total: Int
      var low, high: Double
    }
    struct Lots: Decodable {
      var values: [Double]
      var condition: [Bool]
      var chance: Double
    }
    struct Pairs: Decodable {
      var differences: [Double]
      var chance: Double
    }
    struct Regression: Decodable {
      var outcome, predictor: [Double]
      var covariates: [[Double]]
      var slope, standardError, chance: Double
    }
  }

  private let references: References

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/statistics/references.json")
    references = try JSONDecoder().decode(References.self, from: Data(contentsOf: file))
  }

  private func expect(
    _ value: Double?, is reference: Double, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      value.map { abs($0 - reference) <= 1e-9 * max(1, abs(reference)) } == true,
      "\(what): \(value.map(String.init(describing:)) ?? "nil") for \(reference)", sourceLocation: sourceLocation)
  }

  @Test("chi-square, Fisher's exact test, phi and the risk ratio are those of SciPy")
  func tables() {
    #expect(references.tables.count == 12)
    for row in references.tables {
      let (table, name) = (ContingencyTable(row.table), "\(row.table)")
      expect(table.chiSquare, is: row.chiSquare, name)
      expect(table.chiSquareChance, is: row.chiSquareChance, name)
      expect(table.smallestExpected, is: row.smallestExpected, name)
      expect(table.fisherChance, is: row.fisherChance, name)
      expect(table.chance, is: row.smallestExpected < 5 ? row.fisherChance : row.chiSquareChance, name)
      expect(table.phi, is: row.phi, name)
      let ratio = RiskRatio(table)
      expect(ratio.ratio, is: row.ratio, name)
      expect(ratio.interval.lowerBound, is: row.low, name)
      expect(ratio.interval.upperBound, is: row.high, name)
    }
  }

  @Test("the q of Benjamini and Hochberg are those of SciPy")
  func falseDiscovery() {
    for row in references.falseDiscovery {
      for (q, reference) in zip(FalseDiscovery.adjusted(row.chances), row.adjusted) {
        expect(q, is: reference, "\(row.chances)")
      }
    }
    #expect(FalseDiscovery.adjusted([]).isEmpty)
  }

  @Test("Pearson's and Spearman's coefficients are those of SciPy, also with ties and far from 0")
  func correlations() {
    for row in references.correlations {
      expect(Correlation.pearson(row.first, row.second), is: row.pearson, "\(row.first)")
      expect(Correlation.spearman(row.first, row.second), is: row.spearman, "\(row.first)")
    }
    #expect(Correlation.pearson([1], [2]) == nil && Correlation.pearson([1, 1], [2, 3]) == nil)
  }

  @Test("the p of all orders of days and of blocks is SciPy's")
  func permutations() {
    for row in references.permutations {
      var random = SplitMix64(seed: 1)
      let test = BlockPermutation(blockLength: row.blockLength)
      expect(test.chance(row.first, row.second, using: &random), is: row.chance, "\(row.first)")
      #expect(random.next() == SplitMix64.firstOfSeedOne, "no order was drawn")
    }
  }

  @Test("the p of the largest of several products counts all that it was chosen from, over all orders of blocks")
  func largest() {
    #expect(references.largest.count == 2)
    for row in references.largest {
      var random = SplitMix64(seed: 1)
      let test = BlockPermutation(blockLength: row.blockLength)
      expect(
        test.chance(ofLargest: row.columns, with: row.series, using: &random), is: row.chance, "\(row.series)")
      #expect(random.next() == SplitMix64.firstOfSeedOne, "no order was drawn")
    }
  }

  @Test("the interval of a share is SciPy's, also of nothing and of everything")
  func proportions() {
    #expect(references.proportions.count == 7)
    for row in references.proportions {
      let interval = Proportion(count: row.count, of: row.total).interval(level: 0.95)
      expect(interval?.lowerBound, is: row.low, "\(row.count) of \(row.total)")
      expect(interval?.upperBound, is: row.high, "\(row.count) of \(row.total)")
    }
    let none = Proportion(count: 0, of: 0)
    #expect(none.share == nil && none.interval(level: 0.95) == nil)
  }

  @Test("the p of all lots that could have been drawn is SciPy's")
  func lots() {
    for row in references.lots {
      var random = SplitMix64(seed: 1)
      expect(
        RandomisationTest.chance(of: row.values, under: row.condition, using: &random), is: row.chance, "\(row.values)")
      #expect(random.next() == SplitMix64.firstOfSeedOne, "no lot was drawn")
    }
  }

  @Test("the p of all orders within pairs that could have been drawn is SciPy's")
  func pairs() {
    #expect(references.pairs.count == 3)
    for row in references.pairs {
      expect(PairedRandomisationTest(row.differences).chance, is: row.chance, "\(row.differences)")
    }
  }

  @Test("a slope beside seven covariates, its error and its p are those of NumPy and SciPy")
  func regressions() throws {
    for row in references.regressions {
      let outcome = try #require(AdjustedOutcome(row.outcome, covariates: row.covariates))
      let slope = try #require(outcome.slope(of: row.predictor))
      expect(slope.slope, is: row.slope, "slope")
      expect(slope.standardError, is: row.standardError, "error")
      expect(slope.chance, is: row.chance, "p")
    }
  }
}

extension ContingencyTable {
  fileprivate init(_ counts: [Int]) {
    self.init(
      exposedWith: counts[0], exposedWithout: counts[1], unexposedWith: counts[2], unexposedWithout: counts[3])
  }
}

extension SplitMix64 {
  fileprivate static var firstOfSeedOne: UInt64 {
    var random = SplitMix64(seed: 1)
    return random.next()
  }
}
