import TrackerCore

/// The load worked out plainly, look-up by look-up and id by id: what `RiskEvaluator` and `DayTable` must agree with to
/// the last bit.
struct NaiveRisk {
  let model: RiskModel
  let catalogue: MetricCatalogue
  let days: ClosedRange<Day>
  private let totals: [MetricID: [Day: Double]]
  private let kept: [LogKindID: Set<Day>]
  private let closed: Set<Day>
  /// The same days as the program has them.
  let table: DayTable

  init(
    model: RiskModel, catalogue: MetricCatalogue, days: ClosedRange<Day>, totals: [MetricID: [Day: Double]],
    kept: [LogKindID: Set<Day>],
    closed: Set<Day>
  ) {
    (self.model, self.catalogue, self.days, self.totals, self.kept, self.closed) = (
      model, catalogue, days, totals, kept, closed
    )
    var table = DayTable(days: days, catalogue: catalogue)
    for (metric, values) in totals { for (day, value) in values { table.set(metric, on: day, to: value) } }
    for (kind, days) in kept { for day in days { table.keep(day, for: kind) } }
    for day in closed { table.close(day) }
    self.table = table
  }

  func state(_ metric: MetricID, _ day: Day) -> DayValue {
    guard days.contains(day) else { return .unknown }
    let definition = catalogue[metric]
    let kind: LogKindID? = if case .noneOnKeptDays(let kind) = definition?.absence { kind } else { nil }
    if let total = totals[metric]?[day] { return total == 0 && kind != nil ? .none : .value(total) }
    if let derivation = definition?.derivation { return derivation.value(table, day) }
    guard let kind, closed.contains(day) || kept[kind]?.contains(day) == true else { return .unknown }
    return .none
  }

  func value(of window: MetricWindow, endingOn day: Day) -> Double? {
    guard let against = window.against else { return alone(window, day) }
    guard let now = alone(window, day) else { return nil }
    if case .daysBefore(let days) = against { return alone(window, day.advanced(by: -days)).map { now - $0 } }
    let known = (window.over...window.over + 27).reversed().compactMap { alone(window, day.advanced(by: -$0)) }
    guard known.count >= 7 else { return nil }
    let mean = known.reduce(0, +) / Double(known.count)
    if against == .usual { return now - mean }
    let spread = (known.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(known.count - 1)).squareRoot()
    return spread > 1e-9 * max(1, abs(mean)) ? (now - mean) / spread : nil
  }

  private func alone(_ window: MetricWindow, _ day: Day) -> Double? {
    let numbers = (0..<window.over).reversed().map { state(window.metric, day.advanced(by: -window.lag - $0)).number }
    let known = numbers.compactMap { $0 }
    guard known.count * 2 >= window.over, !known.isEmpty else { return nil }
    switch window.take {
    case .metricsOwn: return catalogue[window.metric]?.foldOverDays(known)
    case .fold(let fold): return fold(known)
    case .worst: return catalogue[window.metric]?.direction == .low ? known.min() : known.max()
    case .daysAtLeast(let least): return Double(known.filter { $0 >= least }.count)
    case .run: return Double(numbers.reversed().prefix { ($0 ?? 0) > 0 }.count)
    }
  }

  func load(on day: Day) -> LoadScore {
    var values: [FactorID: Double] = [:]
    var points: [FactorID: Double] = [:]
    var scores: [GroupID: Double] = [:]
    let counting = Set(model.factors.filter(\.looksAtRaisedGroups).map(\.group))
    for isCounting in [false, true] {
      let raised = scores.isEmpty ? nil : Double(scores.values.filter { $0 >= RiskModel.raisedScore }.count)
      for factor in model.factors where factor.looksAtRaisedGroups == isCounting {
        guard case .response(let window, let curve) = factor.rule else { continue }
        values[factor.id] = isCounting ? raised : value(of: window, endingOn: day)
        points[factor.id] = values[factor.id].map { curve($0) }
      }
      for compound in model.compoundsPartsFirst { points[compound.id] = self.points(of: compound, points) }
      for group in model.groups where counting.contains(group.id) == isCounting {
        let known = model.factors.filter { $0.group == group.id }.compactMap { points[$0.id] }
        scores[group.id] = known.isEmpty ? nil : min(100, max(0, known.reduce(0, +)))
      }
    }
    let known = model.groups.filter { scores[$0.id] != nil }
    let weight = known.map(\.weight).reduce(0, +)
    let sum = known.map { $0.weight * (scores[$0.id] ?? 0) }.reduce(0, +)
    let isEnough = weight > 0 && weight * 2 >= model.groups.map(\.weight).reduce(0, +)
    return LoadScore(
      day: day, score: isEnough ? (sum / weight).roundedHalfUp : nil,
      groups: model.groups.map { LoadScore.Group(id: $0.id, name: $0.name, weight: $0.weight, score: scores[$0.id]) },
      factors: model.factors.map { factor in
        let share = weight > 0 ? (known.first { $0.id == factor.group }?.weight ?? 0) / weight : 0
        return LoadScore.Factor(
          id: factor.id, group: factor.group, value: values[factor.id], points: points[factor.id],
          effect: (points[factor.id] ?? 0) * share)
      })
  }

  private func points(of compound: RiskFactor, _ points: [FactorID: Double]) -> Double? {
    guard case .compound(let parts, let most) = compound.rule else { return nil }
    let shares = parts.compactMap { id in model.factors.first { $0.id == id } }.map { part -> Double? in
      guard let raised = points[part.id] else { return nil }
      return part.highestPoints > 0 ? min(1, max(0, raised / part.highestPoints)) : 0
    }
    if shares.contains(0) { return most * 0 }
    return shares.reduce(Double?.some(1)) { product, share in product.flatMap { product in share.map { product * $0 } }
    }.map { most * $0 }
  }
}
