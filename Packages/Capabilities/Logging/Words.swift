import TrackerCore

/// Numbers as summaries show them.
enum Words {
  /// `45 min`, `7 h 10 min`, `8 h`
  static func minutes(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest) min" }
    return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
  }
}

extension Double {
  /// Without a fraction where it is zero.
  var shortDigits: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}
