import TrackerApplication
import TrackerCore
import TrackerSentiment

/// What the entries of some days come to.
public struct ReflectionStatsView: ReadModel {
  public static let schema = "journal-stats/1"

  struct MoodCount: Encodable, Sendable {
    var mood: Int
    var word: Phrase
    var entries: Int
  }
  struct CategoryCount: Encodable, Sendable {
    var category: String
    let name: Phrase
    var entries: Int

    private enum CodingKeys: String, CodingKey { case category, entries }
  }

  var from: Day
  var to: Day
  var entries: Int
  /// Days with an entry.
  var days: Int
  /// Days in a row with an entry, up to today or yesterday; nil where nobody asks.
  var streak: Int?
  /// From very bad to very good, each mood once.
  var moods: [MoodCount]
  var meanMood: Double?
  /// The mean over entries with words that say it, -1 … 1.
  var meanSentiment: Double?
  /// The most used first.
  var categories: [CategoryCount]
  /// The words that stand most often in the texts.
  var words: [String]

  init(of entries: [Entry], on days: ClosedRange<Day>, streak: Int?, own: [JournalCategory]) {
    from = days.lowerBound
    to = days.upperBound
    self.entries = entries.count
    self.days = Set(entries.map(\.day)).count
    self.streak = streak
    let moods = entries.compactMap { $0.payload[ReflectionKind.mood] }
    self.moods = Mood.levels.map { level in
      MoodCount(mood: level.value, word: level.name, entries: moods.count { $0 == level.value })
    }
    meanMood = moods.isEmpty ? nil : Double(moods.reduce(0, +)) / Double(moods.count)
    let texts = entries.map { ReflectionKind.prose(of: $0.payload) }
    let scores = texts.compactMap { Sentiment(of: $0)?.score }
    meanSentiment = scores.isEmpty ? nil : scores.reduce(0, +) / Double(scores.count)
    let named = entries.flatMap { $0.payload[ReflectionKind.categories] ?? [] }
    let counts = Dictionary(named.map { ($0, 1) }, uniquingKeysWith: +)
    categories = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      CategoryCount(category: $0.key, name: JournalCategory.name(of: $0.key, among: own), entries: $0.value)
    }
    words = Keywords.of(texts.joined(separator: "\n"), most: 10)
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let period = ["from": format.short(from), "to": format.short(to)]
    guard entries > 0 else {
      return [
        .sentence("\(format("No entry from {from} to {to}.", period))"),
        .commands([.init("symptoms journal \"…\"", format("write something"))]),
      ]
    }
    let row = streak.map { $0 == 1 ? format("1 day") : format("{count} days", ["count": "\($0)"]) }
    let streak = row.map { [Block.fact(.init(format("In a row"), "\($0)"))] } ?? []
    return [
      .heading(.init("\(format("Your journal from {from} to {to}", period))")),
      .section(facts(format).prefix(1) + streak + facts(format).dropFirst()),
    ] + tables(format)
  }

  /// What they come to, without the days that they are of and how many of them lie in a row.
  func figures(_ format: TextFormatter) -> [Block] { facts(format) + tables(format) }

  private func tables(_ format: TextFormatter) -> [Block] { moodTable(format) + categoryTable(format) }

  private func facts(_ format: TextFormatter) -> [Block] {
    let counts = ["entries": "\(entries)", "days": "\(days)"]
    let written =
      switch (entries, days) {
      case (1, _): format("1")
      case (_, 1): format("{entries}, on 1 day", counts)
      default: format("{entries}, on {days} days", counts)
      }
    let mean = meanMood.map { format("{value} of 5", ["value": format.number($0)]) }
    let sound = meanSentiment.map { value in
      let values = ["tone": format(Tone.told(value)), "score": format.number(value, upTo: 2)]
      return format("{tone} ({score} on a scale of -1 to 1)", values)
    }
    func fact(_ label: String, _ value: String?) -> Block? {
      value.map { .fact(.init(format(label), "\($0)")) }
    }
    return [
      fact("Entries", written), fact("Mean mood", mean), fact("Sounds", sound),
      words.isEmpty
        ? nil : .fact(.init(format("Words"), words.map { .init("\($0)") }, .commas)),
    ].compactMap(\.self)
  }

  private func moodTable(_ format: TextFormatter) -> [Block] {
    let most = moods.map(\.entries).max() ?? 0
    guard most > 0 else { return [] }
    let rows = moods.reversed().map { mood in
      Block.Table.Row(
        ["\(format(.words("{mood} ({value})", ["mood": mood.word, "value": .count(mood.mood)])))", "\(mood.entries)"],
        bar: Double(mood.entries) / Double(most))
    }
    return [
      .section([
        .heading(.init("\(format("Moods"))")),
        .table(.init([.init(""), .init(format("entries"), .trailing, isTitleShown: false)], rows: rows)),
      ])
    ]
  }

  private func categoryTable(_ format: TextFormatter) -> [Block] {
    guard !categories.isEmpty else { return [] }
    let rows = categories.map { Block.Table.Row(["\(format($0.name))", "\($0.entries)"]) }
    return [
      .section([
        .heading(.init("\(format("Categories"))")),
        .table(.init([.init(""), .init(format("entries"), .trailing, isTitleShown: false)], rows: rows)),
      ])
    ]
  }
}
