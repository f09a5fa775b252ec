import TrackerCore
import TrackerPacks

extension SchemaMaker {
  /// A goal that a pack suggests, or those keys of one that a pack above changes.
  var goal: JSONSchema {
    .object(
      PackKeys.goal, requires: false,
      [
        "title": text("title").described("What the goal is called."),
        "says": text().described("One sentence that says what it means."),
        "category": JSONSchema.words(PackLimits.goalCategories).orNull.described(
          "The category it belongs to. Default: \(PackLimits.goalCategories[0])."),
        "habit": goalHabit.orNull.described(
          "A condition that is met on some days of every week. A goal has this or `target`."),
        "target": goalTarget.orNull.described(
          "A metric that is to get from one value to another. A goal has this or `habit`."),
        "source": ids.with("minItems", .number(1)).described("The references that the figures come from."),
        "applies_to": applies,
      ])
  }

  private var goalHabit: JSONSchema {
    .object(
      PackKeys.goalHabit, requires: false,
      [
        "metric": JSONSchema.shared("metric").described("The metric that the condition is about."),
        "at_least": JSONSchema.number().orNull.described("A day is met from this value on, in the metric's unit."),
        "at_most": JSONSchema.number().orNull.described("A day is met up to this value, in the metric's unit."),
        "days": JSONSchema.whole(in: GoalHabit.daysOfWeek).described("How many days of a week."),
      ])
  }

  private var goalTarget: JSONSchema {
    .object(
      PackKeys.goalTarget, requires: false,
      [
        "metric": JSONSchema.shared("metric").described("The metric."),
        "from": JSONSchema.number().orNull.described(
          "The value at the start, in the metric's unit. Default: the person's value when they begin."),
        "to": JSONSchema.number().described("The value to reach, in the metric's unit."),
      ])
  }

  /// The texts of a goal in another language.
  var goalTexts: JSONSchema {
    .object([
      "title": text("title").described("What the goal is called."),
      "says": text().described("The sentence that says what it means."),
    ])
  }
}
