import TrackerApplication
import TrackerConsole
import TrackerCore

@testable import TrackerCheckIn
@testable import TrackerLogging
@testable import TrackerPrediction
@testable import TrackerToday

/// A day made by hand, with what the program's own modules say of it.
struct DaySample {
  var hour: TodayView.Hour? = .morning
  var isFull = false
  var redFlags: [SeekCareFlag] = []
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
      day: forecasts.day, hour: hour, name: "Sam", isFull: isFull, redFlags: redFlags, insights: insights,
      parts: sources.map { (sections: $0.source.sections, content: $0.content) },
      order: sections.sorted { $0.place < $1.place }.map(\.id))
  }

  func text(_ style: TextStyle = .today()) -> String { style.text(of: view) }
}

extension TextStyle {
  /// A screen in the year of the samples.
  static func today(
    _ width: Int = 80, usesColour: Bool = false, isPlain: Bool = false, words: Phrases = .english
  ) -> TextStyle {
    TextStyle(width: width, usesColour: usesColour, isPlain: isPlain, words: words, year: 2026)
  }
}

/// Days as people have them.
enum Sample {
  static let day = Day(year: 2026, month: 3, day: 12) ?? Day(number: 20_524)

  /// Day 60, before the check-in.
  static func morning() -> DaySample { sample([condition()]) }

  /// Day 60, with all answers.
  static func evening() -> DaySample {
    var sample = sample([condition(outcome: outcome(isFlare: true))])
    sample.hour = .evening
    sample.checkIn.checkIn = answers
    sample.logged = logged(["food", "exercise", "sleep", "stress"], food: 3)
    return sample
  }

  static func lowEvening() -> DaySample {
    var condition = condition("Sample", today: 9, tomorrow: 7, outcome: outcome(isFlare: false, percent: 9))
    condition.tomorrow.interval = 2...22
    condition.tomorrow.reasons = ["Your last few days were better than usual."]
    condition.tomorrow.isRaised = false
    var sample = sample([condition])
    sample.hour = .evening
    sample.checkIn.checkIn = answers
    return sample
  }

  /// Nothing was ever logged.
  static func first() -> DaySample {
    var condition = condition(today: 29, knownDays: 0, scoredDays: 0)
    condition.today.kind = .replayed
    condition.today.isBeforeAnyEntry = true
    condition.yesterday.isFlare = nil
    var sample = sample([condition])
    sample.forecasts.isEmpty = true
    sample.logged = logged([])
    return sample
  }

  /// Day 5, with all answers.
  static func fifth() -> DaySample {
    var sample = sample([
      condition(
        tomorrow: 5, knownDays: 5, scoredDays: 4, outcome: outcome(isFlare: false, percent: 9, isAsForecast: false))
    ])
    sample.hour = .evening
    sample.checkIn.checkIn = answers
    return sample
  }

  /// No entry for so many days; from ten on there is no forecast.
  static func away(days: Int) -> DaySample {
    var condition = condition(scoredDays: 12)
    condition.yesterday.isFlare = nil
    if days >= Forecast.silentDaysToBaseRate {
      condition.today.band = nil
      condition.today.isBaseRateOnly = true
      condition.today.reasons = []
      condition.today.notEnough =
        "Not enough logged lately for a forecast. One check-in is enough to start again."
      condition.tomorrow.notEnough = condition.today.notEnough
    }
    var sample = sample([condition])
    sample.forecasts.lastLogged = day.advanced(by: -days)
    sample.logged = logged([])
    return sample
  }

  static func two() -> DaySample {
    var sample = sample([condition("Sample"), condition("Other", today: 12, tomorrow: 10)])
    sample.checkIn.checkIn = Array(answers.prefix(1)) + unanswered.dropFirst()
    sample.logged = logged(["food", "stress"])
    return sample
  }

  static func redFlag() -> DaySample {
    var sample = evening()
    sample.redFlags = [
      SeekCareFlag(
        symptom: "pain", level: .now,
        says: "Get medical help straight away if it spreads within hours or days. Do the same if it starts suddenly.")
    ]
    return sample
  }

  /// Five things to get help for, of which the last is not urgent, beside three conditions and an unfinished check-in.
  static func alarms() -> DaySample {
    var sample = sample([
      condition("Sample", outcome: outcome(isFlare: true)), condition("Other", today: 12, tomorrow: 10),
      condition("Third", today: 8, knownDays: 3),
    ])
    sample.checkIn.checkIn = Array(answers.prefix(1)) + unanswered.dropFirst()
    sample.checkIn.unfinished = [
      .init(day: day.advanced(by: -2), answers: 3, command: "symptoms check-in --date 2026-03-10")
    ]
    let levels: [SeekCare.Level] = [.ambulance, .ambulance, .now, .now, .soon]
    sample.redFlags = levels.enumerated().map { index, level in
      SeekCareFlag(
        symptom: "pain", level: level,
        says: """
          Warning \(index + 1): call an ambulance if breathing is very hard, or your chest feels tight or heavy. Do \
          the same if your lips turn blue, you cannot speak, or you feel confused or very sleepy.
          """)
    }
    return sample
  }

  /// A day that has passed.
  static func record() -> DaySample {
    var sample = evening()
    sample.hour = nil
    sample.forecasts.isPast = true
    sample.checkIn.today = day.advanced(by: 3)
    sample.logged.isToday = false
    return sample
  }

  static func all() -> [DaySample] {
    [
      morning(), evening(), lowEvening(), first(), fifth(), away(days: 7), away(days: 12), two(), redFlag(), alarms(),
      record(),
    ]
  }

  // MARK: Parts

  static func sample(_ conditions: [ForecastsToday.Condition]) -> DaySample {
    DaySample(
      forecasts: ForecastsToday(day: day, isEmpty: false, conditions: conditions),
      checkIn: CheckInToday(checkIn: unanswered, day: day, today: day), logged: logged(["food", "sleep"], food: 2),
      insights: [
        Insight(
          id: "test", text: "Pain is 6 today; it's usually 4.", command: "symptoms list", category: .health, value: 6,
          comparedWith: 4)
      ])
  }

  static func condition(
    _ name: String = "Sample", today: Int = 92, tomorrow: Int = 81, knownDays: Int = 60, scoredDays: Int = 53,
    outcome: ForecastsToday.LookBack = outcome(isFlare: nil)
  ) -> ForecastsToday.Condition {
    ForecastsToday.Condition(
      id: PackID(name.lowercased()), name: name,
      today: forecast(
        day, today,
        reasons: [
          "Your last few days were worse than usual.",
          "Your joints gave way a lot yesterday: 10 out of 10; it's usually about 4.",
          "You had two stressful weeks: 4.6 out of 10; it's usually 3.6.",
        ]),
      knownDays: knownDays,
      yesterdaysLoad: .init(
        day: day.advanced(by: -1), score: 58, band: .moderate,
        groups: [
          .init(id: "sleep", name: "Sleep", weight: 35, score: 12),
          .init(id: "movement", name: "Movement", weight: 25, score: 75),
          .init(id: "food", name: "Food", weight: 25, score: nil),
        ],
        reasons: ["You slept 4.6 hours the night before last; you usually sleep 7."]),
      tomorrow: forecast(
        day.advanced(by: 1), tomorrow, reasons: ["Your last few days were worse than usual.", "Today is a flare day."]),
      yesterday: .init(
        day: day.advanced(by: -1), percent: 97, kind: .ahead, isFlare: true, severity: 10, worst: "pain 10",
        isAsForecast: true),
      outcome: outcome,
      score: .init(kind: .ahead, days: scoredDays, flares: scoredDays / 3, skill: scoredDays >= 30 ? 0.5 : nil))
  }

  static func outcome(isFlare: Bool?, percent: Int = 92, isAsForecast: Bool? = nil) -> ForecastsToday.LookBack {
    .init(
      day: day, percent: percent, kind: .ahead, isFlare: isFlare, severity: isFlare == nil ? nil : 8,
      worst: isFlare == nil ? nil : "pain 8", isAsForecast: isAsForecast ?? (isFlare == (percent > 65)))
  }

  private static func forecast(_ day: Day, _ percent: Int, reasons: [String]) -> ForecastView {
    ForecastView(
      forDay: day, kind: .ahead, dataThrough: day.advanced(by: -1), isBeforeAnyEntry: false,
      madeAt: Instant(seconds: 0), percent: percent, band: RiskBand(points: percent), isBaseRateOnly: false,
      silentDays: 0, ratioToBaseRate: Double(percent) / 40, average: 40, interval: 72...98, reasons: reasons,
      isRaised: true)
  }

  private static let answers: [CheckInToday.Slider] = [
    .init(
      id: "pain", name: "Pain", value: 8, band: "severe", colour: .red, change: .up, before: 4, worse: .high),
    .init(
      id: "mood", name: "Mood", value: 6, band: "fair", colour: .yellow, change: .up, before: 4, worse: .low),
    .init(
      id: "stiffness", name: "Morning stiffness", value: 5, band: "moderate", colour: .yellow, change: .same,
      before: 5, worse: .high),
    .init(
      id: "fatigue", name: "Fatigue", value: 0, band: nil, colour: .green, change: .down, before: 1, worse: .high,
      isNone: true),
    .init(
      id: "energy", name: "Energy", value: 3, band: "low", colour: .red, change: .down, before: 4, worse: .low),
  ]

  private static let unanswered = answers.map { answer in
    var answer = answer
    answer.value = nil
    return answer
  }

  private static func logged(_ ids: [String], food: Int = 1) -> LoggedToday {
    let lines = [
      "food": "food lunch \"soup, omelette\"", "exercise": "exercise walking 30m light",
      "sleep": "rest 23:10-06:20 quality=4", "stress": "activity work 8h stress=6",
    ]
    return LoggedToday(
      logged: ["food", "exercise", "sleep", "stress"].map { id in
        .init(
          id: id, name: id, isAnswered: ids.contains(id), count: id == "food" ? food : 1,
          command: "symptoms log \(lines[id] ?? id)")
      })
  }
}
