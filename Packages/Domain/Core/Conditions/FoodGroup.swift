/// Foods and drinks that a pack looks at together.
public struct FoodGroup: Sendable, Hashable {
  public var id: FoodGroupID
  /// What people call these foods, as it stands alone, such as `Alcoholic drinks`; nil where a pack does not say it.
  public var givenName: String?
  public var foods: [String]
  /// Names that hold one of the foods and are no such food: what they match does not count.
  public var butNot: [String]
  /// Set where the group is never part of an experiment.
  public var keep: Keep?
  /// The metric of a group of the person's own; nil for that of a pack. Not kept.
  public var ownMetric: MetricID?

  public init(
    id: FoodGroupID, name: String? = nil, foods: [String], butNot: [String] = [], keep: Keep? = nil
  ) {
    self.id = id
    givenName = name
    self.foods = foods
    self.butNot = butNot
    self.keep = keep
  }

  /// What the ids of the metrics of food groups begin with.
  public static let metricPrefix = "food-group."
  public var metric: MetricID { ownMetric ?? FoodGroup.metric(of: id) }
  public static func metric(of id: FoodGroupID) -> MetricID { MetricID("\(metricPrefix)\(id)") }
  /// As it stands alone: the words of the id where no name is given.
  public var name: String { givenName ?? id.rawValue.withSpaces }

  public var metricDefinition: MetricDefinition {
    MetricDefinition(
      id: metric, name: givenName.map { .verbatim($0) } ?? .words("Foods: {name}", ["name": .verbatim(name)]),
      unit: "portions", range: 0...1000, direction: nil, fold: .sum, absence: .noneOnKeptDays("food"),
      about: .words(
        "How many portions of the day’s foods and drinks belong to the food group “{group}”.",
        ["group": .verbatim(name)]), countsYes: true)
  }

  /// Whether one of the group's foods, or of the names that are none of them, stands in a text as whole words, singular
  /// or plural, in any case: whether the group knows what is spoken of.
  public func knows(_ text: String) -> Bool {
    (foods + butNot).contains { FoodGroup.words(of: $0).stand(in: FoodGroup.words(of: text)) }
  }

  /// Names of which none holds a food as whole words, so that they take nothing away from a group of these foods.
  public static func idle(_ names: [String], besides foods: [String]) -> [String] {
    let foods = foods.map(words)
    return names.filter { name in
      let name = words(of: name)
      return !foods.contains { $0.stand(in: name) }
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

extension [String] {
  /// Whether the words stand in others, in a row; false for none.
  fileprivate func stand(in words: [String]) -> Bool {
    guard !isEmpty, count <= words.count else { return false }
    return (0...(words.count - count)).contains { words[$0..<($0 + count)].elementsEqual(self) }
  }
}

extension ConditionPack {
  /// Whether a text names one of a symptom's sites as whole words, singular or plural, in any case and in any language
  /// of the pack.
  ///
  /// - Parameter sites: As the pack writes them in the language that it is written in.
  public func names(_ sites: [String], of symptom: SymptomDefinition, in text: String) -> Bool {
    let languages = [symptom.sites] + (otherWords.sites[symptom.id] ?? [])
    let names = sites.flatMap { site -> [String] in
      let places = languages.compactMap { list in list.firstIndex(of: site).map { (place: $0, of: list.count) } }
      return [site] + places.flatMap { found in languages.filter { $0.count == found.of }.map { $0[found.place] } }
    }
    let words = FoodGroup.words(of: text)
    return names.contains { FoodGroup.words(of: $0).stand(in: words) }
  }

  /// A site of a symptom in the language of the pack's texts; itself where the pack does not have it.
  ///
  /// - Parameter site: In any language of the pack.
  public func site(_ site: String, of symptom: SymptomDefinition) -> String {
    for list in [symptom.sites] + (otherWords.sites[symptom.id] ?? []) where list.count == symptom.sites.count {
      if let place = list.firstIndex(of: site) { return symptom.sites[place] }
    }
    return site
  }

  /// Whether the symptom has a site, in any language of the pack.
  public func hasSite(_ site: String, of symptom: SymptomDefinition) -> Bool {
    ([symptom.sites] + (otherWords.sites[symptom.id] ?? [])).contains { $0.contains(site) }
  }
}

/// Definitions that journals kept before there was more than foods have just these.
extension FoodGroup: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, foods, butNot, keep
    case givenName = "name"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(FoodGroupID.self, forKey: .id)
    givenName = try container.decodeIfPresent(String.self, forKey: .givenName)
    foods = try container.decode([String].self, forKey: .foods)
    butNot = try container.decodeIfPresent([String].self, forKey: .butNot) ?? []
    keep = try container.decodeIfPresent(Keep.self, forKey: .keep)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(givenName, forKey: .givenName)
    try container.encode(foods, forKey: .foods)
    if !butNot.isEmpty { try container.encode(butNot, forKey: .butNot) }
    try container.encodeIfPresent(keep, forKey: .keep)
  }
}
