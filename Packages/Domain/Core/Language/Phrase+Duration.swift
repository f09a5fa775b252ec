/// Lengths of time as people read them, with units that nobody takes for another one.
extension Phrase {
  /// `45 minutes`, `7 h 10 min`, `8 hours`
  public static func duration(minutes: Int) -> Phrase {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return .words(rest == 1 ? "1 minute" : "{minutes} minutes", ["minutes": .count(rest)]) }
    return rest == 0
      ? duration(hours: Double(hours))
      : .words("{hours} h {minutes} min", ["hours": .count(hours), "minutes": .count(rest)])
  }

  /// `1 hour`, `7.5 hours`
  public static func duration(hours: Double) -> Phrase {
    .words(hours == 1 ? "1 hour" : "{hours} hours", ["hours": .number(hours, upTo: 2)])
  }
}
