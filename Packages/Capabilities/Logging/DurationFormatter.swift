/// Lengths of time as summaries show them.
enum DurationFormatter {
  /// `45 min`, `7 h 10 min`, `8 h`
  static func text(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest) min" }
    return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
  }
}
