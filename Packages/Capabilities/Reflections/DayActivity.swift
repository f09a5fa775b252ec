import TrackerCore
import TrackerEntryLanguage

/// Something that a person did on the day of a text, as it is kept in a list of words: `walking 20m`, `social`.
struct DayActivity: Sendable, Hashable {
  /// The id of a type; what was typed where it is none.
  var type: String
  var minutes: Int?

  /// Minutes of a day, which one activity has at most.
  private static let longest = 1_440

  /// - Parameter text: As it was typed or kept, with its time behind it or before it.
  init(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    type = DayActivity.id(of: text.trimmed)
    guard words.count > 1 else { return }
    for count in [1, 2] where words.count > count {
      for (amount, name) in [
        (words.suffix(count), words.dropLast(count)), (words.prefix(count), words.dropFirst(count)),
      ] where amount.first?.first?.isNumber == true {
        let typed = amount.joined(separator: " ")
        // A number alone may be of anything.
        guard typed.contains(where: \.isLetter), let minutes = Int(typedMinutes: typed),
          (1...DayActivity.longest).contains(minutes)
        else { continue }
        type = DayActivity.id(of: name.joined(separator: " "))
        self.minutes = minutes
        return
      }
    }
  }

  private static func id(of word: String) -> String {
    ActivityType.ofTexts.first { $0.isNamed(word.replacing(" ", with: "-")) || $0.isNamed(word) }?.id ?? word
  }

  /// As it is kept.
  var text: String { minutes.map { "\(type) \($0)m" } ?? type }

  /// Whether it is one of the types there are.
  var isKnown: Bool { ActivityType.ofTexts.contains { $0.id == type } }

  /// `20 minutes of walking`, `time with people`
  var told: Phrase {
    guard let minutes else { return ActivityType.name(of: type) }
    return .words(
      "{amount} of {activity}", ["amount": .duration(minutes: minutes), "activity": ActivityType.name(of: type)])
  }

  /// What its minutes count for: those of exercise for exercise, all others for activities.
  var measures: [Measure] {
    guard let minutes else { return [] }
    let number = Double(minutes)
    if ActivityType.isExercise(type) { return [Measure("exercise.minutes", number, fold: .sum)] }
    return [
      Measure("activity.minutes", number, fold: .sum),
      Measure(MetricID("activity.\(type)_minutes"), number, fold: .sum),
    ]
  }
}
