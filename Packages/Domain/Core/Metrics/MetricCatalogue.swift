/// Every metric that can be named: those of modules, of packs and of families.
public struct MetricCatalogue: Sendable {
  public private(set) var definitions: [MetricDefinition]
  public private(set) var families: [MetricFamily]
  private var byID: [MetricID: Int]
  /// Those that can be named and are in no list: what a person has hidden, and what was merged.
  private var unlisted: [MetricID: MetricDefinition] = [:]

  public init(definitions: [MetricDefinition] = [], families: [MetricFamily] = []) {
    self.definitions = []
    self.families = families
    self.byID = [:]
    for definition in definitions { add(definition) }
  }

  /// The catalogue with a pack's symptoms, food groups and metrics of its own; what is already there stays. What the
  /// pack says that a metric was before counts for it.
  public func adding(_ pack: ConditionPack) -> MetricCatalogue {
    var result = self
    for metric in pack.metrics { result.add(metric) }
    for change in pack.changes ?? [] where change.section == .metrics { result.add(change) }
    // A family works out its metric from the id each time; what the pack's factors look at on every day is worked out
    // once.
    for metric in pack.risk.factors.compactMap(\.metric) where result.byID[metric] == nil {
      if let definition = result[metric] { result.add(definition) }
    }
    return result
  }

  /// The catalogue with what a person tracks of their own; what is already there stays.
  public func adding(_ trackables: Trackables) -> MetricCatalogue {
    guard !trackables.isEmpty else { return self }
    var result = self
    for trackable in trackables.all {
      let metric = trackable.metricDefinition
      if trackable.isHidden {
        result.unlisted[metric.id] = metric
      } else if trackable.yieldsTo == nil {
        result.add(metric)
      }
      for merged in trackable.mergedMetrics { result.unlisted[merged.id] = merged }
    }
    return result
  }

  /// The catalogue for somebody who says this of apps: their own categories have metrics, too.
  public func adding(_ apps: AppRules) -> MetricCatalogue {
    var result = self
    result.families = families.map { $0.knowing(apps) }
    return result
  }

  /// The catalogue, with packs in it, where what files brought of something that yields to a pack's metric counts for
  /// that.
  public func yielding(_ trackables: Trackables) -> MetricCatalogue {
    var result = self
    for trackable in trackables.all {
      guard let place = trackable.yieldsTo.flatMap({ byID[$0] }) else { continue }
      result.definitions[place].formerly += ([trackable.id] + trackable.merged).map {
        .init(id: TrackableDefinition.metric($0), becoming: definitions[place].range)
      }
    }
    return result
  }

  public subscript(_ id: MetricID) -> MetricDefinition? {
    byID[id].map { definitions[$0] } ?? unlisted[id] ?? id.part.flatMap { self[id.ofWholeDay]?.within($0) }
      ?? families.lazy.compactMap { $0.metric(id) }.first
  }

  /// The family that a metric belongs to, nil for one that stands alone.
  public func family(of id: MetricID) -> MetricFamily? { families.first { $0.word(of: id) != nil } }

  /// Of a metric, what its values can be, which end of them is bad, and how several days of it become one value; nil
  /// for an unknown one. Takes less time than its whole definition.
  public func traits(of id: MetricID) -> (range: ClosedRange<Double>, direction: Direction?, foldOverDays: Fold)? {
    if let place = byID[id] {
      return (definitions[place].reach, definitions[place].direction, definitions[place].foldOverDays)
    }
    return self[id].map { ($0.reach, $0.direction, $0.foldOverDays) }
  }

  /// The metrics of families whose words are listed, which stand in no list by themselves.
  public var ofListedWords: [MetricDefinition] {
    families.flatMap { family in (family.listed ?? []).map { family.definition(family.id(of: $0), $0) } }
  }

  /// The id that a mistyped one most likely meant.
  public func nearest(to id: MetricID) -> MetricID? {
    nearestMatch(to: id.rawValue, among: (definitions + ofListedWords).map(\.id.rawValue))
      .map(MetricID.init(rawValue:))
  }

  /// The stored metrics that a metric is made of, each with the earliest day needed as days before the day asked for;
  /// itself where it is not derived.
  public func stored(behind id: MetricID, lookback: Int = 0) -> [MetricID: Int] {
    guard let derivation = self[id]?.derivation else {
      return (self[id]?.formerly ?? []).reduce(into: [id: lookback]) { $0[$1.id] = lookback }
    }
    return derivation.inputs.reduce(into: [:]) { result, input in
      result.merge(stored(behind: input, lookback: lookback + derivation.lookback), uniquingKeysWith: Swift.max)
    }
  }

  private mutating func add(_ change: PackChange) {
    guard let id = change.metric, let definition = self[id],
      let former = change.former(of: id, in: definition.range),
      !definition.formerly.contains(where: { $0.id == former.id })
    else { return }
    guard unlisted[id] == nil else {
      unlisted[id]?.formerly.append(former)
      return
    }
    add(definition)
    if let place = byID[id] { definitions[place].formerly.append(former) }
  }

  private mutating func add(_ definition: MetricDefinition) {
    guard byID[definition.id] == nil, unlisted[definition.id] == nil else { return }
    byID[definition.id] = definitions.count
    definitions.append(definition)
  }
}
