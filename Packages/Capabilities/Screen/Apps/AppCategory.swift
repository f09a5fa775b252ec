import TrackerCore

/// The categories that apps belong to. A person may name others of their own.
enum AppCategory: String, CaseIterable, Sendable {
  case productivity, social, entertainment, education, health, games, utility, other

  /// As people read it.
  var name: Phrase {
    switch self {
    case .productivity: "productivity"
    case .social: "social"
    case .entertainment: "entertainment"
    case .education: "education"
    case .health: "health"
    case .games: "games"
    case .utility: "utility"
    case .other: "other"
    }
  }

  /// A category as people read it; one of the person's own as they named it.
  static func name(of category: String) -> Phrase {
    AppCategory(rawValue: category)?.name ?? .verbatim(category.withSpaces)
  }

  /// Every category that an app can belong to: those here, then those that the person's rules name besides.
  static func all(by rules: AppRules) -> [String] {
    let known = allCases.map(\.rawValue)
    return known + rules.categories.filter { !known.contains($0) }
  }

  /// Words that no category of one's own may have: metrics go by them.
  static let taken: Set<String> = ["productive", "neutral", "distracting", "focus", "longest-focus", "app"]

  /// The metric of the minutes in a category.
  static func metric(_ category: String) -> MetricID { MetricID("screen.\(category)_minutes") }
}

/// How much an app helps or distracts, in words: −2 … 2.
enum AppLevel {
  static let words = ["very-distracting", "distracting", "neutral", "productive", "very-productive"]

  /// The level of a word, or of a number that stands for it.
  static func level(of word: String) -> Int? {
    let word = word.lowercased().replacing("_", with: "-")
    if let place = words.firstIndex(of: word) { return place - 2 }
    if let place = germanWords.firstIndex(of: word) { return place - 2 }
    return Int(word.replacing("−", with: "-")).flatMap { AppRule.levels.contains($0) ? $0 : nil }
  }

  static func name(of level: Int) -> Phrase {
    switch level {
    case ..<(-1): "very distracting"
    case -1: "distracting"
    case 0: "neutral"
    case 1: "productive"
    default: "very productive"
    }
  }

  private static let germanWords = ["sehr-ablenkend", "ablenkend", "neutral", "produktiv", "sehr-produktiv"]
}
