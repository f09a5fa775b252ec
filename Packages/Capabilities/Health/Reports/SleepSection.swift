import TrackerApplication
import TrackerCore

/// Sleep in reports.
struct SleepSection: ReportSection {
  static let part = ReportScorePart("sleep", "Sleep", weight: 20)
  private static let quality: MetricID = "sleep.quality"

  let id = "sleep"
  let title: Phrase = "Sleep"
  let place = 50
  let isNarrow = true
  let scoreParts = [SleepSection.part]
  let notTracked: Phrase = "No night is known of this time. To log one: symptoms log rest 7h"

  func metrics(for session: Session) -> [MetricID] { Nights.metrics + [Self.quality] }

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let (hours, quality) = (range.mean(Nights.hours), range.mean(Self.quality))
    guard hours != nil || quality != nil else { return nil }
    let nights = try Nights(on: range.days, in: range.table, of: range.session, journal: range.journal)
    let scores = nights.scores.compactMap(\.self)
    let mean = ReportRange.Mean(of: scores)
    let score = mean.flatMap { mean in
      range.isCovered(by: mean.known) ? ReportScore(Self.part.id, mean.mean, known: mean.known) : nil
    }
    return SleepReport(
      nights: range.count, hours: hours, usualHours: range.usualMean(Nights.hours),
      hoursBefore: range.meanBefore(Nights.hours)?.mean, quality: quality,
      awakeMinutes: range.mean("sleep.awake_minutes"), score: mean, parts: HealthSleepView.parts(of: nights.all),
      trend: ReportTrend(Nights.hours, in: range), scores: score.map { [$0] } ?? [])
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
  /// The mean of the nights' sleep scores, 0 … 100; nil where no night has two known parts.
  var score: ReportRange.Mean?
  /// What the scores are made of.
  var parts: [HealthSleepView.Part]
  var trend: ReportTrend
  let scores: [ReportScore]

  private enum CodingKeys: String, CodingKey {
    case nights, hours, usualHours, hoursBefore, quality, awakeMinutes, score, parts, trend
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
    if let hours, nights > 1 {
      sentences.append(format("{known} of {nights} nights known.", ["known": "\(hours.known)", "nights": "\(nights)"]))
    }
    if quality != nil, hours != nil {
      sentences.append(format("Quality was {value} of 10 on average.", ["value": told(quality, format)]))
    }
    if awakeMinutes != nil {
      sentences.append(
        format("Awake for {minutes} minutes a night.", ["minutes": told(awakeMinutes, format, places: 0)]))
    }
    let told: [Block] = sentences.isEmpty ? [] : [.sentence("\(sentences.joined(separator: " "))")]
    return [trend].compactMap(\.self) + told + [scoreSentence(format)]
  }

  /// The score with its parts; why there is none, where there is none.
  private func scoreSentence(_ format: TextFormatter) -> Block {
    guard let score else {
      return .sentence(
        RichText(format("No sleep score: at least 2 of its parts have to be known. Hours alone are one."), .unknown))
    }
    let names = parts.map { format.inSentence(format(SleepWords.name(of: $0.part))) }.joined(separator: ", ")
    let values = ["score": format.number(score.mean, upTo: 0), "known": "\(score.known)", "parts": names]
    let told =
      score.known == 1
      ? format("Sleep score {score} of 100 for one night, from: {parts}.", values)
      : format("Sleep score {score} of 100, the mean of {known} nights, from: {parts}.", values)
    return .sentence("\(told)")
  }

  private func told(_ mean: ReportRange.Mean?, _ format: TextFormatter, places: Int = 1) -> String {
    mean.map { format.number($0.mean, upTo: places) } ?? "–"
  }
}
