import TrackerApplication
import TrackerCore

/// What devices counted and measured in each hour of a day: one entry a day, which only files bring (`HourlyValues`).
/// It measures nothing, since the day's numbers are those of other entries; whatever looks at hours reads it.
public enum HoursKind: LogKind {
  public static let definition = LogKindDefinition(
    id: HourlyValues.kind, name: "hourly values", counted: ("1 day of hourly values", "{count} days of hourly values"),
    summary: "What a watch or a phone counted in each hour of a day.",
    fields: [
      FieldDefinition(HourlyValues.steps.name, .text(maxLength: 600), "Steps by the hours of the day.", label: "Steps"),
      FieldDefinition(
        HourlyValues.energy.name, .text(maxLength: 600), "Active energy by the hours of the day, in kcal."),
      FieldDefinition(
        HourlyValues.heart.name, .text(maxLength: 900),
        "The mean, the lowest and the highest heart rate by the hours of the day."),
      FieldDefinition(
        HourlyValues.recovery.name, .text(maxLength: 3_000), "How the heart rate fell after exercise."),
    ],
    metrics: [], examples: [], keepsDay: false, isOfWholeDay: true, hasCommand: false, category: .health)

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] { [] }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let values = HourlyValues(entry.payload)
    let hours = Set(values.steps.keys).union(values.energy.keys).union(values.heart.keys).count
    return .words(hours == 1 ? "values of 1 hour" : "values of {count} hours", ["count": .count(hours)])
  }
}
