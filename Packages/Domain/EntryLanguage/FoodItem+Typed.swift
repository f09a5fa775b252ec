import TrackerCore

extension FoodItem {
  /// Reads `[quantity [unit]] name [(preparation)] [= ingredient + ingredient]`, the quantity in figures or words.
  ///
  /// - Throws: a `Diagnostic` that says which limit was passed, without the text.
  public init(typed text: String) throws(Diagnostic) {
    let halves = text.split(separator: "=", maxSplits: 1).map { $0.trimmed }
    var rest = halves.first ?? ""
    let ingredients =
      halves.count > 1 ? halves[1].split(separator: "+").map { $0.trimmed }.filter { !$0.isEmpty } : []
    var preparation: String?
    if rest.hasSuffix(")"), let open = rest.lastIndex(of: "(") {
      preparation = rest[rest.index(after: open)...].dropLast().trimmed
      rest = rest[..<open].trimmed
    }
    var quantity: Double?
    var unit: String?
    var words = rest.split(separator: " ").map(String.init)
    if words.count > 1, let (number, attached) = FoodItem.quantity(words[0]) {
      quantity = number
      words.removeFirst()
      if attached == nil, words.count > 1, let part = FoodItem.fraction(words[0]), number == number.rounded() {
        quantity = number + part
        words.removeFirst()
      }
      if words.count > 1, ["x", "×"].contains(words[0].lowercased()) { words.removeFirst() }
      if attached != nil, words.count > 1, words[0].lowercased() == "of" { words.removeFirst() }
      unit = attached ?? FoodItem.defaultUnit
    }
    let name = words.joined(separator: " ")
    self =
      FoodItem(name: name, quantity: quantity, unit: unit, preparation: preparation, ingredients: ingredients).counted
    try check()
  }

  /// A text that reads as the food again: `2 slices pumpkin (grilled)`, `stew = pumpkin + turnip`.
  public var typed: String {
    let amount = quantity.map { quantity -> String in
      let unit = unit == FoodItem.defaultUnit ? nil : unit.map { FoodItem.word(for: $0, quantity: quantity) }
      return [quantity.words, unit].compactMap(\.self).joined(separator: " ") + " "
    }
    let parts = ingredients.isEmpty ? "" : " = \(ingredients.joined(separator: " + "))"
    return "\(amount ?? "")\(name)\(preparation.map { " (\($0))" } ?? "")\(parts)"
  }

  private static let signs: [Character: Double] = ["½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3]

  /// A share below one, such as `1/2` or `½`; nil for everything else.
  private static func fraction(_ word: String) -> Double? {
    guard let (share, attached) = quantity(word), attached == nil, share < 1 else { return nil }
    return word.contains("/") || word.count == 1 ? share : nil
  }

  /// A number at the start of a word, with the unit or the × that is attached to it; nil for a word such as `7up`.
  private static func quantity(_ word: String) -> (Double, String?)? {
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "," || $0 == "/") }
    let sign = word.dropFirst(digits.count).first.flatMap { signs[$0] }
    let parts = digits.replacing(",", with: ".").split(separator: "/", omittingEmptySubsequences: false).map {
      Double($0)
    }
    guard !digits.isEmpty || sign != nil, parts.count <= 2 else { return nil }
    guard let above = digits.isEmpty ? 0 : parts.first ?? nil else { return nil }
    guard let below = parts.count == 2 ? parts[1] : 1, below > 0 else { return nil }
    let number = above / below + (sign ?? 0)
    let rest = word.dropFirst(digits.count + (sign == nil ? 0 : 1)).lowercased()
    if rest.isEmpty || rest == "x" || rest == "×" { return (number, nil) }
    return units[rest].map { (number, $0) }
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
}
