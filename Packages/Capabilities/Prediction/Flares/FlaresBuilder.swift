import TrackerApplication
import TrackerCore

extension FlaresView {
  /// The flares of a journal.
  ///
  /// - Parameters:
  ///   - condition: The id of the only condition to tell of; nil for all of the person's.
  ///   - days: Only flares that reach into so many days up to today, from 1; nil for all.
  /// - Throws: `Failure` (`validation`) for a condition that the person does not have; what reading the journal throws.
  public init(in session: Session, condition: String? = nil, days: Int? = nil) throws {
    let conditions = try session.conditions(named: condition)
    self = try session.journal.read { journal in
      FlaresView(
        days: days,
        conditions: try conditions.map {
          try FlaresBuilder(session: session, condition: $0, journal: journal).list(days: days)
        }, since: try journal.loggedDays()?.lowerBound)
    }
  }
}

/// Makes the views of a condition's flares from the journal.
struct FlaresBuilder {
  let session: Session
  let condition: ActiveCondition
  let journal: any JournalReading

  /// The newest first.
  func episodes() throws -> [FlareEpisode] {
    try FlareEpisodes.read(condition, of: session.person, through: session.today, today: session.today, in: journal)
      .episodes.reversed()
  }

  func list(days: Int?) throws -> FlaresView.Condition {
    let since = days.map { session.today.advanced(by: 1 - $0) }
    let numbered = try episodes().enumerated().filter { _, episode in
      since.map { episode.span.upperBound >= $0 } ?? true
    }
    let lengths = numbered.filter { !$0.element.isOngoing }.map { Double($0.element.length) }
    return FlaresView.Condition(
      id: condition.id, name: condition.pack.name, count: numbered.count,
      medianLength: lengths.isEmpty ? nil : lengths.median,
      flares: try numbered.map {
        try flare($0.element, number: $0.offset + 1, forecast: forecast(for: $0.element.firstFlareDay))
      })
  }

  func flare(_ episode: FlareEpisode, number: Int, forecast: Forecast?) -> FlaresView.Flare {
    FlaresView.Flare(
      number: number, from: episode.span.lowerBound, through: episode.span.upperBound, days: episode.length,
      unanswered: episode.unanswered, marked: episode.days.count { $0.isMarked && $0.isFlare == true },
      peak: episode.peak,
      forecast: forecast.map(FlaresView.StoredForecast.init), isOngoing: episode.isOngoing)
  }

  /// The stored forecast of a day from the days before it.
  func forecast(for day: Day) throws -> Forecast? {
    FlaresBuilder.official(try journal.forecasts(of: condition.id, for: day...day))
  }

  /// Of several of one day, the one made ahead, else the one worked out afterwards; with last night's rest none is
  /// ahead of its day.
  static func official(_ forecasts: [Forecast]) -> Forecast? {
    forecasts.first { $0.kind == .ahead } ?? forecasts.first { $0.kind == .replayed }
  }
}
