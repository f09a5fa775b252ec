/// What is said of one condition on a day: the forecasts, the load that explains them and how the last one did.
public struct Outlook: Sendable {
  public var condition: PackID
  /// The day that is "today".
  public var day: Day
  /// Stored before the day began (`ahead`), or worked out from the days before it (`replayed`).
  public var today: Forecast
  /// Of `day`, with what is known of it on waking, such as last night's rest; nil before anything of it is.
  public var morning: Forecast?
  /// From everything logged through `day`.
  public var tomorrow: Forecast
  /// Of the day before `day`.
  public var yesterdaysLoad: LoadScore
  /// Of `day` so far.
  public var todaysLoad: LoadScore
  /// The forecast for yesterday, nil where none was stored.
  public var yesterdaysForecast: Forecast?
  public var yesterday: DayOutcome
  public var todaysOutcome: DayOutcome
  /// Days with a known outcome through `day`.
  public var knownDays: Int
  /// How the forecasts of `scoreKind` have done through `day`.
  public var score: ForecastScore
  /// `ahead`, or `replayed` while none that was made ahead has been scored.
  public var scoreKind: Forecast.Kind
  /// Pairs of factors that the person's own records say are more than the two alone, the surest first.
  public var combinations: [FactorCombination]

  public init(
    condition: PackID, day: Day, today: Forecast, morning: Forecast? = nil, tomorrow: Forecast,
    yesterdaysLoad: LoadScore,
    todaysLoad: LoadScore,
    yesterdaysForecast: Forecast?, yesterday: DayOutcome, todaysOutcome: DayOutcome, knownDays: Int,
    score: ForecastScore,
    scoreKind: Forecast.Kind = .ahead,
    combinations: [FactorCombination] = []
  ) {
    self.condition = condition
    self.day = day
    self.today = today
    self.morning = morning
    self.tomorrow = tomorrow
    self.yesterdaysLoad = yesterdaysLoad
    self.todaysLoad = todaysLoad
    self.yesterdaysForecast = yesterdaysForecast
    self.yesterday = yesterday
    self.todaysOutcome = todaysOutcome
    self.knownDays = knownDays
    self.score = score
    self.scoreKind = scoreKind
    self.combinations = combinations
  }
}

/// How the forecasts of one kind have done so far against the person's own rate.
public struct ForecastScore: Sendable, Hashable, Codable {
  /// Scored days: with a stored forecast and a known outcome, after the person's first.
  public var days: Int
  /// Σ (p − y)²
  public var squaredError: Double
  /// Σ (own rate so far − y)²
  public var referenceError: Double
  /// Flares among the days.
  public var flares: Int

  public init(days: Int = 0, squaredError: Double = 0, referenceError: Double = 0, flares: Int = 0) {
    self.days = days
    self.squaredError = squaredError
    self.referenceError = referenceError
    self.flares = flares
  }

  /// 1 − squared error / reference error: how much better than the person's own rate; nil before anything is scored,
  /// and where no flare came: then there was nothing to be better at.
  public var skill: Double? {
    days > 0 && flares != 0 && referenceError > 0 ? 1 - squaredError / referenceError : nil
  }

  /// Under so many scored days no skill is claimed.
  public static let fewestDays = 30
}

/// Makes, stores and scores forecasts; the host fills it in, so that logging and overview need not know how.
public protocol ForecastEngine: Sendable {
  /// What is said on a day. Reads only; days without a stored forecast are worked out from the days before them.
  func outlook(
    for condition: ActiveCondition, of person: Person, on day: Day, at now: Instant, in journal: any JournalReading
  ) throws
    -> Outlook

  /// What is said of the day after a day: the outlook's `tomorrow` alone, for less.
  func tomorrow(
    for condition: ActiveCondition, of person: Person, on day: Day, at now: Instant, in journal: any JournalReading
  ) throws -> Forecast

  /// Brings the learnt state up to date and stores the forecasts that a writing command owes: tomorrow's, and replayed
  /// ones for days that have none. Called within the action, after its entries are put.
  @discardableResult
  func refresh(_ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any JournalWriting) throws
    -> Outlook

  /// Does most of what `refresh` would have to do where very much has changed, such as after ten years were imported:
  /// works it out while others may write, and writes it in short transactions. What is left undone when the program is
  /// ended is done when it is called again. Called before an action; little or nothing to do is left to `refresh`.
  ///
  /// - Throws: `Failure` of kind `storage` or `system`.
  func catchUp(_ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any Journal) throws

  /// The probability of a flare on the day after a day, for someone whose whole past is the days of a table up to it:
  /// what a pack's scenarios are held against.
  ///
  /// - Returns: 0 … 1, exclusive.
  func probability(after day: Day, of pack: ConditionPack, in table: DayTable) -> Double
}

extension ForecastEngine {
  /// Nothing, for engines whose `refresh` is quick.
  public func catchUp(_ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any Journal) throws
  {}

  /// Taken from the whole outlook, for engines to which that is no more work.
  public func tomorrow(
    for condition: ActiveCondition, of person: Person, on day: Day, at now: Instant, in journal: any JournalReading
  ) throws -> Forecast {
    try outlook(for: condition, of: person, on: day, at: now, in: journal).tomorrow
  }
}
