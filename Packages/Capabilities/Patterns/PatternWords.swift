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
  func period(_ days: Int?) -> String {
    days.map { self("In the last {count} days", ["count": "\($0)"]) } ?? self("In all your days")
  }

  /// A ratio of risks as it is told: `1.8 times`.
  func times(_ ratio: Double) -> String { self("{count} times", ["count": number(ratio, upTo: 1, atLeast: 1)]) }
}
