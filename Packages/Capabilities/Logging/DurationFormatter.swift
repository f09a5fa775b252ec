import TrackerCore

/// Lengths of time and distances as summaries show them, with units that nobody takes for another one.
enum DurationFormatter {
  /// `45 minutes`, `7 h 10 min`, `8 hours`
  static func text(minutes: Int) -> Phrase {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return .words(rest == 1 ? "1 minute" : "{minutes} minutes", ["minutes": .count(rest)]) }
    return rest == 0
      ? text(hours: Double(hours))
      : .words("{hours} h {minutes} min", ["hours": .count(hours), "minutes": .count(rest)])
  }

  /// `1 hour`, `7.5 hours`
  static func text(hours: Double) -> Phrase {
    .words(hours == 1 ? "1 hour" : "{hours} hours", ["hours": .number(hours, upTo: 2)])
  }

  /// `400 metres`, `4.8 km`, `3 miles`
  static func text(kilometres: Double) -> Phrase {
    .amount(kilometres, .distance)
  }
}
