import TrackerApplication

extension TextFormatter {
  /// A figure of a score with three decimals: `0.123`; nothing where there is none.
  func figure(_ value: Double?) -> String {
    value.map { number($0, upTo: 3, atLeast: 3).replacing("-", with: "−") } ?? ""
  }

  /// How a score compares, where 0 is as good: `+0.123`, `−0.123`; nothing where there is none.
  func skill(_ value: Double?) -> String { value.map { number($0, upTo: 3, atLeast: 3, isSigned: true) } ?? "" }

  /// `+0.118 to +0.337`; nothing where there is none.
  func skills(_ range: ClosedRange<Double>?) -> String {
    range.map { words("{from} to {to}", ["from": skill($0.lowerBound), "to": skill($0.upperBound)]) } ?? ""
  }
}
