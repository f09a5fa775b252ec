import TrackerApplication
import TrackerCore

/// The rules of coaching that look at how often somebody checks in, and at how even their answers are.
enum CheckInRules {
  static let all: [CoachingRule] = [silence, streak, steadyMood, noneOfIt]

  private static func checkIn(of person: Person, back days: Int) -> [MetricID: Int] {
    person.checkIn.reduce(into: [:]) { $0[$1.metric] = days }
  }

  /// Whether any question of the check-in is answered on a day.
  private static func isAnswered(_ day: CoachingDay, back: Int) -> Bool {
    day.person.checkIn.contains { day.number($0.metric, back: back) != nil }
  }

  // MARK: Silence

  /// Other things that somebody logs who has not gone away.
  private static let others: [MetricID] = ["sleep.hours", "exercise.minutes", "stress.level", "food.large_meals"]

  /// No check-in for days while other things are logged. Who has gone away is welcomed back elsewhere.
  static let silence = CoachingRule(
    "no-check-in", "You logged other things but have not checked in for three days or more.", category: .habit,
    priority: 3, quietDays: 7,
    metrics: { basis in
      checkIn(of: basis.person, back: PersonalUsual.days).merging(others.map { ($0, 2) }, uniquingKeysWith: max)
    },
    examples: [
      .speaks(
        "Your last check-in was 3 days ago. You do not need to fill in the days between.",
        ["symptom.pain": [3, 3, nil, nil, nil], "sleep.hours": .days(5, 7)]),
      .silent("two days", ["symptom.pain": [3, 3, nil, nil], "sleep.hours": .days(4, 7)]),
      .silent("nothing else is logged", ["symptom.pain": [3, 3, nil, nil, nil]]),
      .silent("never checked in", ["sleep.hours": .days(5, 7)]),
    ]
  ) { day in
    guard let last = (0...PersonalUsual.days).first(where: { isAnswered(day, back: $0) }), last >= 3,
      others.contains(where: { !day.known($0, back: 0...2).isEmpty })
    else { return [] }
    return [
      CoachingNotice(
        .words(
          "Your last check-in was {count} days ago. You do not need to fill in the days between.",
          ["count": .count(last)]), command: "symptoms check-in", value: Double(last))
    ]
  }

  // MARK: Streak

  /// The lengths that are told.
  private static let lengths = [7, 14, 28]

  static let streak = CoachingRule(
    "check-in-streak", "You have checked in every day for one, two or four weeks.", category: .habit,
    severity: .positive, priority: 1, quietDays: 7,
    metrics: { checkIn(of: $0.person, back: PersonalUsual.days) },
    examples: [
      .speaks("You have checked in on 7 days in a row.", ["symptom.pain": [3, nil] + .days(7, 3)]),
      .speaks("You have checked in on 14 days in a row.", ["symptom.pain": .days(14, 3)]),
      .silent("eight days", ["symptom.pain": .days(8, 3)]),
      .silent("a day left out", ["symptom.pain": [3, 3, nil, 3, 3, 3, 3]]),
    ]
  ) { day in
    let run = (0...PersonalUsual.days).prefix { isAnswered(day, back: $0) }.count
    guard lengths.contains(run) else { return [] }
    return [
      CoachingNotice(
        .words("You have checked in on {count} days in a row.", ["count": .count(run)]),
        command: day.entries("check-in", days: run), value: Double(run))
    ]
  }

  // MARK: Answers

  /// The mean change from one answered day to the next; nil where fewer changes are known.
  private static func change(of metric: MetricID, _ day: CoachingDay, back: ClosedRange<Int>, fewest: Int) -> Double? {
    let changes = back.dropLast().compactMap { back -> Double? in
      guard let later = day.number(metric, back: back), let earlier = day.number(metric, back: back + 1) else {
        return nil
      }
      return abs(later - earlier)
    }
    return changes.count >= fewest ? changes.reduce(0, +) / Double(changes.count) : nil
  }

  static let steadyMood = CoachingRule(
    "steady-mood", "Your mood changed less from day to day this week than usual.", category: .mood,
    severity: .positive, priority: 2, quietDays: 14,
    metrics: { _ in ["symptom.mood": 8 + PersonalUsual.days] },
    examples: [
      .speaks(
        "Your mood changed by 0.3 points a day this week; it's usually 2.",
        ["symptom.mood": .days(28, of: 4, 6) + [5, 5, 5, 5, 6, 6, 6, 5]]),
      .silent("as usual", ["symptom.mood": .days(36, of: 4, 6)]),
      .silent("always steady", ["symptom.mood": .days(36, 5)]),
      .silent("too few days", ["symptom.mood": .days(6, of: 4, 6) + .days(7, 5)]),
    ]
  ) { day in
    let metric: MetricID = "symptom.mood"
    guard let now = change(of: metric, day, back: 0...7, fewest: 5),
      let usual = change(of: metric, day, back: 8...8 + PersonalUsual.days, fewest: 14), usual - now >= 1,
      now <= usual / 2
    else { return [] }
    return [
      CoachingNotice(
        comparing: "Your mood changed by {value} points a day this week; it's usually {usual}.", value: now,
        usual: usual, upTo: 1, command: day.entries("check-in", days: 8))
    ]
  }

  /// A symptom that was there before has not been there for a week.
  static let noneOfIt = CoachingRule(
    "symptom-gone", "A symptom that you had before was not there for seven days.", category: .health,
    severity: .positive, priority: 3, quietDays: 14,
    metrics: { checkIn(of: $0.person, back: PersonalUsual.days) },
    examples: [
      .speaks("Pain: none for 7 days.", ["symptom.pain": [4, 3, 4] + .days(7, 0)]),
      .silent("six days", ["symptom.pain": [4, 3, 4] + .days(6, 0)]),
      .silent("it was never there", ["symptom.pain": .days(20, 0)]),
      .silent("a day without an answer", ["symptom.pain": [4, 3, 4, nil] + .days(6, 0)]),
    ]
  ) { day in
    day.person.checkIn.compactMap { symptom in
      guard symptom.scale.hasNone else { return nil }
      let run = (0...7).prefix { day.number(symptom.metric, back: $0) == 0 }.count
      guard run == 7, let before = day.number(symptom.metric, back: 7), before > 0 else { return nil }
      return CoachingNotice(
        .words("{name}: none for {count} days.", ["name": .verbatim(symptom.name), "count": .count(run)]),
        command: day.entries("check-in", days: 8), subject: symptom.metric.rawValue, value: 0)
    }
  }
}
