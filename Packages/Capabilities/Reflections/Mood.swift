import TrackerCore

/// How somebody's mood was, from 1 to 5.
public enum Mood {
  /// A mood in words; the emoji may be typed for it.
  struct Level: Sendable {
    var value: Int
    var id: String
    var name: Phrase
    var emoji: String
    /// What else may be typed for it.
    var aliases: [String]
  }

  static let levels: [Level] = [
    Level(value: 1, id: "very-bad", name: "very bad", emoji: "😞", aliases: ["sehr-schlecht"]),
    Level(value: 2, id: "bad", name: "bad", emoji: "😕", aliases: ["schlecht"]),
    Level(value: 3, id: "neutral", name: "neutral", emoji: "😐", aliases: ["mittel", "okay", "ok"]),
    Level(value: 4, id: "good", name: "good", emoji: "🙂", aliases: ["gut"]),
    Level(value: 5, id: "very-good", name: "very good", emoji: "😃", aliases: ["sehr-gut"]),
  ]

  public static let range = 1...5

  /// nil for what is no mood.
  static func level(_ value: Int) -> Level? { levels.first { $0.value == value } }

  /// `good (4)`
  static func told(_ value: Int) -> Phrase? {
    level(value).map { .words("{mood} ({value})", ["mood": $0.name, "value": .count(value)]) }
  }

  /// The moods of typed words, such as `4`, `good` or `1-2`; nil where one is none.
  static func values(of typed: String) -> Set<Int>? {
    var values: Set<Int> = []
    for part in typed.split(separator: ",").map({ String($0).trimmed.lowercased() }) {
      let ends = part.split(separator: "-").compactMap { Int($0) }
      if ends.count == 2, ends[0] <= ends[1], range.contains(ends[0]), range.contains(ends[1]) {
        values.formUnion(ends[0]...ends[1])
      } else if let level = levels.first(where: { level in
        "\(level.value)" == part || level.emoji == part || ([level.id] + level.aliases).contains(part.metricWord)
      }) {
        values.insert(level.value)
      } else {
        return nil
      }
    }
    return values.isEmpty ? nil : values
  }
}

/// A mood as JSON has it.
struct MoodView: Encodable, Sendable {
  var value: Int
  var word: Phrase
  var emoji: String

  init?(_ value: Int?) {
    guard let level = value.flatMap(Mood.level) else { return nil }
    self.value = level.value
    word = level.name
    emoji = level.emoji
  }
}
