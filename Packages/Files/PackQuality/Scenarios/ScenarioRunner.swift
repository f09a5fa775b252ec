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
  public func run(_ scenario: Scenario) -> ScenarioResult { run(days(of: scenario)) }

  /// The days of a scenario as this pack counts them.
  func days(of scenario: Scenario) -> ScenarioDays { ScenarioDays(scenario, catalogue: catalogue, foods: pack) }

  func run(_ days: ScenarioDays) -> ScenarioResult {
    days.scenario.person.map { judging(by: pack.fitted(to: $0)).judge(days) } ?? judge(days)
  }

  private func judge(_ days: ScenarioDays) -> ScenarioResult {
    let found =
      switch days.scenario.claim {
      case .expect(let expectations): expectations.flatMap { failures(of: $0, in: days) }
      case .always(let monotony): failure(of: monotony, in: days).map { [$0] } ?? []
      case .refused(let refusals): refusals.compactMap(failure(of:))
      case .parts(let there, let leftOut): failures(there: there, leftOut: leftOut)
      }
    return ScenarioResult(name: days.scenario.name, place: days.scenario.place, failures: found)
  }

  private func failure(of refusal: Scenario.Refusal) -> ScenarioResult.Failure? {
    guard let scale = pack.symptom(refusal.symptom)?.scale, scale.holds(refusal.value) else { return nil }
    return .init(
      place: refusal.place,
      what: .words("{symptom} {value}", ["symptom": "\(refusal.symptom)", "value": "\(refusal.value.words)"]),
      expected: "refused",
      got: .words(
        "accepted, as the scale is {range} in steps of {step}",
        ["range": .range(scale.range), "step": "\(scale.step.words)"]))
  }

  private func failures(of expectation: Scenario.Expectation, in days: ScenarioDays) -> [ScenarioResult.Failure] {
    guard let table = days.tables.first else { return [] }
    let day = days.scenario.start.advanced(by: expectation.day - 1)
    let load = risk.load(on: day, in: table)
    var failures: [ScenarioResult.Failure] = []
    func expect(
      _ isSo: Bool, _ what: Phrase, with values: [String: Phrase] = [:], _ expected: Phrase,
      got: @autoclosure () -> Phrase
    ) {
      guard !isSo else { return }
      let what = what.filled(with: values.merging(["number": .count(expectation.day)]) { $1 })
      failures.append(.init(place: expectation.place, what: what, expected: expected, got: got(), load: load))
    }
    func expectFlare(_ outcome: DayOutcome, _ isFlare: Bool, _ what: Phrase) {
      expect(
        outcome.isFlare == isFlare, what, isFlare ? "a flare day" : "no flare day",
        got: outcome.isFlare.map { $0 ? "a flare day" : "no flare day" } ?? "not answered")
    }
    let score: Phrase = load.score.map { .words("a load score of {score}", ["score": .count($0)]) } ?? "no load score"
    if let band = expectation.band {
      expect(
        load.band == band, "day {number}: the band", band.name,
        got: load.band.map { .words("{band}, {score}", ["band": $0.name, "score": score]) } ?? score)
    }
    if let range = expectation.load {
      expect(
        load.score.map { range.contains(Double($0)) } ?? false, "day {number}: the load score", .range(range),
        got: score)
    }
    if let isMissing = expectation.isMissing {
      expect(
        (load.score == nil) == isMissing, "day {number}: the load score", isMissing ? "no load score" : "a load score",
        got: score)
    }
    for (id, range) in expectation.groups {
      let score = load.groups.first { $0.id == id }?.score
      // Scores are sums of products: the last digits are not what an author means.
      expect(
        score.map { range.widened(by: 1e-9).contains($0) } ?? false, "day {number}: the group {group}",
        with: ["group": "\(id)"], .range(range), got: score.map { "\($0.decimal(upTo: 2))" } ?? "unknown")
    }
    for (ids, isReason) in [(expectation.because, true), (expectation.notBecause, false)] {
      for id in ids {
        let points = load.factors.first { $0.id == id }?.points
        expect(
          (points ?? 0 > 0) == isReason, "day {number}: the factor {factor}", with: ["factor": "\(id)"],
          isReason ? "points above 0" : "no points above 0",
          got: points.map { .words("{points} points", ["points": "\($0.decimal(upTo: 2))"]) }
            ?? unknown(id, on: day, in: table))
      }
    }
    for (ids, isSaid) in [(expectation.insights, true), (expectation.noInsights, false)] {
      for id in ids {
        let insight = pack.insights?.first { $0.id == id }
        let speaks = insight?.values(on: day, in: table) != nil
        expect(
          speaks == isSaid, "day {number}: the insight {insight}", with: ["insight": "\(id)"],
          isSaid ? "it speaks" : "it is silent", got: speaks ? "it speaks" : "it is silent")
      }
    }
    if let seekCare = expectation.seekCare {
      for mismatch in mismatches(of: seekCare, on: day, in: table, sites: days.scenario.sites) {
        expect(
          false, "day {number}: the red flags of {symptom}", with: ["symptom": mismatch.subject], mismatch.expected,
          got: mismatch.got)
      }
    }
    if let isFlare = expectation.isFlare {
      expectFlare(pack.flare.outcome(of: day, in: table), isFlare, "day {number}: the day")
    }
    if let isFlare = expectation.isRelativeFlare {
      expectFlare(
        pack.flare.outcome(of: day, in: table, isRelative: true), isFlare,
        "day {number}: the day, compared with the person’s usual")
    }
    for (id, name) in expectation.bands {
      let symptom = pack.symptom(id)
      let band = symptom.flatMap { symptom in table[symptom.metric, day].number.flatMap(symptom.scale.band(of:)) }
      expect(
        band?.name == name, "day {number}: the band of {symptom}", with: ["symptom": "\(id)"], "\(name)",
        got: band.map { "\($0.name)" } ?? "unknown")
    }
    if let range = expectation.probability {
      let probability = forecasts.probability(after: day, of: pack, in: table)
      expect(
        range.contains(probability), "day {number}: the chance of a flare on the next day", .range(range),
        got: "\(probability.decimal(upTo: 3))")
    }
    return failures
  }

  /// That a factor's points are unknown, and that too few days of its window are known where it is that.
  private func unknown(_ id: FactorID, on day: Day, in table: DayTable) -> Phrase {
    guard case .response(let window, _) = pack.risk.factors.first(where: { $0.id == id })?.rule, window.over > 1 else {
      return "unknown"
    }
    let known = (0..<window.over).count { table[window.metric, day.advanced(by: -window.lag - $0)].number != nil }
    guard known * 2 < window.over else { return "unknown" }
    return .words(
      "unknown: {known} of the {days} days are known, and half are needed",
      ["known": .count(known), "days": .count(window.over)])
  }

  private func failure(of monotony: Scenario.Monotony, in days: ScenarioDays) -> ScenarioResult.Failure? {
    let what: Phrase = .words(
      monotony.from > monotony.to
        ? "{subject} as {metric} falls from {from} to {to}" : "{subject} as {metric} rises from {from} to {to}",
      [
        "subject": monotony.subject.words, "metric": "\(monotony.metric)", "from": "\(monotony.from.words)",
        "to": "\(monotony.to.words)",
      ])
    var results: [(at: Double, value: Double)] = []
    func failure(_ got: Phrase) -> ScenarioResult.Failure {
      .init(
        place: monotony.place, what: what, expected: monotony.expected, got: got,
        course: results.map { [$0.at, $0.value] })
    }
    for (step, table) in zip(days.steps, days.tables) {
      let load = risk.load(on: days.last, in: table)
      guard let value = load.value(of: monotony.subject) else {
        return failure(
          .words("unknown at {value}; name more metrics in the journal", ["value": "\(step.decimal(upTo: 2))"]))
      }
      results.append((step, value))
    }
    let sign = monotony.course == .rises ? 1.0 : -1.0
    if let wrong = zip(results, results.dropFirst()).first(where: { ($1.value - $0.value) * sign < -1e-9 }) {
      let (before, after) = wrong
      return failure(
        .words(
          "{before} at {from}, then {after} at {to}",
          [
            "before": "\(before.value.decimal(upTo: 2))", "from": "\(before.at.decimal(upTo: 2))",
            "after": "\(after.value.decimal(upTo: 2))", "to": "\(after.at.decimal(upTo: 2))",
          ]))
    }
    guard let lowest = results.map(\.value).min(), let highest = results.map(\.value).max(), highest - lowest > 1e-9
    else {
      return failure(
        .words(
          "always {value}, so the scenario cannot fail",
          ["value": "\(results.first.map { $0.value.decimal(upTo: 2) } ?? "0")"]))
    }
    return nil
  }
}

extension Scenario.Monotony {
  /// What must follow.
  fileprivate var expected: Phrase {
    switch course {
    case .rises: "rising somewhere and never falling"
    case .falls: "falling somewhere and never rising"
    }
  }
}

extension Scenario.Monotony.Subject {
  var words: Phrase {
    switch self {
    case .load: "the load score"
    case .group(let id): .words("the score of the group {group}", ["group": "\(id)"])
    case .factor(let id): .words("the points of the factor {factor}", ["factor": "\(id)"])
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

extension RiskBand {
  /// The band's word; catalogues translate it.
  fileprivate var name: Phrase { .words(rawValue, [:]) }
}
