import TrackerCore
import TrackerDocuments

/// Runs scenarios with the program's own load and flare.
public struct ScenarioRunner: Sendable {
  let pack: ConditionPack
  /// The modules' metrics with the pack's own.
  let catalogue: MetricCatalogue

  /// - Parameter catalogue: The modules' metrics; the pack's own are added here.
  public init(pack: ConditionPack, catalogue: MetricCatalogue) {
    self.pack = pack
    self.catalogue = catalogue.adding(pack)
  }

  public func run(_ scenario: Scenario) -> ScenarioResult {
    let found =
      switch scenario.claim {
      case .expect(let expectations): expectations.flatMap { failures(of: $0, in: scenario) }
      case .always(let monotony): failure(of: monotony, in: scenario).map { [$0] } ?? []
      }
    return ScenarioResult(name: scenario.name, place: scenario.place, failures: found)
  }

  /// Only what the journal names is known: a value keeps no day for its kind of entry, so what is not named stays unknown.
  private func table(of scenario: Scenario, setting metric: MetricID? = nil, to value: Double = 0) -> DayTable {
    let last = scenario.start.advanced(by: scenario.length - 1)
    var table = DayTable(days: scenario.start...last, catalogue: catalogue)
    for series in scenario.journal {
      for (index, value) in series.values.enumerated() {
        if let value { table.set(series.metric, on: scenario.start.advanced(by: index), to: value) }
      }
    }
    if let metric { table.set(metric, on: last, to: value) }
    return table
  }

  private func failures(of expectation: Scenario.Expectation, in scenario: Scenario) -> [ScenarioResult.Failure] {
    let table = table(of: scenario)
    let day = scenario.start.advanced(by: expectation.day - 1)
    let load = pack.risk.load(on: day, in: table)
    var failures: [ScenarioResult.Failure] = []
    func expect(_ isSo: Bool, _ what: String, _ expected: String, got: @autoclosure () -> String) {
      guard !isSo else { return }
      failures.append(.init(place: expectation.place, what: "day \(expectation.day): \(what)", expected: expected, got: got()))
    }
    let score = load.score.map { "a load of \($0)" } ?? "no load score"
    if let band = expectation.band {
      expect(load.band == band, "band", band.rawValue, got: load.band.map { "\($0.rawValue), \(score)" } ?? score)
    }
    if let range = expectation.load { expect(load.score.map { range.contains(Double($0)) } ?? false, "load", range.words, got: score) }
    if let isMissing = expectation.isMissing {
      expect((load.score == nil) == isMissing, "load", isMissing ? "no load score" : "a load score", got: score)
    }
    for (id, range) in expectation.groups {
      let score = load.groups.first { $0.id == id }?.score
      // Scores are sums of products: the last digits are not what an author means.
      expect(
        score.map { range.widened(by: 1e-9).contains($0) } ?? false, "group \(id)", range.words, got: score?.rounded(to: 100) ?? "unknown")
    }
    for (ids, isReason) in [(expectation.because, true), (expectation.notBecause, false)] {
      for id in ids {
        let points = load.factors.first { $0.id == id }?.points
        expect(
          (points ?? 0 > 0) == isReason, "factor \(id)", isReason ? "points above 0" : "no points above 0",
          got: points.map { "\($0.rounded(to: 100)) points" } ?? "unknown")
      }
    }
    if let isFlare = expectation.isFlare {
      let outcome = pack.flare.outcome(of: day, in: table)
      expect(
        outcome.isFlare == isFlare, "flare", isFlare ? "a flare" : "no flare",
        got: outcome.isFlare.map { $0 ? "a flare" : "no flare" } ?? "unanswered")
    }
    return failures
  }

  private func failure(of monotony: Scenario.Monotony, in scenario: Scenario) -> ScenarioResult.Failure? {
    let last = scenario.start.advanced(by: scenario.length - 1)
    let steps = (0...Scenario.Monotony.steps).map { step in
      monotony.from + (monotony.to - monotony.from) * Double(step) / Double(Scenario.Monotony.steps)
    }
    let what = "\(monotony.subject.words) as \(monotony.metric) goes from \(monotony.from.words) to \(monotony.to.words)"
    func failure(_ got: String) -> ScenarioResult.Failure {
      .init(place: monotony.place, what: what, expected: "\(monotony.course.rawValue), and strictly somewhere", got: got)
    }
    var results: [(at: Double, value: Double)] = []
    for step in steps {
      let load = pack.risk.load(on: last, in: table(of: scenario, setting: monotony.metric, to: step))
      guard let value = load.value(of: monotony.subject) else {
        return failure("unknown at \(step.rounded(to: 100)); name more in the journal")
      }
      results.append((step, value))
    }
    let sign = monotony.course == .rises ? 1.0 : -1.0
    if let wrong = zip(results, results.dropFirst()).first(where: { ($1.value - $0.value) * sign < -1e-9 }) {
      let (before, after) = wrong
      return failure(
        "\(before.value.rounded(to: 100)) at \(before.at.rounded(to: 100)), then \(after.value.rounded(to: 100)) at \(after.at.rounded(to: 100))"
      )
    }
    guard let lowest = results.map(\.value).min(), let highest = results.map(\.value).max(), highest - lowest > 1e-9 else {
      return failure("\(results.first.map { $0.value.rounded(to: 100) } ?? "nothing") all the way: the scenario says nothing")
    }
    return nil
  }
}

extension Scenario.Monotony.Subject {
  var words: String {
    switch self {
    case .load: "the load"
    case .group(let id): "the score of the group \(id)"
    case .factor(let id): "the points of the factor \(id)"
    }
  }
}

extension LoadScore {
  fileprivate func value(of subject: Scenario.Monotony.Subject) -> Double? {
    switch subject {
    case .load: score.map(Double.init)
    case .group(let id): groups.first { $0.id == id }?.score
    case .factor(let id): factors.first { $0.id == id }?.points
    }
  }
}

extension Double {
  /// In words, to a hundredth for 100.
  fileprivate func rounded(to parts: Double) -> String { ((self * parts).rounded() / parts).words }
}

extension ClosedRange<Double> {
  fileprivate func widened(by margin: Double) -> ClosedRange<Double> { (lowerBound - margin)...(upperBound + margin) }
}
