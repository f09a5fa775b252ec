import TrackerCore

/// What a person does on a day, before it is known how it was.
struct DayLife: Sendable, Hashable {
  var night: SimulatedDay.Night
  var exercise: SimulatedDay.Exercise?
  var meals: [SimulatedDay.Meal]
  var stress: Int
  var workMinutes: Int

  /// What the program's kinds of entries make of a part of the day.
  func metrics(of part: SimulatedDay.Part, in world: SimulatedWorld) -> [MetricID: Double] {
    switch part {
    case .rest: ["sleep.hours": Double(night.awake - night.asleep) / 60, "sleep.quality": Double(night.quality)]
    case .exercise: exerciseMetrics
    case .food: foodMetrics(world)
    case .activity:
      [
        "stress.level": Double(stress), "activity.minutes": Double(workMinutes),
        "activity.work_minutes": Double(workMinutes),
      ]
    case .checkIn: [:]
    }
  }

  private var exerciseMetrics: [MetricID: Double] {
    let minutes = Double(exercise?.minutes ?? 0)
    let intensity = Double(exercise?.intensity ?? 0)
    let end = Double((exercise?.time ?? 0) + (exercise?.minutes ?? 0) - DayLife.dayStart) / 60
    return [
      "exercise.minutes": minutes, "exercise.intensity": intensity, "exercise.load": minutes * intensity,
      "exercise.intense_end": (exercise?.intensity ?? 0) >= DayLife.intense ? end : 0,
    ]
  }

  private func foodMetrics(_ world: SimulatedWorld) -> [MetricID: Double] {
    var metrics: [MetricID: Double] = ["food.large_meals": Double(meals.count(where: \.isLarge))]
    for group in world.pack.foods { metrics[group.metric] = 0 }
    for item in meals.lazy.flatMap(\.items) {
      for group in world.foodGroups[item] ?? [] { metrics[group, default: 0] += 1 }
    }
    return metrics
  }

  /// Every metric that a day can have a value of, but for those of symptoms.
  static func metrics(in world: SimulatedWorld) -> Set<MetricID> {
    let life = DayLife(
      night: .init(asleep: 0, awake: 0, quality: 1), exercise: nil, meals: [], stress: 1, workMinutes: 0)
    return Set(SimulatedDay.Part.allCases.flatMap { life.metrics(of: $0, in: world).keys })
  }

  /// From this intensity on exercise counts as intense.
  private static let intense = 7
  /// Minutes after midnight at which a logical day starts unless set otherwise.
  private static let dayStart = 240
}

extension SimulatedDay.Part {
  /// The kind of entry that a day is kept for by this part.
  var logKind: LogKindID? {
    switch self {
    case .rest: "rest"
    case .exercise: "exercise"
    case .food: "food"
    case .activity: "activity"
    case .checkIn: nil
    }
  }
}
