import TrackerCore

/// A meal with its foods and drinks.
public enum FoodKind: LogKind {
  static let type = Field<String>("type")
  static let items = Field<[FoodItem]>("items")
  static let drinks = Field<[FoodItem]>("drinks")
  static let size = Field<String>("size")
  static let calories = Field<Double>("calories")
  static let notes = Field<String>("notes")

  public static let definition = LogKindDefinition(
    id: "food", name: "meals", noun: "meal", counted: ("1 meal", "{count} meals"),
    aliases: ["eat", "ate", "Essen", "Mahlzeit", "Mahlzeiten", "gegessen"], summary: "Log a meal.",
    fields: [
      FieldDefinition(
        "type", aliases: ["mahlzeit"],
        .choice([
          .init("breakfast", aliases: ["Frühstück"]), .init("lunch", aliases: ["Mittagessen", "Mittag"]),
          .init("dinner", aliases: ["supper", "Abendessen", "Abendbrot"], lookalikes: ["suppe"]),
          .init("snack", aliases: ["snacks", "Zwischenmahlzeit"]),
        ]), "Which meal. If you leave it out, the time of day decides.", refuses: "“{typed}” is not a meal",
        positional: true, label: "Meal"),
      FieldDefinition(
        "items", aliases: ["essen", "speisen"], .items, "What you ate.", asks: "What did you eat?", positional: true,
        label: "Food"),
      FieldDefinition(
        "drinks", aliases: ["getränke", "trinken", "drink"], .items, "What you drank.", asks: "What did you drink?",
        label: "Drinks"),
      FieldDefinition(
        "size", aliases: ["größe"],
        .choice([
          .init("small", aliases: ["klein"]), .init("normal"), .init("large", aliases: ["big", "groß"]),
        ]), "How large the meal was.", refuses: "“{typed}” is not a meal size", defaultValue: .text("normal"),
        label: "Size"),
      FieldDefinition(
        "calories", aliases: ["kalorien"], .number(0...20_000, step: 1), "Kilocalories of the whole meal.",
        asks: "How many kilocalories?", label: "Calories"),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 500), "Anything else.", label: "Notes"),
    ],
    metrics: [
      "food.large_meals", "food.calories", "hydration.ml", .family(prefix: FoodItem.metricPrefix), .foodGroups,
      .family(prefix: TrackableDefinition.metricPrefix),
    ] + MainMeal.allCases.map { .metric($0.skipped) },
    examples: [
      (line: "food lunch \"soup, omelette\"", says: "two things for lunch"),
      (
        line: "food dinner \"200 g gnocchi (boiled), stew = pumpkin + turnip\" drinks=\"2 glasses water\" size=large",
        says: "with amounts, ingredients and drinks"
      ),
    ],
    measuresVersion: 6, reads: [.foods], category: .health,
    measuresChanges: [2: amountsCount, 3: amountsCount])

  /// English amounts first, then German ones: whoever gets both is told once.
  private static let amountsCount = "Meals now count amounts (2 glasses are two), so some earlier figures changed."

  /// A meal without a time and a name stays without a name.
  public static func complete(_ payload: inout Payload, at time: LocalTime?) {
    guard payload[type] == nil, let time else { return }
    switch time.minutes / 60 {
    case 4..<11: payload[type] = "breakfast"
    case 11..<15: payload[type] = "lunch"
    case 17..<22: payload[type] = "dinner"
    default: payload[type] = "snack"
    }
  }

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    guard payload[items] == nil, payload[drinks] == nil else { return [] }
    // Files of other programs have meals that say how much and not what.
    if context.takesExactNumbers, payload[calories] != nil { return [] }
    return [
      Diagnostic(
        code: FieldDefinition.missingCode,
        "What did you eat or drink? Type it like this: symptoms log food lunch soup")
    ]
  }

  /// A meal of nothing is a none.
  public static func doubts(about payload: Payload, at instant: Instant, in context: EntryContext) -> [Doubt] {
    let names = ((payload[items] ?? []) + (payload[drinks] ?? [])).map { $0.name.lowercased() }
    let nothing = Scale.noneWords.union(["nothing", "nichts"])
    guard names.count == 1, let name = names.first, nothing.contains(name) else {
      return []
    }
    return [
      Doubt(
        code: "food-of-nothing", question: "Is “{food}” the name of a food?",
        problem: "A meal needs at least one food or drink",
        fix: "If you ate nothing, type: symptoms no food", ["food": "\(name)"])
    ]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let payload = entry.payload
    let drinks = (payload[drinks] ?? []).map(\.counted)
    var measures = context.foods.measures(of: (payload[items] ?? []) + drinks)
    if let meal = payload[type].flatMap(MainMeal.init(rawValue:)) {
      measures.append(Measure(meal.skipped, 0, fold: .max))
    }
    if payload[size] == "large" { measures.append(Measure("food.large_meals", 1, fold: .sum)) }
    if let calories = payload[calories] { measures.append(Measure("food.calories", calories, fold: .sum)) }
    let millilitres = drinks.compactMap(\.millilitres)
    if !millilitres.isEmpty { measures.append(.event("hydration.ml", millilitres.reduce(0, +), fold: .sum)) }
    return measures
  }

  /// Foods and drinks that are named before go by one name.
  public static func spellings(of entry: Entry, in context: EntryContext) -> [Spelling] {
    [items, drinks].map { field in
      Spelling(.ofMetrics((entry.payload[field] ?? []).compactMap(\.counted.metric)), field: field.name)
    }
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    let things = ((payload[items] ?? []) + (payload[drinks] ?? [])).map(\.told)
    let values: [String: Phrase] = [
      "meal": .words(payload[type] ?? "meal", [:]), "things": .parts(things),
    ]
    let meal: Phrase =
      switch (things.isEmpty, payload[size]) {
      case (true, _): .words(payload[type] ?? "meal", [:])
      case (_, "small"): "small {meal} – {things}"
      case (_, "large"): "large {meal} – {things}"
      default: "{meal} – {things}"
      }
    return .parts([
      meal.filled(with: values), payload[calories].map { .words("{count} kcal", ["count": .number($0, upTo: 1)]) },
      payload[notes].map { .verbatim($0) },
    ])
  }
}

extension FoodItem {
  /// The food with its amount, as it can be typed again: `2 glasses water`, `gnocchi (boiled)`.
  var told: Phrase {
    let food: Phrase = "\(name)\(preparation.map { " (\($0))" } ?? "")"
    guard let quantity else { return food }
    let unit = unit.flatMap { $0 == FoodItem.defaultUnit ? nil : FoodItem.word(for: $0, quantity: quantity) }
    return .words(
      unit == nil ? "{amount} {food}" : "{amount} {unit} {food}",
      ["amount": .number(quantity, upTo: 3), "unit": .words(unit ?? "", [:]), "food": food])
  }
}
