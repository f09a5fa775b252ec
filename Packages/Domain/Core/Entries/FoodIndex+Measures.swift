extension FoodIndex {
  /// What foods and drinks give the metrics of single foods and of groups: their portions, added up.
  public func measures(of items: [FoodItem]) -> [Measure] {
    let items = items.map(\.counted)
    let portions = items.reduce(into: [MetricID: Double]()) { portions, item in
      if let metric = item.metric { portions[metric, default: 0] += item.portions }
    }
    var inGroups: [MetricID: Double] = [:]
    for item in items {
      for group in metrics(of: [item.name] + item.ingredients) { inGroups[group, default: 0] += item.portions }
    }
    return portions.sorted { $0.key < $1.key }.map { Measure($0.key, $0.value, fold: .sum) }
      + metrics.compactMap { metric in inGroups[metric].map { Measure(metric, $0, fold: .sum) } }
  }
}
