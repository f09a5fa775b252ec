import TrackerApplication
import TrackerConsole
import TrackerCore

/// Makes a day's record from the journal.
struct DayRecord {
  let session: Session
  let journal: any JournalReading
  let day: Day

  func view() throws -> DayView {
    let person = session.person
    let entries = try journal.entries(EntryQuery(days: day...day))
    let tracked = person.checkIn
    var metrics: [MetricID: Int] = ["sleep.hours": 0]
    for symptom in tracked { metrics[symptom.metric] = 0 }
    for category in person.facts.tracked { if let metric = category.metric { metrics[metric] = 0 } }
    let table = try journal.dayTable(metrics, on: day...day, catalogue: person.catalogue)
    let isClosed = entries.contains { $0.kind == DayKind.id }
    let kept = try keptKinds(entries, isClosed: isClosed)
    let answered = person.facts.tracked.map { category in
      category.metric.map { table[$0, day] != .unknown } ?? kept.contains(category.log)
    }
    let worst = tracked.compactMap { symptom in
      table[symptom.metric, day].number.map { DayRecord.severity(of: $0, on: symptom.scale) }
    }.max()
    return DayView(
      day: day, sleepHours: table["sleep.hours", day].number,
      counts: Dictionary(grouping: entries, by: \.kind.rawValue).mapValues(\.count),
      answered: zip(person.facts.tracked, answered).filter(\.1).map(\.0.id),
      missing: zip(person.facts.tracked, answered).filter { !$0.1 }.map(\.0.id),
      quality: DayView.Quality(worst: worst), isClosed: isClosed)
  }

  /// The kinds that the day answers: by an entry, by an explicit none, or because the day was closed, which tells
  /// nothing of sleep.
  private func keptKinds(_ entries: [Entry], isClosed: Bool) throws -> Set<LogKindID> {
    let kinds = session.environment.registry.logKinds.all.map { $0.definition }
    let marks = Set(try journal.totals(of: Set(kinds.map { Measure.keeps($0.id).metric }), in: day...day).map(\.metric))
    let kept = kinds.filter { kind in
      marks.contains(Measure.keeps(kind.id).metric) || (isClosed && kind.keepsDay && !kind.countsForMorning)
    }
    return Set(kept.map(\.id) + entries.map(\.kind))
  }

  /// A value turned so that high is bad, as if its scale were 1 … 10.
  static func severity(of value: Double, on scale: Scale) -> Double {
    let length = scale.range.upperBound - scale.range.lowerBound
    guard length > 0 else { return 1 }
    let share = (value - scale.range.lowerBound) / length
    return 1 + 9 * (scale.worse == .high ? share : 1 - share)
  }
}

/// A day's record: sleep, counts, completeness and quality.
struct DayView: StyledReadModel {
  static let schema = "day/1"

  /// From the worst tracked severity: good 1–3, fair 4–6, bad 7–10.
  enum Quality: String, Encodable, Sendable {
    case good, fair, bad, unknown

    init(worst: Double?) {
      switch worst {
      case nil: self = .unknown
      case .some(let value) where value < 4: self = .good
      case .some(let value) where value < 7: self = .fair
      default: self = .bad
      }
    }
  }

  var day: Day
  /// nil where unknown.
  var sleepHours: Double?
  /// Entries by kind.
  var counts: [String: Int]
  /// Tracked categories.
  var answered: [String]
  var missing: [String]
  var quality: Quality
  var isClosed: Bool
  /// Share of the tracked categories that are answered, 0 … 1; nil where none is tracked.
  var completeness: Double? {
    let all = answered.count + missing.count
    return all == 0 ? nil : Double(answered.count) / Double(all)
  }

  private enum Key: String, CodingKey {
    case day, sleepHours, counts, answered, missing, quality, isClosed, completeness
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(day, forKey: .day)
    try container.encode(sleepHours, forKey: .sleepHours)
    try container.encode(counts, forKey: .counts)
    try container.encode(answered, forKey: .answered)
    try container.encode(missing, forKey: .missing)
    try container.encode(quality, forKey: .quality)
    try container.encode(isClosed, forKey: .isClosed)
    try container.encode(completeness, forKey: .completeness)
  }

  func text(_ style: TextStyle) -> String {
    let entries = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: " · ")
    let share = completeness.map { "\(($0 * 100).roundedHalfUp) % of what you track" } ?? "nothing is tracked"
    let open = missing.isEmpty ? "" : "; not answered: \(missing.joined(separator: ", "))"
    return """
      \(style.paint(day.longText, .bold))\(isClosed ? "  closed" : "")
      Quality   \(quality.rawValue)
      Sleep     \(sleepHours.map { "\($0.shortText) h" } ?? "unknown")
      Entries   \(entries.isEmpty ? "none" : entries)
      Complete  \(share)\(open)

      """
  }
}
