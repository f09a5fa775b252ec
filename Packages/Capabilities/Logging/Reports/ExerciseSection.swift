import TrackerApplication
import TrackerCore

/// Exercise in reports.
struct ExerciseSection: ReportSection {
  static let part = ReportScorePart("movement", "Movement", weight: 15)
  private static let minutes: MetricID = "exercise.minutes"

  let id = "exercise"
  let title: Phrase = "Exercise"
  let place = 60
  let isNarrow = true
  let scoreParts = [ExerciseSection.part]
  let notTracked: Phrase = "No exercise is known of this time. To log some: symptoms log exercise walking 30m light"

  func metrics(for session: Session) -> [MetricID] { [Self.minutes] }

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let entries = try range.entries(of: ExerciseKind.self)
    guard let total = range.total(Self.minutes) ?? (entries.count > 0 ? .init(of: [0]) : nil) else { return nil }
    let usual = range.usualMean(Self.minutes)
    let known = range.known(Self.minutes)
    return ExerciseReport(
      minutes: known.isEmpty ? nil : total.mean, knownDays: known.count, activeDays: known.count { $0 > 0 },
      days: range.count, usualMinutesADay: usual,
      minutesBefore: range.before.flatMap { days in
        let before = range.table.known(Self.minutes, on: days)
        return before.isEmpty ? nil : before.reduce(0, +)
      }, workouts: entries.told.map { .init(day: $0.day, what: $0.what) }, count: entries.count,
      trend: ReportTrend(Self.minutes, in: range),
      scores: score(of: known, usual: usual, in: range).map { [$0] } ?? [])
  }

  private func score(of known: [Double], usual: Double?, in range: ReportRange) -> ReportScore? {
    guard range.isCovered(by: known.count), let mean = ReportRange.Mean(of: known)?.mean, let usual,
      let value = ExerciseReport.score(of: mean, usual: usual)
    else { return nil }
    return ReportScore(Self.part.id, value, known: known.count)
  }
}

/// How much somebody moved on some days.
struct ExerciseReport: ReportContent {
  struct Workout: Encodable, Sendable {
    var day: Day
    var what: Phrase
  }

  /// Of the known days together; nil where the length of no exercise is known.
  var minutes: Double?
  var knownDays: Int
  var activeDays: Int
  let days: Int
  var usualMinutesADay: Double?
  var minutesBefore: Double?
  /// The latest first.
  var workouts: [Workout]
  /// Of all.
  var count: Int
  var trend: ReportTrend
  let scores: [ReportScore]

  private enum CodingKeys: String, CodingKey {
    case minutes, knownDays, activeDays, usualMinutesADay, minutesBefore, workouts, count, trend
  }

  /// Minutes a day against the own usual, 0 … 100: the usual and all above it is 100. More is not better: who has to
  /// rest is not to be told that a day was bad, nor that too much was good. nil where the usual is none.
  static func score(of mean: Double, usual: Double) -> Double? { usual > 0 ? 100 * min(1, mean / usual) : nil }

  func headline(_ format: TextFormatter) -> RichText {
    guard let minutes else { return "\(format.count(count, "1 exercise", "{count} exercises"))" }
    let values = ["minutes": format.number(minutes, upTo: 0), "days": "\(activeDays)"]
    if minutes == 0 { return "\(format("No exercise on the days known"))" }
    return activeDays == 1
      ? "\(format("{minutes} minutes on 1 day", values))" : "\(format("{minutes} minutes on {days} days", values))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let trend = trend.block(format("Minutes"), caption: format("Minutes of exercise a day"), format) {
      format.number($0, upTo: 0)
    }
    // A report of one day need not say that it is known.
    var sentences =
      days == 1 ? [] : [format("{known} of {days} days known.", ["known": "\(knownDays)", "days": "\(days)"])]
    if let usualMinutesADay {
      sentences.append(
        format("Usually {minutes} minutes a day.", ["minutes": format.number(usualMinutesADay, upTo: 0)]))
    }
    if let minutesBefore {
      sentences.append(format("{minutes} minutes before that.", ["minutes": format.number(minutesBefore, upTo: 0)]))
    }
    let told: [Block] = sentences.isEmpty ? [] : [.sentence("\(sentences.joined(separator: " "))")]
    return [trend].compactMap(\.self) + told + list(format)
  }

  private func list(_ format: TextFormatter) -> [Block] {
    guard !workouts.isEmpty else { return [] }
    let items = workouts.map { workout -> RichText in "\(format.short(workout.day)): \(format(workout.what))" }
    let rest = count - workouts.count
    return [.list(.init(items))]
      + (rest > 0 ? [.sentence("\(format.count(rest, "1 more before that", "{count} more before that"), .faint)")] : [])
  }
}
