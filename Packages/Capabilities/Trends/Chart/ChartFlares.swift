import TrackerApplication
import TrackerCore

/// The days that were a flare for any of a person's conditions, and from which value on days are flares.
struct ChartFlares: Sendable {
  /// Days that are known to be flare days; of others it is known that they are not, or nothing.
  private(set) var days: Set<Day> = []
  private let conditions: [ActiveCondition]

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  init(_ session: Session, on days: ClosedRange<Day>, in journal: any JournalReading) throws {
    conditions = session.person.conditions
    for condition in conditions {
      var definitions = ConditionDefinitions(
        condition, versions: condition.record.versions(with: condition, on: session.today), in: journal)
      // In stretches, so that memory stays flat over years.
      for first in stride(from: days.lowerBound, through: days.upperBound, by: LivedDays.year) {
        let stretch = first...min(days.upperBound, first.advanced(by: LivedDays.year - 1))
        let outcomes = try DayOutcomes(
          stretch, definitions: &definitions, isRelative: condition.record.isFlareRelative, of: session.person,
          in: journal)
        for day in stretch where outcomes.outcome(of: day).isFlare == true { self.days.insert(day) }
      }
    }
  }

  /// From which value of a metric on a day is a flare day; nil where the metric alone does not decide it.
  func threshold(of metric: MetricID) -> Double? {
    let thresholds = conditions.map { condition -> Double? in
      let rule = condition.pack.flare
      guard !condition.record.isFlareRelative, rule.isOfSeverity, rule.symptoms.count == 1,
        let symptom = rule.symptoms.first, symptom.metric == metric
      else { return nil }
      return symptom.turned(symptom.threshold ?? rule.atLeast)
    }
    guard let first = thresholds.first ?? nil, thresholds.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
