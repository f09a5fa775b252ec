import Testing
import TrackerCore

@Suite struct RiskEvaluatorTests {
  @Test("loads and points are to the last bit what plain look-ups give, day by day and over days", arguments: 1...60)
  func agreesWithLookUps(seed: Int) {
    var random = RandomRisk(seed: seed)
    let naive = random.make()
    let table = naive.table
    let evaluator = RiskEvaluator(naive.model, catalogue: naive.catalogue)
    // Days before and after the table's own have windows that lie partly outside of it.
    let days = naive.days.lowerBound.advanced(by: -2)...naive.days.upperBound.advanced(by: 7)
    let loads = days.map(naive.load)
    #expect(bits(evaluator.loads(over: days, in: table)) == bits(loads))
    #expect(evaluator.points(over: days, in: table) == loads.map { $0.factors.map(\.points) })
    for (day, load) in zip(days, loads) {
      #expect(evaluator.load(on: day, in: table) == load)
      #expect(evaluator.points(on: day, in: table) == load.factors.map(\.points))
      #expect(naive.model.load(on: day, in: table) == load)
    }
  }

  @Test("a table holds what was put in, and says none and unknown as plain look-ups do", arguments: 1...20)
  func states(seed: Int) {
    var random = RandomRisk(seed: seed)
    let naive = random.make()
    let table = naive.table
    let metrics = naive.catalogue.definitions.map(\.id) + ["stranger", "nobody"]
    for day in naive.days.lowerBound.advanced(by: -1)...naive.days.upperBound.advanced(by: 1) {
      for metric in metrics {
        #expect(table[metric, day] == naive.state(metric, day))
        for take in [.run, .worst, .daysAtLeast(2), .metricsOwn] as [MetricWindow.Take] {
          let window = MetricWindow(metric: metric, over: 4, lag: 1, take: take)
          #expect(table.value(of: window, endingOn: day) == naive.value(of: window, endingOn: day))
        }
      }
    }
  }

  @Test(
    "the random models reach what they are there for: scores, raised groups, compounds of compounds, unknown factors")
  func reach() {
    var (scored, raised, nested, unknown) = (0, 0, 0, 0)
    for seed in 1...60 {
      var random = RandomRisk(seed: seed)
      let naive = random.make()
      let load = naive.load(on: naive.days.upperBound)
      let compounds = naive.model.compoundsPartsFirst
      scored += load.score == nil ? 0 : 1
      unknown += load.factors.contains { $0.points == nil } ? 1 : 0
      raised += zip(naive.model.factors, load.factors).contains { $0.looksAtRaisedGroups && $1.points != nil } ? 1 : 0
      nested += compounds.contains { !Set($0.parts).isDisjoint(with: compounds.map(\.id)) } ? 1 : 0
    }
    #expect(min(scored, raised, nested, unknown) >= 5, "\(scored) \(raised) \(nested) \(unknown)")
  }

  @Test("what is set, kept or closed outside of a table's days is left out")
  func outside() {
    let definition = MetricDefinition(
      id: "m", name: "M", unit: "", range: 0...10, direction: nil, fold: .sum, absence: .noneOnKeptDays("meal"),
      about: "")
    let day = Day(number: 20_000)
    var table = DayTable(days: day...day, catalogue: MetricCatalogue(definitions: [definition]))
    for outside in [day.advanced(by: -1), day.advanced(by: 1)] {
      table.set("m", on: outside, to: 3)
      table.keep(outside, for: "meal")
      table.close(outside)
      #expect(table["m", outside] == .unknown && !table.isKept(outside, for: "meal"))
    }
    #expect(table["m", day] == .unknown)
  }

  /// Every number's bits, so that a negative zero differs from a zero.
  private func bits(_ loads: [LoadScore]) -> [[UInt64?]] {
    loads.map { load in
      [load.score.map { UInt64($0) }] + load.groups.map { $0.score?.bitPattern }
        + load.factors.flatMap { [$0.value?.bitPattern, $0.points?.bitPattern, $0.effect.bitPattern] }
    }
  }
}
