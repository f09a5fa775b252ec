import TrackerApplication
import TrackerCore

/// Sleep in reports.
struct SleepSection: ReportSection {
  static let part = ReportScorePart("sleep", "Sleep", weight: 20)
  private static let hours: MetricID = "sleep.hours"
  private static let quality: MetricID = "sleep.quality"
  private static let awake: MetricID = "sleep.awake_minutes"

  let id = "sleep"
  let title: Phrase = "Sleep"
  let place = 50
  let isNarrow = true
  let scoreParts = [SleepSection.part]
  let notTracked: Phrase = "No night is known of this time. To log one: symptoms log rest 7h"

  func metrics(for session: Session) -> [MetricID] { [Self.hours, Self.quality, Self.awake] }

  func content(of range: ReportRange) -> (any ReportContent)? {
    let (hours, quality) = (range.mean(Self.hours), range.mean(Self.quality))
    guard hours != nil || quality != nil else { return nil }
    return SleepReport(
      nights: range.count, hours: hours, usualHours: range.usualMean(Self.hours),
      hoursBefore: range.meanBefore(Self.hours)?.mean, quality: quality, awakeMinutes: range.mean(Self.awake),
      trend: ReportTrend(Self.hours, in: range), scores: score(of: range).map { [$0] } ?? [])
  }

  /// The mean of the nights of which the hours or the quality are known; nil where those are too few.
  private func score(of range: ReportRange) -> ReportScore? {
    let nights = zip(range.numbers(Self.hours), range.numbers(Self.quality)).compactMap { hours, quality in
      SleepReport.score(hours: hours.isNaN ? nil : hours, quality: quality.isNaN ? nil : quality)
    }
    guard range.isCovered(by: nights.count), let mean = ReportRange.Mean(of: nights) else { return nil }
    return ReportScore(Self.part.id, mean.mean, known: nights.count)
  }
}

/// The nights of some days.
struct SleepReport: ReportContent {
  var nights: Int
  var hours: ReportRange.Mean?
  var usualHours: Double?
  var hoursBefore: Double?
  /// 1 … 10, 10 is best.
  var quality: ReportRange.Mean?
  var awakeMinutes: ReportRange.Mean?
  var trend: ReportTrend
  let scores: [ReportScore]

  private enum CodingKeys: String, CodingKey {
    case nights, hours, usualHours, hoursBefore, quality, awakeMinutes, trend
  }

  /// A night, 0 … 100: the mean of what is known of its length and of its quality; nil where neither is.
  ///
  /// The length has 100 from 7 to 9 hours, which is what adults are advised to sleep (Hirshkowitz 2015, doi
  /// 10.1016/j.sleh.2014.12.010), and falls in straight lines to 0 at 4 and at 12 hours. Quality 1 is 0, 10 is 100.
  static func score(hours: Double?, quality: Double?) -> Double? {
    let length = hours.map { min(1, max(0, min(($0 - 4) / 3, (12 - $0) / 3))) * 100 }
    return ReportRange.Mean(of: [length, quality.map { ($0 - 1) / 9 * 100 }].compactMap(\.self))?.mean
  }

  func headline(_ format: TextFormatter) -> RichText {
    guard let hours else { return "\(format("Quality {value} of 10", ["value": told(quality, format)]))" }
    let values = ["hours": format.number(hours.mean), "usual": usualHours.map { format.number($0) } ?? ""]
    return usualHours == nil
      ? "\(format("{hours} hours a night", values))"
      : "\(format("{hours} hours a night, usually {usual}", values))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let trend = trend.block(format("Hours"), caption: format("Hours of sleep"), format) { format.number($0) }
    var sentences: [String] = []
    if let hours {
      sentences.append(format("{known} of {nights} nights known.", ["known": "\(hours.known)", "nights": "\(nights)"]))
    }
    if quality != nil, hours != nil {
      sentences.append(format("Quality was {value} of 10 on average.", ["value": told(quality, format)]))
    }
    if awakeMinutes != nil {
      sentences.append(
        format("Awake for {minutes} minutes a night.", ["minutes": told(awakeMinutes, format, places: 0)]))
    }
    return [trend].compactMap(\.self) + [.sentence("\(sentences.joined(separator: " "))")]
  }

  private func told(_ mean: ReportRange.Mean?, _ format: TextFormatter, places: Int = 1) -> String {
    mean.map { format.number($0.mean, upTo: places) } ?? "–"
  }
}
