import TrackerCore

/// A meal that people can skip.
enum MainMeal: String, CaseIterable, Sendable {
  case breakfast, lunch, dinner

  /// The metric that says whether a day went without it: 1 if it did. A meal that was logged counts before a word that
  /// there was none, and before a day that was closed without it.
  var skipped: MetricID { MetricID("food.skipped_\(rawValue)") }

  /// The meal of a word, in any language.
  init?(named word: String) {
    let choices = FoodKind.definition.fields.compactMap { field in
      if case .choice(let choices) = field.shape, field.name == FoodKind.type.name { choices } else { nil }
    }
    guard let choice = choices.joined().first(where: { $0.isNamed(word) }) else { return nil }
    self.init(rawValue: choice.id)
  }

  /// What a day that was closed for food says: there was none, unless one was logged.
  var closing: Measure {
    var measure = Measure.closes(skipped)
    measure.value = 1
    measure.fold = .max
    return measure
  }

  /// The meal of which a metric says that it was skipped.
  init?(skippedBy metric: MetricID) {
    guard let meal = MainMeal.allCases.first(where: { $0.skipped == metric }) else { return nil }
    self = meal
  }

  static let metrics: [MetricDefinition] =
    allCases.map { meal in
      let (name, about) = meal.words
      return MetricDefinition(
        id: meal.skipped, name: name, unit: "yes or no", range: 0...1, direction: nil, fold: .max, foldOverDays: .sum,
        absence: .noneOnKeptDays("food"), about: about, isImportable: false)
    } + [
      MetricDefinition(
        id: "food.skipped_meals", name: "Skipped meals", unit: "meals", range: 0...3, direction: .high, fold: .sum,
        absence: .unknown,
        about: "Main meals that the person said they did not have, or did not log on a day marked complete.",
        derivation: .init(inputs: allCases.map(\.skipped), lookback: 0) { table, day in
          let known = allCases.compactMap { table[$0.skipped, day].number }
          return DayValue(known.isEmpty ? nil : known.reduce(0, +))
        })
    ]

  private var words: (name: Phrase, about: Phrase) {
    switch self {
    case .breakfast: ("Breakfast skipped", "Whether the day had no breakfast.")
    case .lunch: ("Lunch skipped", "Whether the day had no lunch.")
    case .dinner: ("Dinner skipped", "Whether the day had no dinner.")
    }
  }
}
