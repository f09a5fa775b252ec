import TrackerCore

/// A meal with its foods and drinks.
public enum FoodKind: LogKind {
  static let type = Field<String>("type")
  static let items = Field<[FoodItem]>("items")
  static let drinks = Field<[FoodItem]>("drinks")
  static let size = Field<String>("size")
  static let calories = Field<Int>("calories")
  static let notes = Field<String>("notes")

  public static let definition = LogKindDefinition(
    id: "food", name: "meals", noun: "meal", aliases: ["eat", "ate"], summary: "A meal: what you ate and drank.",
    fields: [
      FieldDefinition(
        "type",
        .choice([
          .init("breakfast"), .init("lunch"), .init("dinner", aliases: ["supper"]), .init("snack", aliases: ["snacks"]),
        ]), "Which meal; by the time of day unless given.", positional: true),
      FieldDefinition("items", .items, "What you ate.", positional: true),
      FieldDefinition("drinks", .items, "What you drank."),
      FieldDefinition(
        "size", .choice([.init("small"), .init("normal"), .init("large", aliases: ["big"])]), "How large the meal was.",
        defaultValue: .text("normal")),
      FieldDefinition("calories", .whole(0...20_000), "Kilocalories of the whole meal."),
      FieldDefinition("notes", .text(maxLength: 500), "Anything else."),
    ],
    metrics: [
      "food.large_meals", "food.calories", "hydration.ml", .family(prefix: FoodItem.metricPrefix), .foodGroups,
    ],
    examples: [
      (line: "food lunch \"soup, omelette\"", says: "lunch with two things"),
      (
        line: "food dinner \"200 g gnocchi (boiled), stew = pumpkin + turnip\" drinks=\"2 glasses water\" size=large",
        says: "amounts, preparation and ingredients"
      ),
    ],
    measuresVersion: 2,
    measuresChanges: [
      2: "Meals now count amounts (2 glasses are two), so some earlier figures changed."
    ])

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
    return [
      Diagnostic(
        code: "missing-field", "Neither items nor drinks are named",
        allowed: "what you ate, or drinks=…; for nothing at all: symptoms no food")
    ]
  }

  /// A meal of nothing is a none.
  public static func doubts(about payload: Payload, at instant: Instant, in context: EntryContext) -> [Doubt] {
    let names = ((payload[items] ?? []) + (payload[drinks] ?? [])).map { $0.name.lowercased() }
    guard names.count == 1, let name = names.first, name == "nothing" || Scale.noneWords.contains(name) else {
      return []
    }
    return [
      Doubt(
        code: "food-of-nothing", question: "Is “\(name)” the name of a food?",
        problem: "A meal of nothing is not a meal",
        fix: "If you ate nothing, type: symptoms no food")
    ]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let payload = entry.payload
    let drinks = (payload[drinks] ?? []).map(\.counted)
    let everything = (payload[items] ?? []).map(\.counted) + drinks
    let portions = everything.reduce(into: [MetricID: Double]()) { portions, item in
      if let metric = item.metric { portions[metric, default: 0] += item.portions }
    }
    var measures = portions.sorted { $0.key < $1.key }.map { Measure($0.key, $0.value, fold: .sum) }
    for group in context.foodGroups {
      let held = everything.filter { item in ([item.name] + item.ingredients).contains(where: group.holds) }
      if !held.isEmpty { measures.append(Measure(group.metric, held.reduce(0) { $0 + $1.portions }, fold: .sum)) }
    }
    if payload[size] == "large" { measures.append(Measure("food.large_meals", 1, fold: .sum)) }
    if let calories = payload[calories] { measures.append(Measure("food.calories", Double(calories), fold: .sum)) }
    let millilitres = drinks.compactMap(\.millilitres)
    if !millilitres.isEmpty { measures.append(Measure("hydration.ml", millilitres.reduce(0, +), fold: .sum)) }
    return measures
  }

  /// Foods and drinks that are named before go by one name.
  public static func spellings(of entry: Entry, in context: EntryContext) -> [Spelling] {
    [items, drinks].map { field in
      Spelling(.ofMetrics((entry.payload[field] ?? []).compactMap(\.counted.metric)), field: field.name)
    }
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> String {
    let payload = entry.payload
    let things = ((payload[items] ?? []) + (payload[drinks] ?? [])).map(words).joined(separator: ", ")
    let size = payload[size].flatMap { $0 == "normal" ? nil : $0 }
    let head = [size, payload[type] ?? "meal"].compactMap { $0 }.joined(separator: " ")
    return ["\(head) of \(things)", payload[calories].map { "\($0) kcal" }, payload[notes]].compactMap { $0 }.joined(
      separator: ", ")
  }

  private static func words(_ item: FoodItem) -> String {
    let amount = item.quantity.map { quantity in
      let unit = item.unit.flatMap { $0 == FoodItem.defaultUnit ? nil : $0 }
      return unit.map { "\(quantity.brief) \(FoodItem.word(for: $0, quantity: quantity)) " }
        ?? "\(quantity.brief) "
    }
    return "\(amount ?? "")\(item.name)\(item.preparation.map { " (\($0))" } ?? "")"
  }
}
