/// A risk model made ready to score many days: places stand for ids, compounds are in order, and each metric is read
/// once for all days.
///
/// The rules are those of `docs/pack-format.md` under Risk. Unknown is never zero: a factor whose window is known on
/// fewer than half of its days has no points, a group without known factors no score.
public struct RiskEvaluator: Sendable {
  public let model: RiskModel
  let metrics: [Metric]
  /// Those to metrics of the table.
  let responses: [Response]
  /// Those to how many groups are raised; none in most packs.
  let raisedResponses: [(factor: Int, curve: ResponseCurve)]
  /// Each after its parts.
  let compounds: [Compound]
  /// In the model's order.
  let groups: [Group]
  /// Of each factor its group's place, nil where the model has no such group.
  let groupOfFactor: [Int?]

  /// A metric that responses look at.
  struct Metric: Sendable {
    let id: MetricID
    /// How far before the day scored the first day lies that any of them needs.
    var lookback: Int
  }

  struct Response: Sendable {
    let factor: Int
    /// Of its metric in `metrics`.
    let metric: Int
    let over: Int
    let lag: Int
    let value: WindowValue?
    let curve: ResponseCurve
    /// nil where the window's value counts as it is.
    let against: MetricWindow.Against?
  }

  struct Compound: Sendable {
    let factor: Int
    let parts: [(factor: Int, highest: Double)]
    let points: Double
  }

  struct Group: Sendable {
    let weight: Double
    let factors: [Int]
    /// Whether one of its factors looks at how many other groups are raised: it is scored after those.
    let countsOthers: Bool
  }

  /// - Parameter catalogue: That of the tables to come; it says how a metric's days become one value.
  public init(_ model: RiskModel, catalogue: MetricCatalogue) {
    self.model = model
    let places = Dictionary(model.factors.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let groupPlaces = Dictionary(model.groups.enumerated().map { ($1.id, $0) }) { first, _ in first }
    groupOfFactor = model.factors.map { groupPlaces[$0.group] }

    var metrics: [Metric] = []
    var metricPlaces: [MetricID: Int] = [:]
    var responses: [Response] = []
    var raisedResponses: [(factor: Int, curve: ResponseCurve)] = []
    var members = [[Int]](repeating: [], count: model.groups.count)
    for (place, factor) in model.factors.enumerated() {
      if let group = groupOfFactor[place] { members[group].append(place) }
      guard case .response(let window, let curve) = factor.rule else { continue }
      guard !factor.looksAtRaisedGroups else {
        raisedResponses.append((place, curve))
        continue
      }
      let metric = metricPlaces[window.metric] ?? metrics.count
      if metric == metrics.count {
        metricPlaces[window.metric] = metric
        metrics.append(Metric(id: window.metric, lookback: 0))
      }
      metrics[metric].lookback = max(metrics[metric].lookback, window.lookback)
      responses.append(
        Response(
          factor: place, metric: metric, over: window.over, lag: window.lag,
          value: WindowValue(of: window, in: catalogue), curve: curve, against: window.against))
    }
    self.metrics = metrics
    self.responses = responses
    self.raisedResponses = raisedResponses
    let counting = Set(raisedResponses.compactMap { [groupOfFactor] in groupOfFactor[$0.factor] })
    groups = model.groups.enumerated().map { place, group in
      Group(weight: group.weight, factors: members[place], countsOthers: counting.contains(place))
    }
    compounds = model.compoundsPartsFirst.compactMap { factor in
      guard let place = places[factor.id], case .compound(let parts, let points) = factor.rule else { return nil }
      // A part that the model does not have, which validation refuses, is passed over.
      let known = parts.compactMap { part in places[part].map { (factor: $0, highest: model.factors[$0].highestPoints) }
      }
      return Compound(factor: place, parts: known, points: points)
    }
  }

  /// The load of a day. O(factors × window).
  public func load(on day: Day, in table: DayTable) -> LoadScore {
    let columns = columns(for: day...day, in: table)
    var state = DayState(factors: model.factors.count, groups: groups.count)
    score(0, columns, &state)
    return load(on: day, from: state)
  }

  /// The loads of days in their order; each metric is read once for all of them.
  public func loads(over days: ClosedRange<Day>, in table: DayTable) -> [LoadScore] {
    let columns = columns(for: days, in: table)
    var state = DayState(factors: model.factors.count, groups: groups.count)
    return days.enumerated().map { offset, day in
      score(offset, columns, &state)
      return load(on: day, from: state)
    }
  }

  /// The points of a day, −100 … 100, in the model's order of factors; nil where unknown.
  public func points(on day: Day, in table: DayTable) -> [Double?] { points(over: day...day, in: table).first ?? [] }

  /// The points of days in their order, each as for a day alone; each metric is read once for all of them.
  public func points(over days: ClosedRange<Day>, in table: DayTable) -> [[Double?]] {
    let columns = columns(for: days, in: table)
    var state = DayState(factors: model.factors.count, groups: groups.count)
    return (0...days.lowerBound.distance(to: days.upperBound)).map { offset in
      score(offset, columns, &state)
      return state.points
    }
  }
}
