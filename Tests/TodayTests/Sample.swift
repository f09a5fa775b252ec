import TrackerApplication
import TrackerConsole
import TrackerCore

@testable import TrackerCheckIn
@testable import TrackerLogging
@testable import TrackerPrediction
@testable import TrackerToday

/// A day made by hand, with what the program's own modules say of it.
struct DaySample {
  var forecasts: ForecastsToday
  var checkIn: CheckInToday
  var logged: LoggedToday
  var insights: [Insight]

  var view: TodayView {
    let sources: [(source: any TodaySource, content: any TodayContent)] = [
      (ForecastsTodaySource(), forecasts), (CheckInTodaySource(), checkIn), (LoggedTodaySource(), logged),
    ]
    let sections = sources.flatMap(\.source.sections) + [NoticedToday.section]
    return TodayView(
      day: forecasts.day, greeting: "Good morning", name: "Sam", insights: insights,
      parts: sources.map { (sections: $0.source.sections, content: $0.content) },
      order: sections.sorted { $0.place < $1.place }.map(\.id))
  }

  func text(_ style: TextStyle) -> String { style.text(of: view) }
}

enum Sample {
  static func view(
    load: Int? = 58, knownDays: Int = 64, scoredDays: Int = 64, isAway: Bool = false, conditions: Int = 1
  ) throws -> DaySample {
    let main = try condition(
      "Sample", percent: 34, load: load, tomorrow: 27, knownDays: knownDays, scoredDays: scoredDays)
    let other = try condition("Other", percent: 12, load: 20, tomorrow: 10, knownDays: 64, scoredDays: 64)
    return DaySample(
      forecasts: ForecastsToday(
        day: day, conditions: conditions == 1 ? [main] : [main, other],
        lastLogged: isAway ? day.advanced(by: -7) : nil,
        awayMessage: isAway ? "A line or two today is enough to start again." : nil),
      checkIn: CheckInToday(checkIn: [
        .init(
          id: "pain", name: "Pain", value: 6, band: "moderate", colour: .yellow, change: .up, before: 4, worse: .high),
        .init(
          id: "mood", name: "Mood", value: 4, band: "middling", colour: .yellow, change: .down, before: 6, worse: .low),
        .init(id: "energy", name: "Energy", value: nil, band: nil, colour: nil, change: nil, before: 5, worse: .low),
      ]),
      logged: LoggedToday(logged: [
        .init(id: "sleep", name: "sleep", isAnswered: true, count: 1, command: "symptoms log rest …"),
        .init(id: "food", name: "food", isAnswered: true, count: 2, command: "symptoms log food …"),
        .init(id: "exercise", name: "exercise", isAnswered: false, count: 0, command: "symptoms log exercise …"),
      ]),
      insights: [
        Insight(
          id: "test", text: "Pain 6, your usual is 4: worse, in your records of 28 days.", value: 6, comparedWith: 4,
          weight: 2)
      ])
  }

  private static let day = Day(number: 20_524)

  private static func condition(
    _ name: String, percent: Int, load: Int?, tomorrow: Int, knownDays: Int, scoredDays: Int
  ) throws -> ForecastsToday.Condition {
    ForecastsToday.Condition(
      id: PackID(name.lowercased()), name: name,
      today: risk(day, percent, reasons: ["a flare the day before", "worse days than usual before"], message: nil),
      knownDays: knownDays,
      yesterdaysLoad: .init(
        day: day.advanced(by: -1), score: load, band: load.map(RiskBand.init(points:)),
        groups: [
          .init(id: "sleep", name: "Sleep", weight: 35, score: 80),
          .init(id: "food", name: "Food", weight: 25, score: nil),
        ],
        reasons: load == nil ? [] : ["4.6 hours of sleep", "2 × your usual exercise"]),
      tomorrow: risk(
        day.advanced(by: 1), tomorrow, reasons: [],
        message: "Tomorrow looks manageable, as far as can be told from today."),
      yesterday: .init(
        day: day.advanced(by: -1), percent: 61, kind: .ahead, isFlare: true, severity: 8, worst: "pain 8",
        message: nil),
      score: .init(kind: .ahead, days: scoredDays, flares: scoredDays / 5, skill: scoredDays >= 30 ? 0.12 : nil))
  }

  private static func risk(_ day: Day, _ percent: Int, reasons: [String], message: String?) -> ForecastView {
    ForecastView(
      forDay: day, kind: .ahead, dataThrough: day.advanced(by: -1), isBeforeAnyEntry: false,
      madeAt: Instant(seconds: 0),
      percent: percent, band: RiskBand(points: percent), isBaseRateOnly: false, silentDays: 0, ratioToBaseRate: 2.3,
      interval: 18...52, reasons: reasons,
      advice: .init(message: message))
  }
}
