import TrackerApplication
import TrackerCore

/// What is logged and what is missing of what the person tracks.
struct LoggedTodaySource: TodaySource {
  let id = "logged"
  let sections = [TodaySection("logged", place: 40)]

  func metrics(for person: Person) -> [MetricID: Int] {
    person.facts.tracked.compactMap(\.metric).reduce(into: [:]) { $0[$1] = 0 }
  }

  func content(of context: TodayContext) throws -> any TodayContent {
    let day = context.day
    let answers = try DayAnswers(
      on: day, of: context.session, entries: context.journal.entries(EntryQuery(days: day...day)),
      table: context.table, in: context.journal)
    return LoggedToday(
      logged: context.person.facts.tracked.map { category in
        LoggedToday.Category(
          id: category.id, name: category.id.withSpaces, isAnswered: answers.isAnswered(category),
          count: category.metric == nil ? answers.count(of: category) : 0, command: "symptoms log \(category.log) …")
      })
  }
}

/// The tracked categories of a day.
struct LoggedToday: TodayContent {
  struct Category: Encodable, Sendable {
    var id: String
    var name: String
    var isAnswered: Bool
    /// How many entries.
    var count: Int
    /// The command that answers it.
    var command: String
  }

  var logged: [Category]

  func blocks(of section: String, _ format: TextFormatter) -> [Block] {
    guard !logged.isEmpty else { return [] }
    let values = logged.map { category -> Block.Value in
      let count = category.count > 1 ? " (\(category.count))" : ""
      return category.isAnswered
        ? .init("\(format(category.name))\(count)", mark: .done)
        : .init("\(format(category.name))", mark: .open, words: format("not logged yet"))
    }
    return [.fact(.init(format("Logged"), values, command: logged.first { !$0.isAnswered }?.command))]
  }
}
