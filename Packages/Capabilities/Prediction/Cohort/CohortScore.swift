import TrackerCore
import TrackerStatistics

/// Scores of a cohort's forecasts, all people together (`docs/forecast.md`, 6.2).
struct CohortScore {
  /// Days since a person's first.
  private static let windows = [2...7, 8...14, 15...28, 29...60, 61...120, 121...Int.max]

  private struct Scored {
    var forecast: ScoredForecast
    var ownRate: Double
    var window: Int
  }
  private var scored: [Scored] = []

  mutating func add(_ days: [CohortReplay.ForecastDay]) {
    guard let first = days.first?.day else { return }
    for day in days {
      guard let isFlare = day.isFlare, let ownRate = day.ownRate else { continue }
      let number = first.distance(to: day.day) + 1
      scored.append(
        Scored(
          forecast: ScoredForecast(probability: day.probability, outcome: isFlare), ownRate: ownRate,
          window: CohortScore.windows.firstIndex { $0.contains(number) } ?? 0))
    }
  }

  /// Of all days together, then of each window that has any.
  var rows: [CohortView.Score] {
    let windows = CohortScore.windows.indices.compactMap { index -> CohortView.Score? in
      let days = scored.filter { $0.window == index }
      let window = CohortScore.windows[index]
      return days.isEmpty
        ? nil : row(days, from: window.lowerBound, to: window.upperBound == Int.max ? nil : window.upperBound)
    }
    return scored.isEmpty ? [] : [row(scored, from: 2, to: nil)] + windows
  }

  private func row(_ days: [Scored], from: Int, to: Int?) -> CohortView.Score {
    let scores = ForecastScores(days.map(\.forecast))
    return CohortView.Score(
      fromDay: from, toDay: to, days: days.count, flareDays: days.count(where: \.forecast.outcome), brier: scores.brier,
      skillAgainstOwnRate: scores.skill(against: days.map(\.ownRate)), logLoss: scores.logLoss,
      areaUnderCurve: scores.areaUnderCurve,
      calibrationError: scores.expectedCalibrationError, calibrationSlope: scores.calibrationSlope())
  }
}
