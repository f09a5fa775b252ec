import TrackerApplication
import TrackerCore

/// How patterns are told.
extension TextFormatter {
  /// A label, in a word or two.
  func label(_ label: PatternLabel) -> RichText {
    switch label {
    case .confirmed: "\(self("confirmed"), .strong)"
    case .likely: "\(self("likely"))"
    case .watch: "\(self("could be luck"))"
    case .unlikely: "\(self("little difference"))"
    case .none: "\(self("nothing to tell"))"
    case .tooEarly: "\(self("too early"))"
    }
  }

  /// `likely`; `not to be told apart` where it is no claim for that reason alone.
  func label(of pattern: Pattern) -> RichText {
    pattern.isInseparable ? "\(self("not to be told apart"))" : label(pattern.label)
  }

  /// What something is about, by which lists are filtered.
  func sort(_ category: CandidateFactor.Category) -> String {
    switch category {
    case .health: self("health")
    case .sleep: self("sleep")
    case .activity: self("activity")
    case .mood: self("mood")
    case .productivity: self("productivity")
    case .phoneUse: self("phone use")
    }
  }

  /// `14 of 20`
  func share(_ count: Int, of all: Int) -> String {
    self("{count} of {all}", ["count": "\(count)", "all": "\(all)"])
  }

  /// What is needed before anything is claimed, in one sentence; nil where there is enough.
  func missing(_ missing: Pattern.Missing) -> String? {
    let (count, one, several): (Int, String, String) =
      if missing.exposedDays > 0, missing.exposedDays >= missing.unexposedDays {
        (missing.exposedDays, "needs one more day with it", "needs {count} more days with it")
      } else if missing.unexposedDays > 0 {
        (missing.unexposedDays, "needs one more day without it", "needs {count} more days without it")
      } else if missing.flares > 0 {
        (missing.flares, "needs one more flare day", "needs {count} more flare days")
      } else {
        (missing.days, "needs one more answered day", "needs {count} more answered days")
      }
    return count == 0 ? nil : self(count == 1 ? one : several, ["count": "\(count)"])
  }

  /// The days that are described, as they stand at the beginning of a sentence.
  ///
  /// - Parameters:
  ///   - days: How many; nil for all.
  ///   - last: The last of them, after a pause; nil where it is yesterday.
  func period(_ days: Int?, pausedAfter last: Day?) -> String {
    guard let days else { return self("In all your days") }
    let values = ["count": "\(days)", "day": last.map { short($0) } ?? ""]
    return self(last == nil ? "In the last {count} days" : "In the {count} days up to {day}", values)
  }

  /// `about 1.4 points worse the next day`, of a difference of severities.
  ///
  /// - Parameters:
  ///   - points: Above 0 for worse.
  ///   - lag: Days from the factor to those days.
  func effect(_ points: Double, lag: Int) -> String {
    let words: String =
      switch (points >= 0, lag) {
      case (true, 0): "about {points} points worse on the same day"
      case (true, 1): "about {points} points worse the next day"
      case (true, _): "about {points} points worse two days later"
      case (false, 0): "about {points} points better on the same day"
      case (false, 1): "about {points} points better the next day"
      case (false, _): "about {points} points better two days later"
      }
    return self(words, ["points": number(abs(points), upTo: 1, atLeast: 1)])
  }

  /// The limits of a difference of severities, without signs where both have the same: `0.9 to 1.9`.
  func range(of points: ClosedRange<Double>) -> String {
    let (low, high) = (points.lowerBound, points.upperBound)
    return low >= 0 ? range(low, high) : high <= 0 ? range(-high, -low) : signedRange(of: points)
  }

  /// The limits of a difference of severities: `−0.2 to +1.9`.
  func signedRange(of points: ClosedRange<Double>) -> String {
    range(points.lowerBound, points.upperBound, isSigned: true)
  }

  private func range(_ low: Double, _ high: Double, isSigned: Bool = false) -> String {
    self(
      "{low} to {high}",
      [
        "low": number(low, upTo: 1, atLeast: 1, isSigned: isSigned),
        "high": number(high, upTo: 1, atLeast: 1, isSigned: isSigned),
      ])
  }

  /// A number with the limits of its interval: `2.3 (1.3 to 3.9)`. Limits above zero need no sign.
  func told(_ value: Double, _ interval: ClosedRange<Double>, isSigned: Bool = false) -> String {
    func told(_ number: Double, isSigned: Bool) -> String {
      self.number(number, upTo: 1, atLeast: 1, isSigned: isSigned)
    }
    let areSigned = isSigned && interval.lowerBound < 0
    return self(
      "{value} ({low} to {high})",
      [
        "value": told(value, isSigned: isSigned), "low": told(interval.lowerBound, isSigned: areSigned),
        "high": told(interval.upperBound, isSigned: areSigned),
      ])
  }

  /// `14 of 20 days`
  func ofDays(_ count: Int, _ days: Int) -> String {
    self("{count} of {days} days", ["count": "\(count)", "days": "\(days)"])
  }

  /// How many days later something shows.
  func later(_ lag: Int) -> String {
    switch lag {
    case 0: self("the same day")
    case 1: self("the next day")
    case 2: self("two days later")
    default: self("three days later")
    }
  }

  /// A ratio of risks as it is told: `1.8 times`.
  func times(_ ratio: Double) -> String { self("{count} times", ["count": number(ratio, upTo: 1, atLeast: 1)]) }
}
