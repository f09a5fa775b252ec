import Foundation
import Testing
import TrackerCore
import TrackerStatistics

@testable import TrackerLearner

/// What must hold whatever a person's days are.
@Suite struct LearnerTests {
  static let design = LearnerDesign(
    factors: [
      .init(id: "short-sleep", logOdds: 0.3, deviation: 0.3), .init(id: "hard-day", logOdds: 0.1, deviation: 0.12),
      .init(id: "quiet-day", logOdds: -0.2, deviation: 0.2),
    ], cut: 6.5, step: 1, isSeverity: true)

  /// Made-up days with holes; a flare is a severity of 7 or more.
  static func days(_ count: Int, seed: UInt64, missing: Double = 0.15) -> [LearnerDay] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let severity = random.chance(missing) ? nil : Double(Int.random(in: 1...10, using: &random))
      let values = (0..<3).map { _ in random.chance(missing) ? nil : Double(Int.random(in: -50...100, using: &random)) }
      return LearnerDay(isFlare: severity.map { $0 >= 7 }, severity: severity, values: values)
    }
  }

  static func predictions(_ days: [LearnerDay], _ design: LearnerDesign = design) -> [LearnerPrediction] {
    var learner = Learner(design)
    return days.map { day in
      learner.advance(day)
      return learner.prediction
    }
  }

  /// Lives that strain the arithmetic.
  static let strained: [(name: String, days: [LearnerDay])] = {
    let nothing = Array(repeating: LearnerDay(), count: 3650)
    func life(_ count: Int, _ day: (Int) -> LearnerDay) -> [LearnerDay] { (0..<count).map(day) }
    return [
      ("never a flare", life(4000) { day(false, 1, [Double($0 % 7), 0, -3]) }),
      ("always a flare", life(4000) { day(true, 10, [Double($0 % 7), 100, -3]) }),
      ("ten years of nothing", nothing),
      ("a day, ten years of nothing, a day", [day(true, 8, [1, 2, 3])] + nothing + [day(false, 2, [3, 2, 1])]),
      ("flares without severities", life(500) { day($0 % 5 == 0, nil, [Double($0 % 3), nil, nil]) }),
      ("severities without flares", life(500) { day(nil, Double($0 % 10), [Double($0 % 3), nil, nil]) }),
      ("one value, then a huge one", life(300) { day($0 % 4 == 0, 5, [$0 == 200 ? 1e12 : 0, nil, 1e-300]) }),
      (
        "factors that are each other",
        life(800) { day($0 % 3 == 0, Double($0 % 10), Array(repeating: Double($0 % 9), count: 3)) }
      ),
      ("fewer values than factors", life(100) { day($0 % 2 == 0, 6, [4]) }),
    ]
  }()

  private static func day(_ isFlare: Bool?, _ severity: Double?, _ values: [Double?]) -> LearnerDay {
    LearnerDay(isFlare: isFlare, severity: severity, values: values)
  }

  @Test(
    "no life gives a probability of 0, 1 or none, or terms that don't add up to it", arguments: strained.map { $0.name }
  )
  func strainedLives(name: String) throws {
    for (index, prediction) in Self.predictions(try #require(Self.strained.first { $0.name == name }).days).enumerated()
    {
      #expect(prediction.probability > 0 && prediction.probability < 1, "day \(index)")
      #expect(prediction.range.contains(prediction.probability), "day \(index)")
      let sum = prediction.contributions.reduce(0) { $0 + $1.logOdds }
      #expect(abs(sum - logit(prediction.probability)) < 1e-9, "day \(index)")
      if let severity = prediction.severity {
        #expect(
          severity.range.contains(severity.value) && severity.range.lowerBound >= 0 && severity.range.upperBound <= 10)
      }
    }
  }

  @Test("each name stands once, and terms sum to the log-odds within 1e-9", arguments: 1...5 as ClosedRange<UInt64>)
  func contributions(seed: UInt64) {
    for prediction in Self.predictions(Self.days(200, seed: seed)) {
      #expect(Set(prediction.contributions.map(\.name)).count == prediction.contributions.count)
      #expect(abs(prediction.contributions.reduce(0) { $0 + $1.logOdds } - logit(prediction.probability)) < 1e-9)
    }
  }

  /// The first day whose forecast of the day after differs between days and the same days changed after one.
  static func firstChange(after cut: Int, seed: UInt64, of predictions: ([LearnerDay]) -> [LearnerPrediction]) -> Int? {
    let days = days(120, seed: seed)
    let changed = Array(days.prefix(cut + 1)) + Self.days(120, seed: seed + 1000).dropFirst(cut + 1)
    return zip(predictions(days), predictions(changed)).enumerated().first { $1.0 != $1.1 }?.offset
  }

  @Test(
    "days after one change nothing of what was said until its evening", arguments: [0, 13, 60, 110],
    [1, 2, 3] as [UInt64])
  func noPeeking(cut: Int, seed: UInt64) throws {
    #expect(try #require(Self.firstChange(after: cut, seed: seed) { Self.predictions($0) }) > cut)
  }

  @Test("a learner that sees one day ahead is caught")
  func faultFed() throws {
    let first = Self.firstChange(after: 60, seed: 1) { days in
      Array(Self.predictions(Array(days.dropFirst()) + [LearnerDay()]))
    }
    #expect(try #require(first) <= 60)
  }

  @Test("a state written down and read back goes on to the last bit", arguments: [0, 1, 40, 119])
  func numbers(day: Int) throws {
    let days = Self.days(120, seed: 7)
    var learner = Learner(Self.design)
    for past in days.prefix(day) { learner.advance(past) }
    let json = try JournalJSON.encode(learner.state)
    var read = try #require(try JournalJSON.decode(LearnerState.self, from: json, what: "state").learner(Self.design))
    #expect(read.state == learner.state)
    for next in days.dropFirst(day) {
      learner.advance(next)
      read.advance(next)
      #expect(read.prediction == learner.prediction)
    }
    var other = Self.design
    other.factors.removeLast()
    #expect(learner.state.learner(other) == nil)
  }

  @Test("a stored state has the keys that journals have, whatever its properties are called")
  func keys() throws {
    let json = try JournalJSON.encode(Learner(Self.design).state)
    let fields = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(
      fields.keys.sorted() == [
        "coefficients", "columns", "count", "covariance", "evidence", "first", "gram", "history", "noise", "plain",
        "points", "precision", "projected", "severity", "squares",
      ])
    let history = try #require(fields["history"] as? [String: Any])
    #expect(
      history.keys.sorted() == [
        "answers", "days2", "days7", "flares", "flares2", "flares7", "known", "severities", "severity2",
        "severityDays2",
      ])
  }

  @Test("what is known on waking takes the place of the evening's value, on the scale of the days so far")
  func updating() {
    var learner = Learner(Self.design)
    for day in Self.days(60, seed: 3, missing: 0) { learner.advance(day) }
    #expect(learner.prediction(updating: [nil, nil]) == learner.prediction)
    let (less, more) = (learner.prediction(updating: [-50]), learner.prediction(updating: [100]))
    func term(_ prediction: LearnerPrediction, _ name: String) -> Double {
      prediction.contributions.first { $0.name == name }?.logOdds ?? 0
    }
    #expect(term(less, "short-sleep") < 0 && term(more, "short-sleep") > 0)
    #expect(less.probability < more.probability)
  }

  @Test("a factor that drives severity is found: its weight grows from nothing, that of noise stays small")
  func finds() {
    var random = SplitMix64(seed: 11)
    let design = LearnerDesign(
      factors: ["driver", "noise"].map { .init(id: $0, logOdds: 0, deviation: 0.3) }, cut: 6.5, step: 1,
      isSeverity: true)
    var learner = Learner(design)
    var carried = 0.0
    for _ in 0..<365 {
      let values = (0..<2).map { _ in Double.random(in: 0...100, using: &random) }
      let severity = min(10, max(1, (5 + carried + random.normal()).rounded()))
      learner.advance(LearnerDay(isFlare: severity >= 7, severity: severity, values: values))
      carried = (values[0] - 50) / 50 * 2
    }
    #expect(learner.factors.coefficients[8] > 0.5)
    #expect(abs(learner.factors.coefficients[9]) < 0.25)
    #expect(learner.severity.fit.coefficients[4] > 3 * abs(learner.severity.fit.coefficients[5]))
  }
}
