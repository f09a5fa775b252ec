import TrackerCore
import TrackerStatistics

/// Risk models and days made of a seed: every absence, take and fold, lags, compounds of compounds, circles, raised
/// groups.
struct RandomRisk {
  private static let first = Day(number: 20_000)
  private static let kinds: [LogKindID] = ["meal", "walk"]
  private static let stored: [MetricID] = ["m0", "m1", "m2", "m3", "m4", "m5"]
  private static let derived: MetricID = "derived"
  private static let outOfCatalogue: MetricID = "stranger"

  private var random: SplitMix64

  init(seed: Int) { random = SplitMix64(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15) }

  mutating func make() -> NaiveRisk {
    let catalogue = catalogue()
    let model = model()
    let days = Self.first...Self.first.advanced(by: below(60))
    var totals: [MetricID: [Day: Double]] = [:]
    var kept: [LogKindID: Set<Day>] = [:]
    var closed: Set<Day> = []
    for day in days {
      for metric in Self.stored + [Self.derived, Self.outOfCatalogue] where chance(metric == Self.derived ? 0.1 : 0.6) {
        totals[metric, default: [:]][day] =
          chance(0.2) ? (chance(0.3) ? -0.0 : 0) : Double(below(1000)) / 97 - (chance(0.1) ? 5 : 0)
      }
      for kind in Self.kinds where chance(0.4) { kept[kind, default: []].insert(day) }
      if chance(0.1) { closed.insert(day) }
    }
    // A metric and a kind that nothing is logged of.
    if chance(0.5) { totals[pick(Self.stored)] = nil }
    if chance(0.3) { kept[pick(Self.kinds)] = nil }
    if chance(0.3) { closed = [] }
    return NaiveRisk(model: model, catalogue: catalogue, days: days, totals: totals, kept: kept, closed: closed)
  }

  private mutating func catalogue() -> MetricCatalogue {
    var definitions = Self.stored.enumerated().map { place, id in
      MetricDefinition(
        id: id, name: .verbatim(id.rawValue), unit: "", range: 0...10, direction: pick([.high, .low, nil]),
        fold: pick(Fold.allCases),
        foldOverDays: pick(Fold.allCases), absence: place < 3 ? .noneOnKeptDays(pick(Self.kinds)) : .unknown, about: "")
    }
    let input = pick(Self.stored)
    definitions.append(
      MetricDefinition(
        id: Self.derived, name: "Derived", unit: "", range: 0...10, direction: .high, fold: .mean, absence: .unknown,
        about: "",
        derivation: .init(inputs: [input], lookback: 2) { table, day in
          let known = (0...2).compactMap { table[input, day.advanced(by: -$0)].number }
          return DayValue(known.isEmpty ? nil : known.reduce(0, +) / Double(known.count))
        }))
    return MetricCatalogue(definitions: definitions)
  }

  private mutating func model() -> RiskModel {
    let groups = (0...below(4)).map {
      RiskModel.Group(id: GroupID("g\($0)"), name: "Group \($0)", weight: Double(below(40)))
    }
    let count = 4 + below(20)
    let ids = (0..<count).map { FactorID("f\($0)") }
    let factors = ids.map { id in
      RiskFactor(
        id: id, name: id.rawValue, group: chance(0.05) ? "nowhere" : pick(groups.map(\.id)), rule: rule(ids),
        prior: .init(logOdds: 0, sure: .low), says: "")
    }
    return RiskModel(groups: groups, factors: factors)
  }

  private mutating func rule(_ ids: [FactorID]) -> RiskFactor.Rule {
    // Parts are any factors, so that there are compounds of compounds and sometimes circles.
    if chance(0.3) {
      return .compound(
        allOf: [pick(ids), pick(ids), chance(0.1) ? "missing" : pick(ids)], points: Double(below(120)) - 20)
    }
    var (points, value) = ([ResponseCurve.Point](), Double(below(5)) - 1)
    for _ in 0..<(2 + below(4)) {
      points.append(.init(value: value, points: Double(below(160)) - 60))
      value += Double(1 + below(300)) / 83
    }
    guard let curve = ResponseCurve(points) else { return .compound(allOf: [], points: 0) }
    if chance(0.1) { return .response(MetricWindow(metric: RiskModel.raisedGroups), curve) }
    let folds = Fold.allCases.map(MetricWindow.Take.fold)
    let takes = folds + [.metricsOwn, .metricsOwn, .worst, .worst, .daysAtLeast(Double(below(6))), .run, .run]
    let metric = pick(Self.stored + [Self.derived, Self.outOfCatalogue])
    return .response(
      MetricWindow(
        metric: metric, over: pick([1, 1, 2, 3, 7, 28]), lag: pick([0, 0, 1, 5]), take: pick(takes),
        against: pick([nil, nil, .daysBefore(1), .daysBefore(9), .usual, .usualInSpread])), curve)
  }

  private mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(max(1, bound))) }
  private mutating func chance(_ probability: Double) -> Bool { Double(below(1000)) < probability * 1000 }
  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
