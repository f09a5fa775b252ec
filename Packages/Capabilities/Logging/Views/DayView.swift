import TrackerApplication
import TrackerCore

/// A day's record: sleep, counts, completeness and quality.
public struct DayView: ReadModel {
  public static let schema = "day/1"

  /// From the worst tracked severity: good 0–3, fair 4–6, bad 7–10.
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
  /// What is logged of the night besides its length; nil where nothing is.
  var night: Night?
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
    case day, sleepHours, night, counts, answered, missing, quality, isClosed, completeness
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(day, forKey: .day)
    try container.encode(sleepHours, forKey: .sleepHours)
    try container.encodeIfPresent(night, forKey: .night)
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
      .fact(
        .init(
          "Sleep",
          [Block.Value(sleepHours.map { "\(format.number($0)) h" } ?? "unknown")]
            + (night?.words(format) ?? []).map { Block.Value("\($0)") })),
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

extension DayView {
  /// The stages of a day's sleep and the time in bed, in minutes; nil where they are not logged.
  struct Night: Encodable, Sendable {
    var inBed: Int?
    var deep: Int?
    var rem: Int?
    var light: Int?

    /// nil where none of the entries says any of it.
    init?(_ entries: [Entry]) {
      func sum(_ minutes: (Payload) -> Int?) -> Int? {
        let known = entries.compactMap { minutes($0.payload) }
        return known.isEmpty ? nil : known.reduce(0, +)
      }
      inBed = sum { $0[RestKind.inBed]?.minutes }
      deep = sum { $0[RestKind.deep] }
      rem = sum { $0[RestKind.rem] }
      light = sum { $0[RestKind.light] }
      if [inBed, deep, rem, light].allSatisfy({ $0 == nil }) { return nil }
    }

    func words(_ format: TextFormatter) -> [String] {
      [
        ("{time} in bed", inBed), ("{time} deep sleep", deep), ("{time} REM sleep", rem), ("{time} light sleep", light),
      ].compactMap { phrase, minutes in
        minutes.map { format(phrase, ["time": DurationFormatter.text(minutes: $0)]) }
      }
    }
  }
}
