import TrackerCore
import TrackerDiaryCSV

/// How dates and numbers are written, where somebody says so.
struct FormOptions {
  var dates: DateOrder?
  var decimals: DecimalSign?

  /// - Throws: `Failure` (`usage`) for a word that is none of the choices.
  init(_ options: [String: String]) throws(Failure) {
    dates = try FormOptions.choice("dates", options)
    decimals = try FormOptions.choice("decimals", options)
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ id: String, _ options: [String: String]
  ) throws(Failure) -> Choice? {
    guard let word = options[id] else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    throw Failure(
      .usage, "“{word}” is not a choice for --{option}",
      [
        "word": .verbatim(word), "option": .verbatim(id),
        "choices": .anyOf(Choice.allCases.map { "\($0.rawValue)" }),
      ], recovery: "Use {choices}.")
  }
}
