import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// Food and drink in notes.
extension NoteReader {
  /// Words of a meal's name; more are a text.
  private static let mostWordsOfMeal = 8

  /// A meal by its name, or behind a word for food: `lunch soup`, `ate gnocchi`.
  func meal(_ words: [String], _ when: [String]) throws -> Reading {
    let choices = FoodKind.definition.leadingChoices.map { $0.lowercased() }
    let isNamed = words.first.map { choices.contains($0.lowercased()) } ?? false
    let rest = words.dropFirst(isNamed ? 1 : 0)
    guard let first = rest.first, rest.count <= NoteReader.mostWordsOfMeal,
      !NoteWords.aboutMeals.contains(first.lowercased())
    else { return .text }
    // What has calories needs a food beside them.
    guard let (left, energy) = NoteReader.withoutEnergy(Array(rest)) else { return .text }
    let named = isNamed ? [words[0]] : []
    return try parsed(FoodKind.self, named + left + energy + when) ?? .text
  }

  /// Words without the kilocalories among them, and these by their name; nil where nothing else is left.
  private static func withoutEnergy(_ words: [String]) -> (left: [String], energy: [String])? {
    let units = ["kcal", "calories", "kalorien", "cal"]
    for place in words.indices {
      let word = words[place].lowercased()
      let digits = String(word.prefix(while: \.isNumber))
      guard !digits.isEmpty else { continue }
      let rest = String(word.dropFirst(digits.count))
      let isNext = rest.isEmpty && place + 1 < words.count && units.contains(words[place + 1].lowercased())
      guard units.contains(rest) || isNext else { continue }
      let left = Array(words[..<place] + words[(place + (isNext ? 2 : 1))...])
      return left.isEmpty ? nil : (left, ["calories=\(digits)"])
    }
    return (words, [])
  }

  /// An amount with a unit of volume that the kind for drinks takes: `300ml`, `2 glasses water`.
  func drink(_ words: [String]) throws -> Reading? {
    let kind = registry.loggedKinds.first { kind in
      kind.definition.fields.first.map { $0.isRequired && $0.shape.quantity == .volume } ?? false
    }
    guard let kind else { return nil }
    let (words, when) = NoteReader.apart(withoutVerb(words), of: kind, readDay: session.readDay)
    guard words.first?.first?.isNumber ?? false, NoteReader.hasVolume(words) else { return nil }
    return try parsed(kind, words + when)
  }

  private static func hasVolume(_ words: [String]) -> Bool {
    let unit = words[0].lowercased().drop { $0.isNumber || $0 == "." || $0 == "," }
    let next = words.dropFirst().first?.lowercased() ?? ""
    let typed = unit.isEmpty ? next : String(unit)
    return NoteWords.volumes.contains(typed) || ["cup", "glass"].contains(FoodItem.units[typed] ?? "")
  }

  /// A piece without the word for drinking that it begins with: `drank 2 beers`.
  private func withoutVerb(_ words: [String]) -> [String] {
    guard words.count > 1, let kind = registry.logKind(named: words[0]),
      kind.definition.fields.first?.shape.quantity == .volume
    else { return words }
    return Array(words.dropFirst())
  }

  /// A food or drink that the packs or the person know by its whole name, with or without an amount: `2 beers`,
  /// `tea`. Words behind one with an amount are the meal's notes.
  ///
  /// - Parameter isAfterNone: Whether it may still belong to a `no` before it.
  func food(_ typed: [String], isAfterNone: Bool) throws -> Reading? {
    let (all, when) = NoteReader.apart(withoutVerb(typed), of: FoodKind.self, readDay: session.readDay)
    for count in stride(from: all.count, to: 0, by: -1) {
      let (words, rest) = (all[..<count], all[count...])
      guard !rest.contains(where: NoteReader.hasValue) else { break }
      guard let item = item(words), foods.holds(item.name), rest.isEmpty || item.quantity != nil else { continue }
      if isAfterNone, item.quantity == nil, rest.isEmpty {
        let doubt = Doubt(
          code: "note-after-none", question: "Did you have {food}?", problem: "It is not clear whether you had this",
          fix: "Type an amount, or “no” before it.", ["food": "\(item.name)"])
        guard answers[doubt] == true else { return settled([doubt], nil) }
      }
      let notes = rest.isEmpty ? [] : ["notes=\(rest.joined(separator: " "))"]
      return try food(item, words, when + notes)
    }
    return try unknownFood(all, when)
  }

  private func item(_ words: ArraySlice<String>) -> FoodItem? {
    let text = words.joined(separator: " ")
    guard !text.contains("="), !text.contains(",") || text.contains(/\d,\d/) else { return nil }
    do { return try FoodItem(typed: text) } catch { return nil }
  }

  /// What has a volume is a drink, which counts for how much was drunk.
  private func food(_ item: FoodItem, _ words: ArraySlice<String>, _ others: [String]) throws -> Reading? {
    let field = item.millilitres == nil ? FoodKind.items.name : FoodKind.drinks.name
    return try parsed(
      FoodKind.self, ["\(field)=\(words.joined(separator: " "))"] + others, isBareFood: true)
  }

  /// What is counted as a food is, and nobody knows: asked.
  private func unknownFood(_ words: [String], _ when: [String]) throws -> Reading? {
    guard words.count <= 3, let first = words.first, NoteWords.isAmount(first), let item = item(words[...]),
      item.quantity != nil, item.name.allSatisfy({ $0.isLetter || $0 == "-" || $0 == " " }),
      !item.name.lowercased().split(separator: " ").contains(where: { NoteReader.noFoods.contains(String($0)) })
    else { return nil }
    let doubt = Doubt(
      code: "note-food", question: "Is “{typed}” a food or drink?", problem: "This may be a food or drink",
      fix: "Type food before it, or add --yes.", ["typed": "\(item.name)"])
    guard answers[doubt] == true else { return settled([doubt], nil) }
    return try food(item, words[...], when)
  }

  /// What is counted and no food.
  private static let noFoods: Set<String> = [
    "h", "hour", "hours", "m", "min", "mins", "minute", "minutes", "day", "days", "week", "weeks", "time", "times",
    "am", "pm", "km", "miles", "steps", "kg", "std", "stunde", "stunden", "minuten", "tag", "tage", "woche", "wochen",
    "mal", "uhr", "schritte", "people", "leute", "more", "mehr", "out", "of", "von", "to", "bis",
  ]
}

/// The foods that packs and the person know by their whole names; made when it is first asked for.
final class KnownFoods {
  private let context: EntryContext
  private let journal: any JournalReading

  init(_ context: EntryContext, _ journal: any JournalReading) {
    self.context = context
    self.journal = journal
  }

  private lazy var ofPacks = Set(
    (context.packs.flatMap { $0.foods + $0.otherWords.foods } + context.foodGroups).flatMap(\.foods)
      .map(FoodGroup.plain))

  private lazy var logged: Set<MetricID> = {
    do { return Set(try journal.metrics(withPrefix: FoodItem.metricPrefix).map(\.metric)) } catch { return [] }
  }()

  /// Whether a name, in the singular or the plural and in any case, is one of a food, and nothing more.
  func holds(_ name: String) -> Bool {
    let plain = FoodGroup.plain(name)
    guard !plain.isEmpty else { return false }
    return ofPacks.contains(plain) || FoodItem(name: name).counted.metric.map(logged.contains) ?? false
  }
}
