import Foundation
import TrackerStatistics

/// What of the skill that can be had each contender has, by days since the first (`docs/forecast.md`, 6.4).
struct AttainableTable {
  let days: [Study.ScoredDay]
  private static let windows = [2...7, 8...14, 15...28, 29...60, 61...120]

  var markdown: String {
    let windows = AttainableTable.windows.filter { window in
      days.contains { window.contains($0.number) }
    }
    let head =
      ["fraction of the attainable skill"]
      + windows.map { "days \($0.lowerBound)–\($0.upperBound)" }
    let rows = Contender.allCases.enumerated().map { index, contender in
      [contender.rawValue] + windows.map { fraction(of: index, in: days(in: $0)) }
    }
    let truth =
      ["Brier skill of the truth"]
      + windows.map {
        shown(scores(days(in: $0)) { $0.truth }.skill(against: references(days(in: $0))))
      }
    let skill =
      ["Brier skill of the curves"]
      + windows.map { window in
        shown(
          scores(days(in: window)) { $0.said.last ?? 0.5 }.skill(
            against: references(days(in: window))))
      }
    let error =
      ["calibration error (ECE) of the curves"]
      + windows.map { window in
        shown(scores(days(in: window)) { $0.said.last ?? 0.5 }.expectedCalibrationError)
      }
    let slope =
      ["calibration slope of the curves"]
      + windows.map { window in
        shown(scores(days(in: window)) { $0.said.last ?? 0.5 }.calibrationSlope())
      }
    let flares =
      ["days with a flare"]
      + windows.map { window in
        let days = days(in: window)
        return shown(Double(days.count(where: \.isFlare)) / Double(max(1, days.count)))
      }
    return ([head, head.map { _ in "---" }] + rows + [truth, skill, error, slope, flares]).map {
      "| \($0.joined(separator: " | ")) |"
    }
    .joined(separator: "\n")
  }

  private func days(in window: ClosedRange<Int>) -> [Study.ScoredDay] {
    days.filter { window.contains($0.number) }
  }
  private func references(_ days: [Study.ScoredDay]) -> [Double] { days.map(\.reference) }

  private func scores(_ days: [Study.ScoredDay], by said: (Study.ScoredDay) -> Double)
    -> ForecastScores
  {
    ForecastScores(days.map { ScoredForecast(probability: said($0), outcome: $0.isFlare) })
  }

  private func fraction(of contender: Int, in days: [Study.ScoredDay]) -> String {
    let truth = scores(days) { $0.truth }
    guard let best = truth.brier, let reference = truth.brier(of: references(days)),
      reference > best,
      let own = scores(days, by: { $0.said[contender] }).brier
    else { return "–" }
    return shown((reference - own) / (reference - best))
  }

  private func shown(_ value: Double?) -> String { value.map { String(format: "%.3f", $0) } ?? "–" }
}
