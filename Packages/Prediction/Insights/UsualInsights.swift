import TrackerCommands
import TrackerCore

/// Compares a day's numbers with the person's own usual: the median of the answered days among the 28 before.
struct UsualInsights: InsightSource {
  let id = "against-usual"

  private static let days = 28
  private static let fewest = 7
  /// Points on a scale of ten, or hours.
  private static let least = 2.0

  private struct Subject {
    var metric: MetricID
    var name: String
    var unit: String
    /// The bad end.
    var worse: Direction
  }

  func metrics(for person: Person) -> [MetricID: Int] {
    subjects(of: person).reduce(into: [:]) { $0[$1.metric] = UsualInsights.days }
  }

  func insights(on day: Day, of person: Person, table: DayTable, outlooks: [Outlook]) -> [Insight] {
    subjects(of: person).compactMap { insight(on: day, $0, table) }
  }

  private func subjects(of person: Person) -> [Subject] {
    person.checkIn.map { Subject(metric: $0.metric, name: $0.name, unit: "", worse: $0.scale.worse) }
      + [Subject(metric: "sleep.hours", name: "Last night's sleep", unit: " h", worse: .low)]
  }

  private func insight(on day: Day, _ subject: Subject, _ table: DayTable) -> Insight? {
    guard let value = table[subject.metric, day].number else { return nil }
    let before = (1...UsualInsights.days).compactMap { table[subject.metric, day.advanced(by: -$0)].number }
    guard before.count >= UsualInsights.fewest else { return nil }
    let usual = before.median
    let deviation = abs(value - usual)
    guard deviation >= UsualInsights.least else { return nil }
    let isBetter = (value < usual) == (subject.worse == .high)
    return Insight(
      id: "\(id).\(subject.metric)",
      text:
        "\(subject.name) \(value.shortText)\(subject.unit), your usual is \(usual.shortText)\(subject.unit): \(isBetter ? "better" : "worse") than the middle of \(before.count) days.",
      value: value, comparedWith: usual, weight: deviation)
  }
}
