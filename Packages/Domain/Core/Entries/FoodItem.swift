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

  public static let defaultUnit = "serving"
  /// Units that may stand between a quantity and a name, in English and German, with what they are stored as.
  public static let units: [String: String] = [
    "g": "g", "gram": "g", "grams": "g", "kg": "kg", "mg": "mg", "oz": "oz", "lb": "lb", "ml": "ml", "cl": "cl",
    "dl": "dl", "l": "l",
    "litre": "l", "litres": "l", "liter": "l", "liters": "l", "cup": "cup", "cups": "cup", "glass": "glass",
    "glasses": "glass",
    "slice": "slice", "slices": "slice", "piece": "piece", "pieces": "piece", "serving": "serving",
    "servings": "serving",
    "portion": "serving", "portions": "serving", "bowl": "bowl", "bowls": "bowl", "plate": "plate", "plates": "plate",
    "can": "can",
    "cans": "can", "bottle": "bottle", "bottles": "bottle", "tbsp": "tbsp", "tablespoon": "tbsp", "tablespoons": "tbsp",
    "tsp": "tsp", "teaspoon": "tsp", "teaspoons": "tsp", "spoon": "spoon", "spoons": "spoon", "spoonful": "spoon",
    "spoonfuls": "spoon", "handful": "handful", "handfuls": "handful",
    "gramm": "g", "kilo": "kg", "tasse": "cup", "tassen": "cup", "glas": "glass", "gläser": "glass", "becher": "cup",
    "scheibe": "slice", "scheiben": "slice", "stück": "piece", "stücke": "piece", "portionen": "serving",
    "schüssel": "bowl", "schüsseln": "bowl", "schale": "bowl", "schalen": "bowl", "teller": "plate", "dose": "can",
    "dosen": "can", "flasche": "bottle", "flaschen": "bottle", "el": "tbsp", "esslöffel": "tbsp", "tl": "tsp",
    "teelöffel": "tsp", "löffel": "spoon", "handvoll": "handful",
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

  /// Whether name, preparation, ingredients and quantity keep their limits.
  ///
  /// - Throws: a `Diagnostic` that says which limit was passed, without the text.
  public func check() throws(Diagnostic) {
    func tooLong(_ message: Phrase, _ limit: Int) -> Diagnostic {
      Diagnostic(code: "too-long", message, ["count": .count(limit)])
    }
    guard !name.isEmpty else { throw FoodItem.noName }
    guard name.count <= 200 else { throw tooLong("The name of a food can have up to {count} characters", 200) }
    guard (preparation ?? "").count <= 100 else {
      throw tooLong("What is in brackets after a food can have up to {count} characters", 100)
    }
    guard ingredients.allSatisfy({ $0.count <= 200 }) else {
      throw tooLong("An ingredient can have up to {count} characters", 200)
    }
    if let quantity, !(quantity > 0 && quantity <= 10_000) {
      throw Diagnostic(code: "out-of-range", "That is not a possible amount of food. Write it like “2 bowls soup”")
    }
  }

  /// A food without a name.
  public static let noName = Diagnostic(
    code: "no-name", "One of the foods has no name. Write it like “2 bowls soup”")

  /// Millilitres, where the unit says so; a cup counts 240, a glass 250 (rounded household measures).
  public var millilitres: Double? {
    let perUnit: [String: Double] = ["ml": 1, "cl": 10, "dl": 100, "l": 1000, "cup": 240, "glass": 250]
    return perUnit[unit ?? FoodItem.defaultUnit].map { $0 * (quantity ?? 1) }
  }

  /// nil where the name is missing or a part is of another type.
  public init?(json: JSONValue) {
    guard let name = json["name"]?.text else { return nil }
    let ingredients = json["ingredients"].map([String].init(json:)) ?? []
    guard let ingredients, json["quantity"].map({ $0.number != nil }) ?? true,
      json["unit"].map({ $0.text != nil }) ?? true, json["preparation"].map({ $0.text != nil }) ?? true
    else { return nil }
    self.init(
      name: name, quantity: json["quantity"]?.number, unit: json["unit"]?.text, preparation: json["preparation"]?.text,
      ingredients: ingredients)
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
