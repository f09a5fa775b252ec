import TrackerApplication

extension TextFormatter {
  /// A figure of a score with three decimals: `.123`; nothing where it can't be told.
  func figure(_ value: Double?) -> String {
    value.map { number($0, upTo: 3, atLeast: 3, hasLeadingZero: false).replacing("-", with: "−") } ?? ""
  }

  /// How a score compares, where 0 is as good: `+.123`, `−.123`; nothing where it can't be told.
  func skill(_ value: Double?) -> String {
    value.map { number($0, upTo: 3, atLeast: 3, isSigned: true, hasLeadingZero: false) } ?? ""
  }

  /// `+.118 to +.337`; nothing where it can't be told.
  func skills(_ range: ClosedRange<Double>?) -> String {
    range.map { "\(skill($0.lowerBound)) to \(skill($0.upperBound))" } ?? ""
  }
}
