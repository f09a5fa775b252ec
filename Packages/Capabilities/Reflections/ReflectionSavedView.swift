import TrackerApplication
import TrackerCore

/// What was saved in the journal.
public struct ReflectionSavedView: ReadModel {
  public static let schema = "journal-saved/1"

  var entry: JournalItem
  let told: Phrase
  /// Categories that the words speak for, and that the entry does not have.
  var suggestedCategories: [String]
  var tomorrow: [OutlookChange]
  var isChange: Bool
  let today: Day
  /// When it was, where that is not now.
  let time: LocalTime?

  private enum CodingKeys: String, CodingKey { case entry, suggestedCategories, tomorrow, isChange }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = ["what": format(told), "day": format.short(entry.day), "time": time?.description ?? ""]
    let saved =
      switch (isChange, entry.day == today, time != nil) {
      case (true, _, _): format("Changed in your journal: {what}.", values)
      case (false, true, false): format("Saved in your journal: {what}.", values)
      case (false, true, true): format("Saved in your journal, at {time}: {what}.", values)
      case (false, false, false): format("Saved in your journal for {day}: {what}.", values)
      case (false, false, true): format("Saved in your journal for {day}, at {time}: {what}.", values)
      }
    return [.sentence("\(saved)")] + outlook(format) + [.commands(next(format))]
  }

  private func outlook(_ format: TextFormatter) -> [Block] {
    let sentence = OutlookChange.sentence(tomorrow, format)
    return sentence.isEmpty ? [] : [.sentence("\(sentence)")]
  }

  private func next(_ format: TextFormatter) -> [Block.NextCommand] {
    let id = entry.id.short
    var commands: [Block.NextCommand] = []
    if let category = suggestedCategories.first {
      let all = (entry.categories + [category]).joined(separator: ",")
      commands.append(
        .init(
          "symptoms edit \(id) categories=\(all)",
          format("add a category that may fit: {category}", ["category": format(JournalCategory.name(of: category))])))
    }
    if entry.mood == nil { commands.append(.init("symptoms edit \(id) mood=3", format("add your mood, 1 to 5"))) }
    return commands
  }
}

/// That nothing was written.
public struct ReflectionNothingView: ReadModel {
  public static let schema = "journal-nothing/1"
  var isSaved = false

  public init() {}

  public func blocks(_ format: TextFormatter) -> [Block] {
    [.sentence("\(format("Nothing was written, so nothing was saved."))")]
  }
}
