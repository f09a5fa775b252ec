import TrackerCore
import TrackerEntryLanguage
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

/// Foods of a scenario, by name: `food: {1: [2 soups, stew], 2-4: [soup], 5: no}`.
extension ScenarioReader {
  /// By day, counted from 1.
  mutating func foods(_ fields: Fields) -> [Int: [Scenario.Meal]] {
    guard let entry = fields["journal"]?.mapping?.entry(PackKeys.scenarioFoods) else { return [:] }
    guard let mapping = entry.value.mapping else {
      reader.wrongType(entry.value, PackKeys.scenarioFoods, allowed: "days with foods, such as 1: [soup]")
      return [:]
    }
    var foods: [Int: [Scenario.Meal]] = [:]
    for entry in mapping.entriesOfFormat {
      guard let days = days(entry) else { continue }
      let meals = meals(entry.value, "\(PackKeys.scenarioFoods).\(entry.key)")
      for day in days {
        if foods.updateValue(meals, forKey: day) != nil {
          reader.report(
            "duplicate-entry", "“{found}” appears twice in {key}. Delete one of them",
            ["key": quoted(PackKeys.scenarioFoods)], at: entry.keyMark, found: shown("\(day)"))
        }
      }
    }
    return foods
  }

  /// `3`, or `3-5`; nil for what is no day, which is reported.
  private mutating func days(_ entry: YAMLMapping.Entry) -> ClosedRange<Int>? {
    let ends = entry.key.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    if ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil, 1 <= first, first <= last,
      last <= ScenarioReader.longest
    {
      return first...last
    }
    reader.report(
      "wrong-type", "“{found}” is not a day of the journal. Write {allowed}", at: entry.keyMark,
      found: shown(entry.key), allowed: "1, or 1-7 for several days")
    return nil
  }

  /// A list of foods, `no` for none, or lists by the part of the day.
  private mutating func meals(_ node: YAMLNode, _ key: String) -> [Scenario.Meal] {
    if node.scalar?.text == "no" { return [] }
    guard let parts = node.mapping else {
      guard node.sequence != nil else {
        reader.wrongType(node, key, allowed: "a list of foods, or no")
        return []
      }
      return [Scenario.Meal(part: nil, items: items(node, key))]
    }
    let words = PartOfDay.allCases.map(\.rawValue)
    let fields = reader.fields(parts, at: node.mark, key: key, required: [], optional: words)
    return PartOfDay.allCases.compactMap { part in
      fields[part.rawValue].map { Scenario.Meal(part: part, items: items($0, "\(key).\(part.rawValue)")) }
    }
  }

  /// Foods as people type them.
  private mutating func items(_ node: YAMLNode, _ key: String) -> [FoodItem] {
    var items: [FoodItem] = []
    for element in reader.list(node, key) {
      guard let text = reader.text(element, key) else { continue }
      do throws(Diagnostic) {
        items.append(try FoodItem(typed: text))
      } catch {
        var diagnostic = error
        diagnostic.place = Place(element.mark)
        reader.report(diagnostic)
      }
    }
    return items
  }
}
