import TrackerApplication
import TrackerCharts
import TrackerCore

/// The answer of `health activity`: steps and exercise, the weekdays and hours, and workouts beside earlier ones.
public struct HealthActivityView: ReadModel {
  public static let schema = "health-activity/1"

  /// A number over the days.
  struct Item: Encodable, Sendable {
    var metric: MetricID
    let label: Phrase
    let series: HealthSeries
    /// Beside as many days before.
    var change: TrendChange

    private enum CodingKeys: String, CodingKey { case metric, change }
  }

  var from: Day
  var to: Day
  /// Those that are known, the first is drawn.
  var items: [Item]
  /// Of the first item; nil with too few days.
  var weekdays: WeekdayPattern?
  /// nil where the hours are not known.
  var hours: HourPattern?
  /// The last 7 days that are over, and the 7 before.
  var exerciseWeek: ExerciseWeek?
  var exerciseWeekBefore: ExerciseWeek?
  var workouts: [WorkoutComparison]
  var goals: [FollowedGoal]
  let days: Int

  private enum CodingKeys: String, CodingKey {
    case from, to, items, weekdays, hours, exerciseWeek, exerciseWeekBefore, workouts, goals
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard let first = items.first else {
      let nothing = HealthArea.activity.nothing.filled(with: ["days": .count(days)])
      let beginning = HealthArea.activity.beginning
      return [
        .sentence("\(format(nothing))"),
        .section([
          .commands([
            .init(beginning.command, format(beginning.does)),
            .init("symptoms log exercise walking 30m", format("log exercise")),
          ])
        ]),
      ]
    }
    let numbers = TrendNumbers(metric: first.series.metric, format: format)
    let chart = HealthChart(title: format(first.label), unit: "", series: first.series, count: days, shape: .bars)
    let sentences = [first.change.sentence(format), first.change.reason(numbers)]
    var blocks: [Block] = [
      .section([.chart(chart.chart(format, sentences))]), .section(facts(format) + HealthGoals.blocks(goals, format)),
    ]
    if !workouts.isEmpty { blocks.append(.section([.table(WorkoutWords.table(workouts, format))])) }
    return blocks + [.section(next(format))]
  }

  private func facts(_ format: TextFormatter) -> [Block] {
    var facts = items.map { item -> Block in
      let mean = item.change.after.mean ?? 0
      let values = [
        "value": format.number(mean, upTo: mean.magnitude >= 100 ? 0 : 1), "known": "\(item.change.after.known)",
        "days": "\(days)",
      ]
      return .fact(.init(format(item.label), "\(format("{value} a day ({known} of {days} days known)", values))"))
    }
    if let weekdays { facts += self.weekdays(weekdays, format) }
    if let hours {
      let values = [
        "from": "\(hours.mostActiveHour)", "to": "\(hours.mostActiveHour + 3)", "days": "\(hours.days)",
      ]
      facts.append(.fact(.init(format("Most active hours"), "\(format("{from}–{to}, n = {days} days", values))")))
      if let consistency = hours.consistency {
        let told = format("{value} of 1: 1 is the same every day", ["value": format.number(consistency, upTo: 2)])
        facts.append(.fact(.init(format("Consistency"), "\(told)")))
      }
    } else {
      facts.append(
        .fact(
          .init(
            format("Most active hours"),
            RichText(format("not known by the hour"), .unknown))))
    }
    return facts + (exerciseWeek.map { exercise($0, format) } ?? [])
  }

  private func weekdays(_ pattern: WeekdayPattern, _ format: TextFormatter) -> [Block] {
    [(format("Most active weekday"), pattern.most), (format("Least active weekday"), pattern.least)].map { name, day in
      let values = [
        "weekday": format(Day(number: 3 + day.weekday).weekdayName),
        "value": format.number(day.mean, upTo: day.mean >= 100 ? 0 : 1), "known": "\(day.known)",
      ]
      return .fact(.init(name, "\(format("{weekday}: {value} (n = {known})", values))"))
    }
  }

  private func exercise(_ week: ExerciseWeek, _ format: TextFormatter) -> [Block] {
    let values = [
      "minutes": format.number(week.minutes, upTo: 0), "known": "\(week.known)",
      "before": exerciseWeekBefore.map { format.number($0.minutes, upTo: 0) } ?? "",
    ]
    let told =
      exerciseWeekBefore == nil
      ? format("{minutes} minutes ({known} of 7 days known)", values)
      : format("{minutes} minutes ({known} of 7 days known), {before} in the week before", values)
    let note = format("Hard minutes count twice. The WHO (2020) names 150 for most adults.")
    return [.fact(.init(format("Exercise in a week"), "\(told)")), .sentence("\(note, .faint)")]
  }

  private func next(_ format: TextFormatter) -> [Block] {
    var commands: [Block.NextCommand] = []
    if !items.contains(where: { $0.metric == "vitals.steps" }) {
      commands.append(.init(HealthArea.activity.beginning.command, format(HealthArea.activity.beginning.does)))
    }
    if workouts.isEmpty { commands.append(.init("symptoms log exercise walking 30m", format("log exercise"))) }
    if goals.isEmpty { commands.append(.init("symptoms goals add", format("add a goal"))) }
    return commands.isEmpty ? [] : [.commands(commands)]
  }
}

extension HealthMaker {
  /// Steps, exercise and workouts of the last days.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func activity() throws -> HealthActivityView {
    try session.journal.read { journal in
      let back = 2 * days
      let metrics = HealthArea.activity.metrics
      let table = try table(metrics, back: back, in: journal)
      let all = metrics.compactMap { HealthSeries($0, back: back, in: table, of: session) }
      let items = all.filter { $0.isKnown(days) }.compactMap { series in
        HealthArea.label(of: series.metric.id).map {
          HealthActivityView.Item(
            metric: series.metric.id, label: $0, series: series, change: series.change(days))
        }
      }
      let last = items.first?.series.last ?? session.today
      let window = last.advanced(by: 1 - days)...last
      let registry = session.environment.registry
      let read = window.lowerBound.advanced(by: -WorkoutComparison.daysBefore)...session.today
      let workouts = try registry.workouts(on: read, of: session, in: journal)
      let now = workouts.filter { $0.day >= window.lowerBound }
      // Heart rates are looked for where a workout can have one after it.
      let readings =
        now.contains { $0.start != nil && $0.minutes != nil } ? try heartReadings(on: read, in: journal) : .none
      let week = last.advanced(by: -6)...last
      let before = last.advanced(by: -13)...last.advanced(by: -7)
      return HealthActivityView(
        from: window.lowerBound, to: window.upperBound, items: items,
        weekdays: items.first.flatMap { WeekdayPattern($0.series.last(days), from: window.lowerBound) },
        hours: try hours(on: window, in: journal), exerciseWeek: ExerciseWeek(workouts, on: week, in: table),
        exerciseWeekBefore: ExerciseWeek(workouts, on: before, in: table),
        workouts: WorkoutComparison.all(
          now: now, before: workouts.filter { $0.day < window.lowerBound }, readings: readings),
        goals: try goals(Set(metrics), in: journal), days: days)
    }
  }

  /// Of the steps, where a module knows them by the hour.
  private func hours(on days: ClosedRange<Day>, in journal: any JournalReading) throws -> HourPattern? {
    let known = try session.environment.registry.healthReaders.all.map {
      try $0.hours(of: "vitals.steps", on: days, of: session, in: journal)
    }
    let merged = known.reduce(into: [Day: [Double?]]()) { $0.merge($1) { first, _ in first } }
    return HourPattern(merged.sorted { $0.key < $1.key }.map(\.value))
  }
}
