import TrackerApplication
import TrackerCore
import TrackerSentiment

/// An entry of the journal as it is shown.
struct JournalItem: Encodable, Sendable {
  var id: EntryID
  var day: Day
  /// Clock time where it was written.
  var time: String
  var title: String?
  var text: String?
  var mood: MoodView?
  var activities: [String]
  var categories: [String]
  /// The person's own, else those of the text.
  var keywords: [String]
  /// Absent where there are none.
  var tags: [EntryTag]?
  /// How glad or low the words sound, -1 … 1; nil where no word says it.
  var sentiment: Double?
  let categoryNames: [Phrase]
  /// The title or the beginning of the text, for lists.
  let short: String

  private enum CodingKeys: String, CodingKey {
    case id, day, time, title, text, mood, activities, categories, keywords, tags, sentiment
  }

  init(_ entry: Entry, in session: Session, own: [JournalCategory]) {
    let payload = entry.payload
    id = entry.id
    day = entry.day
    time = session.view(of: entry).time
    title = payload[ReflectionKind.title]
    text = payload[ReflectionKind.text]
    mood = MoodView(payload[ReflectionKind.mood])
    activities = payload[ReflectionKind.activities] ?? []
    categories = payload[ReflectionKind.categories] ?? []
    let prose = ReflectionKind.prose(of: payload)
    keywords = payload[ReflectionKind.keywords] ?? Keywords.of(prose)
    tags = payload.tags.isEmpty ? nil : payload.tags
    sentiment = Sentiment(of: prose)?.score
    categoryNames = categories.map { JournalCategory.name(of: $0, among: own) }
    short = ReflectionKind.short(payload, upTo: ReflectionKind.shortLength)
  }
}

/// How a text sounds, in words.
enum Tone {
  static func told(_ score: Double) -> Phrase {
    switch score {
    case 0.5...: "clearly glad"
    case 0.15..<0.5: "rather glad"
    case -0.15..<0.15: "neither glad nor low"
    case -0.5 ..< -0.15: "rather low"
    default: "clearly low"
    }
  }
}
