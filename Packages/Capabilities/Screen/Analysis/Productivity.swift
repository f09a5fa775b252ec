import TrackerApplication
import TrackerCore

/// What helped and what distracted on some days.
struct Productivity {
  /// One day of it.
  struct OneDay: Sendable {
    var day: Day
    /// What devices recorded; nil where the times of apps are not known.
    var use: DayOfUse?
    /// Minutes as their metrics have them: typed ones count before recorded ones. nil where not known.
    var minutes: Double?
    var productive: Double?
    var neutral: Double?
    var distracting: Double?
    var score: Int?
    var unlocks: Double?
    var notifications: Double?
    /// `unlocks / (24 − sleep.hours)`; nil where one of the two is not known.
    var unlocksAWakingHour: Double?
    /// Clock hours in which the person was awake and used a screen for less than five minutes; nil where it is not
    /// known when they were awake.
    var lowHours: [Int]?
    var focus: [FocusPeriod] = []
    var distractions: [Distraction] = []
    var hours: [HourOfUse] = []

    var isKnown: Bool { minutes != nil || score != nil || productive != nil || distracting != nil }
    /// Whether focus and distractions can be told.
    var hasTimes: Bool { use?.stream.hasLevels == true }
  }

  let days: [OneDay]
  let calendar: DayCalendar
  let work: WorkHours
  /// Whether a rule of the person says any level.
  let hasLevels: Bool

  private static let sleepHours: MetricID = "sleep.hours"
  private static let rest: LogKindID = "rest"
  private static let night = Field<TimeSpan>("sleep")
  private static let fewestMinutesOfHour = 5.0

  init(on range: ClosedRange<Day>, for session: Session, in journal: any JournalReading) throws {
    let calendar = session.calendar
    let rules = try AppRules(in: journal)
    hasLevels = rules.hasLevels
    work = try WorkHours(in: journal)
    self.calendar = calendar
    let uses = try ScreenBook(session).uses(on: range, in: journal)
    let metrics = [
      ScreenMetrics.minutes, ScreenMetrics.productive, ScreenMetrics.neutral, ScreenMetrics.distracting,
      ScreenMetrics.score, ScreenMetrics.unlocks, ScreenMetrics.notifications, Self.sleepHours,
    ]
    let known = metrics.filter { session.person.catalogue[$0] != nil }
    let table = try journal.dayTable(
      Dictionary(known.map { ($0, 0) }) { first, _ in first }, on: range, catalogue: session.person.catalogue)
    let nights = Dictionary(
      try journal.entries(
        EntryQuery(
          days: range.lowerBound...range.upperBound.advanced(by: 1), kinds: [Self.rest], onlyCounting: true)
      ).compactMap { entry in entry.payload[Self.night].map { (entry.day, $0) } }
    ) { $0.minutes >= $1.minutes ? $0 : $1 }
    days = (range.lowerBound.number...range.upperBound.number).map { place in
      let day = Day(number: place)
      func number(_ metric: MetricID) -> Double? { table[metric, day].number }
      var one = OneDay(
        day: day, use: uses[day], minutes: number(ScreenMetrics.minutes),
        productive: number(ScreenMetrics.productive), neutral: number(ScreenMetrics.neutral),
        distracting: number(ScreenMetrics.distracting),
        score: number(ScreenMetrics.score).map { Int($0.rounded()) }, unlocks: number(ScreenMetrics.unlocks),
        notifications: number(ScreenMetrics.notifications))
      if one.score == nil {
        one.score = ScreenKind.score(of: [one.productive, one.neutral, one.distracting]).map { Int($0) }
      }
      if let unlocks = one.unlocks, let slept = number(Self.sleepHours), slept < 24 {
        one.unlocksAWakingHour = unlocks / (24 - slept)
      }
      guard let use = one.use else { return one }
      one.hours = use.stream.hours(unlocks: use.unlocks, in: calendar)
      if one.hasTimes {
        one.focus = use.stream.focusPeriods
        one.distractions = use.stream.distractions()
      }
      if let awake = nights[day]?.end {
        let asleep = nights[day.advanced(by: 1)]?.start ?? use.stream.spans.last?.end ?? awake
        one.lowHours = Self.lowHours(from: awake, to: asleep, one.hours, calendar)
      }
      return one
    }
  }

  /// The whole clock hours between two times with less than five minutes of use.
  private static func lowHours(
    from start: Instant, to end: Instant, _ hours: [HourOfUse], _ calendar: DayCalendar
  ) -> [Int] {
    let minutes = Dictionary(hours.map { ($0.hour, $0.minutes) }) { first, _ in first }
    var low: [Int] = []
    let local = start.seconds + Int64(calendar.zone.offset(at: start))
    var hour = start + (3_600 - (local % 3_600 + 3_600) % 3_600) % 3_600
    while hour + 3_600 <= end, low.count < 24 {
      let clock = calendar.local(hour).time.minutes / 60
      if minutes[clock] ?? 0 < fewestMinutesOfHour, !low.contains(clock) { low.append(clock) }
      hour = hour + 3_600
    }
    return low
  }
}

/// Why something of productivity is not known.
enum ProductivityGap: String, Encodable, Sendable {
  /// Nothing is known of the screens.
  case nothing
  /// No rule says which apps help or distract.
  case noRules
  /// There were less than 30 minutes.
  case tooShort
  /// Only totals are known, and no times.
  case totalsOnly

  var says: Phrase {
    switch self {
    case .nothing: "Nothing is known of your screens then."
    case .noRules: "Not known: no rule of yours says which apps help and which distract."
    case .tooShort: "Not known: less than 30 minutes were recorded."
    case .totalsOnly: "Not known: only totals are known, and not when each app was used."
    }
  }
}
