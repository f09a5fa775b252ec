import TrackerApplication
import TrackerCore

/// The numbers of days that screens give. A day without an entry is unknown in all of them.
enum ScreenMetrics {
  static let minutes: MetricID = "screen.minutes"
  static let unlocks: MetricID = "screen.unlocks"
  static let notifications: MetricID = "screen.notifications"
  static let productive: MetricID = "screen.productive_minutes"
  static let neutral: MetricID = "screen.neutral_minutes"
  static let distracting: MetricID = "screen.distracting_minutes"
  static let score: MetricID = "screen.score"
  static let focus: MetricID = "screen.focus_minutes"
  static let longestFocus: MetricID = "screen.longest_focus_minutes"
  static let distractions: MetricID = "screen.distractions"
  static let appPrefix = "screen.app."

  /// The word of an app in its metric: `mail.example.org` is `mail-example-org`.
  static func word(ofApp app: String) -> String {
    let word = app.metricWord
    return word.isEmpty ? "unnamed" : word
  }

  /// All of them count the same time.
  private static let ofScreens = MeasuredMetrics.family(prefix: "screen.")
  private static let perDay = 0.0...1440.0
  private static let highest: Phrase = "The highest total of the day. What is typed counts before what files bring."
  private static let byRules: Phrase = "By your rules for apps. Unknown without any: symptoms apps"

  static let all: [MetricDefinition] = [
    total(minutes, "Time at screens", "minutes", perDay),
    total(unlocks, "Unlocks of the phone", "unlocks", 0...10_000),
    total(notifications, "Notifications", "notifications", 0...100_000),
    total(productive, "Productive time at screens", "minutes", perDay, about: byRules),
    total(neutral, "Neutral time at screens", "minutes", perDay, about: byRules),
    total(distracting, "Distracting time at screens", "minutes", perDay, about: byRules),
    total(score, "Productivity score", "points", 0...100, about: "50 is neutral, 100 very productive."),
    total(focus, "Focus time", "minutes", perDay, about: "Time in stretches of at least 25 productive minutes."),
    total(longestFocus, "Longest focus", "minutes", perDay, about: "The longest stretch of productive time."),
    total(
      distractions, "Distractions", "distractions", 0...10_000,
      about: "How often something distracting came after five minutes of other things."),
  ]

  /// Minutes of one app. On a day that a device recorded, an app that was not in front has none.
  static let apps = MetricFamily(
    prefix: appPrefix, placeholder: "app", about: "Minutes with an app, such as screen.app.mail."
  ) { id, word in
    MetricDefinition(
      id: id, name: .words("Time with {app}", ["app": .verbatim(word.withSpaces)]), unit: "minutes", range: perDay,
      direction: nil, fold: .max, foldOverDays: .mean, absence: .noneOnKeptDays(ScreenUseKind.id), about: highest,
      category: .phone
    ).sharingEntries(with: ofScreens)
  }

  /// Minutes of one category: of the program's, or of one that the person's rules name. On a day that a device
  /// recorded, a category of which no app was in front has none.
  static let categories = MetricFamily(
    prefix: "screen.", suffix: "_minutes", placeholder: "category", possible: AppCategory.all,
    about: "Minutes with apps of a category, such as screen.social_minutes."
  ) { id, word in
    MetricDefinition(
      id: id, name: .words("Time with apps: {category}", ["category": AppCategory.name(of: word)]), unit: "minutes",
      range: perDay, direction: nil, fold: .max, foldOverDays: .mean, absence: .noneOnKeptDays(ScreenUseKind.id),
      about: highest, category: .phone
    ).sharingEntries(with: ofScreens)
  }

  private static func total(
    _ id: MetricID, _ name: Phrase, _ unit: String, _ range: ClosedRange<Double>, about: Phrase = highest
  ) -> MetricDefinition {
    MetricDefinition(
      id: id, name: name, unit: unit, range: range, direction: nil, fold: .max, foldOverDays: .mean, absence: .unknown,
      about: about, category: .phone
    ).sharingEntries(with: ofScreens)
  }
}
