extension Double {
  private static let numberWords: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12,
    "eins": 1, "ein": 1, "eine": 1, "einen": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7,
    "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwölf": 12,
  ]

  /// The number of a word from `one` to `twelve`, in English or German and in any case; nil for every other text.
  public init?(numberWord word: String) {
    guard let number = Double.numberWords[word.lowercased()] else { return nil }
    self = number
  }
}
