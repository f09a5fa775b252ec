import TrackerCore

/// A forecaster whose tomorrow is 20 percent, and one more for each entry in the journal.
public struct SteadyForecaster: ForecastEngine {
  public init() {}

  public func outlook(
    for condition: ActiveCondition, of person: Person, on day: Day, at now: Instant, in journal: any JournalReading
  ) throws -> Outlook {
    let forecast = Forecast(
      condition: condition.id, forDay: day.advanced(by: 1), kind: .ahead, dataThrough: day, madeAt: now,
      probability: 0.2 + Double(try journal.count(EntryQuery())) / 100, range: 0.1...0.9, baseRate: 0.2,
      contributions: [],
      learntFrom: 0,
      predictor: "steady", pack: condition.hash)
    let load = LoadScore(day: day, score: nil, groups: [], factors: [])
    return Outlook(
      condition: condition.id, day: day, today: forecast, tomorrow: forecast, yesterdaysLoad: load, todaysLoad: load,
      yesterdaysForecast: nil, yesterday: DayOutcome(day: day.advanced(by: -1)), todaysOutcome: DayOutcome(day: day),
      knownDays: 9,
      score: ForecastScore())
  }

  public func refresh(
    _ condition: ActiveCondition, of person: Person, at now: Instant, in journal: any JournalWriting
  ) throws -> Outlook {
    let outlook = try outlook(for: condition, of: person, on: person.calendar.day(of: now), at: now, in: journal)
    try journal.put(outlook.tomorrow)
    return outlook
  }

  public func probability(after day: Day, of pack: ConditionPack, in table: DayTable) -> Double { 0.2 }
}
