import TrackerCore

/// A rule of reminders: what it reminds of, when it can be due, and what must be so then.
///
/// A rule says nothing by itself. It is due only while reminders and the rule are switched on, outside of the person's
/// quiet hours, and once for each occasion.
public struct ReminderRule: Sendable {
  /// When a rule can be due.
  public enum Timing: Sendable {
    /// Every day from a time on, until the logical day ends. The occasion is the day.
    case daily(at: LocalTime)
    /// On one weekday (1 is Monday, 7 is Sunday) from a time on, until the logical day ends. The occasion is the day.
    case weekly(on: Int, at: LocalTime)
    /// So many hours after what `since` gives, and again after as many hours; never where it gives nothing. The
    /// occasion is the time that has gone by.
    ///
    /// - Parameters:
    ///   - allowed: The hours that a person may set.
    ///   - isWaking: Whether hours count from the end of the quiet hours at the earliest: a night is no gap.
    case after(
      hours: Int, allowed: ClosedRange<Int>, isWaking: Bool, since: @Sendable (ReminderContext) -> Instant?)
    /// At each moment that the rule's module knows of, until that is over. The occasion is the moment.
    case moments
  }

  /// What a calendar has of a rule. It cannot see what was logged, so it says so every time.
  public enum InCalendars: Sendable {
    /// The rule's time, every day or every week; nothing where it has none.
    case timing
    /// Nothing: only a look at that moment tells whether the rule has something to say.
    case nothing
    /// What its module knows of, each at the rule's time of day.
    case dates(@Sendable (_ session: Session, _ journal: any JournalReading) throws -> [ReminderDate])
  }

  /// Something that must be so for the rule to be due, in words for either case.
  public struct Check: Sendable {
    /// Said where it is so: `You have not checked in today.`
    public let holds: Phrase
    /// Said where it is not: `You have checked in today.`
    public let fails: Phrase
    public let test: @Sendable (ReminderContext) -> Bool

    public init(holds: Phrase, fails: Phrase, test: @escaping @Sendable (ReminderContext) -> Bool) {
      self.holds = holds
      self.fails = fails
      self.test = test
    }
  }

  /// The entries of which the latest one matters.
  public struct SoughtEntry: Sendable {
    public let kind: LogKindID
    /// How many days before today are looked at, 0 or more; an entry before them counts as none.
    public let days: Int
    /// Whether an entry of the kind is meant.
    public let counts: @Sendable (Entry) -> Bool

    public init(_ kind: LogKindID, days: Int = 1, where counts: @escaping @Sendable (Entry) -> Bool = { _ in true }) {
      self.kind = kind
      self.days = days
      self.counts = counts
    }
  }

  /// For ever: people type it.
  public let id: ReminderID
  /// A few words: `Daily check-in`.
  public let name: Phrase
  /// When it reminds, in a sentence. It may have `{time}`, `{weekday}` and `{interval}`, which a person can set.
  public let about: Phrase
  /// What is so when it is due, for the person's own screen alone, which may show what they typed; `values` fills it.
  public let says: Phrase
  /// The same for a notification, which others may see on a locked screen: nothing that follows from entries.
  public let notifies: Phrase
  /// What to type then.
  public let command: String
  public let timing: Timing
  /// Whether it is on when reminders are switched on, until the person says otherwise.
  public let isOnAtFirst: Bool
  public let checks: [Check]
  public let entry: SoughtEntry?
  /// Metrics it reads, each with how many days before today. Those that the person does not have are unknown.
  public let metrics: [MetricID: Int]
  /// What its module knows: from documents, from files of its own. It changes nothing.
  ///
  /// - Throws: `Failure` when the journal can't be read.
  public let moments: @Sendable (_ session: Session, _ journal: any JournalReading) throws -> [ReminderMoment]
  /// What fills the placeholders of `says`: numbers, what is told of days, and names that the person gave.
  public let values: @Sendable (ReminderContext) -> [String: Phrase]
  /// What an occasion is where it is not the day, such as the first day of a run, so that one run is told once.
  public let occasion: (@Sendable (ReminderContext) -> String)?
  public let inCalendars: InCalendars
  /// When it is due and when it is not; a test holds the rule to them.
  public let examples: [ReminderExample]

  public init(
    _ id: ReminderID, name: Phrase, about: Phrase, says: Phrase, notifies: Phrase, command: String, timing: Timing,
    isOnAtFirst: Bool = false, checks: [Check] = [], entry: SoughtEntry? = nil, metrics: [MetricID: Int] = [:],
    moments: @escaping @Sendable (Session, any JournalReading) throws -> [ReminderMoment] = { _, _ in [] },
    values: @escaping @Sendable (ReminderContext) -> [String: Phrase] = { _ in [:] },
    occasion: (@Sendable (ReminderContext) -> String)? = nil, inCalendars: InCalendars = .timing,
    examples: [ReminderExample]
  ) {
    self.id = id
    self.name = name
    self.about = about
    self.says = says
    self.notifies = notifies
    self.command = command
    self.timing = timing
    self.isOnAtFirst = isOnAtFirst
    self.checks = checks
    self.entry = entry
    self.metrics = metrics
    self.moments = moments
    self.values = values
    self.occasion = occasion
    self.inCalendars = inCalendars
    self.examples = examples
  }

  /// Everything that it says, for tests of translations.
  public var phrases: [Phrase] { [name, about, says, notifies] + checks.flatMap { [$0.holds, $0.fails] } }
}

/// An instant that a rule's module knows of.
public struct ReminderMoment: Sendable, Hashable {
  /// Tells it from the other moments of the rule, for ever.
  public var id: String
  public var at: Instant
  /// From when on it is no longer worth a word; nil for never.
  public var until: Instant?
  /// What it fills in of what the rule says.
  public var values: [String: Phrase]

  public init(_ id: String, at: Instant, until: Instant? = nil, values: [String: Phrase] = [:]) {
    self.id = id
    self.at = at
    self.until = until
    self.values = values
  }
}

/// A day on which a calendar reminds of a rule.
public struct ReminderDate: Sendable, Hashable {
  /// Tells it from the other dates of the rule, for ever.
  public var id: String
  public var day: Day
  /// After how many days it comes again; nil for never.
  public var every: Int?

  public init(_ id: String, on day: Day, every: Int? = nil) {
    self.id = id
    self.day = day
    self.every = every
  }
}

/// What a rule looks at: one moment, and what was known then.
public struct ReminderContext: Sendable {
  public var now: Instant
  public var calendar: DayCalendar
  /// The end of the quiet hours on this day; where there are none, the beginning of the day.
  public var wakes: Instant
  /// Holds the metrics that the rule asked for.
  public var table: DayTable
  /// When the latest of the sought entries was, and its day; nil where there is none in the days that are looked at.
  public var last: (instant: Instant, day: Day)?
  public var moments: [ReminderMoment]

  public init(
    now: Instant, calendar: DayCalendar, wakes: Instant, table: DayTable, last: (instant: Instant, day: Day)? = nil,
    moments: [ReminderMoment] = []
  ) {
    self.now = now
    self.calendar = calendar
    self.wakes = wakes
    self.table = table
    self.last = last
    self.moments = moments
  }

  /// The logical day of now.
  public var day: Day { calendar.day(of: now) }
}

/// A situation with what a rule makes of it.
public struct ReminderExample: Sendable {
  /// A local time, such as `2026-03-12T20:05`.
  public var now: String
  /// When the latest of the sought entries was, as a local time.
  public var last: String?
  /// Values of metrics on the days up to today, the last one today's; nil is unknown.
  public var values: [MetricID: [Double?]]
  /// Moments by their ids, as local times.
  public var moments: [String: String]
  public var isDue: Bool

  public init(
    _ now: String, last: String? = nil, values: [MetricID: [Double?]] = [:], moments: [String: String] = [:],
    isDue: Bool
  ) {
    self.now = now
    self.last = last
    self.values = values
    self.moments = moments
    self.isDue = isDue
  }
}
