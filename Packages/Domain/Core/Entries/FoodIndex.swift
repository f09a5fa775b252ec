import Synchronization

/// Finds the groups that foods belong to. `FoodGroup.holds` asks every food of a group; this looks a word up.
public final class FoodIndex: Sendable {
  private struct Table: Sendable {
    var groups: [FoodGroupID] = []
    /// One for each group.
    var metrics: [MetricID] = []
    /// The foods that begin with a word, and the names that are none of them, each with the place of its group.
    var foods: [String: [(words: [String], group: Int)]] = [:]
    var others: [String: [(words: [String], group: Int)]] = [:]
  }

  private let packs: [ConditionPack]
  private let own: [FoodGroup]
  /// Made when it is first asked for: most commands read no meal.
  private let table = Mutex(Table?.none)

  /// - Parameters:
  ///   - packs: Their foods in all languages count. Groups of one id are one group.
  ///   - own: Groups of the person's own: one whose id a pack has yields to the pack's.
  public init(_ packs: [ConditionPack], own: [FoodGroup] = []) {
    self.packs = packs
    self.own = own
  }

  /// All groups, in the order of the packs.
  public var groups: [FoodGroupID] { read().groups }

  /// The groups of foods of which a name stands in a text as whole words, singular or plural, in any case. A food that
  /// lies within one of the group's names that are none of its foods (`butNot`) does not count; another one in the same
  /// text does. O(words of the texts).
  ///
  /// - Parameter texts: What is asked for together, such as a dish and what it is made of.
  public func groups(of texts: [String]) -> Set<FoodGroupID> {
    let table = read()
    var found: Set<Int> = []
    for text in texts {
      let words = FoodGroup.words(of: text)
      var taken: [(words: Range<Int>, group: Int)] = []
      for (place, word) in words.enumerated() {
        for name in table.others[word] ?? [] where words[place...].starts(with: name.words) {
          taken.append((place..<place + name.words.count, name.group))
        }
      }
      for (place, word) in words.enumerated() {
        for food in table.foods[word] ?? [] where words[place...].starts(with: food.words) {
          let own = place..<place + food.words.count
          let isTaken = taken.contains { $0.group == food.group && $0.words.clamped(to: own) == own }
          if !isTaken { found.insert(food.group) }
        }
      }
    }
    return Set(found.map { table.groups[$0] })
  }

  /// The groups of texts, by their metrics.
  func metrics(of texts: [String]) -> Set<MetricID> {
    let table = read()
    let found = groups(of: texts)
    return Set(zip(table.groups, table.metrics).filter { found.contains($0.0) }.map(\.1))
  }

  /// The metrics of all groups, in the order of the packs.
  var metrics: [MetricID] { read().metrics }

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
    let ofPacks = packs.flatMap(\.foods) + packs.flatMap(\.otherWords.counted)
    let known = own.isEmpty ? [] : Set(ofPacks.map(\.id))
    for group in ofPacks + own.filter({ !known.contains($0.id) }) {
      if places[group.id] == nil {
        places[group.id] = table.groups.count
        table.groups.append(group.id)
        table.metrics.append(group.metric)
      }
      guard let place = places[group.id] else { continue }
      func index(_ names: [String], in list: inout [String: [(words: [String], group: Int)]]) {
        for words in names.map(FoodGroup.words) {
          if let first = words.first { list[first, default: []].append((words, place)) }
        }
      }
      index(group.foods, in: &table.foods)
      index(group.butNot, in: &table.others)
    }
    return table
  }
}
