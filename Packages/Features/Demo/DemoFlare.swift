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
  private static let mostSentences = 2

  /// The newest flare that is over, lasted more than a day and was forecast, else the longest one that was forecast.
  static func told(of flares: [Episode]) -> Episode? {
    let known = flares.filter { !$0.isOngoing && $0.said != nil }
    return known.first { $0.days > 1 } ?? known.max { $0.days < $1.days }
  }

  /// The flare as a story, in the order of its days: what went before, the forecast of that evening, what came.
  func blocks(_ format: TextFormatter) -> [Block] {
    let days = [
      "from": format.short(flare.from), "to": format.short(flare.through), "days": "\(flare.days)",
    ]
    let heading =
      flare.days == 1
      ? format("One flare: {from}", days)
      : format("One flare: {from} to {to} ({days} days)", days)
    let before = (sentences ?? []).prefix(Self.mostSentences).map { RichText($0) }
    let went: [Block] =
      before.isEmpty
      ? [] : [.sentence("\(format("The day before it began:"))"), .details([.list(.init(Array(before), mark: .none))])]
    let told = [forecast(isBelowItsDay: !before.isEmpty, format), peak(format)].compactMap { $0 }
    return [.heading(.init(RichText(heading)))] + went + [.sentence("\(told.joined(separator: " "))")]
  }

  /// - Parameter isBelowItsDay: Whether what happened on the day of the forecast is told before.
  private func forecast(isBelowItsDay: Bool, _ format: TextFormatter) -> String? {
    flare.said.map { said in
      let values = ["percent": format.percent(Double(said.percent) / 100)]
      return isBelowItsDay
        ? format("That evening, the forecast for the next day was {percent}.", values)
        : format("The evening before, the forecast was {percent}.", values)
    }
  }

  private func peak(_ format: TextFormatter) -> String? {
    flare.peak.map { format("At its worst, the flare was {value} out of 10.", ["value": format.number($0)]) }
  }
}
