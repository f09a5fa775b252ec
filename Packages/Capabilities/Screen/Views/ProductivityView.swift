import TrackerApplication
import TrackerCore

/// The answer of `productivity`: what helped and what distracted on some days, by the person's own rules.
public struct ProductivityView: ReadModel {
  public static let schema = "productivity/1"

  /// A stretch of focus.
  struct Focus: Encodable, Sendable {
    var start: String
    var end: String
    var minutes: Double
  }

  /// A distraction.
  struct Event: Encodable, Sendable {
    var day: Day
    var start: String
    var minutes: Double
    var trigger: String
    var subsequent: [String]
    var context: UseContext
    /// Whether a notification came before it; nil where no source says so.
    var byNotification: Bool?
  }

  struct OneDay: Encodable, Sendable {
    var day: Day
    /// 0 … 100; nil where it is not known.
    var score: Int?
    var scoreGap: ProductivityGap?
    var minutes: Double?
    var productiveMinutes: Double?
    var neutralMinutes: Double?
    var distractingMinutes: Double?
    /// Of all time, 0 … 1, what no rule says a level of; nil where the times are not known.
    var shareWithoutRule: Double?
    /// nil where the times are not known, or no rule says any level: `focusGap` says which.
    var focusMinutes: Double?
    var longestFocusMinutes: Double?
    var focusGap: ProductivityGap?
    var focus: [Focus]
    var distractions: Int?
    var distractionMinutes: Double?
    var switchesAnHour: Double?
    var unlocks: Double?
    var unlocksAWakingHour: Double?
    var notifications: Double?
    var peakHour: Int?
    var lowHours: [Int]?
    var hours: [HourOfUse]
    /// What prevailed in each half hour from the day's beginning.
    var strip: [FocusStrip.Slot]
  }

  /// An app that distracts.
  struct Detractor: Encodable, Sendable {
    var app: String
    var minutes: Double
    /// Distractions that began with it.
    var triggered: Int
  }

  /// What was in one context.
  struct Context: Encodable, Sendable {
    var context: UseContext
    var minutes: Double
    var productiveMinutes: Double
    var distractingMinutes: Double
    var distractions: Int
  }

  /// Something that stands out, with the number of what it is about.
  struct Suggestion: Encodable, Sendable {
    var says: Phrase
    var n: Int
    var command: String?
  }

  var from: Day
  var to: Day
  var days: [OneDay]
  /// Days of which a score is known, and their mean.
  var daysScored: Int
  var meanScore: Double?
  var daysWithFocus: Int
  var hasRules: Bool
  /// nil where no day has times and rules.
  var events: [Event]?
  var detractors: [Detractor]
  var contexts: [Context]
  /// By clock hour, the mean of the days that are known.
  var hours: [HourOfUse]
  /// Whether it is known which notifications came before a distraction; no source of now says so.
  var notificationImpactKnown = false
  var suggestions: [Suggestion]

  private enum CodingKeys: String, CodingKey {
    case from, to, days, daysScored, meanScore, daysWithFocus, hasRules, events, detractors, contexts, hours
    case notificationImpactKnown, suggestions
  }

  init(_ productivity: Productivity, of session: Session) {
    let calendar = productivity.calendar
    func clock(_ instant: Instant) -> String { calendar.local(instant).time.description }
    from = productivity.days.first?.day ?? session.today
    to = productivity.days.last?.day ?? session.today
    hasRules = productivity.hasLevels
    days = productivity.days.map { one in
      let stream = one.use?.stream
      let focus = one.focus.map { Focus(start: clock($0.start), end: clock($0.end), minutes: Double($0.seconds) / 60) }
      let focusGap: ProductivityGap? =
        one.hasTimes ? nil : !one.isKnown ? .nothing : one.use == nil ? .totalsOnly : .noRules
      return OneDay(
        day: one.day, score: one.score,
        scoreGap: one.score != nil
          ? nil
          : !one.isKnown
            ? .nothing : one.use == nil ? .totalsOnly : productivity.hasLevels ? .tooShort : .noRules,
        minutes: one.minutes, productiveMinutes: one.productive, neutralMinutes: one.neutral,
        distractingMinutes: one.distracting, shareWithoutRule: stream?.shareWithoutRule,
        focusMinutes: one.hasTimes ? focus.map(\.minutes).reduce(0, +) : nil,
        longestFocusMinutes: one.hasTimes ? focus.map(\.minutes).max() ?? 0 : nil, focusGap: focusGap, focus: focus,
        distractions: one.hasTimes ? one.distractions.count : nil,
        distractionMinutes: one.hasTimes ? one.distractions.map { Double($0.seconds) / 60 }.reduce(0, +) : nil,
        switchesAnHour: stream?.switchesAnHour, unlocks: one.unlocks, unlocksAWakingHour: one.unlocksAWakingHour,
        notifications: one.notifications, peakHour: one.hours.max { $0.minutes < $1.minutes }?.hour,
        lowHours: one.lowHours, hours: one.hours,
        strip: one.hasTimes ? FocusStrip.slots(of: stream, on: one.day, in: calendar) : [])
    }
    let scores = days.compactMap(\.score)
    daysScored = scores.count
    meanScore = scores.isEmpty ? nil : Double(scores.reduce(0, +)) / Double(scores.count)
    let timed = productivity.days.filter(\.hasTimes)
    daysWithFocus = timed.count
    let all = timed.flatMap { one in one.distractions.map { (one.day, $0) } }
    events =
      timed.isEmpty
      ? nil
      : all.map { day, event in
        Event(
          day: day, start: clock(event.start), minutes: Double(event.seconds) / 60, trigger: event.trigger,
          subsequent: event.subsequent, context: productivity.work.context(of: event.start, in: calendar),
          byNotification: event.isByNotification)
      }
    detractors = Self.detractors(of: timed, all.map(\.1))
    contexts = Self.contexts(of: timed, all.map(\.1), productivity)
    hours = Self.meanHours(of: productivity.days.filter { $0.use != nil })
    suggestions = []
    suggestions = Self.suggestions(of: self, timed)
  }

  private static func detractors(of days: [Productivity.OneDay], _ events: [Distraction]) -> [Detractor] {
    var seconds: [String: Int64] = [:]
    for span in days.flatMap({ $0.use?.stream.spans ?? [] }) where span.counted < 0 {
      seconds[span.app, default: 0] += span.seconds
    }
    return seconds.map { app, seconds in
      Detractor(app: app, minutes: Double(seconds) / 60, triggered: events.count { $0.trigger == app })
    }.sorted { ($1.minutes, $0.app) < ($0.minutes, $1.app) }
  }

  private static func contexts(
    of days: [Productivity.OneDay], _ events: [Distraction], _ productivity: Productivity
  ) -> [Context] {
    var byContext: [UseContext: Context] = [:]
    func context(_ instant: Instant) -> UseContext {
      productivity.work.context(of: instant, in: productivity.calendar)
    }
    for span in days.flatMap({ $0.use?.stream.spans ?? [] }) {
      let context = context(span.start)
      var sum =
        byContext[context]
        ?? Context(
          context: context, minutes: 0, productiveMinutes: 0, distractingMinutes: 0, distractions: 0)
      let minutes = Double(span.seconds) / 60
      sum.minutes += minutes
      if span.counted > 0 { sum.productiveMinutes += minutes }
      if span.counted < 0 { sum.distractingMinutes += minutes }
      byContext[context] = sum
    }
    for event in events { byContext[context(event.start)]?.distractions += 1 }
    return UseContext.allCases.compactMap { byContext[$0] }
  }

  private static func meanHours(of days: [Productivity.OneDay]) -> [HourOfUse] {
    guard days.count > 1 else { return days.first?.hours ?? [] }
    let count = Double(days.count)
    let hasLevels = days.contains(where: \.hasTimes)
    return Dictionary(grouping: days.flatMap(\.hours), by: \.hour).map { hour, all in
      func mean(_ value: (HourOfUse) -> Double?) -> Double { all.compactMap(value).reduce(0, +) / count }
      return HourOfUse(
        hour: hour, minutes: mean(\.minutes), unlocks: nil,
        productiveMinutes: hasLevels ? mean(\.productiveMinutes) : nil,
        distractingMinutes: hasLevels ? mean(\.distractingMinutes) : nil, category: nil, score: nil)
    }.sorted { ($0.hour + 20) % 24 < ($1.hour + 20) % 24 }
  }

  private static let fewestDays = 5

  private static func suggestions(of view: ProductivityView, _ days: [Productivity.OneDay]) -> [Suggestion] {
    var all: [Suggestion] = []
    let count = view.events?.count ?? 0
    if count >= fewestDays, let first = view.detractors.max(by: { $0.triggered < $1.triggered }),
      first.triggered * 3 >= count
    {
      all.append(
        Suggestion(
          says: .words(
            "{app} began {count} of {all} distractions.",
            ["app": .verbatim(first.app), "count": .count(first.triggered), "all": .count(count)]),
          n: count,
          command: "symptoms goals add \("Less \(first.app)".shellWord) --track "
            + "\(ScreenMetrics.appPrefix)\(ScreenMetrics.word(ofApp: first.app)) --at-most 30 --days 5"))
    }
    let focused = days.filter { !$0.focus.isEmpty }
    let best = view.hours.max { ($0.productiveMinutes ?? 0) < ($1.productiveMinutes ?? 0) }
    if focused.count >= fewestDays, let best, (best.productiveMinutes ?? 0) > 0 {
      all.append(
        Suggestion(
          says: .words(
            "Your most productive hour is from {from} to {to}, over {count} days.",
            [
              "from": .verbatim("\(LocalTime(wrapping: best.hour * 60))"),
              "to": .verbatim("\(LocalTime(wrapping: best.hour * 60 + 60))"), "count": .count(days.count),
            ]), n: days.count))
    }
    let shares = view.days.compactMap(\.shareWithoutRule)
    if !shares.isEmpty {
      let share = shares.reduce(0, +) / Double(shares.count)
      if share >= 0.2 {
        all.append(
          Suggestion(
            says: .words(
              "No rule says a level for {percent}% of the time.", ["percent": .count(Int((share * 100).rounded()))]),
            n: shares.count, command: "symptoms apps"))
      }
    }
    return all
  }
}
