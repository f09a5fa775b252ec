import TrackerApplication
import TrackerCore

/// What opening or closing a flare by hand did.
public struct FlareMarkView: ReadModel {
  public static let schema = "flare-mark/1"

  enum Outcome: String, Encodable, Sendable {
    case opened, closed
    /// A flare day already, which got a note.
    case noted
    case alreadyOpen = "already-open"
    case notOpen = "not-open"
    case symptomsSayFlare = "symptoms-say-flare"
    case markedOnTheDay = "marked-on-the-day"
  }

  var day: Day
  var outcome: Outcome
  /// The condition that the flare is of.
  var condition: PackID?
  /// Its name where there are several, else nil.
  var name: String?
  /// nil where nothing was written.
  var entry: EntryView?
  var tomorrow: [OutlookChange]
  /// What there is to type next: the id of an entry, or the day.
  private(set) var mark: String?
  /// What there is to do later, where more was not asked for.
  private var later: Phrase?

  private enum CodingKeys: String, CodingKey { case day, outcome, condition, name, entry, tomorrow }

  /// - Parameter mark: The short id of the mark that stands in the way.
  init(
    day: Day, outcome: Outcome, condition: PackID? = nil, name: String? = nil, entry: EntryView?,
    tomorrow: [OutlookChange], mark: String? = nil
  ) {
    (self.day, self.outcome, self.condition, self.name) = (day, outcome, condition, name)
    (self.entry, self.tomorrow, self.mark) = (entry, tomorrow, mark)
  }

  /// Adds how to say more, when it suits.
  ///
  /// - Parameter day: The day of the mark where it is not today.
  public mutating func sayWhatIsLater(on day: Day?) {
    let date = day.map { " --date \($0)" } ?? ""
    later = .words("You can add details later: {command}", ["command": "symptoms check-in\(date)"])
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = [
      "day": format.short(day), "date": day.description, "condition": name.map(format.inSentence) ?? "",
      "id": mark ?? "ID",
    ]
    let told = ([told] + [next].compactMap { $0 }).map { format($0, values) }
    return [.sentence("\(told.joined(separator: " "))")]
      + [.sentence("\(OutlookChange.sentence(tomorrow, format))")]
      + (later.map { [.sentence("\(format($0))")] } ?? [])
  }

  /// What was done, or why nothing was.
  private var told: String {
    switch (outcome, name == nil) {
    case (.opened, true): "Marked {day} as a flare day."
    case (.opened, false): "Marked {day} as a flare day of {condition}."
    case (.closed, true): "Marked {day} as a day without a flare."
    case (.closed, false): "Marked {day} as a day without a flare of {condition}."
    case (.noted, true): "{day} is already a flare day. Your words are kept with it."
    case (.noted, false): "{day} is already a flare day of {condition}. Your words are kept with it."
    case (.alreadyOpen, true): "{day} is already a flare day. Nothing was changed."
    case (.alreadyOpen, false): "{day} is already a flare day of {condition}. Nothing was changed."
    case (.notOpen, true): "There is no flare to end on {day}. Nothing was changed."
    case (.notOpen, false): "There is no flare of {condition} to end on {day}. Nothing was changed."
    case (.symptomsSayFlare, true): "Your answers for {day} count as a flare. It cannot end that day."
    case (.symptomsSayFlare, false):
      "Your answers for {day} count as a flare of {condition}. It cannot end that day."
    case (.markedOnTheDay, true): "You marked {day} as a flare day yourself."
    case (.markedOnTheDay, false): "You marked {day} as a flare day of {condition} yourself."
    }
  }

  /// What to type where nothing was done; nil where there is nothing to do.
  private var next: String? {
    switch outcome {
    case .opened, .closed, .noted, .alreadyOpen: nil
    case .notOpen: "To see your flares: symptoms flares"
    case .symptomsSayFlare: "To see them: symptoms list --date {date}"
    case .markedOnTheDay: "To remove that mark: symptoms delete {id}"
    }
  }
}
