import TrackerApplication
import TrackerCore

/// A day at a glance: what the modules say of it, in the order that the person set.
public struct TodayView: ReadModel {
  public static let schema = "today/1"

  /// So many sentences that call for help are shown before the rest of the day.
  private static let mostFlags = 2

  /// The part of a day that a greeting names.
  enum Hour: String, Sendable {
    case morning = "Good morning"
    case afternoon = "Good afternoon"
    case evening = "Good evening"
  }

  let day: Day
  /// nil when looking back on an earlier day.
  let hour: Hour?
  let name: String?
  /// Whether it says all there is to say.
  let isFull: Bool
  /// What today's answers call for, the most urgent first: it stands first until the day ends, whatever the order.
  let redFlags: [SeekCareFlag]
  let insights: [Insight]
  private let contents: [any TodayContent]
  /// The sections in their order, each with the content that fills it.
  private let sections: [(section: TodaySection, content: any TodayContent)]

  /// What there is to say of a day.
  ///
  /// - Parameter isFull: Whether to say all of it, not only what helps to decide something.
  /// - Throws: `Failure` when the journal can't be read.
  public init(of day: Day, in session: Session, isFull: Bool = false) throws {
    self = try session.journal.read { try TodayView(of: day, in: session, isFull: isFull, journal: $0) }
  }

  private init(of day: Day, in session: Session, isFull: Bool, journal: any JournalReading) throws {
    let registry = session.environment.registry
    let coach = try Coach(session, in: journal)
    let context = try TodayContext(of: day, in: session, with: coach, journal: journal)
    self.init(
      day: day, hour: context.isToday ? Hour(of: session) : nil, name: session.person.facts.name, isFull: isFull,
      redFlags: context.isToday ? try session.seekCare(on: day, in: journal) : [],
      insights: context.insights,
      parts: try registry.todaySources.all.map { (sections: $0.sections, content: try $0.content(of: context)) },
      order: TodayOrder.sections(in: session.environment))
  }

  /// - Parameters:
  ///   - parts: What the sources say, each with the sections that it fills.
  ///   - order: The ids of sections; one that is missing in it is not shown.
  init(
    day: Day, hour: Hour?, name: String?, isFull: Bool = false, redFlags: [SeekCareFlag] = [],
    insights: [Insight], parts: [(sections: [TodaySection], content: any TodayContent)], order: [String]
  ) {
    self.day = day
    self.hour = hour
    self.name = name
    self.isFull = isFull
    self.redFlags = redFlags
    self.insights = insights
    contents = parts.map(\.content)
    let noticed = (section: NoticedToday.section, content: NoticedToday(insights: insights) as any TodayContent)
    let all = parts.flatMap { part in part.sections.map { (section: $0, content: part.content) } } + [noticed]
    sections = order.compactMap { id in all.first { $0.section.id == id } }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let heading = Block.heading(.init("\(greeting(format))", aside: "\(format.short(day))"))
    let urgent = redFlags.map { Block.sentence("\($0.says, .bad, .strong)") }
    func blocks(isDetail: Bool) -> [Block] {
      sections.filter { $0.section.isDetail == isDetail }.flatMap { part in
        isFull || redFlags.isEmpty
          ? part.content.blocks(of: part.section.id, format)
          : part.content.blocksBesideRedFlags(of: part.section.id, format)
      }
    }
    if isFull {
      let all = (blocks(isDetail: false) + blocks(isDetail: true)).flatMap(\.inFull)
      return [heading] + (urgent.isEmpty ? [] : [.section(urgent)]) + all
    }
    if let rest = restOfFlags(format) {
      return [heading, .section(urgent.prefix(TodayView.mostFlags) + [rest])] + blocks(isDetail: false)
    }
    let more = Block.sentence("\(format("More: {command}", ["command": command]))")
    var shown = blocks(isDetail: false)
    if case .section(let last)? = shown.last {
      shown[shown.count - 1] = .section(last + [more])
    } else {
      shown.append(.section([more]))
    }
    return [heading] + (urgent.isEmpty ? [] : [.section(urgent)]) + shown
  }

  /// Where the sentences stand that the screen has no room for, with how many of them are urgent; nil where there are
  /// none.
  private func restOfFlags(_ format: TextFormatter) -> Block? {
    let rest = redFlags.dropFirst(TodayView.mostFlags)
    guard !rest.isEmpty else { return nil }
    let count = rest.filter { $0.level >= .now }.count
    let values = ["count": "\(count)", "command": command]
    return switch count {
    case 0: .sentence("\(format("More on when to get help: {command}", values))")
    case 1: .sentence("\(format("1 more urgent warning: {command}", values), .bad, .strong)")
    default: .sentence("\(format("{count} more urgent warnings: {command}", values), .bad, .strong)")
    }
  }

  private var command: String { "symptoms today --more\(option)" }

  /// The option that makes a command show the same day as this screen.
  private var option: String { hour == nil ? " --date \(day)" : "" }

  private func greeting(_ format: TextFormatter) -> String {
    let values = name.map { ["name": $0] } ?? [:]
    return switch (hour, name == nil) {
    case (.morning?, true): format("Good morning.")
    case (.morning?, false): format("Good morning, {name}.", values)
    case (.afternoon?, true): format("Good afternoon.")
    case (.afternoon?, false): format("Good afternoon, {name}.", values)
    case (.evening?, true): format("Good evening.")
    case (.evening?, false): format("Good evening, {name}.", values)
    case (nil, _): format("Your day")
    }
  }

  private enum Key: String, CodingKey { case day, greeting, name, redFlags, insights }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(day, forKey: .day)
    try container.encodeIfPresent(hour?.rawValue, forKey: .greeting)
    try container.encodeIfPresent(name, forKey: .name)
    if !redFlags.isEmpty { try container.encode(redFlags, forKey: .redFlags) }
    try container.encode(insights, forKey: .insights)
    for content in contents { try content.encode(to: encoder) }
  }
}

extension TodayView.Hour {
  /// Of the time of now.
  init(of session: Session) {
    self =
      switch session.calendar.local(session.environment.now).time.minutes / 60 {
      case 4..<12: .morning
      case 12..<18: .afternoon
      default: .evening
      }
  }
}

extension TodayContext {
  /// A day with every metric that the sources and the rules of coaching read, in one table.
  fileprivate init(of day: Day, in session: Session, with coach: Coach, journal: any JournalReading) throws {
    let person = session.person
    let wanted = session.environment.registry.todaySources.all.map { $0.metrics(for: person) }
    let metrics = try wanted.reduce(into: coach.metrics()) { $0.merge($1, uniquingKeysWith: max) }
    let outlooks = try person.conditions.map { condition in
      try session.environment.forecasts.outlook(
        for: condition, of: person, on: day, at: session.environment.now, in: journal)
    }
    let table = try journal.dayTable(metrics, on: day.advanced(by: -1)...day, catalogue: person.catalogue)
    self.init(
      session: session, journal: journal, day: day, table: table, outlooks: outlooks,
      insights: try coach.shown(on: day, in: table), documents: coach.documents)
  }
}

/// What is worth knowing about a day; its JSON is the view's own key.
struct NoticedToday: TodayContent {
  static let section = TodaySection("noticed", "What is new", place: 50)
  let insights: [Insight]

  func encode(to encoder: any Encoder) throws {}

  func blocks(of section: String, _ format: TextFormatter) -> [Block] {
    guard let first = insights.first else { return [] }
    func fact(_ insights: [Insight]) -> Block {
      .fact(.init(format("New:"), insights.map { .init("\($0.text)") }, .lines))
    }
    // With little room, the most important one is enough.
    return [.byRoom(full: [fact(insights)], short: [fact([first])])]
  }

  /// Nothing stands beside what calls for help; `insights` still lists it.
  func blocksBesideRedFlags(of section: String, _ format: TextFormatter) -> [Block] { [] }
}
