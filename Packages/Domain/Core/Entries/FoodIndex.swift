import Synchronization

/// Finds the groups that foods belong to. `FoodGroup.holds` asks every food of a group; this looks a word up.
public final class FoodIndex: Sendable {
  private struct Table: Sendable {
    var groups: [FoodGroupID] = []
    /// The foods that begin with a word, each with the place of its group.
    var foods: [String: [(words: [String], group: Int)]] = [:]
  }

  private let packs: [ConditionPack]
  /// Made when it is first asked for: most commands read no meal.
  private let table = Mutex(Table?.none)

  /// - Parameter packs: Their foods in all languages count. Groups of one id are one group.
  init(_ packs: [ConditionPack]) { self.packs = packs }

  /// All groups, in the order of the packs.
  public var groups: [FoodGroupID] { read().groups }

  /// The groups of foods of which a name stands in a text as whole words, singular or plural, in any case. O(words of
  /// the texts).
  ///
  /// - Parameter texts: What is asked for together, such as a dish and what it is made of.
  public func groups(of texts: [String]) -> Set<FoodGroupID> {
    let table = read()
    var found: Set<Int> = []
    for text in texts {
      let words = FoodGroup.words(of: text)
      for (place, word) in words.enumerated() {
        for food in table.foods[word] ?? [] where words[place...].starts(with: food.words) { found.insert(food.group) }
      }
    }
    return Set(found.map { table.groups[$0] })
  }

  private func read() -> Table {
    table.withLock { table in
      if let table { return table }
      let made = made()
      table = made
      return made
    }
  }

  private func made() -> Table {
    var table = Table()
    var places: [FoodGroupID: Int] = [:]
    for group in packs.flatMap(\.foods) + packs.flatMap(\.otherWords.counted) {
      if places[group.id] == nil {
        places[group.id] = table.groups.count
        table.groups.append(group.id)
      }
      guard let place = places[group.id] else { continue }
      for food in group.foods {
        let words = FoodGroup.words(of: food)
        if let first = words.first { table.foods[first, default: []].append((words, place)) }
      }
    }
    return table
  }
}
