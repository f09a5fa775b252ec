import TrackerApplication
import TrackerCore

extension AccuracyView {
  /// How the forecasts of each of the person's conditions have done until today.
  ///
  /// - Parameter showsFigures: Whether text gives all figures.
  /// - Throws: `Failure` when the journal cannot be read.
  public init(in session: Session, showsFigures: Bool = false) throws {
    self = try session.journal.read { journal in
      AccuracyView(
        conditions: try session.person.conditions.map { condition in
          try AccuracyBuilder(condition: condition, person: session.person, journal: journal, today: session.today)
            .view()
        }, showsFigures: showsFigures)
    }
  }
}

/// Compares every stored forecast of a condition with what was logged.
struct AccuracyBuilder {
  let condition: ActiveCondition
  let person: Person
  let journal: any JournalReading
  let today: Day

  func view() throws -> AccuracyView.Condition {
    AccuracyView.Condition(condition.id, name: condition.pack.name, days: try scoredDays())
  }

  /// In order of time.
  private func scoredDays() throws -> [ScoredDay] {
    guard let first = try journal.loggedDays()?.lowerBound, first <= today else { return [] }
    let forecasts = Dictionary(grouping: try journal.forecasts(of: condition.id, for: first...today), by: \.forDay)
    var days: [ScoredDay] = []
    var baselines = Baselines()
    try DayOutcomes.forEach(of: condition, of: person, through: today, today: today, in: journal) { outcome in
      days += (forecasts[outcome.day] ?? []).compactMap { ScoredDay($0, outcome: outcome, before: baselines) }
      baselines.advance(isFlare: outcome.isFlare, severity: outcome.severity)
    }
    return days
  }
}
