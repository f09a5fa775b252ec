import TrackerCore

/// The metrics of the journal.
enum ReflectionMetrics {
  /// What the metrics of categories begin with.
  static let prefix = "journal.category."

  static let all: [MetricDefinition] = [
    MetricDefinition(
      id: "journal.entries", name: "Journal entries", unit: "entries", range: 0...100, direction: nil, fold: .sum,
      absence: .noneOnKeptDays("journal"), about: "How many journal entries the day has.", countsYes: true,
      category: .journal),
    MetricDefinition(
      id: "journal.mood", name: "Mood in the journal", unit: "points", range: 1...5, direction: .low, fold: .mean,
      absence: .unknown, about: "The mean mood of the day’s journal entries: 1 is very bad, 5 very good.",
      category: .journal),
    MetricDefinition(
      id: "journal.sentiment", name: "Tone of the journal", unit: "points", range: -1...1, direction: .low,
      fold: .mean, absence: .unknown,
      about: "How glad (1) or low (-1) the words of the day’s journal entries sound. It is a rough estimate.",
      isImportable: false, category: .journal),
  ]

  static let categories = MetricFamily(
    prefix: prefix, placeholder: "id", about: "How many journal entries of a category the day has."
  ) { id, word in
    MetricDefinition(
      id: id, name: .words("Journal: {category}", ["category": JournalCategory.name(of: word)]), unit: "entries",
      range: 0...100, direction: nil, fold: .sum, absence: .noneOnKeptDays("journal"),
      about: "How many journal entries of the category the day has.", countsYes: true, category: .journal)
  }
}
