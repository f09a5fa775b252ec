import TrackerCore

/// How derived metrics come from days of stored ones; each says in its definition when it is unknown.
enum Derived {
  @Sendable static func sleepDebt(_ table: DayTable, _ day: Day) -> DayValue {
    let week = numbers("sleep.hours", in: table, back: 0..<7, from: day)
    let before = numbers("sleep.hours", in: table, back: 7..<35, from: day)
    guard week.count >= 4, before.count >= 7 else { return .unknown }
    let baseline = before.reduce(0, +) / Double(before.count)
    return .value(max(0, week.reduce(0) { $0 + baseline - $1 }))
  }

  @Sendable static func loadRatio(_ table: DayTable, _ day: Day) -> DayValue {
    let before = numbers("exercise.load", in: table, back: 1..<29, from: day)
    guard before.count >= 14 else { return .unknown }
    let usual = max(leastUsualLoad, before.reduce(0, +) / Double(before.count))
    return DayValue(table["exercise.load", day].number.map { min(highestLoadRatio, $0 / usual) })
  }

  /// Five minutes of light exercise a day. Beside a usual of nearly nothing, any walk would be endlessly much, and
  /// beside one of nothing it could not be told at all.
  private static let leastUsualLoad = 10.0
  /// The top of the metric's range.
  private static let highestLoadRatio = 100.0

  @Sendable static func activeDays(_ table: DayTable, _ day: Day) -> DayValue {
    let week = numbers("exercise.minutes", in: table, back: 0..<7, from: day)
    return week.count >= 4 ? .value(Double(week.count { $0 > 0 })) : .unknown
  }

  @Sendable static func sedentaryDays(_ table: DayTable, _ day: Day) -> DayValue {
    guard table["exercise.minutes", day] != .unknown else { return .unknown }
    let run = (0..<60).first { table["exercise.minutes", day.advanced(by: -$0)].number != 0 } ?? 60
    return .value(Double(run))
  }

  @Sendable static func recoveryHours(_ table: DayTable, _ day: Day) -> DayValue {
    guard numbers("exercise.intense_end", in: table, back: 0..<7, from: day).count >= 4 else { return .unknown }
    for back in 0..<7 {
      if let end = table["exercise.intense_end", day.advanced(by: -back)].number, end > 0 {
        return .value(Double(back) * 24 + 24 - end)
      }
    }
    return .value(168)
  }

  /// The known values of the days so many days back, the nearest first.
  private static func numbers(_ metric: MetricID, in table: DayTable, back days: Range<Int>, from day: Day) -> [Double]
  {
    table.known(metric, on: day.advanced(by: 1 - days.upperBound)...day.advanced(by: -days.lowerBound)).reversed()
  }
}
