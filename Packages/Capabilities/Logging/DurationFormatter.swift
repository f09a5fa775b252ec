import TrackerCore

/// Lengths of time and distances as summaries show them, with units that nobody takes for another one.
enum DurationFormatter {
  /// `45 minutes`, `7 h 10 min`, `8 h`
  static func text(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return rest.of("minute") }
    return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
  }

  /// `400 metres`, `4.8 km`
  static func text(kilometres: Double) -> String {
    kilometres < 1 ? "\((kilometres * 1000).decimal(upTo: 0)) metres" : "\(kilometres.decimal(upTo: 1)) km"
  }
}
