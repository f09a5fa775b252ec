import TrackerApplication
import TrackerCore

/// What reports say.
enum ReportSettings {
  /// The parts of a report, in their usual order.
  private static let parts = ["summary", "forecast", "symptoms", "logged", "patterns", "insights", "goals", "notes"]
  private static let names: [String: Phrase] = [
    "summary": "summary", "forecast": "forecast", "symptoms": "symptoms", "logged": "what you logged",
    "patterns": "patterns", "insights": "insights", "goals": "goals", "notes": "notes",
  ]

  static let sections = SettingDefinition.personal(
    id: "report.sections", topic: .reports, title: "Parts of a report",
    about: "Which parts does a report have, and in which order?", shape: .order(parts),
    defaultValue: parts.joined(separator: ","), told: { names[$0] })

  static let timeframe = SettingDefinition.personal(
    id: "report.timeframe", topic: .reports, title: "Time of a report", about: "Which time does a report cover?",
    shape: .choice(["daily", "weekly", "monthly"]), defaultValue: "weekly")

  static let insights = SettingDefinition.personal(
    id: "report.insights", topic: .reports, title: "Insights in a report",
    about: "How many insights does a report show, at most?", shape: .whole(0...20), defaultValue: "5")

  static let insightsFirst = SettingDefinition.personal(
    id: "report.insights_first", topic: .reports, title: "Insights first",
    about: "Does a report begin with its insights?", shape: .switched, defaultValue: SettingDefinition.off,
    rules: [
      SettingDefinition.Rule(with: "report.insights", says: "A report without insights cannot begin with them") {
        $0 == SettingDefinition.on && $1 == "0"
      }
    ])

  static let goals = SettingDefinition.personal(
    id: "report.goals", topic: .reports, title: "Goals in a report",
    about: "Does a report show how your goals are going?",
    shape: .switched, defaultValue: SettingDefinition.on)

  static let all = [sections, timeframe, insights, insightsFirst, goals]
}
