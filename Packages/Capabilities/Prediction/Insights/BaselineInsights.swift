import TrackerApplication
import TrackerCore
import TrackerStatistics

/// Compares a day's numbers with the person's own usual of the 28 days before: tracked symptoms, last night's sleep,
/// exercise.
struct BaselineInsights: InsightSource {
  let id = "against-usual"

  /// Standard deviations that stand out even where the points are few.
  private static let deviations = 1.5

  /// A metric that is compared.
  private struct Subject {
    /// What the sentence tells of.
    enum Kind {
      /// A symptom, by its name.
      case symptom(SymptomDefinition)
      case sleep, exercise
    }
    var metric: MetricID
    var kind: Kind
    /// Stands out whatever the spread, nil where only the spread says so.
    var always: Double?
    /// Less than this never stands out.
    var least: Double
  }

  func metrics(for person: Person) -> [MetricID: Int] {
    subjects(of: person).reduce(into: [:]) { $0[$1.metric] = PersonalUsual.days }
  }

  func insights(on day: TodayContext) -> [Insight] {
    subjects(of: day.person).compactMap { insight($0, on: day) }
  }

  private func subjects(of person: Person) -> [Subject] {
    person.checkIn.map { Subject(metric: $0.metric, kind: .symptom($0), always: 2, least: 1) } + [
      Subject(metric: "sleep.hours", kind: .sleep, always: 2, least: 1),
      Subject(metric: "exercise.minutes", kind: .exercise, least: 15),
    ]
  }

  private func insight(_ subject: Subject, on day: TodayContext) -> Insight? {
    let table = day.table
    guard let value = table[subject.metric, day.day].number else { return nil }
    let before = (1...PersonalUsual.days).compactMap { table[subject.metric, day.day.advanced(by: -$0)].number }
    guard let baseline = PersonalUsual.mean(of: before) else { return nil }
    let difference = abs(value - baseline)
    let spread = BaselineInsights.deviations * (RunningMoments(before).standardDeviation ?? 0)
    guard difference >= subject.least, difference >= min(subject.always ?? spread, spread) else { return nil }
    return Insight(
      id: "\(id).\(subject.metric)", text: sentence(subject.kind, value, usual: baseline, day.isToday, day.format),
      value: value, comparedWith: baseline, weight: difference / max(spread, subject.least))
  }

  /// - Parameter isToday: Whether the day is the one of now, not an earlier one.
  private func sentence(
    _ kind: Subject.Kind, _ value: Double, usual: Double, _ isToday: Bool, _ format: TextFormatter
  ) -> String {
    switch kind {
    case .symptom(let symptom):
      let values = [
        "name": symptom.name, "value": format.number(value), "usual": format.number(usual, upTo: 0),
      ]
      if symptom.scale.isNone(value) {
        return format(
          isToday ? "{name}: none today; it's usually {usual}." : "{name}: none; it's usually {usual}.", values)
      }
      return format(
        isToday ? "{name} is {value} today; it's usually {usual}." : "{name} was {value}; it's usually {usual}.", values
      )
    case .sleep:
      return format(
        isToday
          ? "You slept {value} hours last night; you usually sleep {usual}."
          : "You slept {value} hours that night; you usually sleep {usual}.",
        ["value": format.number(value), "usual": format.number(usual)])
    case .exercise:
      let values = ["value": format.number(value, upTo: 0), "usual": format.number(usual, upTo: 0)]
      if value < 0.5 {
        return format(
          isToday
            ? "You did not exercise today; it's usually about {usual} minutes."
            : "You did not exercise; it's usually about {usual} minutes.", values)
      }
      if usual < 0.5 {
        return format(
          isToday
            ? "You exercised for {value} minutes today; it's usually none."
            : "You exercised for {value} minutes; it's usually none.", values)
      }
      return format(
        isToday
          ? "You exercised for {value} minutes today; it's usually about {usual}."
          : "You exercised for {value} minutes; it's usually about {usual}.", values)
    }
  }
}
