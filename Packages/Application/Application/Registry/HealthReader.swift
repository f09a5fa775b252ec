import TrackerCore

/// What a module knows of nights, workouts and the hours of days that days' numbers do not tell, such as when somebody
/// fell asleep. Whoever asks names the days, and only these are read.
///
/// A module has what those of its entries have that count (`EntryQuery.onlyCounting`); the rest is none. What several
/// modules say of one morning stands side by side.
public protocol HealthReader: Sendable {
  /// For ever and kebab-case.
  var id: String { get }
  /// The nights that ended on the days, in no promised order.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func nights(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) throws -> [RecordedNight]
  /// The workouts of the days, in no promised order.
  ///
  /// - Throws: as `nights`.
  func workouts(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) throws
    -> [RecordedWorkout]
  /// Heart rates of the days with the moment at which they were measured; none at rest.
  ///
  /// - Throws: as `nights`.
  func heartRates(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) throws
    -> [RecordedRate]
  /// How the heart rate fell after exercise of the days, where a device kept that; in no promised order.
  ///
  /// - Throws: as `nights`.
  func recoveries(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) throws
    -> [RecordedRecovery]
  /// The days of which a metric is known by the hour, each with 24 values by the clock, from midnight on; nil for an
  /// hour that is not known, and for one that a change of the clocks leaves out or doubles. None where the module knows
  /// no hours.
  ///
  /// - Throws: as `nights`.
  func hours(of metric: MetricID, on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) throws
    -> [Day: [Double?]]
  /// The days on which a device itself noticed an irregular heart rhythm. Nothing else may say so: beats a minute can't
  /// show it. nil where the module reads no device that would notice.
  ///
  /// - Throws: as `nights`.
  func irregularRhythm(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) throws -> [Day]?
}

extension HealthReader {
  public func nights(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading)
    -> [RecordedNight]
  { [] }

  public func workouts(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading)
    -> [RecordedWorkout]
  { [] }

  public func heartRates(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading)
    -> [RecordedRate]
  { [] }

  public func recoveries(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading)
    -> [RecordedRecovery]
  { [] }

  public func hours(of metric: MetricID, on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading)
    -> [Day: [Double?]]
  { [:] }

  public func irregularRhythm(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) -> [Day]?
  { nil }
}

/// What one entry says of the sleep of a morning. Of several of one morning, those with times count before typed hours.
public struct RecordedNight: Sendable, Hashable {
  /// The morning.
  public var day: Day
  /// From falling asleep to waking up; nil where the times are not known.
  public var asleep: TimeSpan?
  /// Typed hours of sleep, without any times.
  public var hours: Double?
  public var naps: [TimeSpan]
  /// From going to bed to getting up.
  public var inBed: TimeSpan?
  /// Minutes awake between falling asleep and waking up.
  public var awake: Int?
  /// How often the person woke up.
  public var awakenings: Int?
  /// Minutes of the stages.
  public var deep: Int?
  public var rem: Int?

  public init(
    day: Day, asleep: TimeSpan? = nil, hours: Double? = nil, naps: [TimeSpan] = [], inBed: TimeSpan? = nil,
    awake: Int? = nil, awakenings: Int? = nil, deep: Int? = nil, rem: Int? = nil
  ) {
    self.day = day
    self.asleep = asleep
    self.hours = hours
    self.naps = naps
    self.inBed = inBed
    self.awake = awake
    self.awakenings = awakenings
    self.deep = deep
    self.rem = rem
  }
}

/// Exercise of one type in one go.
public struct RecordedWorkout: Sendable, Hashable {
  public var day: Day
  /// As its kind names it, such as `walking`.
  public var type: String
  /// What people call the type.
  public var name: Phrase
  /// When it began; nil where that is not known.
  public var start: Instant?
  public var minutes: Int?
  public var kilometres: Double?
  /// Kilocalories.
  public var energy: Double?
  /// Beats a minute, the mean of the workout.
  public var heartRate: Double?
  /// 1 … 10
  public var intensity: Int?
  /// From this intensity on, exercise is hard.
  public var isHard: Bool

  public init(
    day: Day, type: String, name: Phrase, start: Instant? = nil, minutes: Int? = nil, kilometres: Double? = nil,
    energy: Double? = nil, heartRate: Double? = nil, intensity: Int? = nil, isHard: Bool = false
  ) {
    self.day = day
    self.type = type
    self.name = name
    self.start = start
    self.minutes = minutes
    self.kilometres = kilometres
    self.energy = energy
    self.heartRate = heartRate
    self.intensity = intensity
    self.isHard = isHard
  }
}

/// Beats a minute at a moment.
public struct RecordedRate: Sendable, Hashable {
  public var instant: Instant
  public var rate: Double

  public init(instant: Instant, rate: Double) {
    self.instant = instant
    self.rate = rate
  }
}

/// How the heart rate fell after exercise, as a device kept it.
public struct RecordedRecovery: Sendable, Hashable {
  /// When the exercise ended.
  public var end: Instant
  public var rates: [RecordedRate]
  /// Beats a minute that it fell in the first minute, where the device says so.
  public var fall: Double?

  public init(end: Instant, rates: [RecordedRate], fall: Double? = nil) {
    self.end = end
    self.rates = rates
    self.fall = fall
  }
}

extension Registry {
  /// What all modules say of the nights that ended on some days.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func nights(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) throws
    -> [RecordedNight]
  {
    try healthReaders.all.flatMap { try $0.nights(on: days, of: session, in: journal) }
  }

  /// The workouts of some days, the earliest first.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func workouts(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) throws
    -> [RecordedWorkout]
  {
    try healthReaders.all.flatMap { try $0.workouts(on: days, of: session, in: journal) }
      .enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element)
  }
}
