import TrackerApplication
import TrackerCore

/// A day at a glance: what the modules say of it, in the order that the person set.
public struct TodayView: ReadModel {
  public static let schema = "today/1"

  /// At most so many insights are shown.
  private static let mostInsights = 2

  let day: Day
  /// nil when looking back on an earlier day.
  let greeting: String?
  let name: String?
  let insights: [Insight]
  private let contents: [any TodayContent]
  /// The sections in their order, each with the content that fills it.
  private let sections: [(id: String, content: any TodayContent)]

  /// What there is to say of a day.
  ///
  /// - Throws: `Failure` when the journal can't be read.
  public init(of day: Day, in session: Session) throws {
    self = try session.journal.read { try TodayView(of: day, in: session, journal: $0) }
  }

  private init(of day: Day, in session: Session, journal: any JournalReading) throws {
    let registry = session.environment.registry
    let context = try TodayContext(of: day, in: session, journal: journal)
    let insights = try registry.insights.all.flatMap { try $0.insights(on: context) }.sorted { $0.weight > $1.weight }
    self.init(
      day: day, greeting: context.isToday ? TodayView.greeting(in: session) : nil, name: session.person.facts.name,
      insights: Array(insights.prefix(TodayView.mostInsights)),
      parts: try registry.todaySources.all.map { (sections: $0.sections, content: try $0.content(of: context)) },
      order: TodayOrder.sections(in: session.environment))
  }

  /// - Parameters:
  ///   - parts: What the sources say, each with the sections that it fills.
  ///   - order: The ids of sections; one that is missing in it is not shown.
  init(
    day: Day, greeting: String?, name: String?, insights: [Insight],
    parts: [(sections: [TodaySection], content: any TodayContent)], order: [String]
  ) {
    self.day = day
    self.greeting = greeting
    self.name = name
    self.insights = insights
    contents = parts.map(\.content)
    let noticed = (section: NoticedToday.section, content: NoticedToday(insights: insights) as any TodayContent)
    let all = parts.flatMap { part in part.sections.map { (section: $0, content: part.content) } } + [noticed]
    sections = order.compactMap { id in all.first { $0.section.id == id }.map { (id, $0.content) } }
  }

  private static func greeting(in session: Session) -> String {
    switch session.calendar.local(session.environment.now).time.minutes / 60 {
    case 4..<12: session.format("Good morning")
    case 12..<18: session.format("Good afternoon")
    default: session.format("Good evening")
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let hello = greeting.map { greeting in name.map { "\(greeting), \($0)" } ?? greeting }
    let heading = Block.heading(.init("\(hello ?? format("Looking back"))", aside: "\(format.long(day))"))
    return [heading] + sections.flatMap { $0.content.blocks(of: $0.id, format) }
  }

  private enum Key: String, CodingKey { case day, greeting, name, insights }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(day, forKey: .day)
    try container.encodeIfPresent(greeting, forKey: .greeting)
    try container.encodeIfPresent(name, forKey: .name)
    try container.encode(insights, forKey: .insights)
    for content in contents { try content.encode(to: encoder) }
  }
}

extension TodayContext {
  /// A day with every metric that the sources and insights read, in one table.
  fileprivate init(of day: Day, in session: Session, journal: any JournalReading) throws {
    let registry = session.environment.registry
    let person = session.person
    let wanted =
      registry.todaySources.all.map { $0.metrics(for: person) } + registry.insights.all.map { $0.metrics(for: person) }
    let metrics = wanted.reduce(into: [MetricID: Int]()) { $0.merge($1, uniquingKeysWith: max) }
    let outlooks = try person.conditions.map { condition in
      try session.environment.forecasts.outlook(
        for: condition, of: person, on: day, at: session.environment.now, in: journal)
    }
    self.init(
      session: session, journal: journal, day: day,
      table: try journal.dayTable(metrics, on: day.advanced(by: -1)...day, catalogue: person.catalogue),
      outlooks: outlooks)
  }
}

/// What stands out on a day; its JSON is the view's own key.
struct NoticedToday: TodayContent {
  static let section = TodaySection("noticed", place: 60)
  let insights: [Insight]

  func encode(to encoder: any Encoder) throws {}

  func blocks(of section: String, _ format: TextFormatter) -> [Block] {
    insights.isEmpty ? [] : [.list(.init(insights.map { "\($0.text)" }))]
  }
}
