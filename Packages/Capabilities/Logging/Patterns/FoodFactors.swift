import TrackerApplication
import TrackerCore

/// Foods and drinks, the packs' groups of them and the person's own, and how much was eaten and drunk.
struct FoodFactors: FactorSource {
  let id = "foods"

  private static let more: Set<MetricID> = ["food.large_meals", "hydration.ml"]
  private static let skipped = Set(MainMeal.allCases.map(\.skipped))

  func metrics(for basis: FactorBasis) throws -> Set<MetricID> {
    try basis.metrics(withPrefix: FoodItem.metricPrefix).union(groups(of: basis.person).map(\.metric))
      .union(Self.more).union(Self.skipped)
  }

  func factors(on days: FactorDays) throws -> [CandidateFactor] {
    var foods = days.metrics.filter { $0.rawValue.hasPrefix(FoodItem.metricPrefix) }.sorted()
      .compactMap { days.some(of: $0, category: .health) }
    let eaten = Set(foods.map { FoodGroup.plain(String($0.id.rawValue.dropFirst(FoodItem.metricPrefix.count))) })
    let groups = groups(of: days.person).compactMap { group in
      days.some(of: group.metric, name(of: group, besides: eaten, days.person.language), category: .health)
    }
    // Where only one food of a group is ever eaten, the two are one question: the food has the better name.
    let groupsByAnswers = Dictionary(grouping: groups, by: \.answers)
    for place in foods.indices {
      foods[place].standsFor = Set((groupsByAnswers[foods[place].answers] ?? []).flatMap(\.metrics))
    }
    let single = Set(foods.map(\.answers))
    let severalFoods = groups.filter { !single.contains($0.answers) }
    return foods + severalFoods
      + [days.some(of: "food.large_meals", "large meals", category: .health)].compactMap(\.self)
      + MainMeal.allCases.compactMap {
        days.some(
          of: $0.skipped, $0.skipping, category: .health,
          keptBecause: "Leaving out meals is never part of an experiment.")
      }
      + days.besideUsual(
        "hydration.ml", above: "drinking more than usual", below: "drinking less than usual", category: .health)
  }

  func name(of factor: CandidateID, called kept: Phrase, for person: Person) -> Phrase? {
    guard factor.rawValue.hasPrefix(FoodGroup.metricPrefix) else { return nil }
    let group = person.packs.lazy.flatMap(\.foods)
      .first { $0.metric.rawValue == factor.rawValue && $0.givenName != nil }
    guard let name = group?.givenName else { return nil }
    if case .words(let words, _) = kept { return .words(words, ["name": .verbatim(name)]) }
    return .verbatim(person.language.inSentence(name))
  }

  func times(
    of factors: Set<CandidateID>, on days: ClosedRange<Day>, in journal: any JournalReading
  ) throws -> [CandidateID: [Instant]] {
    let own = factors.filter { $0.rawValue.hasPrefix(FoodItem.metricPrefix) }
    guard !own.isEmpty else { return [:] }
    var times = Dictionary(uniqueKeysWithValues: own.map { ($0, [Instant]()) })
    for entry in try journal.entries(EntryQuery(days: days, kinds: [FoodKind.definition.id])) where entry.isTimed {
      let items = (entry.payload[FoodKind.items] ?? []) + (entry.payload[FoodKind.drinks] ?? [])
      for food in Set(items.compactMap(\.counted.metric)) {
        times[CandidateID(food.rawValue)]?.append(entry.instant)
      }
    }
    return times
  }

  func leftOut(for basis: FactorBasis) throws -> Int { try basis.leftOut(withPrefix: FoodItem.metricPrefix) }

  /// A group within a sentence. One that has no name, or that of a food which is a factor by itself, is told as a
  /// group.
  private func name(of group: FoodGroup, besides foods: Set<String>, _ language: LanguageTag) -> Phrase {
    if let name = group.givenName, !foods.contains(FoodGroup.plain(name)) {
      return .verbatim(language.inSentence(name))
    }
    return .words("foods of the group {name}", ["name": .verbatim(group.name)])
  }

  private func groups(of person: Person) -> [FoodGroup] { person.entryContext.foodGroups }
}

extension MainMeal {
  /// Leaving the meal out, within a sentence.
  fileprivate var skipping: Phrase {
    switch self {
    case .breakfast: "skipping breakfast"
    case .lunch: "skipping lunch"
    case .dinner: "skipping dinner"
    }
  }
}
