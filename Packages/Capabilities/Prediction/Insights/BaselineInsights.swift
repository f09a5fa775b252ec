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
    var metric: MetricID
    var name: String
    var unit: String
    /// The bad end, nil where a difference is neither better nor worse.
    var worse: Direction?
    /// Stands out whatever the spread, nil where only the spread says so.
    var always: Double?
    /// Less than this never stands out.
    var least: Double
  }

  func metrics(for person: Person) -> [MetricID: Int] {
    subjects(of: person).reduce(into: [:]) { $0[$1.metric] = PersonalUsual.days }
  }

  func insights(on day: TodayContext) -> [Insight] {
    subjects(of: day.person).compactMap { insight(on: day.day, $0, day.table, day.format.words) }
  }

  private func subjects(of person: Person) -> [Subject] {
    person.checkIn.map { symptom in
      Subject(metric: symptom.metric, name: symptom.name, unit: "", worse: symptom.scale.worse, always: 2, least: 1)
    } + [
      Subject(metric: "sleep.hours", name: "Last night's sleep", unit: " h", always: 2, least: 1),
      Subject(metric: "exercise.minutes", name: "Exercise", unit: " min", least: 15),
    ]
  }

  private func insight(on day: Day, _ subject: Subject, _ table: DayTable, _ words: Phrases) -> Insight? {
    guard let value = table[subject.metric, day].number else { return nil }
    let before = (1...PersonalUsual.days).compactMap { table[subject.metric, day.advanced(by: -$0)].number }
    guard let baseline = PersonalUsual.mean(of: before) else { return nil }
    let difference = abs(value - baseline)
    let spread = BaselineInsights.deviations * (RunningMoments(before).standardDeviation ?? 0)
    guard difference >= subject.least, difference >= min(subject.always ?? spread, spread) else { return nil }
    return Insight(
      id: "\(id).\(subject.metric)",
      text: words(
        "{name} {value}{unit}, your usual is {usual}{unit}: {word}, in your records of {days} days.",
        [
          "name": words(subject.name), "value": words.number(value.decimal()), "unit": subject.unit,
          "usual": words.number(baseline.decimal()),
          "word": words(word(value, baseline, subject)), "days": "\(before.count)",
        ]),
      value: value, comparedWith: baseline, weight: difference / max(spread, subject.least))
  }

  private func word(_ value: Double, _ baseline: Double, _ subject: Subject) -> String {
    guard let worse = subject.worse else { return value > baseline ? "more" : "less" }
    return (value > baseline) == (worse == .high) ? "worse" : "better"
  }
}
