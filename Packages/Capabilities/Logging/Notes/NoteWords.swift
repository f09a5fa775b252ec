import TrackerCore

/// Words of notes that stand for nothing that is logged, or for more than one thing.
enum NoteWords {
  /// What a piece may begin with and means nothing.
  static let fillers: Set<String> = [
    "i", "i've", "ive", "had", "have", "and", "also", "then", "did", "some", "my", "ich", "hatte", "habe", "hab", "und",
    "auch", "dann", "etwas", "mein", "meine",
  ]

  static let none: Set<String> = ["no", "without", "kein", "keine", "keinen", "keiner", "ohne"]

  /// Two words for the night that ended this morning, and for the evening before.
  static let lastNight: Set<String> = ["last night", "letzte nacht", "heute nacht", "vergangene nacht", "diese nacht"]

  /// What follows a meal's name where the piece is about the meal and names no food: `dinner was late`.
  static let aboutMeals: Set<String> = [
    "was", "is", "were", "felt", "made", "not", "too", "very", "at", "with", "after", "before", "late", "early",
    "skipped", "missed", "out", "war", "ist", "waren", "nicht", "zu", "sehr", "mit", "nach", "vor", "spät", "früh",
    "ausgelassen", "auswärts", "um",
  ]

  /// What there can be none of and is no food: `no idea`.
  private static let noFoods: Set<String> = [
    "appetite", "change", "changes", "chance", "clue", "difference", "energy", "fever", "fun", "help", "hope", "hunger",
    "idea", "improvement", "luck", "mood", "more", "motivation", "nap", "need", "one", "news", "plan", "plans",
    "problem", "problems", "reason", "relief", "rest", "sleep", "strength", "thanks", "time", "trouble", "visit", "way",
    "will", "wonder", "worries", "worse", "better", "doubt", "good", "longer", "matter", "people", "use", "words",
    "work", "ahnung", "angst", "änderung", "antrieb", "appetit", "besserung", "energie", "fieber", "geduld", "hilfe",
    "hoffnung", "idee", "kraft", "lust", "mehr", "motivation", "plan", "problem", "probleme", "ruhe", "schlaf", "sinn",
    "sorge", "sorgen", "spaß", "termine", "unterschied", "veränderung", "wunder", "zeit", "arbeit", "besuch",
  ]

  /// Whether a word behind `no` is taken for a food or drink that nobody has named before: one word of letters.
  static func mayBeFood(_ subject: String) -> Bool {
    let word = subject.lowercased()
    return word.count > 2 && word.allSatisfy(\.isLetter) && !noFoods.contains(word)
  }

  /// The units of what is drunk.
  static let volumes: Set<String> = ["ml", "cl", "dl", "l", "oz", "litre", "litres", "liter", "liters"]

  /// Whether a word joins several things that there were none of.
  static func joinsNones(_ word: String) -> Bool {
    NoteLine.joiners.contains(word) || ["or", "nor", "but", "oder", "noch", "aber", "sondern"].contains(word)
  }

  /// The words of a piece, without what means nothing at its beginning and without a full stop at its end.
  static func words(of piece: String) -> [String] {
    var words = piece.split(whereSeparator: \.isWhitespace).map(String.init)
    if let last = words.last {
      let bare = String(last.reversed().drop { ".!?…".contains($0) }.reversed())
      if bare.isEmpty { words.removeLast() } else { words[words.count - 1] = bare }
    }
    while words.count > 1, let first = words.first, fillers.contains(first.lowercased()) { words.removeFirst() }
    return words
  }

  /// Whether a word is a number, or begins with one: `5h`, `two`.
  static func isAmount(_ word: String) -> Bool {
    word.first?.isNumber ?? false || Double(numberWord: word.lowercased()) != nil
  }
}
