/// One food or drink of a meal.
public struct FoodItem: FieldValue {
  /// 1 … 200 characters.
  public var name: String
  /// Above 0; nil where it was left out.
  public var quantity: Double?
  /// `serving` unless typed.
  public var unit: String?
  /// At most 100 characters, such as `grilled`.
  public var preparation: String?
  public var ingredients: [String]

  public static let standardUnit = "serving"
  /// Units that may stand between a quantity and a name, with what they are stored as.
  public static let units: [String: String] = [
    "g": "g", "gram": "g", "grams": "g", "kg": "kg", "mg": "mg", "oz": "oz", "lb": "lb", "ml": "ml", "cl": "cl", "dl": "dl", "l": "l",
    "litre": "l", "litres": "l", "liter": "l", "liters": "l", "cup": "cup", "cups": "cup", "glass": "glass", "glasses": "glass",
    "slice": "slice", "slices": "slice", "piece": "piece", "pieces": "piece", "serving": "serving", "servings": "serving",
    "portion": "serving", "portions": "serving", "bowl": "bowl", "bowls": "bowl", "plate": "plate", "plates": "plate", "can": "can",
    "cans": "can", "bottle": "bottle", "bottles": "bottle", "tbsp": "tbsp", "tsp": "tsp", "handful": "handful", "handfuls": "handful",
  ]

  public init(name: String, quantity: Double? = nil, unit: String? = nil, preparation: String? = nil, ingredients: [String] = []) {
    self.name = name
    self.quantity = quantity
    self.unit = unit
    self.preparation = preparation
    self.ingredients = ingredients
  }

  /// Reads `[quantity [unit]] name [(preparation)] [= ingredient + ingredient]`.
  ///
  /// - Throws: a `Diagnostic` that says which limit was passed, without the text.
  public init(typed text: String) throws(Diagnostic) {
    let halves = text.split(separator: "=", maxSplits: 1).map { $0.trimmed }
    var rest = halves.first ?? ""
    ingredients = halves.count > 1 ? halves[1].split(separator: "+").map { $0.trimmed }.filter { !$0.isEmpty } : []
    if rest.hasSuffix(")"), let open = rest.lastIndex(of: "(") {
      preparation = rest[rest.index(after: open)...].dropLast().trimmed
      rest = rest[..<open].trimmed
    }
    var words = rest.split(separator: " ").map(String.init)
    if words.count > 1, let (number, unit) = FoodItem.quantity(words[0]) {
      quantity = number
      self.unit = unit
      words.removeFirst()
      if unit == nil, words.count > 1, let known = FoodItem.units[words[0].lowercased()] {
        self.unit = known
        words.removeFirst()
        if words.count > 1, words[0].lowercased() == "of" { words.removeFirst() }
      }
    }
    name = words.joined(separator: " ")
    func tooLong(_ what: String, _ limit: Int) -> Diagnostic {
      Diagnostic(code: "too-long", "\(what) of a food is too long", allowed: "up to \(limit) characters")
    }
    guard !name.isEmpty else { throw Diagnostic(code: "no-name", "A food has no name", allowed: "[quantity [unit]] name [(preparation)]") }
    guard name.count <= 200 else { throw tooLong("The name", 200) }
    guard (preparation ?? "").count <= 100 else { throw tooLong("The preparation", 100) }
    guard ingredients.allSatisfy({ $0.count <= 200 }) else { throw tooLong("An ingredient", 200) }
    if let quantity, !(quantity > 0 && quantity <= 10_000) {
      throw Diagnostic(code: "out-of-range", "The quantity of a food is out of range", allowed: "above 0, up to 10000")
    }
  }

  private static func quantity(_ word: String) -> (Double, String?)? {
    let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard let number = Double(digits.replacing(",", with: ".")) else { return nil }
    let rest = word.dropFirst(digits.count).lowercased()
    if rest.isEmpty { return (number, nil) }
    return units[rest].map { (number, $0) }
  }

  /// The word of the metric `intake.<word>`: the name in kebab-case.
  public var word: String { name.metricWord }

  /// Millilitres, where the unit says so; a cup counts 240, a glass 250 (rounded household measures).
  public var millilitres: Double? {
    let perUnit: [String: Double] = ["ml": 1, "cl": 10, "dl": 100, "l": 1000, "cup": 240, "glass": 250]
    return perUnit[unit ?? FoodItem.standardUnit].map { $0 * (quantity ?? 1) }
  }

  public init?(json: JSONValue) {
    guard let name = json["name"]?.text else { return nil }
    self.init(
      name: name, quantity: json["quantity"]?.number, unit: json["unit"]?.text, preparation: json["preparation"]?.text,
      ingredients: json["ingredients"]?.list?.compactMap(\.text) ?? [])
  }

  public var json: JSONValue {
    var fields: [String: JSONValue] = ["name": .text(name)]
    fields["quantity"] = quantity.map { .number($0) }
    fields["unit"] = unit.map { .text($0) }
    fields["preparation"] = preparation.map { .text($0) }
    if !ingredients.isEmpty { fields["ingredients"] = .list(ingredients.map { .text($0) }) }
    return .object(fields)
  }
}

extension String {
  /// Lower-case letters and digits joined by hyphens: the form of words in metric ids.
  public var metricWord: String { lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") }
}

extension StringProtocol {
  /// Without white space at both ends.
  public var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }
}
