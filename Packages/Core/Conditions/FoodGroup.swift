/// Foods and drinks that a pack looks at together.
public struct FoodGroup: Sendable, Hashable, Codable {
  public var id: FoodGroupID
  public var foods: [String]

  public init(id: FoodGroupID, foods: [String]) {
    self.id = id
    self.foods = foods
  }

  public var metric: MetricID { MetricID("food-group.\(id)") }
  public var name: String { id.rawValue.replacing("-", with: " ") }

  public var metricDefinition: MetricDefinition {
    MetricDefinition(
      id: metric, name: "Foods: \(name)", unit: "items", range: 0...1000, direction: nil, fold: .sum, absence: .noneOnKeptDays("food"),
      about: "How many items and drinks of the day belong to the food group \(name).")
  }

  /// Whether one of the group's foods stands in a text as whole words, singular or plural, in any case.
  public func holds(_ text: String) -> Bool {
    let words = FoodGroup.words(of: text)
    return foods.contains { food in
      let wanted = FoodGroup.words(of: food)
      guard !wanted.isEmpty, wanted.count <= words.count else { return false }
      return (0...(words.count - wanted.count)).contains { words[$0..<($0 + wanted.count)].elementsEqual(wanted) }
    }
  }

  /// A food as it is compared: in lower case and the singular.
  public static func plain(_ food: String) -> String { words(of: food).joined(separator: " ") }

  /// Lower-case words with the plural's ending removed.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isPartOfWord }.map { word in
      guard word.utf8.last == UInt8(ascii: "s") else { return String(word) }
      if word.count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
      if word.count > 4, ["oes", "ches", "shes", "sses", "xes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
      return word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : String(word)
    }
  }
}

extension Character {
  /// Whether it is a letter or a number. Of ASCII, which most foods are written in, without a look into Unicode's tables.
  fileprivate var isPartOfWord: Bool {
    guard let ascii = asciiValue else { return isLetter || isNumber }
    return (0x61...0x7A).contains(ascii) || (0x30...0x39).contains(ascii) || (0x41...0x5A).contains(ascii)
  }
}
