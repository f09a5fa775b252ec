import TrackerCore
import TrackerPacks
import TrackerStrictYAML

/// Runs scenarios with the program's own load and flare.
public struct ScenarioRunner: Sendable {
  let pack: ConditionPack
  /// The modules' metrics with the pack's own.
  let catalogue: MetricCatalogue
  private let risk: RiskEvaluator

  let forecasts: any ForecastEngine

  /// Makes a runner for one pack.
  ///
  /// - Parameter host: Brings the metrics and the forecasts that scenarios are judged with.
  public init(pack: ConditionPack, host: PackHost) {
    self.init(pack: pack, whole: host.catalogue.adding(pack), forecasts: host.forecasts)
  }

  /// The same scenarios judged by another pack that names the same metrics.
  func judging(by pack: ConditionPack) -> ScenarioRunner {
    ScenarioRunner(pack: pack, whole: catalogue, forecasts: forecasts)
  }

  private init(pack: ConditionPack, whole catalogue: MetricCatalogue, forecasts: any ForecastEngine) {
    self.pack = pack
    self.catalogue = catalogue
    self.risk = RiskEvaluator(pack.risk, catalogue: catalogue)
    self.forecasts = forecasts
  }

  /// Lays out the journal of a scenario, asks the engine of each day and compares. O(days of the journal).
  public func run(_ scenario: Scenario) -> ScenarioResult { run(ScenarioDays(scenario, catalogue: catalogue)) }

  func run(_ days: ScenarioDays) -> ScenarioResult {
    let found =
      switch days.scenario.claim {
      case .expect(let expectations): expectations.flatMap { failures(of: $0, in: days) }
      case .always(let monotony): failure(of: monotony, in: days).map { [$0] } ?? []
      case .refused(let refusals): refusals.compactMap(failure(of:))
      }
    return ScenarioResult(name: days.scenario.name, place: days.scenario.place, failures: found)
  }

  private func failure(of refusal: Scenario.Refusal) -> ScenarioResult.Failure? {
    guard let scale = pack.symptom(refusal.symptom)?.scale, scale.holds(refusal.value) else { return nil }
    return .init(
      place: refusal.place, what: "the value \(refusal.value.words) of \(refusal.symptom)", expected: "refused",
      got: "taken: \(scale.range.words) in steps of \(scale.step.words)")
  }

  private func failures(of expectation: Scenario.Expectation, in days: ScenarioDays) -> [ScenarioResult.Failure] {
    guard let table = days.tables.first else { return [] }
    let day = days.scenario.start.advanced(by: expectation.day - 1)
    let load = risk.load(on: day, in: table)
    var failures: [ScenarioResult.Failure] = []
    func expect(_ isSo: Bool, _ what: String, _ expected: String, got: @autoclosure () -> String) {
      guard !isSo else { return }
      failures.append(
        .init(
          place: expectation.place, what: "day \(expectation.day): \(what)", expected: expected, got: got(), load: load)
      )
    }
    let score = load.score.map { "a load of \($0)" } ?? "no load score"
    if let band = expectation.band {
      expect(load.band == band, "band", band.rawValue, got: load.band.map { "\($0.rawValue), \(score)" } ?? score)
    }
    if let range = expectation.load {
      expect(load.score.map { range.contains(Double($0)) } ?? false, "load", range.words, got: score)
    }
    if let isMissing = expectation.isMissing {
      expect((load.score == nil) == isMissing, "load", isMissing ? "no load score" : "a load score", got: score)
    }
    for (id, range) in expectation.groups {
      let score = load.groups.first { $0.id == id }?.score
      // Scores are sums of products: the last digits are not what an author means.
      expect(
        score.map { range.widened(by: 1e-9).contains($0) } ?? false, "group \(id)", range.words,
        got: score?.decimal(upTo: 2) ?? "unknown")
    }
    for (ids, isReason) in [(expectation.because, true), (expectation.notBecause, false)] {
      for id in ids {
        let points = load.factors.first { $0.id == id }?.points
        expect(
          (points ?? 0 > 0) == isReason, "factor \(id)", isReason ? "points above 0" : "no points above 0",
          got: points.map { "\($0.decimal(upTo: 2)) points" } ?? "unknown")
      }
    }
    if let isFlare = expectation.isFlare {
      let outcome = pack.flare.outcome(of: day, in: table)
      expect(
        outcome.isFlare == isFlare, "flare", isFlare ? "a flare" : "no flare",
        got: outcome.isFlare.map { $0 ? "a flare" : "no flare" } ?? "unanswered")
    }
    if let isFlare = expectation.isRelativeFlare {
      let earlier = (1...(pack.flare.relative?.over ?? 1)).compactMap {
        pack.flare.outcome(of: day.advanced(by: -$0), in: table).severity
      }
      let outcome = pack.flare.outcome(of: day, in: table, isRelative: true, earlier: earlier)
      expect(
        outcome.isFlare == isFlare, "flare against the own usual", isFlare ? "a flare" : "no flare",
        got: outcome.isFlare.map { $0 ? "a flare" : "no flare" } ?? "unanswered")
    }
    for (id, name) in expectation.bands {
      let symptom = pack.symptom(id)
      let band = symptom.flatMap { symptom in table[symptom.metric, day].number.flatMap(symptom.scale.band(of:)) }
      expect(band?.name == name, "band of \(id)", name, got: band?.name ?? "unknown")
    }
    if let range = expectation.probability {
      let probability = forecasts.probability(after: day, of: pack, in: table)
      expect(
        range.contains(probability), "probability of a flare on the next day", range.words,
        got: probability.decimal(upTo: 3))
    }
    return failures
  }

  private func failure(of monotony: Scenario.Monotony, in days: ScenarioDays) -> ScenarioResult.Failure? {
    let way = monotony.from > monotony.to ? "falls" : "rises"
    let what =
      "\(monotony.subject.words) as \(monotony.metric) \(way) from \(monotony.from.words) to \(monotony.to.words)"
    var results: [(at: Double, value: Double)] = []
    func failure(_ got: String) -> ScenarioResult.Failure {
      .init(
        place: monotony.place, what: what, expected: monotony.expected, got: got,
        course: results.map { [$0.at, $0.value] })
    }
    for (step, table) in zip(days.steps, days.tables) {
      let load = risk.load(on: days.last, in: table)
      guard let value = load.value(of: monotony.subject) else {
        return failure("unknown at \(step.decimal(upTo: 2)); name more in the journal")
      }
      results.append((step, value))
    }
    let sign = monotony.course == .rises ? 1.0 : -1.0
    if let wrong = zip(results, results.dropFirst()).first(where: { ($1.value - $0.value) * sign < -1e-9 }) {
      let (before, after) = wrong
      return failure(
        """
        \(before.value.decimal(upTo: 2)) at \(before.at.decimal(upTo: 2)), then \(after.value.decimal(upTo: 2)) at \
        \(after.at.decimal(upTo: 2))
        """
      )
    }
    guard let lowest = results.map(\.value).min(), let highest = results.map(\.value).max(), highest - lowest > 1e-9
    else {
      return failure(
        "\(results.first.map { $0.value.decimal(upTo: 2) } ?? "nothing") all the way: the scenario says nothing")
    }
    return nil
  }
}

extension Scenario.Monotony {
  /// What must follow, with what it is said of: the metric rises or falls, too.
  fileprivate var expected: String {
    let (noun, end) =
      switch subject {
      case .load: ("a load", "s")
      case .group: ("a score", "s")
      case .factor: ("points", "")
      }
    return switch course {
    case .rises: "\(noun) that never fall\(end), and rise\(end) somewhere"
    case .falls: "\(noun) that never rise\(end), and fall\(end) somewhere"
    }
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

extension ClosedRange<Double> {
  fileprivate func widened(by margin: Double) -> ClosedRange<Double> { (lowerBound - margin)...(upperBound + margin) }
}
