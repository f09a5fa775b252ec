import TrackerCore

/// How precisely a number of a person's day is told in a sentence of a pack.
enum ShownNumber {
  /// From so much on, numbers are shown whole.
  private static let wholeFrom = 20.0
  /// The same of numbers that tell how many times the usual something was.
  private static let wholeRatioFrom = 3.0

  /// A value with one decimal at most.
  ///
  /// - Parameter metric: Of the value; nil where it is of none.
  static func value(_ value: Double, of metric: MetricDefinition? = nil) -> Double {
    let isRatio = metric?.unit == MetricDefinition.timesTheUsual
    return abs(value) >= (isRatio ? wholeRatioFrom : wholeFrom) ? value.rounded() : (value * 10).rounded() / 10
  }

  /// A usual: whole beside a whole value, and where it is far from the value.
  static func usual(_ usual: Double, beside value: Double) -> Double {
    value == value.rounded() || abs(usual - value) >= 2 ? usual.rounded() : (usual * 10).rounded() / 10
  }
}

extension Phrases {
  /// From so many minutes on, hours are counted.
  private static let mostMinutes = 120.0
  /// From so many hours on, days are counted.
  private static let mostHours = 36.0

  /// A number with the words that count it.
  func counted(_ number: Double, _ counting: FactorSentence.Counting?) -> String {
    let text = self.number(number.decimal())
    switch counting {
    case .times:
      return number == 0
        ? self("not at all")
        : number == 1 ? self("once") : number == 2 ? self("twice") : self("{count} times", ["count": text])
    case .hours where number >= Phrases.mostHours:
      return self("{count} days", ["count": "\((number / 24).roundedHalfUp)"])
    case .hours: return hours(number)
    case .minutes where number >= Phrases.mostMinutes: return hours(ShownNumber.value(number / 60))
    case .minutes: return number == 1 ? self("1 minute") : self("{count} minutes", ["count": text])
    case nil: return text
    }
  }

  /// A usual beside a shown value; nil where both read the same.
  func usual(_ usual: Double, beside value: Double, _ counting: FactorSentence.Counting?) -> String? {
    let shown = ShownNumber.usual(usual, beside: value)
    guard shown != value else { return nil }
    let told = shown == 0 && counting != .times ? self("none") : counted(shown, counting)
    return told == counted(value, counting) ? nil : told
  }

  private func hours(_ number: Double) -> String {
    number == 1 ? self("1 hour") : self("{count} hours", ["count": self.number(number.decimal())])
  }
}
