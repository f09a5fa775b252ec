import TrackerCore
import TrackerDiaryCSV
import TrackerLearner
import TrackerStatistics

/// Forecasts of a person's days, each from the days before it alone.
struct CohortReplay: Sendable {
  let columns: CohortColumns

  /// What was said of a day, and what it was.
  struct ForecastDay: Sendable {
    var day: Day
    var probability: Double
    /// nil where no severity is known before.
    var severity: Double?
    /// nil where unanswered.
    var isFlare: Bool?
    /// The own flare rate of the days before; nil before the first known one, where nothing is scored.
    var ownRate: Double?
  }

  func days(of person: DiaryPerson) -> [ForecastDay] {
    var learner = Learner(columns.design)
    return zip(person.days, columns.days(of: person)).map { day, row in
      let prediction = learner.prediction
      let said = ForecastDay(
        day: day, probability: prediction.probability, severity: prediction.severity?.value, isFlare: row.isFlare,
        ownRate: learner.history.known > 0 ? learner.history.referenceRate : nil)
      learner.advance(row)
      return said
    }
  }
}
