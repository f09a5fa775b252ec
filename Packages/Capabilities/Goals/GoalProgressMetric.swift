import TrackerCore

/// The progress of each goal as a metric, so that charts and reports see it like any other number of a day.
enum GoalProgressMetric {
  /// `goal.<id>.progress`, in percent.
  static let family = MetricFamily(
    prefix: "goal.", suffix: ".progress", placeholder: "goal", about: "How much of a goal is reached, in percent."
  ) { id, goal in
    MetricDefinition(
      id: id, name: .words("Progress of {goal}", ["goal": "\(goal.withSpaces)"]), unit: "percent", range: 0...100,
      direction: nil, fold: .last, absence: .unknown, about: "How much of the goal is reached, in percent.",
      documents: .init(AnyDocumentKind(Goal.document), readsDays: true) { days, journal, catalogue in
        guard let goal = try journal.value(Goal.document, of: goal) else { return [:] }
        let series = GoalProgressSeries(of: goal, in: journal, catalogue: catalogue)
        let asked = days.filter { $0 >= goal.created }
        let values = try series.values(on: asked)
        return Dictionary(
          zip(asked, values).compactMap { day, share in share.map { (day, ($0 * 100).rounded()) } }
        ) { first, _ in first }
      }, isImportable: false)
  }
}

/// The progress of a goal on earlier days, as the goal is now: steps count from the day they were done on.
struct GoalProgressSeries {
  private let goal: Goal
  private let journal: any JournalReading
  private let catalogue: MetricCatalogue

  init(of goal: Goal, in journal: any JournalReading, catalogue: MetricCatalogue) {
    self.goal = goal
    self.journal = journal
    self.catalogue = catalogue
  }

  /// 0 … 1 on each of the days, nil where nothing is known. The days of the goal's metric are read once.
  ///
  /// - Parameter days: In order, none before the goal's first.
  /// - Throws: `Failure` (`storage`) when they can't be read.
  func values(on days: [Day]) throws -> [Double?] {
    guard let first = days.first, let last = days.last else { return [] }
    guard goal.aim != nil else { return days.map { goal.shareOfSteps(on: $0) ?? shareByHand(on: $0, last: last) } }
    // A habit grows from its first day: before that, no day counts.
    let reach = goal.habit == nil ? GoalSituation.daysOfTarget : goal.created.distance(to: first)
    let start = first.advanced(by: -max(0, reach))
    let length = start.distance(to: last)
    let table = try journal.dayTable(
      goal.metrics.reduce(into: [:]) { $0[$1] = length }, on: last...last, catalogue: catalogue)
    let ofMetrics = goal.parts.compactMap { progress(of: $0, on: start...last, in: table) }
    return days.map { day in
      GoalMath.mean([GoalMath.mean(ofMetrics.map { $0(day) }), goal.shareOfSteps(on: day)])
    }
  }

  /// The progress of a goal that watches one number, on each day.
  private func progress(of part: Goal, on days: ClosedRange<Day>, in table: DayTable) -> ((Day) -> Double?)? {
    switch part.aim {
    case .habit(let habit)?:
      let numbers = table.numbers(of: habit.metric, on: days)
      let strengths = HabitRecord(habit, values: numbers, from: days.lowerBound, isOver: true).strengths
      return { strengths[days.lowerBound.distance(to: $0)] }
    case .target(let target)?:
      guard let metric = catalogue[target.metric] else { return nil }
      let numbers = table.numbers(of: target.metric, on: days)
      return { day in
        GoalSituation.level(numbers[...days.lowerBound.distance(to: day)], of: metric).map {
          GoalMath.progress(from: target.start ?? $0, to: target.target, at: $0)
        }
      }
    case nil: return nil
    }
  }

  /// A share that was set by hand is of now; what it was before stands in the goal's history.
  private func shareByHand(on day: Day, last: Day) -> Double? { day == last ? goal.share : nil }
}
