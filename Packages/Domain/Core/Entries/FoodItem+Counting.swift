/// How much an item counts, and as which food.
extension FoodItem {
  /// What the ids of the metrics of single foods begin with.
  public static let metricPrefix = "intake."

  /// The units that are counted one by one; of all others any quantity is one portion.
  private static let countedUnits: Set<String> = [
    defaultUnit, "glass", "cup", "can", "bottle", "slice", "piece", "bowl", "plate",
  ]
  /// More of one item count as so many.
  private static let mostPortions = 10.0

  /// How many portions it counts as, above 0 and up to 10: the quantity of what is counted, fractions as they are; 1
  /// without a quantity, and for weights, volumes, spoons and handfuls.
  public var portions: Double {
    guard let quantity, FoodItem.countedUnits.contains(unit ?? FoodItem.defaultUnit) else { return 1 }
    return min(quantity, FoodItem.mostPortions)
  }

  /// The word of the metric `intake.<word>`: the name in kebab-case and the singular.
  public var word: String {
    let parts = name.metricWord.split(separator: "-")
    let words = parts.indices.map { index in
      let isHead = index == parts.indices.last || FoodItem.connectives.contains(parts[index + 1])
      return isHead ? Singular.of(parts[index]) : String(parts[index])
    }
    return words.joined(separator: "-")
  }

  /// The metric of the food; nil where the name has no letter and no digit.
  public var metric: MetricID? { word.isEmpty ? nil : MetricID("\(FoodItem.metricPrefix)\(word)") }

  /// The word of the metric under which a food of a word in kebab-case is counted: `bun` for `buns`.
  @Sendable public static func countedWord(_ word: String) -> String { FoodItem(name: word.withSpaces).counted.word }

  /// A metric of a food as it is counted: that of `buns` is that of `bun`. Every other metric is itself.
  public static func counted(_ metric: MetricID) -> MetricID {
    guard metric.rawValue.hasPrefix(metricPrefix) else { return metric }
    return MetricID("\(metricPrefix)\(countedWord(String(metric.rawValue.dropFirst(metricPrefix.count))))")
  }

  /// Words after which another food of the name begins, so that the word before may be a plural.
  private static let connectives: Set<Substring> = ["and", "or", "of", "with", "in", "on", "und", "mit", "oder"]
}

/// Amounts that a name begins with.
extension FoodItem {
  private static let fractions: [String: Double] = ["half": 1 / 2, "third": 1 / 3, "quarter": 1 / 4]
  private static let articles: Set<String> = ["a", "an", "the"]
  /// After an article these begin no food: `a lot of tea`, `a la carte`.
  private static let vague: Set<String> = ["lot", "bit", "few", "little", "la"]

  /// The item with the amount that its name begins with as its quantity: `two buns`, `half a bun`, `glass of water`,
  /// and `tablespoons flour` of so many. Itself where the name begins with none.
  public var counted: FoodItem {
    let words = name.split(separator: " ").map(String.init)
    guard words.count > 1 else { return self }
    let small = words.map { $0.lowercased() }
    let (amount, start) = quantity == nil ? FoodItem.amount(small) ?? (1, 0) : (1, 0)
    var unit: String?
    var end = start
    if words.count - start > 1, let found = FoodItem.units[small[start]],
      self.unit ?? FoodItem.defaultUnit == FoodItem.defaultUnit
    {
      let hasOf = words.count - start > 2 && small[start + 1] == "of"
      if hasOf || start > 0 || quantity != nil { (unit, end) = (found, start + (hasOf ? 2 : 1)) }
    }
    guard end > 0 else { return self }
    let rest = words[end...]
    // `four seed bun` is one thing; `four buns` are four.
    let isCounted = amount <= 1 || unit != nil || (rest.count == 1 ? (rest.first ?? "").count > 2 : isPlural(rest.last))
    guard isCounted else { return self }
    var result = self
    result.name = rest.joined(separator: " ")
    result.quantity = quantity ?? amount
    result.unit = unit ?? self.unit ?? FoodItem.defaultUnit
    return result
  }

  private func isPlural(_ word: String?) -> Bool {
    word.map { Singular.of(Substring($0.lowercased())) != $0.lowercased() } ?? false
  }

  /// The amount at the start of two words or more in small letters, with the place of the word after it; nil where
  /// there is none.
  private static func amount(_ words: [String]) -> (Double, Int)? {
    func has(_ word: String, at place: Int) -> Bool { place < words.count && words[place] == word }
    func rest(_ amount: Double, from place: Int) -> (Double, Int)? {
      place < words.count ? (amount, place) : nil
    }
    func food(after place: Int) -> Int {
      place < words.count && articles.contains(words[place]) ? place + 1 : place
    }
    let first = articles.contains(words[0]) && words[0] != "the" ? 1 : 0
    guard first < words.count, first == 0 || !vague.contains(words[first]) else { return nil }
    if let share = fractions[words[first]] {
      if has("dozen", at: food(after: first + 1)) { return rest(12 * share, from: food(after: first + 1) + 1) }
      if has("of", at: first + 1) { return rest(share, from: food(after: first + 2)) }
      let place = food(after: first + 1)
      let isAmount = words[first] == "half" && (place > first + 1 || first > 0 || words.count == 2)
      if isAmount || (place < words.count && units[words[place]] != nil) { return rest(share, from: place) }
      return first > 0 ? rest(1, from: first) : nil
    }
    if has("dozen", at: first) { return rest(12, from: has("of", at: first + 1) ? first + 2 : first + 1) }
    if has("couple", at: first), has("of", at: first + 1) { return rest(2, from: first + 2) }
    if let number = Double(numberWord: words[first]) {
      let hasHalf = has("and", at: first + 1) && has("a", at: first + 2) && has("half", at: first + 3)
      return rest(hasHalf ? number + 0.5 : number, from: first + (hasHalf ? 4 : 1))
    }
    return first > 0 ? rest(1, from: first) : nil
  }
}
