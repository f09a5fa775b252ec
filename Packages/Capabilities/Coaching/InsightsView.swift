import TrackerApplication
import TrackerCore

/// Everything that was worth knowing on one day or on several, with why it is shown and when it was said.
public struct InsightsView: ReadModel {
  public static let schema = "insights/1"

  /// An insight with what its rule looks at.
  struct Item: Encodable, Sendable {
    /// Whether it stands on `today`, and why not.
    enum State: String, Encodable, Sendable {
      case shown
      /// Two others of the day were more important.
      case lessImportant
      /// A more important one is about the same thing.
      case sameSubject
      /// It was said before, and its quiet period is not over.
      case saidBefore
      case muted
    }

    var insight: Insight
    var about: Phrase
    var quietDays: Int
    var state: State
    /// The day on which it was said; nil where it was not, and where that is not known any more.
    var saidOn: Day?

    private enum CodingKeys: String, CodingKey { case about, quietDays, state, saidOn }

    func encode(to encoder: any Encoder) throws {
      try insight.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(about, forKey: .about)
      try container.encode(quietDays, forKey: .quietDays)
      try container.encode(state, forKey: .state)
      try container.encodeIfPresent(saidOn, forKey: .saidOn)
    }
  }

  /// A day with what was worth knowing on it.
  struct DayItems: Encodable, Sendable {
    var day: Day
    /// Those that are shown first, each group with the most important first.
    var insights: [Item]
  }

  /// The day asked about.
  var day: Day
  var isToday: Bool
  var category: InsightCategory?
  /// What the day's answers call for; it can't be muted.
  var redFlags: [SeekCareFlag]
  /// The newest day first.
  var days: [DayItems]
  /// The ids of the rules that the person muted.
  var muted: [String]
  /// Whether too few days are logged for anything to be usual.
  var isEarly: Bool

  private enum CodingKeys: String, CodingKey { case day, category, redFlags, days, muted }

  /// - Parameters:
  ///   - count: How many days, counting back from the day.
  ///   - category: Only insights of this category; nil for all.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(of day: Day, days count: Int = 1, category: InsightCategory? = nil, in session: Session) throws {
    self = try session.journal.read {
      try InsightsView(of: day, days: count, category: category, in: session, journal: $0)
    }
  }

  private init(
    of day: Day, days count: Int, category: InsightCategory?, in session: Session, journal: any JournalReading
  ) throws {
    let coach = try Coach(session, in: journal)
    let first = day.advanced(by: 1 - max(1, count))
    let table = try journal.dayTable(
      try coach.metrics(isComplete: true), on: first...day, catalogue: session.person.catalogue)
    self.day = day
    self.category = category
    isToday = day == session.today
    redFlags = try session.seekCare(on: day, in: journal)
    let logged = try journal.loggedDays()?.lowerBound
    isEarly = logged.map { $0.distance(to: day) < PersonalUsual.fewestDays } ?? true
    muted = try journal.value(MutedInsights.document)?.rules(of: session.person) ?? []
    days = try (0..<max(1, count)).map { back in
      let day = day.advanced(by: -back)
      let findings = try coach.findings(on: day, in: table)
      let items = findings.filter { category == nil || $0.insight.category == category }.map { Item($0, on: day) }
      return DayItems(day: day, insights: items.filter { $0.state == .shown } + items.filter { $0.state != .shown })
    }
  }
}

extension InsightsView.Item {
  init(_ finding: CoachingFinding, on day: Day) {
    insight = finding.insight
    about = finding.about
    quietDays = finding.quietDays
    switch finding.state {
    case .shown:
      state = .shown
      saidOn = day
    case .less: state = .lessImportant
    case .sameSubject: state = .sameSubject
    case .saidBefore(let said):
      state = .saidBefore
      saidOn = said
    case .muted: state = .muted
    }
  }
}
