import TrackerApplication
import TrackerCore

/// The rules of coaching that look at sleep, exercise, food, drinks and stress.
enum LoggingRules {
  static let all: [CoachingRule] = SleepRules.all + SleepTimeRules.all + ExerciseRules.all + DailyRules.all
}

extension CoachingDay {
  /// The value and the usual of a metric where the value is known and enough is usual.
  func compared(_ metric: MetricID, back: Int = 0) -> (value: Double, usual: Double, before: [Double])? {
    guard let value = number(metric, back: back) else { return nil }
    let before = known(metric, back: back + 1...back + PersonalUsual.days)
    return PersonalUsual.mean(of: before).map { (value, $0, before) }
  }

  /// The sum of a metric over the seven days that end so many days back; nil where fewer than five are known.
  func week(_ metric: MetricID, back: Int) -> Double? {
    let known = known(metric, back: back...back + 6)
    return known.count >= 5 ? known.reduce(0, +) * 7 / Double(known.count) : nil
  }

  /// The mean of the four weeks before the week that ends so many days back; nil where fewer than two are known.
  func usualWeek(_ metric: MetricID, back: Int) -> Double? {
    let weeks = (1...4).compactMap { week(metric, back: back + 7 * $0) }
    return weeks.count >= 2 ? weeks.reduce(0, +) / Double(weeks.count) : nil
  }
}
