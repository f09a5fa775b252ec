import TrackerCore

/// The days of a scenario as the engine sees them, made once and judged by any number of packs.
struct ScenarioDays {
  let scenario: Scenario
  /// One table, or one a step for a scenario with `always`; none where nothing is logged.
  let tables: [DayTable]
  /// Of `tables`, the values that the metric of an `always` goes through; else empty.
  let steps: [Double]

  /// - Parameters:
  ///   - catalogue: Every metric that can be named.
  ///   - pack: Whose groups the foods are counted in.
  init(_ scenario: Scenario, catalogue: MetricCatalogue, foods pack: ConditionPack) {
    self.scenario = scenario
    switch scenario.claim {
    case .expect:
      steps = []
      tables = [ScenarioDays.table(of: scenario, catalogue: catalogue, foods: pack)]
    case .always(let monotony):
      let table = ScenarioDays.table(of: scenario, catalogue: catalogue, foods: pack)
      let day = scenario.start.advanced(by: monotony.day - 1)
      let width = monotony.to - monotony.from
      steps = (0...Scenario.Monotony.steps).map { monotony.from + width * Double($0) / Double(Scenario.Monotony.steps) }
      tables = steps.map { value in
        var moved = table
        moved.set(monotony.metric, on: day, to: value)
        return moved
      }
    case .refused, .parts:
      steps = []
      tables = []
    }
  }

  var last: Day { scenario.start.advanced(by: scenario.length - 1) }

  /// Only what the journal names is known: a value keeps no day for its kind of entry, so what is not named stays
  /// unknown. Foods do keep their day, as meals that are logged do.
  private static func table(of scenario: Scenario, catalogue: MetricCatalogue, foods pack: ConditionPack) -> DayTable {
    let last = scenario.start.advanced(by: scenario.length - 1)
    var table = DayTable(days: scenario.start...last, catalogue: catalogue)
    if !scenario.foods.isEmpty {
      let zone = DayCalendar(zone: .utc)
      let context = EntryContext(packs: [pack], calendar: zone)
      for (number, meals) in scenario.foods {
        let day = scenario.start.advanced(by: number - 1)
        table.keep(day, for: "food")
        table.add(meals, on: day, in: context)
      }
    }
    for series in scenario.journal {
      for (index, value) in series.values.enumerated() {
        if let value { table.set(series.metric, on: scenario.start.advanced(by: index), to: value) }
      }
    }
    return table
  }
}

extension DayTable {
  /// Adds what was eaten and drunk on a day, as logged meals would count.
  fileprivate mutating func add(_ meals: [Scenario.Meal], on day: Day, in context: EntryContext) {
    var totals: [MetricID: Double] = [:]
    var unknown: Set<MetricID> = []
    for meal in meals {
      for measure in context.foods.measures(of: meal.items) {
        totals[measure.metric, default: 0] += measure.value
        for part in context.partsOfDay.byMetric[measure.metric] ?? [] {
          let metric = measure.metric.at(part)
          if meal.part == part { totals[metric, default: 0] += measure.value }
          // Nobody knows in which part it was.
          if meal.part == nil { unknown.insert(metric) }
        }
      }
    }
    for (metric, total) in totals { set(metric, on: day, to: total) }
    for metric in unknown { setUnknown(metric, on: day) }
  }
}
