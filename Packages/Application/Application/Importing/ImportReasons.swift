import TrackerCore

/// Why parts of a file were not taken, in the person's language. What readers say in English is found again by the
/// phrases below; what is none of them stays as it is.
struct ImportReasons {
  private let format: TextFormatter

  init(_ format: TextFormatter) { self.format = format }

  /// `line 6: slept is out of range (allowed: 0 to 24 hours)`
  func text(of reason: ImportView.Reason) -> String {
    let values = ["line": "\(reason.line)", "reason": translated(reason.message, ImportReasons.messages)]
    guard let allowed = reason.allowed else { return format("line {line}: {reason}", values) }
    return format(
      "line {line}: {reason} (allowed: {allowed})",
      values.merging(["allowed": translated(allowed, ImportReasons.allowed)]) { first, _ in first })
  }

  private static let messages = [
    "{column} is not a number", "{column} is out of range", "{column} is neither yes nor no", "{column} is empty",
    "{column} is not a day", "{column} lies in the future", "{column} lies too far back",
    "{column} is a whole number, and the map has no start", "{column} is too long",
    "The row does not have as many fields as the header", "The same day stands on line {line} too",
    "This sleep overlaps line {line} of the file", "A quote stands inside a field without quotes",
    "Text stands after a closing quote", "A quote is never closed",
    "A field is too long, or a quote is never closed", "The row is no text; save the file as UTF-8",
  ]

  private static let allowed = [
    "a number such as 7.5, or nothing", "0 or 1, or at_least in the map", "a date such as 2026-03-02",
    "a whole number of days", "the id of a person", "one row for a person and day", "other times",
    "a closing quote", "a delimiter or the end of the line", "quotes around the whole field, doubled inside",
    "0 for none, or {low} to {high} {unit}", "{low} to {high} {unit}", "0 for none, or {low} to {high}",
    "{low} to {high}", "up to {last}", "from {first}",
  ]

  private static let units = [
    "hours", "minutes", "points", "times", "portions", "yes or no", "own units", "meals", "hours after midnight",
  ]

  private func translated(_ text: String, _ phrases: [String]) -> String {
    for phrase in phrases {
      guard var values = ImportReasons.values(of: phrase, in: text) else { continue }
      if let unit = values["unit"], ImportReasons.units.contains(unit) { values["unit"] = format.words(unit) }
      return format.words(phrase, values)
    }
    return text
  }

  /// What the placeholders of a phrase stand for in a text that was made of it; nil where it was not.
  private static func values(of phrase: String, in text: String) -> [String: String]? {
    var values: [String: String] = [:]
    var rest = text[...]
    for (index, piece) in phrase.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard index > 0 else {
        guard rest.hasPrefix(piece) else { return nil }
        rest = rest.dropFirst(piece.count)
        continue
      }
      let parts = piece.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      let (name, literal) = (String(parts[0]), parts[1])
      let end = literal.isEmpty ? rest.endIndex..<rest.endIndex : rest.firstRange(of: literal)
      guard let end else { return nil }
      values[name] = String(rest[..<end.lowerBound])
      rest = rest[end.upperBound...]
    }
    let isWhole =
      ["low", "high"].allSatisfy { name in values[name].map { Double($0) != nil } ?? true }
      && ["first", "last"].allSatisfy { name in values[name].map { Day($0) != nil } ?? true }
    return rest.isEmpty && isWhole ? values : nil
  }
}
