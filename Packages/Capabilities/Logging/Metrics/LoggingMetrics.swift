import TrackerCore

/// The metrics that entries give, and those derived from them.
enum LoggingMetrics {
  static let all = sleep + exercise + food + MainMeal.metrics + activity

  private static let sleep: [MetricDefinition] = [
    MetricDefinition(
      id: "sleep.hours", name: "Sleep", unit: "hours", range: 0...24, direction: .low, fold: .sum, foldOverDays: .mean,
      known: .waking,
      absence: .unknown,
      about: "Hours asleep in the night that ended that morning. Known times count before typed hours."),
    MetricDefinition(
      id: "sleep.quality", name: "Sleep quality", unit: "points", range: 1...10, direction: .low, fold: .mean,
      known: .waking,
      absence: .unknown, about: "How good the sleep was; 10 is best."),
    MetricDefinition(
      id: "sleep.restfulness", name: "Restfulness", unit: "points", range: 1...10, direction: .low, fold: .mean,
      known: .waking,
      absence: .unknown, about: "How rested the person feels; 10 is fully rested."),
    MetricDefinition(
      id: "sleep.nap_minutes", name: "Naps", unit: "minutes", range: 0...1440, direction: nil, fold: .sum,
      absence: .noneOnKeptDays("rest"),
      about: "Minutes of naps in the day."),
    MetricDefinition(
      id: "sleep.awake_minutes", name: "Awake in the night", unit: "minutes", range: 0...720, direction: .high,
      fold: .sum, known: .waking,
      absence: .unknown, about: "Minutes awake between falling asleep and waking up."),
    MetricDefinition(
      id: "sleep.interruptions", name: "Sleep interruptions", unit: "times", range: 0...50, direction: .high,
      fold: .sum,
      foldOverDays: .mean,
      known: .waking, absence: .unknown, about: "How often the person woke up in the night.", countsYes: true),
    MetricDefinition(
      id: "sleep.midpoint", name: "Middle of the sleep", unit: "hours after midnight", range: -12...24, direction: nil,
      fold: .last,
      foldOverDays: .mean, known: .waking, absence: .unknown,
      about: "The middle of the sleep. It is negative before midnight."),
    MetricDefinition(
      id: "sleep.debt", name: "Sleep debt", unit: "hours", range: 0...168, direction: .high, fold: .last,
      known: .waking, absence: .unknown,
      about:
        "Hours of sleep missing over 7 days, against the mean of the 28 days before. It needs 4 and 7 known nights.",
      derivation: .init(inputs: ["sleep.hours"], lookback: 34, value: Derived.sleepDebt)),
  ]

  private static let exercise: [MetricDefinition] = [
    MetricDefinition(
      id: "exercise.minutes", name: "Exercise", unit: "minutes", range: 0...1440, direction: nil, fold: .sum,
      absence: .noneOnKeptDays("exercise"), about: "Minutes of exercise in the day.", canBeUnknown: true,
      category: .health),
    MetricDefinition(
      id: "exercise.intensity", name: "Exercise intensity", unit: "points", range: 0...10, direction: nil, fold: .max,
      absence: .noneOnKeptDays("exercise"),
      about: "The highest intensity of the day: 1–3 is light, 4–6 moderate, 7–10 hard.", canBeUnknown: true),
    MetricDefinition(
      id: "exercise.load", name: "Exercise load", unit: "minutes × intensity", range: 0...14_400, direction: nil,
      fold: .sum,
      absence: .noneOnKeptDays("exercise"), about: "Minutes times intensity, added up over the day.",
      canBeUnknown: true
    ).sharingEntries(with: "exercise.minutes", "exercise.intensity"),
    MetricDefinition(
      id: "exercise.intense_end", name: "End of hard exercise", unit: "hours into the day", range: 0...24,
      direction: nil, fold: .max,
      absence: .noneOnKeptDays("exercise"),
      about: "Hours from the start of the day to the end of its last hard exercise (7 or more).", canBeUnknown: true
    ).sharingEntries(with: "exercise.intensity", "exercise.load"),
    MetricDefinition(
      id: "exercise.load_ratio", name: "Exercise against the usual", unit: MetricDefinition.timesTheUsual,
      range: 0...100, direction: nil,
      fold: .last,
      foldOverDays: .mean, absence: .unknown,
      about:
        """
        The day's load divided by the mean load of the 28 days before, which counts as at least 10. It needs 14 known \
        days.
        """,
      derivation: .init(inputs: ["exercise.load"], lookback: 28, value: Derived.loadRatio)),
    MetricDefinition(
      id: "exercise.active_days", name: "Active days", unit: "days", range: 0...7, direction: nil, fold: .last,
      absence: .unknown,
      about: "Days with exercise in the last seven. At least four of them must be known.",
      derivation: .init(inputs: ["exercise.minutes"], lookback: 6, value: Derived.activeDays)),
    MetricDefinition(
      id: "exercise.sedentary_days", name: "Days without exercise", unit: "days", range: 0...60, direction: .high,
      fold: .last,
      absence: .unknown,
      about:
        """
        How many days in a row had no exercise, up to this one. An unknown day ends the row.
        """,
      derivation: .init(inputs: ["exercise.minutes"], lookback: 59, value: Derived.sedentaryDays)),
    MetricDefinition(
      id: "exercise.recovery_hours", name: "Hours since hard exercise", unit: "hours", range: 0...168,
      direction: nil, fold: .last,
      absence: .unknown,
      about:
        """
        Hours from the end of the last hard exercise (7 or more) to the end of the day. After a week without any, it \
        is 168.
        """,
      derivation: .init(inputs: ["exercise.intense_end"], lookback: 6, value: Derived.recoveryHours)),
  ]

  private static let food: [MetricDefinition] = [
    MetricDefinition(
      id: "food.large_meals", name: "Large meals", unit: "meals", range: 0...20, direction: nil, fold: .sum,
      absence: .noneOnKeptDays("food"),
      about: "Meals logged as large."),
    MetricDefinition(
      id: "food.calories", name: "Calories eaten", unit: "kcal", range: 0...20_000, direction: nil, fold: .sum,
      absence: .unknown,
      about: "Kilocalories of the meals for which they were logged."
    ).sharingEntries(with: .family(prefix: FoodItem.metricPrefix), .foodGroups),
    MetricDefinition(
      id: "hydration.ml", name: "How much you drank", unit: "ml", range: 0...20_000, direction: nil, fold: .sum,
      absence: .unknown,
      about: "Millilitres of the drinks with an amount. A cup counts 240, a glass 250."
    ).sharingEntries(with: .family(prefix: FoodItem.metricPrefix), .foodGroups),
  ]

  private static let activity: [MetricDefinition] = [
    MetricDefinition(
      id: "activity.minutes", name: "Activity", unit: "minutes", range: 0...2880, direction: nil, fold: .sum,
      absence: .noneOnKeptDays("activity"), about: "Minutes of logged activities.", category: .health),
    MetricDefinition(
      id: "stress.level", name: "Stress", unit: "points", range: 1...10, direction: .high, fold: .max,
      absence: .unknown,
      about: "The highest stress of the day."),
    MetricDefinition(
      id: ActivityKind.questions, name: "Questions for a visit", unit: "questions", range: 0...1000, direction: nil,
      fold: .sum, absence: .noneOnKeptDays("activity"),
      about: "Questions for the next medical visit that were noted that day.", isImportable: false),
  ]

  static let families: [MetricFamily] = [
    MetricFamily(
      prefix: FoodItem.metricPrefix, placeholder: "word", leadIns: ["food", "drink", "drinks", "essen", "getränk"],
      takesUnknownWords: true,
      wordForm: FoodItem.countedWord,
      about: "How many portions of that food or drink the person had."
    ) { id, word in
      var metric = MetricDefinition(
        id: id, name: "\(word.withSpaces)", unit: "portions", range: 0...1000, direction: nil, fold: .sum,
        absence: .noneOnKeptDays("food"), about: "How many portions of it the person had that day.",
        countsYes: true)
      // Whoever asks by the plural is told of the singular, which is what is stored.
      let counted = FoodItem.counted(id)
      if counted != id { metric.formerly = [.init(id: counted, becoming: metric.range)] }
      return metric
    },
    MetricFamily(
      prefix: "activity.", suffix: "_minutes", placeholder: "type", words: ActivityKind.types,
      about: "Minutes of one type of activity."
    ) { id, word in
      let type = ActivityType.name(of: word)
      return MetricDefinition(
        id: id, name: .words("Minutes of {activity}", ["activity": type]), unit: "minutes", range: 0...2880,
        direction: nil, fold: .sum,
        absence: .noneOnKeptDays("activity"),
        about: .words("Minutes of the day’s activities of the type {type}.", ["type": type])
      ).sharingEntries(with: "activity.minutes")
    },
    MetricFamily(prefix: "custom.", placeholder: "name", about: "A number of the person's own, often from an import.") {
      id, word in
      MetricDefinition(
        id: id, name: "\(word.withSpaces)", unit: "own units", range: -1e12...1e12, direction: nil,
        fold: .mean,
        absence: .unknown, about: "A number of the person's own.", countsYes: true)
    },
  ]
}
