/// Foods and drinks that a pack looks at together.
public struct FoodGroup: Sendable, Hashable, Codable {
  public var id: FoodGroupID
  public var foods: [String]

  public init(id: FoodGroupID, foods: [String]) {
    self.id = id
    self.foods = foods
  }

  /// What the ids of the metrics of food groups begin with.
  public static let metricPrefix = "food-group."
  public var metric: MetricID { FoodGroup.metric(of: id) }
  public static func metric(of id: FoodGroupID) -> MetricID { MetricID("\(metricPrefix)\(id)") }
  public var name: String { id.rawValue.withSpaces }

  public var metricDefinition: MetricDefinition {
    MetricDefinition(
      id: metric, name: .words("Foods: {name}", ["name": .verbatim(name)]), unit: "portions", range: 0...1000,
      direction: nil, fold: .sum,
      absence: .noneOnKeptDays("food"),
      about: .words(
        "How many portions of the day’s foods and drinks belong to the food group “{group}”.",
        ["group": .verbatim(name)]), countsYes: true)
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
  public static func plain(_ food: String) -> String { isPlain(food) ? food : words(of: food).joined(separator: " ") }

  /// Whether a food is words of small letters already, none of which may be a plural.
  private static func isPlain(_ food: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in food.utf8 {
      let endsWord = byte == UInt8(ascii: " ") && last != UInt8(ascii: " ") && last != UInt8(ascii: "s")
      guard endsWord || (0x61...0x7A).contains(byte) else { return false }
      last = byte
    }
    return last != UInt8(ascii: " ") && last != UInt8(ascii: "s")
  }

  /// Lower-case words with the plural's ending removed.
  static func words(of text: String) -> [String] {
    let text = text.lowercased()
    // Most foods are written in ASCII, which has no need of a look into Unicode's tables.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return text.split { !$0.isLetter && !$0.isNumber }.map(Singular.of)
    }
    return text.utf8.split { !(0x61...0x7A).contains($0) && !(0x30...0x39).contains($0) }.map {
      Singular.of(Substring($0))
    }
  }
}
