import TrackerCore

/// Whether two metrics count the same, so that it says nothing of a person's days that they go together.
struct SharedNumbers {
  /// Why two metrics are no pair.
  enum Reason: Hashable {
    /// The first is calculated from the second.
    case firstIsCalculated
    /// The second is calculated from the first.
    case secondIsCalculated
    /// Both count some of the same entries.
    case countTheSame
  }

  let catalogue: MetricCatalogue
  let context: EntryContext

  /// Of a person's metrics, foods and groups of foods.
  init(_ person: Person) {
    catalogue = person.catalogue
    context = person.entryContext
  }

  /// Why the two are no pair; nil where they are one.
  func reason(_ first: MetricID, _ second: MetricID) -> Reason? {
    let (left, right) = (inputs(of: first), inputs(of: second))
    if left.contains(second) { return .firstIsCalculated }
    if right.contains(first) { return .secondIsCalculated }
    let (behind, behindOther) = (left.union([first]), right.union([second]))
    let isShared = behind.contains { one in behindOther.contains { countTheSame(one, $0) } }
    return isShared ? .countTheSame : nil
  }

  /// All metrics that one is calculated from, directly or not.
  private func inputs(of metric: MetricID) -> Set<MetricID> {
    let own = Set(catalogue[metric]?.derivation?.inputs ?? [])
    return own.reduce(into: own) { $0.formUnion(inputs(of: $1)) }
  }

  private func countTheSame(_ one: MetricID, _ other: MetricID) -> Bool {
    let (one, other) = (one.ofWholeDay, other.ofWholeDay)
    if one == other { return true }
    if isFoodOfGroup(one, other) || isFoodOfGroup(other, one) || areGroupsWithOneFood(one, other) { return true }
    return shares(one, with: other) || shares(other, with: one)
  }

  private func shares(_ one: MetricID, with other: MetricID) -> Bool {
    catalogue[one]?.sharesEntriesWith.contains { $0.holds(other) } ?? false
  }

  private func group(_ metric: MetricID) -> FoodGroup? { context.foodGroups.first { $0.metric == metric } }

  private func isFoodOfGroup(_ food: MetricID, _ metric: MetricID) -> Bool {
    guard let group = group(metric), food.rawValue.hasPrefix(FoodItem.metricPrefix) else { return false }
    return context.foods.groups(of: [food.rawValue.dropFirst(FoodItem.metricPrefix.count).description.withSpaces])
      .contains(group.id)
  }

  private func areGroupsWithOneFood(_ one: MetricID, _ other: MetricID) -> Bool {
    guard let group = group(one), let second = self.group(other) else { return false }
    return group.foods.contains { context.foods.groups(of: [$0]).contains(second.id) }
      || second.foods.contains { context.foods.groups(of: [$0]).contains(group.id) }
  }
}
