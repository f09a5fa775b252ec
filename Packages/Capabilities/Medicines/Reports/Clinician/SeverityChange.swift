import TrackerApplication
import TrackerCore
import TrackerStatistics

/// How bad the days were before a medicine began, and after. It says nothing of what did it.
struct SeverityChange: Encodable, Sendable {
  /// So many days on each side at most.
  static let days = 84
  /// Known days that each side needs.
  static let fewest = 14

  /// Of the worst symptom of a day, 0 … 10; nil where no day is known.
  var before: Spread?
  var after: Spread?
  /// The mean after it less the mean before; nil with too few days on a side.
  var difference: Double?
  /// The 95% interval of the difference; nil where it can't be told.
  var interval: ClosedRange<Double>?
  /// Whether it began too far from the days of the report to be compared.
  var isElsewhere: Bool

  /// Whether both sides have days enough.
  var isKnown: Bool { difference != nil }

  /// A medicine is compared if its first days lie in the report. The days before it may lie earlier; each of them is
  /// judged by the definition in force on it.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  init(_ medicine: Medicine, in range: ReportRange) throws {
    let start = medicine.start
    guard start <= range.days.upperBound, start.advanced(by: Self.days) > range.days.lowerBound else {
      self.init(from: [], to: [])
      isElsewhere = true
      return
    }
    let end = [start.advanced(by: Self.days - 1), range.days.upperBound, medicine.end].compactMap(\.self).min()
    let (first, last) = (start.advanced(by: -Self.days), max(start, end ?? start))
    let conditions = try ReportedCondition.all(
      on: start...last, back: Self.days, in: range.session, journal: range.journal)
    let days = conditions.days(first...last).map(\.severity)
    self.init(from: Array(days.prefix(Self.days)), to: Array(days.dropFirst(Self.days)))
  }

  /// One severity a day, nil where it is not known.
  init(from earlier: [Double?], to later: [Double?]) {
    isElsewhere = false
    let (known, knownLater) = (earlier.compactMap(\.self), later.compactMap(\.self))
    (before, after) = (Spread(known), Spread(knownLater))
    guard min(known.count, knownLater.count) >= Self.fewest, let first = ReportRange.Mean(of: known),
      let second = ReportRange.Mean(of: knownLater)
    else { return }
    difference = second.mean - first.mean
    interval = MeanDifference(from: earlier, to: later)?.interval(level: 0.95)
  }

  func told(_ format: TextFormatter) -> RichText {
    if isElsewhere { return RichText(format("began at another time"), .faint) }
    guard isKnown, let before, let after else {
      let values = ["before": "\(self.before?.known ?? 0)", "after": "\(self.after?.known ?? 0)"]
      return RichText(format("too few days: {before} before, {after} after", values), .unknown)
    }
    let values = [
      "before": format.number(before.median), "after": format.number(after.median), "days": "\(before.known)",
      "later": "\(after.known)",
    ]
    return "\(format("{before} → {after}; n = {days}, {later}", values))"
  }
}
