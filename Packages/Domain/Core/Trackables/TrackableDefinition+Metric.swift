extension TrackableDefinition {
  /// The metric as goals, charts, files and packs know it.
  public var metricDefinition: MetricDefinition {
    var metric = bare(metric)
    if role == nil { metric.absence = absence == .none ? .noneOnLoggedDays : .unknown }
    // What files brought of what was merged keeps its id.
    metric.formerly = merged.map { .init(id: TrackableDefinition.metric($0), becoming: metric.range) }
    return metric
  }

  /// The metrics of what was merged into it, and its own where a pack's counts in its place: a goal or a pack that
  /// names one is told the values that count.
  public var mergedMetrics: [MetricDefinition] {
    let counting = yieldsTo ?? metric
    return (merged + (yieldsTo == nil ? [] : [id])).map { id in
      var alias = bare(TrackableDefinition.metric(id))
      alias.isImportable = false
      alias.derivation = .init(inputs: [counting], lookback: 0) { table, day in table[counting, day] }
      return alias
    }
  }

  private func bare(_ id: MetricID) -> MetricDefinition {
    if var metric = symptom?.metricDefinition ?? foodGroup?.metricDefinition {
      metric.id = id
      return metric
    }
    return MetricDefinition(
      id: id, name: .verbatim(label), unit: metricUnit, range: metricRange, direction: worse, fold: fold,
      foldOverDays: foldOverDays, absence: .unknown,
      about: about.map { .verbatim($0) } ?? "Something of the person's own.",
      countsYes: kind == .yesNo || kind == .count || kind == .number)
  }

  private var metricUnit: String {
    switch kind {
    case .number: unit ?? "own units"
    case .count: "times"
    case .duration: "minutes"
    case .yesNo: "yes or no"
    case .choice: "points"
    }
  }

  /// What a day's value can be. What is added up has no highest one.
  private var metricRange: ClosedRange<Double> {
    let highest = 1e12
    switch kind {
    case .number:
      guard let range else { return -highest...highest }
      return fold == .sum ? min(0, range.lowerBound)...highest : range
    case .count:
      guard fold != .sum, let range else { return 0...highest }
      return range
    case .duration: return 0...Double(fold == .sum ? 2 * TrackableDefinition.longest : TrackableDefinition.longest)
    case .yesNo: return 0...(fold == .sum ? highest : 1)
    case .choice: return 1...Double(max(1, choices.count))
    }
  }

  private var foldOverDays: Fold {
    switch kind {
    case .yesNo: .sum
    case .choice: .mean
    case .number, .count, .duration: fold
    }
  }
}
