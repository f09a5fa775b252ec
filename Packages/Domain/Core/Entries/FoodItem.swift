/// One food or drink of a meal.
public struct FoodItem: FieldValue {
  /// 1 … 200 characters.
  public var name: String
  /// Above 0; nil where it was left out.
  public var quantity: Double?
  /// `serving` where a quantity was typed without one; nil without a quantity.
  public var unit: String?
  /// At most 100 characters, such as `grilled`.
  public var preparation: String?
  public var ingredients: [String]

  public static let standardUnit = "serving"
  /// Units that may stand between a quantity and a name, with what they are stored as.
  public static let units: [String: String] = [
    "g": "g", "gram": "g", "grams": "g", "kg": "kg", "mg": "mg", "oz": "oz", "lb": "lb", "ml": "ml", "cl": "cl",
    "dl": "dl", "l": "l",
    "litre": "l", "litres": "l", "liter": "l", "liters": "l", "cup": "cup", "cups": "cup", "glass": "glass",
    "glasses": "glass",
    "slice": "slice", "slices": "slice", "piece": "piece", "pieces": "piece", "serving": "serving",
    "servings": "serving",
    "portion": "serving", "portions": "serving", "bowl": "bowl", "bowls": "bowl", "plate": "plate", "plates": "plate",
    "can": "can",
    "cans": "can", "bottle": "bottle", "bottles": "bottle", "tbsp": "tbsp", "tsp": "tsp", "handful": "handful",
    "handfuls": "handful",
  ]

  /// A unit as it is read after a quantity: `2 glasses`, `200 g`.
  public static func word(for unit: String, quantity: Double) -> String {
    guard quantity != 1, units["\(unit)s"] == unit || units["\(unit)es"] == unit, !["g", "l"].contains(unit) else {
      return unit
    }
    return unit.hasSuffix("s") ? unit + "es" : unit + "s"
  }

  public init(
    name: String, quantity: Double? = nil, unit: String? = nil, preparation: String? = nil, ingredients: [String] = []
  ) {
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
      words.removeFirst()
      if words.count > 1, ["x", "×"].contains(words[0].lowercased()) { words.removeFirst() }
      let word = unit ?? (words.count > 1 ? words[0].lowercased() : "")
      if unit == nil, FoodItem.units[word] != nil { words.removeFirst() }
      if words.count > 1, FoodItem.units[word] != nil, words[0].lowercased() == "of" { words.removeFirst() }
      self.unit = FoodItem.units[word] ?? FoodItem.standardUnit
    }
    name = words.joined(separator: " ")
    func tooLong(_ what: String, _ limit: Int) -> Diagnostic {
      Diagnostic(code: "too-long", "\(what) of a food is too long", allowed: "up to \(limit) characters")
    }
    guard !name.isEmpty else {
      throw Diagnostic(code: "no-name", "A food has no name", allowed: "[quantity [unit]] name [(preparation)]")
    }
    guard name.count <= 200 else { throw tooLong("The name", 200) }
    guard (preparation ?? "").count <= 100 else { throw tooLong("The preparation", 100) }
    guard ingredients.allSatisfy({ $0.count <= 200 }) else { throw tooLong("An ingredient", 200) }
    if let quantity, !(quantity > 0 && quantity <= 10_000) {
      throw Diagnostic(code: "out-of-range", "The quantity of a food is out of range", allowed: "above 0, up to 10000")
    }
  }

  /// A number at the start of a word, with the unit or the × that is attached to it; nil for a word such as `7up`.
  private static func quantity(_ word: String) -> (Double, String?)? {
    if let fraction = ["½": 0.5, "¼": 0.25, "¾": 0.75][word] { return (fraction, nil) }
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "," || $0 == "/") }
    let parts = digits.replacing(",", with: ".").split(separator: "/", omittingEmptySubsequences: false).map {
      Double($0)
    }
    guard let first = parts.first, let above = first, parts.count <= 2 else { return nil }
    guard let below = parts.count == 2 ? parts[1] : 1, below > 0 else { return nil }
    let rest = word.dropFirst(digits.count).lowercased()
    if rest.isEmpty || rest == "x" || rest == "×" { return (above / below, nil) }
    return units[rest].map { (above / below, $0) }
  }

  /// Reads items that are separated by commas; those of a decimal (`1,5 l`) and within parentheses separate nothing.
  ///
  /// - Throws: a `Diagnostic` that says which limit was passed, without the text.
  public static func list(typed text: String) throws(Diagnostic) -> [FoodItem] {
    let characters = Array(text)
    var parts = [""]
    var depth = 0
    for (index, character) in characters.enumerated() {
      if character == "(" { depth += 1 } else if character == ")" { depth = max(0, depth - 1) }
      let isDecimal =
        !(parts.last ?? "").trimmed.isEmpty && (parts.last ?? "").trimmed.allSatisfy(\.isNumber)
        && index + 1 < characters.count
        && characters[index + 1].isNumber
      if character == ",", depth == 0, !isDecimal { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    var items: [FoodItem] = []
    for part in parts where !part.trimmed.isEmpty { items.append(try FoodItem(typed: part)) }
    return items
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
