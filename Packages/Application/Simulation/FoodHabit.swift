import TrackerCore
import TrackerStatistics

/// How often somebody has a food of a group. Some habits stick: what was had yesterday is likely had today.
struct FoodHabit: Sendable {
  let group: FoodGroup
  /// The chance that today is drawn afresh.
  private let renewal: Double
  private let frequency: Double
  private(set) var isEaten = false

  /// - Parameter groups: How many habits the person has; with many, each is rarer.
  init(_ group: FoodGroup, groups: Int, using random: inout SplitMix64) {
    self.group = group
    frequency = Double.random(in: 0.12...0.4, using: &random) * min(1, 5 / Double(groups))
    renewal = random.chance(0.4) ? Double.random(in: 0.4...0.7, using: &random) : 1
  }

  /// The foods of a group that anybody here eats.
  static func eaten(of group: FoodGroup) -> ArraySlice<String> { group.foods.prefix(4) }

  /// The foods of the next day: none, one or two of the group's.
  mutating func next(using random: inout SplitMix64) -> [String] {
    let isRenewed = random.chance(renewal)
    let isWanted = random.chance(frequency)
    if isRenewed { isEaten = isWanted }
    let foods = (0..<(random.chance(0.2) ? 2 : 1)).compactMap { _ in
      FoodHabit.eaten(of: group).randomElement(using: &random)
    }
    return isEaten ? foods : []
  }
}
