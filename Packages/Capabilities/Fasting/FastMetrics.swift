import TrackerCore

/// The numbers that fasts give their days. A fast counts for the day on which it ended, and a day without one is
/// unknown.
enum FastMetrics {
  static let hours = MetricDefinition(
    id: "fast.hours", name: "Hours fasted", unit: "hours", range: 0...168, direction: nil, fold: .max,
    foldOverDays: .mean, absence: .unknown,
    about: "The longest fast that ended that day, without its pauses.", category: .health)

  static let goalMet = MetricDefinition(
    id: "fast.goal_met", name: "Goal of a fast reached", unit: "yes or no", range: 0...1, direction: nil, fold: .max,
    absence: .unknown, about: "1 if a fast of that day reached its goal, 0 if none did.",
    category: .health)
}
