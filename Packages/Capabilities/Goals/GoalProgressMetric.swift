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
    guard let aim = goal.aim else { return days.map { goal.shareOfSteps(on: $0) ?? shareByHand(on: $0, last: last) } }
    // A habit grows from its first day: before that, no day counts.
    let reach = goal.habit == nil ? GoalSituation.lookback(of: goal, on: first) : goal.created.distance(to: first)
    let start = first.advanced(by: -max(0, reach))
    let table = try journal.dayTable(
      [aim.metric: start.distance(to: last)], on: last...last, catalogue: catalogue)
    let numbers = table.numbers(of: aim.metric, on: start...last)
    let ofMetric: (Day) -> Double?
    switch aim {
    case .habit(let habit):
      let strengths = HabitRecord(habit, values: numbers, from: start, isOver: true).strengths
      ofMetric = { strengths[start.distance(to: $0)] }
    case .target(let target):
      guard let metric = catalogue[target.metric] else { return days.map { goal.shareOfSteps(on: $0) } }
      ofMetric = { day in
        GoalSituation.level(numbers[...start.distance(to: day)], of: metric).map {
          GoalMath.progress(from: target.start ?? $0, to: target.target, at: $0)
        }
      }
    }
    return days.map { GoalMath.progress(ofMetric: ofMetric($0), steps: goal.shareOfSteps(on: $0)) }
  }

  /// A share that was set by hand is of now; what it was before stands in the goal's history.
  private func shareByHand(on day: Day, last: Day) -> Double? { day == last ? goal.share : nil }
}
