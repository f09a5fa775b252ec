import TrackerApplication
import TrackerCore

/// A flare of the played life: what was forecast, what came and what went before, as `flares show --json` has it.
struct DemoFlare: Codable, Sendable {
  /// The forecast made the evening before the first day.
  struct Said: Codable, Sendable {
    var percent: Int
    /// `low`, `moderate` or `high`; nil for a first guess.
    var band: String?
  }

  struct Episode: Codable, Sendable {
    /// 1 is the newest.
    var number: Int
    var from: Day
    var through: Day
    var days: Int
    /// 0 … 10, nil where no day of it was answered.
    var peak: Double?
    var said: Said?
    var isOngoing: Bool
  }

  var flare: Episode
  /// What raised the load on the day before it, the strongest first.
  var sentences: [String]?

  /// Sentences of what went before that are told.
  private static let mostSentences = 3

  /// The newest flare that is over, lasted more than a day and was forecast, else the longest one that was forecast.
  static func told(of flares: [Episode]) -> Episode? {
    let known = flares.filter { !$0.isOngoing && $0.said != nil }
    return known.first { $0.days > 1 } ?? known.max { $0.days < $1.days }
  }

  /// The flare as a story: one sentence for the forecast, one for what came, then what went before.
  func blocks(_ format: TextFormatter) -> [Block] {
    let days = [
      "from": format.short(flare.from), "to": format.short(flare.through), "days": "\(flare.days)",
    ]
    let heading =
      flare.days == 1
      ? format("A flare from this record: {from}", days)
      : format("A flare from this record: {from} to {to} ({days} days)", days)
    let told = [forecast(format), peak(format)].compactMap { $0 }.joined(separator: " ")
    let before = (sentences ?? []).prefix(Self.mostSentences).map { RichText($0) }
    let went: [Block] =
      before.isEmpty
      ? [] : [.sentence("\(format("The day before it:"))"), .details([.list(.init(Array(before), mark: .none))])]
    return [.heading(.init(RichText(heading))), .sentence("\(told)")] + went
  }

  private func forecast(_ format: TextFormatter) -> String? {
    flare.said.map { said in
      format("The evening before, the forecast was {percent}.", ["percent": format.percent(Double(said.percent) / 100)])
    }
  }

  private func peak(_ format: TextFormatter) -> String? {
    flare.peak.map { format("At its worst, the flare was {value} out of 10.", ["value": format.number($0)]) }
  }
}
