import TrackerCore

/// A forecaster that says the same of every day: one probability before a command wrote, another one after it.
public struct FixedForecasts: ForecastEngine {
  public var before: Double
  public var after: Double
  public var knownDays: Int

  public init(before: Double = 0.27, after: Double = 0.36, knownDays: Int = 30) {
    self.before = before
    self.after = after
    self.knownDays = knownDays
  }

  public func outlook(
    for condition: ActiveCondition, of person: Person, on day: Day, at now: Instant, in journal: any JournalReading
  ) throws -> Outlook { outlook(of: condition, on: day, at: now, probability: before) }

  public func refresh(_ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any JournalWriting)
    throws -> Outlook
  {
    let outlook = outlook(of: condition, on: person.calendar.day(of: now), at: now, probability: after)
    try journal.put(outlook.tomorrow)
    return outlook
  }

  public func probability(after day: Day, of pack: ConditionPack, in table: DayTable) -> Double { after }

  private func outlook(of condition: ActiveCondition, on day: Day, at now: Instant, probability: Double) -> Outlook {
    func forecast(for day: Day) -> Forecast {
      Forecast(
        condition: condition.id, forDay: day, kind: .ahead, dataThrough: day.advanced(by: -1), madeAt: now,
        probability: probability,
        range: 0.1...0.6, baseRate: 0.25, contributions: [], learntFrom: knownDays, predictor: "fixed",
        pack: condition.hash)
    }
    let load = LoadScore(day: day, score: nil, groups: [], factors: [])
    return Outlook(
      condition: condition.id, day: day, today: forecast(for: day), tomorrow: forecast(for: day.advanced(by: 1)),
      yesterdaysLoad: load,
      todaysLoad: load, yesterdaysForecast: nil, yesterday: DayOutcome(day: day.advanced(by: -1)),
      todaysOutcome: DayOutcome(day: day),
      knownDays: knownDays, score: ForecastScore())
  }
}
