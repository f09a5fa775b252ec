import Foundation
import Testing
import TrackerCore
import TrackerStatistics

@testable import TrackerLearner

/// The learner against a second implementation of its formulas (`Tests/Fixtures/forecast`).
@Suite struct ReferenceTests {
  static let references: [ForecastReference.Case] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/forecast/reference.json")
    return (try? JSONDecoder().decode(ForecastReference.self, from: Data(contentsOf: file)).cases) ?? []
  }()

  @Test("the reference is there")
  func fixture() { #expect(Self.references.count == 9) }

  @Test(
    "every model, the ensemble, the range and the explanation come out as in the reference, day by day",
    arguments: references)
  func days(_ reference: ForecastReference.Case) throws {
    var learner = Learner(reference.design)
    for (index, day) in reference.days.enumerated() {
      learner.advance(LearnerDay(isFlare: day.flare.map { $0 == 1 }, severity: day.severity, values: day.values))
      let models: [any ComponentModel] = [HistoryModel(), learner.factors, learner.severity]
      let logOdds = models.compactMap { $0.forecast(from: learner.row)?.logOdds }
      #expect(isClose(logOdds, day.models), "models of day \(index + 1)")
      let prediction = learner.prediction
      #expect(
        isClose(
          [
            logit(prediction.probability), prediction.probability, prediction.range.lowerBound,
            prediction.range.upperBound,
          ],
          [day.logOdds, day.probability, day.low, day.high]), "day \(index + 1)")
      func sum(_ part: Forecast.Contribution.Part) -> Double {
        prediction.contributions.filter { $0.part == part }.reduce(0) { $0 + $1.logOdds }
      }
      #expect(
        isClose([sum(.baseRate), sum(.recentDays), sum(.limit)], [day.base, day.recent, day.limit]), "day \(index + 1)")
      let factors = reference.design.factors.map { factor in
        prediction.contributions.first { $0.name == factor.id.rawValue }?.logOdds ?? 0
      }
      #expect(isClose(factors, day.factors), "factors of day \(index + 1)")
      guard reference.isSeverity, let mean = day.severityMean, let expected = prediction.severity else { continue }
      #expect(isClose([expected.value], [min(10, max(0, mean))]), "severity of day \(index + 1)")
    }
  }

  /// The fixture holds eleven digits.
  private func isClose(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-9 * max(1, abs($1)) }
  }
}

/// The fixture.
struct ForecastReference: Decodable {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    struct Factor: Decodable, Sendable {
      var logOdds: Double
      var deviation: Double
    }
    struct Day: Decodable, Sendable {
      var flare: Int?
      var severity: Double?
      var values: [Double?]
      /// Log-odds of each model, before they are averaged.
      var models: [Double]
      var logOdds: Double
      var probability: Double
      var low: Double
      var high: Double
      var severityMean: Double?
      var severityDeviation: Double?
      var base: Double
      var recent: Double
      var factors: [Double]
      var limit: Double
    }
    var name: String
    var cut: Double
    var step: Double
    var isSeverity: Bool
    var factors: [Factor]
    var days: [Day]
    var testDescription: String { name }

    var design: LearnerDesign {
      LearnerDesign(
        factors: factors.enumerated().map {
          .init(id: FactorID("factor-\($0)"), logOdds: $1.logOdds, deviation: $1.deviation)
        },
        cut: cut, step: step, isSeverity: isSeverity)
    }
  }
  var cases: [Case]
}
