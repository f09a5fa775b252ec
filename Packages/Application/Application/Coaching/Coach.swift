import TrackerCore

/// Says what is worth knowing about a day: asks every rule, and chooses what is shown.
///
/// At most two notices a day are shown: those with the highest priority, then the gravest, and never two about the same
/// thing. None is repeated within its quiet period. What was said on earlier days is worked out from the data, so that
/// looking at a day writes nothing (`docs/decisions/0023-what-was-said-follows-from-the-days.md`).
public struct Coach {
  /// At most so many notices of a day are shown.
  public static let most = 2

  /// What modules keep about the person: what is read of it for the rules need not be read again.
  public let documents: DocumentShelf
  private let session: Session
  private let journal: any JournalReading
  private let basis: CoachingBasis
  private let muted: Set<String>
  private let rules: [CoachingRule]
  /// What rules may say goes together with better or worse days.
  private let claims: [StandingClaim]

  /// The rules of the modules and of the person's conditions.
  ///
  /// - Parameters:
  ///   - journal: Says which rules are muted, and is asked for what the rules read besides days.
  ///   - claims: What stands; nil for what the journal keeps.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(_ session: Session, in journal: any JournalReading, claims: [StandingClaim]? = nil) throws {
    self.session = session
    self.journal = journal
    self.claims = try claims ?? session.standingClaims(in: journal)
    documents = DocumentShelf(journal)
    basis = CoachingBasis(session, documents)
    muted = Set(try documents.value(MutedInsights.document)?.rules(of: session.person) ?? [])
    rules = Coach.rules(of: session)
  }

  /// Every rule that there is for a person, those of modules first; of two with one id the first.
  public static func rules(of session: Session) -> [CoachingRule] {
    let ofPacks = session.person.packs.flatMap { $0.coachingRules(session.person.catalogue) }
    var ids: Set<String> = []
    return (session.environment.registry.coachingRules.all + ofPacks).filter { ids.insert($0.id).inserted }
  }

  /// Every metric that the rules read, each with how many days before the day.
  ///
  /// - Parameter isComplete: Whether muted rules are asked, too, and when something was said before.
  /// - Throws: `Failure` (`storage`) when a document can't be read.
  public func metrics(isComplete: Bool = false) throws -> [MetricID: Int] {
    try rules.reduce(into: [:]) { metrics, rule in
      guard isComplete ? stands(rule) : isHeard(rule) else { return }
      let replayed = isComplete ? 2 * rule.daysReplayed : rule.daysReplayed
      let needed = try rule.metrics(basis).mapValues { $0 + replayed }
      metrics.merge(needed, uniquingKeysWith: max)
    }
  }

  /// What is shown of a day, the most important first.
  ///
  /// - Parameter table: Holds `metrics()`.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func shown(on day: Day, in table: DayTable) throws -> [Insight] {
    let replay = CoachingReplay(self.day(day, in: table))
    var choice = Choice()
    var shown: [Insight] = []
    for held in try self.held(rules.filter(isHeard), in: replay) where shown.count < Coach.most {
      if try replay.isDue(held), choice.state(of: held.notice) == .shown { shown.append(insight(held)) }
    }
    return shown
  }

  /// Everything that the rules have to say of a day, the most important first: what is shown, and what is not with the
  /// reason.
  ///
  /// - Parameter table: Holds `metrics(isComplete: true)`.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func findings(on day: Day, in table: DayTable) throws -> [CoachingFinding] {
    let replay = CoachingReplay(self.day(day, in: table))
    var choice = Choice()
    return try held(rules.filter(stands), in: replay).map { held in
      let state: CoachingFinding.State =
        if muted.contains(held.rule.id) {
          .muted
        } else if try !replay.isDue(held) {
          .saidBefore(try replay.said(held))
        } else {
          choice.state(of: held.notice)
        }
      return CoachingFinding(
        insight: insight(held), about: held.rule.about, quietDays: held.rule.quietDays, state: state)
    }
  }

  /// What the rules had to say of some days about one metric: the latest day first, then the most important, and each
  /// rule once. Muted rules are left out. Reads the days that it needs.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func related(to metric: MetricID, on days: ClosedRange<Day>) throws -> [(day: Day, insight: Insight)] {
    try related(to: [metric], on: days)
  }

  /// The same about several metrics, whose days are read together.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func related(to wanted: Set<MetricID>, on days: ClosedRange<Day>) throws -> [(day: Day, insight: Insight)] {
    let asked = try rules.filter(isHeard).map { (rule: $0, metrics: try $0.metrics(basis)) }
      .filter { !wanted.isDisjoint(with: $0.metrics.keys) }
    let subjects = Set(wanted.map(\.rawValue))
    let metrics = asked.reduce(into: [:]) { $0.merge($1.metrics, uniquingKeysWith: max) }
    let table = try journal.dayTable(metrics, on: days, catalogue: session.person.catalogue)
    var related: [(day: Day, insight: Insight)] = []
    for back in 0...days.lowerBound.distance(to: days.upperBound) {
      let day = self.day(days.upperBound.advanced(by: -back), in: table)
      for (rule, metrics) in asked.sorted(by: { $0.rule.priority > $1.rule.priority })
      where !related.contains(where: { $0.insight.id == rule.id }) {
        // A notice without a subject is about what its rule reads, where that is one metric.
        let only = metrics.count == 1 ? metrics.keys.first?.rawValue : nil
        let notice = try notices(of: rule, on: day).first { ($0.subject ?? only).map(subjects.contains) == true }
        if let notice { related.append((day.day, Insight(notice, of: rule, in: session.format))) }
      }
    }
    return related
  }

  private func day(_ day: Day, in table: DayTable) -> CoachingDay {
    CoachingDay(day, of: session, basis: basis, in: table, journal: journal)
  }

  private func isHeard(_ rule: CoachingRule) -> Bool { !muted.contains(rule.id) && stands(rule) }

  /// Whether a rule claims nothing, or something that stands of one of the conditions.
  private func stands(_ rule: CoachingRule) -> Bool { rule.relation.map { !conditions(of: $0).isEmpty } ?? true }

  /// The conditions with whose days a metric goes together.
  private func conditions(of metric: MetricID) -> Set<String> {
    Set(claims.filter { $0.metrics.contains(metric) }.map(\.condition.rawValue))
  }

  /// What a rule says of a day, less what it claims and does not stand.
  private func notices(of rule: CoachingRule, on day: CoachingDay) throws -> [CoachingNotice] {
    let notices = try rule.notices(day)
    guard let metric = rule.relation else { return notices }
    let conditions = conditions(of: metric)
    return notices.filter { notice in notice.subject.map(conditions.contains) ?? false }
  }

  /// What the rules say of the day, the most important first; equally important ones in the rules' order.
  private func held(_ rules: [CoachingRule], in replay: CoachingReplay) throws -> [CoachingReplay.Held] {
    let all = try rules.flatMap { rule in
      try notices(of: rule, on: replay.day).map { CoachingReplay.Held(rule: rule, notice: $0) }
    }
    return all.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.rule.priority != b.rule.priority { return a.rule.priority > b.rule.priority }
      if a.rule.severity != b.rule.severity { return a.rule.severity > b.rule.severity }
      if a.notice.weight != b.notice.weight { return a.notice.weight > b.notice.weight }
      return left.offset < right.offset
    }.map(\.element)
  }

  private func insight(_ held: CoachingReplay.Held) -> Insight {
    Insight(held.notice, of: held.rule, in: session.format)
  }
}

/// Chooses among what is due on a day, the most important first.
private struct Choice {
  private var count = 0
  private var subjects: Set<String> = []

  /// Whether a notice is shown: at most one about each thing, and no more than `Coach.most`.
  mutating func state(of notice: CoachingNotice) -> CoachingFinding.State {
    if let subject = notice.subject, subjects.contains(subject) { return .sameSubject }
    guard count < Coach.most else { return .less }
    count += 1
    if let subject = notice.subject { subjects.insert(subject) }
    return .shown
  }
}

/// Something that a rule has to say of a day, and whether it is shown.
public struct CoachingFinding: Sendable {
  /// Whether a finding is shown on its day, and why not.
  public enum State: Sendable, Hashable {
    case shown
    /// Two others were more important.
    case less
    /// A more important one is about the same thing, such as the same metric.
    case sameSubject
    /// It was said on an earlier day, and its quiet period is not over; nil where that day is not known any more.
    case saidBefore(Day?)
    case muted
  }

  public var insight: Insight
  /// When its rule speaks.
  public var about: Phrase
  /// Days for which it is not repeated.
  public var quietDays: Int
  public var state: State
}

/// The answers of rules on a day and on those before it.
///
/// Something holds in a *run*: days on which a rule says the same, each fewer days after the last one than its quiet
/// period. It is said on the first day of a run; where the run goes on, it is said again on days whose number is a
/// multiple of the period, but not before the period is over. So two days on which it is said always lie at least the
/// period apart, and whether it is said on a day follows from that day and the `2 × period − 2` before it alone.
final class CoachingReplay {
  /// What a rule says of the day.
  struct Held {
    var rule: CoachingRule
    var notice: CoachingNotice
  }

  private struct Key: Hashable {
    var rule: String
    var day: Day
  }

  let day: CoachingDay
  /// What rules spoke about on earlier days.
  private var subjects: [Key: Set<String>] = [:]

  init(_ day: CoachingDay) { self.day = day }

  /// Whether a notice is to be said on the day.
  func isDue(_ held: Held) throws -> Bool { try isDue(held, on: day.day) }

  /// The day on which a notice that is not due was said last; nil where that is longer ago than a run is looked at.
  func said(_ held: Held) throws -> Day? {
    for back in 1...max(1, held.rule.daysReplayed) {
      let earlier = day.day.advanced(by: -back)
      if try holds(held, on: earlier), try isDue(held, on: earlier) { return earlier }
    }
    return nil
  }

  private func isDue(_ held: Held, on day: Day) throws -> Bool {
    let period = held.rule.quietDays
    guard period > 1 else { return true }
    var first = day
    var earlier = day.advanced(by: -1)
    while earlier.distance(to: first) < period {
      if try holds(held, on: earlier) {
        first = earlier
        // Whatever the run's first day is, the period since it is over.
        if first.distance(to: day) >= period { return day.number.isMultiple(of: period) }
      }
      earlier = earlier.advanced(by: -1)
    }
    return first == day
  }

  /// Whether the rule said the same on an earlier day.
  private func holds(_ held: Held, on earlier: Day) throws -> Bool {
    let key = Key(rule: held.rule.id, day: earlier)
    let found: Set<String>
    if let known = subjects[key] {
      found = known
    } else {
      found = Set(try held.rule.notices(day.on(earlier)).map { $0.subject ?? "" })
      subjects[key] = found
    }
    return found.contains(held.notice.subject ?? "")
  }
}
