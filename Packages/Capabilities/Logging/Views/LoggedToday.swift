import TrackerApplication
import TrackerCore

/// What is logged and what is missing of what the person tracks.
struct LoggedTodaySource: TodaySource {
  let id = "logged"
  let sections = [TodaySection("logged", "What you logged", place: 40)]

  func metrics(for person: Person) -> [MetricID: Int] {
    person.tracked.compactMap(\.metric).reduce(into: [:]) { $0[$1] = 0 }
  }

  func content(of context: TodayContext) throws -> any TodayContent {
    let day = context.day
    let answers = try DayAnswers(
      on: day, of: context.session,
      entries: context.journal.entries(EntryQuery(days: day...day, onlyCounting: true)), table: context.table,
      in: context.journal)
    let registry = context.session.environment.registry
    let isDoubted = try context.session.doubt(aboutDay: day, in: context.journal) != nil
    let toCome = try context.session.entriesToCome(in: context.journal)
    let option = (context.isToday ? "" : " --date \(day)") + (isDoubted ? " --yes" : "")
    return LoggedToday(
      logged: context.person.tracked.map { category in
        LoggedToday.Category(
          id: category.id, name: category.id.withSpaces, isAnswered: answers.isAnswered(category),
          isNone: answers.isNone(category),
          count: category.metric == nil ? answers.count(of: category) : 0,
          command: (registry.command(logging: category) ?? "symptoms log \(category.log) …") + option)
      }, isToday: context.isToday, toCome: context.isToday ? toCome == 0 ? nil : toCome : nil)
  }
}

/// The tracked categories of a day.
struct LoggedToday: TodayContent {
  struct Category: Encodable, Sendable {
    var id: String
    var name: String
    var isAnswered: Bool
    /// Whether the day says that there was none of it.
    var isNone = false
    /// How many entries count.
    var count: Int
    /// The command that answers it.
    var command: String
  }

  var logged: [Category]
  /// Whether it is the day of now, not an earlier one.
  var isToday = true
  /// How many entries are on days that are still to come; absent where there are none, and for an earlier day.
  var toCome: Int?

  private enum CodingKeys: String, CodingKey { case logged, toCome }

  func blocks(of section: String, _ format: TextFormatter) -> [Block] {
    let blocks = full(format)
    // On a screen with little room, the answer of today comes first.
    return (blocks.isEmpty ? [] : [.byRoom(full: blocks, short: isToday ? [] : blocks)]) + notice(format)
  }

  private func notice(_ format: TextFormatter) -> [Block] {
    Session.remark(onEntriesToCome: toCome ?? 0).map { [.sentence("\(format($0))")] } ?? []
  }

  private func full(_ format: TextFormatter) -> [Block] {
    let missing = logged.filter { !$0.isAnswered }
    let names = ["names": missing.map { format($0.name) }.joined(separator: ", ")]
    guard missing.count < logged.count else {
      return logged.isEmpty ? [] : [.sentence("\(format("Not logged yet: {names}", names))")]
    }
    var values = logged.filter(\.isAnswered).map { category in
      if category.isNone {
        return Block.Value("\(format("no {name}", ["name": format(category.name)]))")
      }
      return Block.Value("\(format(category.name))\(category.count > 1 ? " (\(category.count))" : "")", mark: .done)
    }
    if !missing.isEmpty {
      values.append(
        .init("\(format("Not yet: {names}", names))", spoken: format("Not logged yet: {names}", names) + "."))
    }
    let fact = Block.fact(.init(format("Logged:"), values))
    // One thing that is missing has a line to type; more of them would fill the screen.
    guard missing.count == 1, let only = missing.first else { return [fact] }
    let line = format("To log {name}: {command}", ["name": format(only.name), "command": only.command])
    return [fact, .sentence("\(line)")]
  }
}
