import TrackerCore

/// One way in which a module says “this is worth knowing today”: a condition over the person's days, a sentence, and
/// days on which it speaks and on which it is silent, which are its tests.
///
/// A rule states facts: numbers of the person, and their own usual. It gives no advice, and it never says that two
/// things go together, unless it names in `relation` what it is about: then it is heard only where that stands.
///
/// It is a pure function of its `CoachingDay`. The program asks it about earlier days as well, to know what was said
/// then, so it must not look at the time of now. Documents have no past here: of an earlier day it says what follows
/// from the documents of now. What counts up during a day, such as drinks, is compared on the day before; what is known
/// on waking, such as last night, on the day itself.
public struct CoachingRule: Sendable {
  /// What a rule says of a day; empty where it has nothing to say.
  public typealias Notices = @Sendable (_ day: CoachingDay) throws -> [CoachingNotice]

  /// What a rule reads, given who it is about.
  public typealias Metrics = @Sendable (_ basis: CoachingBasis) throws -> [MetricID: Int]

  /// For ever and kebab-case, such as `sleep-debt`: people mute a rule by it.
  public let id: String
  /// When it speaks, in one sentence: `Last night was shorter than your usual.` `insights` shows it.
  public let about: Phrase
  public let category: InsightCategory
  public let severity: InsightSeverity
  /// 1 … 5; the highest are shown first.
  public let priority: Int
  /// Days for which it does not say the same again, 1 … 14. With 1 it may speak every day.
  public let quietDays: Int
  /// Metrics that it reads, each with how many days before the day. Those of the quiet period are added. They may
  /// follow from documents, such as the goals that the person has.
  public let metrics: Metrics
  /// Kinds of documents that it reads.
  public let documents: [AnyDocumentKind]
  /// The metric of which it says that it goes together with better or worse days; nil where it says no such thing. Its
  /// notices have a condition as their subject, and are heard only where a claim about both stands
  /// (`StandingClaims`).
  public let relation: MetricID?
  /// Days on which it speaks and on which it is silent, at least one of each. One test runs those of every rule.
  public let examples: [CoachingExample]
  public let notices: Notices

  /// A rule.
  ///
  /// - Parameters:
  ///   - priority: 1 … 5.
  ///   - quietDays: 1 … 14.
  ///   - notices: What it says of a day. Where several things of a kind can be worth knowing, such as symptoms or
  ///     goals, each notice has a subject, and the quiet period is that of the subject.
  public init(
    _ id: String, _ about: Phrase, category: InsightCategory, severity: InsightSeverity = .neutral, priority: Int,
    quietDays: Int, metrics: @escaping Metrics,
    documents: [AnyDocumentKind] = [], relation: MetricID? = nil, examples: [CoachingExample],
    notices: @escaping Notices
  ) {
    self.id = id
    self.about = about
    self.category = category
    self.severity = severity
    self.priority = priority
    self.quietDays = quietDays
    self.metrics = metrics
    self.documents = documents
    self.relation = relation
    self.examples = examples
    self.notices = notices
  }

  /// The days back for which another day's answer may matter: `Coach` looks so far for what was said before.
  var daysReplayed: Int { 2 * max(1, quietDays) - 2 }
}

/// What a rule says of a day.
public struct CoachingNotice: Sendable, Hashable {
  /// One sentence, two at most.
  public var text: Phrase
  /// The command that shows the data behind it, as it is typed.
  public var command: String
  /// What it is about, such as the id of a metric or of a goal: of several notices about one thing a day shows one. nil
  /// where nothing else can be about it.
  public var subject: String?
  /// The number that it is about; nil where it is about none.
  public var value: Double?
  /// What the number is compared with, mostly the person's usual; nil where with nothing.
  public var comparedWith: Double?
  /// The number and what it is compared with as clients can show them, such as `00:30`, where the numbers do not say
  /// it.
  public var told: (value: String, comparedWith: String)? {
    get { toldValue.flatMap { value in toldComparedWith.map { (value, $0) } } }
    set { (toldValue, toldComparedWith) = (newValue?.value, newValue?.comparedWith) }
  }
  private var toldValue: String?
  private var toldComparedWith: String?
  /// How far it stands out among notices of the same priority and severity: the largest first.
  public var weight: Double

  public init(
    _ text: Phrase, command: String, subject: String? = nil, value: Double? = nil, comparedWith: Double? = nil,
    weight: Double = 1
  ) {
    self.text = text
    self.command = command
    self.subject = subject
    self.value = value
    self.comparedWith = comparedWith
    self.weight = weight
  }

  /// A number beside the person's usual.
  ///
  /// - Parameters:
  ///   - text: The sentence, with `{value}` and `{usual}`.
  ///   - places: Digits after the points of both numbers, at most.
  public init(
    comparing text: Phrase, value: Double, usual: Double, upTo places: Int, command: String, subject: String? = nil,
    weight: Double = 1
  ) {
    self.init(
      text.filled(with: ["value": .number(value, upTo: places), "usual": .number(usual, upTo: places)]),
      command: command, subject: subject, value: value, comparedWith: usual, weight: weight)
  }
}
