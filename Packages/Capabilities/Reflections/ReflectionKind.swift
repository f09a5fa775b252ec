import TrackerCore
import TrackerSentiment

/// What a person writes about a day, with how they felt: any of title, text and mood is enough.
public enum ReflectionKind: LogKind {
  static let title = Field<String>("title")
  static let text = Field<String>("text")
  static let mood = Field<Int>("mood")
  static let activities = Field<[String]>("activities")
  static let categories = Field<[String]>("categories")
  static let keywords = Field<[String]>("keywords")

  /// So many characters of a text.
  public static let textLength = 100_000
  static let titleLength = 150
  /// So many categories, activities or keywords at most.
  static let mostWords = 20

  public static let definition = LogKindDefinition(
    id: "journal", name: "journal entries", noun: "journal entry",
    counted: ("1 journal entry", "{count} journal entries"), aliases: ["Tagebuch", "diary"],
    summary: "Write about your day.",
    fields: [
      FieldDefinition("title", aliases: ["titel"], .text(maxLength: titleLength), "A title.", label: "Title"),
      FieldDefinition("text", .text(maxLength: textLength), "What you want to write.", label: "Text"),
      FieldDefinition(
        "mood", aliases: ["stimmung"],
        .whole(
          Mood.range,
          words: Mood.levels.map { level in
            .init(
              level.id, aliases: level.aliases + [level.emoji], level.value...level.value, level.name.description)
          }), "Your mood: 1 is very bad, 5 is very good.", asks: "How was your mood?", label: "Mood"),
      FieldDefinition(
        "activities", aliases: ["activity", "aktivitäten", "aktivität"], .texts(maxLength: 30),
        "What you did, such as work, or reading 20m.", label: "Activities"),
      FieldDefinition(
        "categories", aliases: ["category", "kategorien", "kategorie"],
        .texts(maxLength: JournalCategory.nameLength), "What it is about, such as gratitude.", label: "Categories"),
      FieldDefinition(
        "keywords", aliases: ["keyword", "stichwörter", "stichwort"], .texts(maxLength: 50),
        "Words to find it by. Without them, the text gives some.", label: "Keywords"),
    ],
    metrics: [
      "journal.entries", "journal.mood", "journal.sentiment", .family(prefix: ReflectionMetrics.prefix),
      "activity.minutes", "exercise.minutes", .family(prefix: "activity.", suffix: "_minutes"),
    ],
    examples: [], hasCommand: false, measuresVersion: Sentiment.version, category: .journal)

  public static func complete(_ payload: inout Payload, at time: LocalTime?) {
    if let words = payload[categories] { payload[categories] = unique(words.map(JournalCategory.id)) }
    if let words = payload[activities] {
      payload[activities] = unique(words.map { DayActivity($0).text })
    }
    if let words = payload[keywords] { payload[keywords] = unique(words) }
  }

  private static func unique(_ words: [String]) -> [String] {
    words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if payload[title] == nil, payload[text] == nil, payload[mood] == nil {
      found.append(
        Diagnostic(
          code: FieldDefinition.missingCode, "There is nothing to save. Write something, or say your mood: mood=4"))
    }
    if let unknown = (payload[activities] ?? []).first(where: { !DayActivity($0).isKnown }) {
      found.append(
        Diagnostic(
          code: "unknown-choice",
          "“{typed}” is not one of the activities", ["typed": .verbatim(unknown)],
          allowed: "symptoms log activity --help"))
    }
    if (payload[categories] ?? []).contains("") {
      found.append(Diagnostic(code: "no-name", "A category needs a letter or a digit"))
    }
    for field in [activities, categories, keywords] where (payload[field] ?? []).count > mostWords {
      found.append(
        Diagnostic(
          code: "too-many", "“{field}” can have up to {count} words",
          ["field": "\(field.name)", "count": .count(mostWords)]))
    }
    return found
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let payload = entry.payload
    var measures = [Measure("journal.entries", 1, fold: .sum)]
    if let mood = payload[mood] { measures.append(Measure("journal.mood", Double(mood), fold: .mean)) }
    if let sentiment = Sentiment(of: prose(of: payload)) {
      measures.append(Measure("journal.sentiment", sentiment.score, fold: .mean))
    }
    measures += (payload[activities] ?? []).flatMap { DayActivity($0).measures }
    for category in payload[categories] ?? [] where !category.isEmpty {
      measures.append(Measure(MetricID("\(ReflectionMetrics.prefix)\(category)"), 1, fold: .sum))
    }
    return measures
  }

  /// Title and text, which are read as one.
  static func prose(of payload: Payload) -> String {
    [payload[title], payload[text]].compactMap(\.self).joined(separator: "\n")
  }

  public static let search: SearchRule? = SearchRule(version: 2) { payload in
    let words = [prose(of: payload)] + (payload[keywords] ?? []) + payload.tags.map(\.rawValue)
    let marks =
      (payload[mood].map { ["mood:\($0)"] } ?? []) + (payload[categories] ?? []).map { "category:\($0)" }
      + (payload[activities] ?? []).map { "activity:\(DayActivity($0).type)" } + payload.tags.map { "tag:\($0)" }
    return .init(text: words.joined(separator: "\n"), marks: Set(marks))
  }

  /// So many characters of a text stand in a list.
  static let shortLength = 60

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    let words = short(payload, upTo: shortLength)
    let mood = payload[mood].flatMap(Mood.told)
    // A sentence goes on to the mood without its full stop.
    let text = mood != nil && words.hasSuffix(".") ? String(words.dropLast()) : words
    return .parts([
      text.isEmpty ? nil : .verbatim(text), mood.map { .words("mood {mood}", ["mood": $0]) },
    ])
  }

  public static func told(_ entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    let words = short(payload, upTo: shortLength)
    return .parts([
      words.isEmpty ? nil : .words("“{words}”", ["words": .verbatim(words)]),
      payload[mood].flatMap(Mood.told).map { .words("mood {mood}", ["mood": $0]) },
    ])
  }

  /// The title, else the beginning of the text, cut at a word.
  static func short(_ payload: Payload, upTo length: Int) -> String {
    let words = payload[title] ?? payload[text] ?? ""
    // A long text is not read to its end for its first words.
    let beginning = words.prefix(4 * length).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard beginning.count > length else { return beginning }
    let cut = beginning.prefix(length)
    let whole = cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut
    return "\(whole)…"
  }
}
