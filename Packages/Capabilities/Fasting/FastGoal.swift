import TrackerApplication
import TrackerCore

/// How long a person wants to fast.
enum FastGoal {
  /// Hours.
  static let range = 1.0...168.0

  /// The goal of a new fast. 0 is none, and nobody has one before they say so.
  static let setting = SettingDefinition.personal(
    id: "fast.goal", topic: .logging, title: "Goal of a fast",
    about: "How many hours do you want to fast? 0 is no goal. You can say it for each fast, too.",
    shape: .decimal(0...168), defaultValue: "0",
    told: { value in
      Double(value).map { $0 < range.lowerBound ? "none" : .words("{hours} hours", ["hours": .number($0, upTo: 1)]) }
    })

  /// Hours; nil without a goal.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  static func hours(in journal: any JournalReading) throws -> Double? {
    Double(try PersonalSettings(in: journal)[setting]).flatMap { range.contains($0) ? $0 : nil }
  }
}
