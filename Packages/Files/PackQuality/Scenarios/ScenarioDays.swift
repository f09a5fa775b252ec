import TrackerCore

/// The days of a scenario as the engine sees them, made once and judged by any number of packs.
struct ScenarioDays {
  let scenario: Scenario
  /// One table, or one a step for a scenario with `always`; none where nothing is logged.
  let tables: [DayTable]
  /// Of `tables`, the values that the metric of an `always` goes through; else empty.
  let steps: [Double]

  /// - Parameter catalogue: Every metric that can be named.
  init(_ scenario: Scenario, catalogue: MetricCatalogue) {
    self.scenario = scenario
    switch scenario.claim {
    case .expect:
      steps = []
      tables = [ScenarioDays.table(of: scenario, catalogue: catalogue)]
    case .always(let monotony):
      let table = ScenarioDays.table(of: scenario, catalogue: catalogue)
      let day = scenario.start.advanced(by: monotony.day - 1)
      let width = monotony.to - monotony.from
      steps = (0...Scenario.Monotony.steps).map { monotony.from + width * Double($0) / Double(Scenario.Monotony.steps) }
      tables = steps.map { value in
        var moved = table
        moved.set(monotony.metric, on: day, to: value)
        return moved
      }
    case .refused:
      steps = []
      tables = []
    }
  }

  var last: Day { scenario.start.advanced(by: scenario.length - 1) }

  /// Only what the journal names is known: a value keeps no day for its kind of entry, so what is not named stays
  /// unknown.
  private static func table(of scenario: Scenario, catalogue: MetricCatalogue) -> DayTable {
    let last = scenario.start.advanced(by: scenario.length - 1)
    var table = DayTable(days: scenario.start...last, catalogue: catalogue)
    for series in scenario.journal {
      for (index, value) in series.values.enumerated() {
        if let value { table.set(series.metric, on: scenario.start.advanced(by: index), to: value) }
      }
    }
    return table
  }
}
