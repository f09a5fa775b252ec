import Testing
import TrackerCore

/// Loads worked out by hand from the rules of `docs/pack-format.md`.
@Suite struct RiskModelTests {
  private static let first = Day(number: 20_000)

  private static func metric(_ id: MetricID, fold: Fold = .mean, direction: Direction? = nil) -> MetricDefinition {
    MetricDefinition(
      id: id, name: .verbatim(id.rawValue), unit: "", range: 0...1000, direction: direction, fold: fold,
      absence: .unknown,
      about: "")
  }

  private static let catalogue = MetricCatalogue(definitions: [
    metric("a"), metric("b", fold: .sum), metric("high", direction: .high), metric("low", direction: .low), metric("c"),
    metric("d"),
  ])

  /// A table whose days are numbered from 1; nil is not logged.
  private func table(_ series: [MetricID: [Double?]]) -> DayTable {
    let length = series.values.map(\.count).max() ?? 1
    var table = DayTable(days: Self.first...Self.first.advanced(by: length - 1), catalogue: Self.catalogue)
    for (metric, values) in series {
      for (index, value) in values.enumerated() {
        if let value { table.set(metric, on: Self.first.advanced(by: index), to: value) }
      }
    }
    return table
  }

  private func day(_ number: Int) -> Day { Self.first.advanced(by: number - 1) }

  private func response(
    _ id: FactorID, _ group: GroupID, _ metric: MetricID, _ points: [(Double, Double)], over: Int = 1, lag: Int = 0,
    take: MetricWindow.Take = .metricsOwn
  ) throws -> RiskFactor {
    let curve = try #require(ResponseCurve(points.map { ResponseCurve.Point(value: $0.0, points: $0.1) }))
    return RiskFactor(
      id: id, name: id.rawValue, group: group,
      rule: .response(MetricWindow(metric: metric, over: over, lag: lag, take: take), curve),
      prior: .init(logOdds: 0, sure: .low), says: "")
  }

  private func compound(_ id: FactorID, _ group: GroupID, _ parts: [FactorID], points: Double) -> RiskFactor {
    RiskFactor(
      id: id, name: id.rawValue, group: group, rule: .compound(allOf: parts, points: points),
      prior: .init(logOdds: 0, sure: .low), says: ""
    )
  }

  private func group(_ id: GroupID, _ weight: Double) -> RiskModel.Group {
    RiskModel.Group(id: id, name: id.rawValue, weight: weight)
  }

  @Test(
    "a curve is straight between its points and flat outside of them",
    arguments: [(3.0, 100.0), (4, 100), (4.5, 80), (5, 60), (5.5, 47.5), (6, 35), (7.5, 5), (8, 0), (12, 0)])
  func curve(_ value: Double, _ points: Double) throws {
    let curve = try #require(
      ResponseCurve(
        [(4, 100), (5, 60), (6, 35), (7, 10), (8, 0)].map { ResponseCurve.Point(value: $0.0, points: $0.1) }))
    #expect(abs(curve(value) - points) < 1e-12)
    #expect(curve.highest == 100 && curve.lowest == 0)
  }

  @Test("no curve of one point, of values that don't rise or that repeat", arguments: [[1.0], [2, 1], [1, 1]])
  func noCurve(_ values: [Double]) {
    #expect(ResponseCurve(values.map { ResponseCurve.Point(value: $0, points: 0) }) == nil)
  }

  @Test(
    "a window's days become one value as the factor takes them",
    arguments: [
      (.metricsOwn, 4.0), (.fold(.sum), 12), (.fold(.mean), 4), (.fold(.last), 3), (.fold(.count), 2), (.fold(.max), 9),
      (.fold(.min), 0),
      (.daysAtLeast(3), 2), (.daysAtLeast(3.5), 1), (.run, 1),
    ] as [(MetricWindow.Take, Double)])
  func takes(_ take: MetricWindow.Take, _ value: Double) {
    let table = table(["a": [9, 0, 3]])
    #expect(table.value(of: MetricWindow(metric: "a", over: 3, take: take), endingOn: day(3)) == value)
  }

  @Test("the worst of a window lies at the metric's bad end")
  func worst() {
    let table = table(["high": [2, 8, 5], "low": [2, 8, 5]])
    #expect(table.value(of: MetricWindow(metric: "high", over: 3, take: .worst), endingOn: day(3)) == 8)
    #expect(table.value(of: MetricWindow(metric: "low", over: 3, take: .worst), endingOn: day(3)) == 2)
  }

  @Test("the metric's own fold over days is used unless the factor says otherwise")
  func ownFold() {
    let table = table(["a": [1, 2, 3], "b": [1, 2, 3]])
    #expect(table.value(of: MetricWindow(metric: "a", over: 3), endingOn: day(3)) == 2)
    #expect(table.value(of: MetricWindow(metric: "b", over: 3), endingOn: day(3)) == 6)
  }

  @Test(
    "a window is unknown when fewer than half of its days are known",
    arguments: [
      ([1, nil], 2, 1.0), ([nil, 1], 2, 1), ([1, nil, nil], 3, nil), ([1, nil, 2], 3, 1.5), ([nil, 1, nil, 3], 4, 2),
      ([nil, nil, nil, 3], 4, nil),
      ([nil], 1, nil), ([0], 1, 0), ([5], 2, 5), ([5], 3, nil),
    ] as [([Double?], Int, Double?)])
  func halves(_ values: [Double?], _ over: Int, _ value: Double?) {
    let table = table(["a": values])
    #expect(
      table.value(of: MetricWindow(metric: "a", over: over, take: .fold(.mean)), endingOn: day(values.count)) == value)
  }

  @Test("a lag ends the window so many days earlier", arguments: [(0, 5.0), (1, 4), (2, 3), (4, 1)])
  func lag(_ lag: Int, _ value: Double) {
    #expect(table(["a": [1, 2, 3, 4, 5]]).value(of: MetricWindow(metric: "a", lag: lag), endingOn: day(5)) == value)
    #expect(
      table(["a": [1, 2, 3, 4, nil]]).value(
        of: MetricWindow(metric: "a", over: 2, lag: 1, take: .fold(.sum)), endingOn: day(5)) == 7)
  }

  @Test("a run ends at an unknown day, and one without")
  func run() {
    let window = MetricWindow(metric: "a", over: 5, take: .run)
    #expect(table(["a": [1, 1, 1, 1, 1]]).value(of: window, endingOn: day(5)) == 5)
    #expect(table(["a": [1, 0, 1, 1, 1]]).value(of: window, endingOn: day(5)) == 3)
    #expect(table(["a": [1, 1, nil, 1, 1]]).value(of: window, endingOn: day(5)) == 2)
    #expect(table(["a": [1, 1, 1, 1, 0]]).value(of: window, endingOn: day(5)) == 0)
  }

  @Test("a group sums its known factors and is cut to 0 … 100")
  func groups() throws {
    let model = RiskModel(
      groups: [group("g", 100)],
      factors: [
        try response("up", "g", "a", [(0, 0), (10, 100)]), try response("down", "g", "b", [(0, 0), (10, -100)]),
        try response("more", "g", "c", [(0, 0), (10, 80)]),
      ])
    func score(_ series: [MetricID: [Double?]]) -> Double? {
      model.load(on: day(1), in: table(series)).groups.first?.score
    }
    #expect(score(["a": [6], "b": [2]]) == 40)
    #expect(score(["a": [6]]) == 60)
    #expect(score(["b": [6]]) == 0)
    #expect(score(["a": [10], "c": [10]]) == 100)
    // The sum is cut once, not after each factor: 100 + 80 − 50.
    #expect(score(["a": [10], "c": [10], "b": [5]]) == 100)
    #expect(score(["a": [10], "c": [10], "b": [9]]) == 90)
    #expect(score([:]) == nil)
  }

  @Test("the load is the mean of the known groups, rounded half up, and none under half of the weight")
  func load() throws {
    let model = RiskModel(
      groups: [group("one", 40), group("two", 30), group("three", 20), group("four", 10)],
      factors: [
        try response("a", "one", "a", [(0, 0), (100, 100)]), try response("b", "two", "b", [(0, 0), (100, 100)]),
        try response("c", "three", "c", [(0, 0), (100, 100)]), try response("d", "four", "d", [(0, 0), (100, 100)]),
      ])
    func score(_ series: [MetricID: [Double?]]) -> Int? { model.load(on: day(1), in: table(series)).score }
    // .4·80 + .3·50 + .2·10 + .1·0 = 49
    #expect(score(["a": [80], "b": [50], "c": [10], "d": [0]]) == 49)
    // (40·80 + 30·50) / 70 = 67.14…
    #expect(score(["a": [80], "b": [50]]) == 67)
    // (40·1 + 10·0) / 50 = .8; exactly half of the weight is enough.
    #expect(score(["a": [1], "d": [0]]) == 1)
    #expect(score(["b": [1], "c": [0]]) == 1)
    #expect(score(["a": [80]]) == nil)
    #expect(score(["b": [80], "d": [80]]) == nil)
    #expect(score([:]) == nil)
  }

  @Test("halves are rounded up", arguments: [(30.5, 31), (30.49, 30), (65.5, 66), (0.5, 1), (0.4, 0), (99.5, 100)])
  func rounding(_ value: Double, _ score: Int) throws {
    let model = RiskModel(groups: [group("g", 100)], factors: [try response("a", "g", "a", [(0, 0), (100, 100)])])
    #expect(model.load(on: day(1), in: table(["a": [value]])).score == score)
  }

  @Test("an effect is a factor's points times its group's share of the known weight")
  func effects() throws {
    let model = RiskModel(
      groups: [group("one", 60), group("two", 40)],
      factors: [
        try response("a", "one", "a", [(0, 0), (100, 100)]), try response("b", "two", "b", [(0, 0), (100, -50)]),
      ])
    let both = model.load(on: day(1), in: table(["a": [50], "b": [100]]))
    #expect(both.factors.map(\.effect) == [30, -20])
    #expect(both.reasons.map(\.id) == ["a"] && both.protections.map(\.id) == ["b"])
    #expect(model.load(on: day(1), in: table(["a": [50]])).factors.map(\.effect) == [50, 0])
  }

  @Test(
    "a compound is its points times the raised share of every part",
    arguments: [
      // Shares 1 and 1, .5 and .4, and 0 for points below nothing.
      (10.0, 10.0, 60.0), (5, 4, 12), (10, 0, 0), (0, 0, 0), (2, 10, 12),
    ])
  func compounds(_ a: Double, _ b: Double, _ points: Double) throws {
    let model = RiskModel(
      groups: [group("g", 100)],
      factors: [
        try response("a", "g", "a", [(0, 0), (10, 50)]), try response("b", "g", "b", [(0, 0), (10, 30)]),
        compound("both", "g", ["a", "b"], points: 60),
      ])
    let result = try #require(model.load(on: day(1), in: table(["a": [a], "b": [b]])).factors.last?.points)
    #expect(abs(result - points) < 1e-9)
  }

  @Test("a compound is unknown with an unknown part, unless another part is at nothing, in any order")
  func unknownParts() throws {
    for parts in [["a", "b"], ["b", "a"]] as [[FactorID]] {
      let model = RiskModel(
        groups: [group("g", 100)],
        factors: [
          try response("a", "g", "a", [(0, 0), (10, 50)]), try response("b", "g", "b", [(0, -10), (10, 30)]),
          compound("both", "g", parts, points: 60),
        ])
      func points(_ series: [MetricID: [Double?]]) -> Double? {
        model.load(on: day(1), in: table(series)).factors.last?.points
      }
      #expect(points(["a": [10]]) == nil)
      #expect(points(["b": [10]]) == nil)
      #expect(points(["a": [0]]) == 0)
      // Points below nothing are a share of nothing.
      #expect(points(["b": [0]]) == 0)
      #expect(points([:]) == nil)
    }
  }

  @Test("a compound of compounds resolves whatever their order, and its parts may stand in any group")
  func nested() throws {
    let inner = compound("inner", "two", ["a", "b"], points: 40)
    let outer = compound("outer", "one", ["inner", "c"], points: 100)
    let a = try response("a", "one", "a", [(0, 0), (10, 50)])
    let b = try response("b", "three", "b", [(0, 0), (10, 50)])
    let c = try response("c", "three", "c", [(0, 0), (10, 50)])
    let raised = try response("raised", "three", RiskModel.raisedGroups, [(0, 0), (1, 10)])
    for factors in [[outer, inner, a, b, c, raised], [a, b, c, inner, outer, raised]] {
      let model = RiskModel(groups: [group("one", 50), group("two", 30), group("three", 20)], factors: factors)
      let load = model.load(on: day(1), in: table(["a": [10], "b": [5], "c": [10]]))
      // Inner: 40 · 1 · .5 = 20, half of its most; outer: 100 · .5 · 1.
      #expect(load.factors.first { $0.id == "inner" }?.points == 20)
      #expect(load.factors.first { $0.id == "outer" }?.points == 50)
    }
  }

  @Test("a cycle of compounds ends, without points")
  func cycle() throws {
    let model = RiskModel(
      groups: [group("g", 100)],
      factors: [compound("one", "g", ["two"], points: 10), compound("two", "g", ["one"], points: 10)])
    #expect(model.load(on: day(1), in: table(["a": [1]])).score == nil)
  }

  @Test(
    "raised groups are the other groups with fifty or more",
    arguments: [(49.0, 10.0, 0.0, 0.0), (50, 10, 1, 20), (60, 50, 2, 60), (10, 10, 0, 0)])
  func raisedGroups(_ a: Double, _ b: Double, _ count: Double, _ points: Double) throws {
    let model = RiskModel(
      groups: [group("load", 20), group("one", 40), group("two", 40)],
      factors: [
        try response("many", "load", RiskModel.raisedGroups, [(0, 0), (1, 20), (2, 60), (3, 100)]),
        try response("c", "load", "c", [(0, 0), (100, 100)]), try response("a", "one", "a", [(0, 0), (100, 100)]),
        try response("b", "two", "b", [(0, 0), (100, 100)]),
      ])
    // The group's own score of 90 does not count.
    let load = model.load(on: day(1), in: table(["a": [a], "b": [b], "c": [90]]))
    #expect(load.factors.first?.value == count)
    #expect(load.factors.first?.points == points)
    #expect(load.groups.first?.score == min(100, 90 + points))
    #expect(model.load(on: day(1), in: table(["c": [90]])).factors.first?.points == nil)
  }

  @Test(
    "bands are 0–30, 31–65 and 66–100",
    arguments: [(0, RiskBand.low), (30, .low), (31, .moderate), (65, .moderate), (66, .high), (100, .high)])
  func bands(_ points: Int, _ band: RiskBand) {
    #expect(RiskBand(points: points) == band)
    #expect(band.range.contains(points))
  }

  @Test("the look-back of a model is the longest window with its lag")
  func lookback() throws {
    let model = RiskModel(
      groups: [group("g", 100)],
      factors: [
        try response("a", "g", "a", [(0, 0), (1, 1)], over: 7),
        try response("a2", "g", "a", [(0, 0), (1, 1)], over: 3, lag: 5),
        try response("b", "g", "b", [(0, 0), (1, 1)]),
        try response("r", "g", RiskModel.raisedGroups, [(0, 0), (1, 1)]),
      ])
    #expect(model.lookback == ["a": 7, "b": 0])
  }
}
