import TrackerApplication
import TrackerCore

/// A day's record: sleep, counts, completeness and quality.
public struct DayView: ReadModel {
  public static let schema = "day/1"

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

  public func encode(to encoder: any Encoder) throws {
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

  public func blocks(_ format: TextFormatter) -> [Block] {
    let share = completeness.map { "\(format.percent($0)) of what you track" } ?? "nothing is tracked"
    let open = missing.isEmpty ? "" : "; not answered: \(missing.joined(separator: ", "))"
    let entries = counts.sorted { $0.key < $1.key }.map { Block.Value("\($0.key) \($0.value)") }
    return [
      .heading(.init("\(format.long(day))", aside: isClosed ? "closed" : "")),
      .fact(.init("Quality", quality.text)),
      .fact(.init("Sleep", sleepHours.map { "\(format.number($0)) h" } ?? "unknown")),
      .fact(.init("Entries", entries.isEmpty ? [Block.Value("none")] : entries)),
      .fact(.init("Complete", "\(share)\(open)")),
    ]
  }
}

extension DayView.Quality {
  fileprivate var text: RichText {
    switch self {
    case .good: RichText(rawValue, .good)
    case .fair: RichText(rawValue, .fair)
    case .bad: RichText(rawValue, .bad)
    case .unknown: RichText(rawValue)
    }
  }
}
