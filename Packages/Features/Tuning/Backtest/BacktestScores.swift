import TrackerCore
import TrackerStatistics

/// How well one version of a pack did on the past: its load against the day after, its forecast against what came.
struct BacktestScores: Encodable, Sendable, Hashable {
  /// Days with a known load and a known day after, and flares among those.
  var loadDays: Int
  var flares: Int
  /// Mean load of days before a flare, and before other days; absent where there is none.
  var loadBeforeFlares: Double?
  var loadBeforeOthers: Double?
  /// The chance that the load before a flare is above that before another day; 0.5 tells nothing apart.
  var loadAUC: Double?
  /// Scored forecasts, each from earlier days alone.
  var days: Int
  /// Against the own flare rate so far: above 0 is better.
  var brierSkill: Double?
  var logLoss: Double?
  var auc: Double?
  /// Mean distance between what was said and what came.
  var calibrationError: Double?
  /// 1 is right, below 1 too sure; absent under ten flares or ten other days.
  var calibrationSlope: Double?

  /// Scores one side on the days that both can judge: what only one of them knows is no difference between the two.
  init(_ past: PastDays, _ side: (PastDays.Entry) -> PastDays.Side) {
    let pairs = zip(past.entries, past.entries.dropFirst()).compactMap {
      today, next -> (load: Double, isFlare: Bool)? in
      guard today.hasBothLoads, next.hasBothOutcomes, let load = side(today).load.score,
        let isFlare = side(next).outcome.isFlare
      else { return nil }
      return (Double(load), isFlare)
    }
    loadDays = pairs.count
    flares = pairs.count(where: \.isFlare)
    loadBeforeFlares = pairs.filter(\.isFlare).map(\.load).mean
    loadBeforeOthers = pairs.filter { !$0.isFlare }.map(\.load).mean
    loadAUC =
      ForecastScores(pairs.map { ScoredForecast(probability: $0.load / 100, outcome: $0.isFlare) }).areaUnderCurve
    let scored = past.entries.compactMap { entry -> (ScoredForecast, Double)? in
      guard entry.hasBothForecasts, entry.hasBothOutcomes, let probability = side(entry).probability,
        let isFlare = side(entry).outcome.isFlare
      else { return nil }
      return (ScoredForecast(probability: probability, outcome: isFlare), entry.baseRate)
    }
    let scores = ForecastScores(scored.map(\.0))
    days = scored.count
    brierSkill = scores.skill(against: scored.map(\.1))
    logLoss = scores.logLoss
    auc = scores.areaUnderCurve
    calibrationError = scores.expectedCalibrationError
    calibrationSlope = scores.calibrationSlope()
  }
}

extension [Double] {
  /// nil for none.
  var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) }
}
