import TrackerApplication
import TrackerCore

/// What reminds of a drink, of the night, and of days that were lower than usual.
enum LoggingReminders {
  static let all = [drink, bedtime, mood, energy]

  /// Hours without a drink.
  private static let drink = ReminderRule(
    "drink", name: "A drink", about: "If you have not logged a drink for {interval}, outside your quiet hours.",
    says: "You have not logged a drink for {interval}.", notifies: "Time for a drink?",
    command: "symptoms log food drinks=water",
    timing: .after(hours: 3, allowed: 1...12, isWaking: true) { $0.last?.instant },
    entry: .init(FoodKind.id) { !($0.payload[FoodKind.drinks] ?? []).isEmpty },
    examples: [
      ReminderExample("2026-03-12T15:00", last: "2026-03-12T12:00", isDue: true),
      ReminderExample("2026-03-12T11:05", last: "2026-03-11T19:00", isDue: true),
      ReminderExample("2026-03-12T11:00", isDue: true),
      ReminderExample("2026-03-12T14:59", last: "2026-03-12T12:00", isDue: false),
      ReminderExample("2026-03-12T09:30", last: "2026-03-11T19:00", isDue: false),
    ])

  /// The time to get ready for the night.
  private static let bedtime = ReminderRule(
    "bedtime", name: "Bedtime", about: "Every day at {time}.", says: "It is time to get ready for bed.",
    notifies: "It is time to get ready for bed.", command: "symptoms today",
    timing: .daily(at: LocalTime(wrapping: 21 * 60)),
    examples: [
      ReminderExample("2026-03-12T21:00", isDue: true), ReminderExample("2026-03-12T20:59", isDue: false),
    ])

  private static let mood = lower(
    "lower-mood", "symptom.mood", name: "Lower mood",
    about: "If your mood was lower than your usual for three days.",
    says: "Your mood was lower than your usual for three days: {values}; it's usually about {usual}.",
    holds: "Your mood was lower than your usual for three days.",
    fails: "Your mood was not lower than usual for three days, or it is unknown.")

  private static let energy = lower(
    "lower-energy", "symptom.energy", name: "Lower energy",
    about: "If your energy was lower than your usual for three days.",
    says: "Your energy was lower than your usual for three days: {values}; it's usually about {usual}.",
    holds: "Your energy was lower than your usual for three days.",
    fails: "Your energy was not lower than usual for three days, or it is unknown.")

  /// A rule on a number of which little is bad. A run of days is told once, when it gets to be three days long.
  private static func lower(
    _ id: ReminderID, _ metric: MetricID, name: Phrase, about: Phrase, says: Phrase, holds: Phrase, fails: Phrase
  ) -> ReminderRule {
    let usual = [Double?](repeating: 6, count: 20)
    return ReminderRule(
      id, name: name, about: about, says: says, notifies: "There is something to look at.",
      command: "symptoms list --days 7", timing: .daily(at: LocalTime(wrapping: 18 * 60)),
      checks: [ReminderRule.Check(holds: holds, fails: fails) { LowRun(of: metric, in: $0) != nil }],
      metrics: [metric: PersonalUsual.days + LowRun.longest + 1],
      values: { context in
        guard let run = LowRun(of: metric, in: context) else { return [:] }
        return [
          "values": .parts(run.last.map { .number($0, upTo: 1) }),
          "usual": .number(run.usual, upTo: 1),
        ]
      },
      occasion: { context in (LowRun(of: metric, in: context)?.first ?? context.day).description },
      examples: [
        ReminderExample("2026-03-12T18:00", values: [metric: usual + [4, 3, 4]], isDue: true),
        ReminderExample("2026-03-12T18:00", values: [metric: usual + [3, 3, 4, nil]], isDue: true),
        ReminderExample("2026-03-12T17:59", values: [metric: usual + [4, 3, 4]], isDue: false),
        ReminderExample("2026-03-12T18:00", values: [metric: usual + [4, 6, 4]], isDue: false),
        ReminderExample("2026-03-12T18:00", values: [metric: usual + [4, nil, 4]], isDue: false),
        ReminderExample("2026-03-12T18:00", values: [metric: [6, 6, 6, 4, 3, 4]], isDue: false),
        ReminderExample("2026-03-12T18:00", isDue: false),
      ])
  }
}

/// Three or more answered days in a row, each below what was usual before it: up to today, or up to yesterday where
/// today is not answered yet. Which days are low never changes with the day on which that is asked, so that a run stays
/// one.
struct LowRun {
  /// A run of so many days began too long ago to be news.
  static let longest = 14
  private static let shortest = 3

  /// The first day of the run.
  let first: Day
  /// The values of its last three days, in their order.
  let last: [Double]
  /// What was usual before these.
  let usual: Double

  /// nil where there is none, or too little is known of what is usual.
  init?(of metric: MetricID, in context: ReminderContext) {
    let table = context.table
    func number(_ day: Day) -> Double? { table[metric, day].number }
    func usual(before day: Day) -> Double? {
      PersonalUsual.mean(of: table.known(metric, on: day.advanced(by: -PersonalUsual.days)...day.advanced(by: -1)))
    }
    func isLow(_ day: Day) -> Bool {
      guard let value = number(day), let usual = usual(before: day) else { return false }
      return value < usual
    }
    let end = number(context.day) == nil ? context.day.advanced(by: -1) : context.day
    let run = (0..<LowRun.longest).map { end.advanced(by: -$0) }.prefix(while: isLow)
    let newest = run.prefix(LowRun.shortest)
    guard run.count >= LowRun.shortest, run.count < LowRun.longest, let first = run.last, let before = newest.last,
      let usual = usual(before: before)
    else { return nil }
    self.first = first
    last = newest.reversed().compactMap(number)
    self.usual = usual
  }
}
