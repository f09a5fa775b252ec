import TrackerCore
import TrackerPacks

extension SchemaMaker {
  /// An insight, or those keys of one that a pack above changes.
  var insight: JSONSchema {
    .object(
      PackKeys.insight, requires: false,
      [
        "metric": JSONSchema.shared("metric").described("The metric. `symptoms pack metrics` lists all."),
        "over": days(PackLimits.windowDays).orNull.described(
          "The window of days that ends that day, such as 7d. Default: 1d."),
        "lag": days(PackLimits.lagDays).orNull.described(
          "How many days earlier the window ends, such as 1d. Default: 0d."),
        "take": take.orNull.described("How the window's days become one value. Default: the metric's own way."),
        "when": JSONSchema.object(Dictionary(comparisons) { first, _ in first }, fewest: 1).with(
          "maxProperties", .number(1)
        ).described("One comparison. Where a value is unknown, nothing is said."),
        "running": days(PackLimits.insightRun).orNull.described(
          "The comparison must hold on each of so many days, the day itself and those before it. Default: 1d."),
        "says": text().described(
          "One sentence of facts: {value} and {usual} or {day_before}, also counted as in {value hours}."),
        "period": days(PackLimits.insightPeriod).described("For so many days it is not said again."),
        "category": JSONSchema.words(InsightCategory.self).described("What it is about."),
        "severity": JSONSchema.words(InsightSeverity.self).orNull.described("How grave it is. Default: neutral."),
        "priority": JSONSchema.whole(in: PackLimits.insightPriority).described("5 is shown first."),
        "applies_to": applies,
      ])
  }

  private var comparisons: [(String, JSONSchema)] {
    let words = [
      "at_least": "So much or more.", "at_most": "So much or less.",
      "above_day_before": "So much or more above the day before.",
      "below_day_before": "So much or more below the day before.",
      "above_usual": "So much or more above the person's own usual, the mean of the 28 days before.",
      "below_usual": "So much or more below the person's own usual, the mean of the 28 days before.",
    ]
    return PackKeys.insightWhen.map { key in
      let isDifference = !["at_least", "at_most"].contains(key)
      let number = isDifference ? JSONSchema.number(in: PackLimits.insightDifference) : JSONSchema.number()
      return (key, number.described(words[key] ?? ""))
    }
  }
}
