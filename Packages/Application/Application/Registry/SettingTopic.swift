import TrackerCore

/// What some settings are about: they stand together in the overview.
public struct SettingTopic: Sendable, Hashable {
  /// Stable and kebab-case, such as `language`.
  public var id: String
  public var name: Phrase
  /// Topics stand in the order of these numbers, the lowest first.
  public var place: Int

  public init(_ id: String, _ name: Phrase, place: Int) {
    self.id = id
    self.name = name
    self.place = place
  }

  /// Colours and signs on the screen.
  public static let screen = SettingTopic("screen", "On the screen", place: 10)
  /// How words, dates and amounts are read and written.
  public static let language = SettingTopic("language", "Language, dates and units", place: 20)
  /// When a day begins and what stands on `today`.
  public static let day = SettingTopic("day", "Your day", place: 30)
  /// What is collected.
  public static let logging = SettingTopic("logging", "What you log", place: 40)
  /// What is reminded of.
  public static let reminders = SettingTopic("reminders", "Reminders", place: 50)
  /// What reports say, and what pages look like.
  public static let reports = SettingTopic("reports", "Reports and pages", place: 60)
  /// What is kept, copied and exported.
  public static let data = SettingTopic("data", "Your data", place: 70)
  /// Whatever is about nothing of these.
  public static let other = SettingTopic("other", "Other settings", place: 100)
}
