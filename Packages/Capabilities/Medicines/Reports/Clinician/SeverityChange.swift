import TrackerApplication
import TrackerCharts
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
  /// The days on each side, for whoever draws them.
  private let sides: (before: Side, after: Side)

  private enum CodingKeys: String, CodingKey { case before, after, difference, interval, isElsewhere }

  /// The days before it began, or those from then on, one after the other.
  struct Side: Sendable {
    /// The worst symptom of each day, 0 … 10; nil where it is not known.
    var values: [Double?] = []
    /// The numbers of flare days.
    var flares: Set<Int> = []
  }

  /// Whether both sides have days enough.
  var isKnown: Bool { difference != nil }

  /// A medicine is compared if its first days lie in the report. The days before it may lie earlier; each of them is
  /// judged by the definition in force on it.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  init(_ medicine: Medicine, in range: ReportRange) throws {
    let start = medicine.start
    guard start <= range.days.upperBound, start.advanced(by: Self.days) > range.days.lowerBound else {
      self.init(Side(), Side())
      isElsewhere = true
      return
    }
    let end = [start.advanced(by: Self.days - 1), range.days.upperBound, medicine.end].compactMap(\.self).min()
    let (first, last) = (start.advanced(by: -Self.days), max(start, end ?? start))
    let conditions = try ReportedCondition.all(
      on: start...last, back: Self.days, in: range.session, journal: range.journal)
    let days = conditions.days(first...last)
    func side(_ days: [ReportedDay]) -> Side {
      Side(values: days.map(\.severity), flares: Set(days.indices.filter { days[$0].isFlare == true }))
    }
    self.init(side(Array(days.prefix(Self.days))), side(Array(days.dropFirst(Self.days))))
  }

  init(_ before: Side, _ after: Side) {
    isElsewhere = false
    sides = (before, after)
    let (earlier, later) = (before.values, after.values)
    let (known, knownLater) = (earlier.compactMap(\.self), later.compactMap(\.self))
    (self.before, self.after) = (Spread(known), Spread(knownLater))
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

  /// The difference of the means with its interval; empty where there is none.
  func toldDifference(_ format: TextFormatter) -> String {
    guard isKnown, let difference else { return "" }
    guard let interval else { return format.number(difference, isSigned: true) }
    let values = [
      "mean": format.number(difference, isSigned: true), "low": format.number(interval.lowerBound, isSigned: true),
      "high": format.number(interval.upperBound, isSigned: true),
    ]
    return format("{mean} ({low} to {high})", values)
  }

  // MARK: Pictures

  /// The medians with the middle half of the days, before and after; both nil where they are not compared.
  func dots(_ format: TextFormatter) -> [DotPlot.Dot?] {
    [before, after].map { spread in
      guard isKnown, let spread else { return nil }
      let values = ["median": format.number(spread.median), "n": "\(spread.known)"]
      return .init(spread.median, spread.middle, told: format("{median}, n\u{A0}=\u{A0}{n}", values))
    }
  }

  /// What is seen of it, in one sentence; nil where it is not compared.
  func sentence(of name: String, _ format: TextFormatter) -> String? {
    guard isKnown, let before, let after else { return nil }
    let values = [
      "name": name, "before": format.number(before.median), "days": "\(before.known)",
      "after": format.number(after.median), "later": "\(after.known)", "difference": toldDifference(format),
    ]
    return format(
      "{name}: median {before} over {days} days before, {after} over {later} days after. Means differ by {difference}.",
      values)
  }

  /// The days on both sides as bars; nil where they are not compared.
  func chart(of name: String, _ format: TextFormatter) -> Block? {
    guard let sentence = sentence(of: name, format) else { return nil }
    let words = ChartWords(format)
    func count(_ side: Side) -> String {
      let values = ["known": "\(side.values.count { $0 != nil })", "days": "\(side.values.count)"]
      return format("{known} of {days} days", values)
    }
    let picture = BeforeAfter(
      y: ChartAxis(format("worst symptom of the day"), for: [], scale: 0...10, isAmount: true, words: words),
      before: .init(format("before"), sides.before.values, marked: sides.before.flares),
      after: .init(format("after"), sides.after.values, marked: sides.after.flares),
      counts: (count(sides.before), count(sides.after)))
    return .chart(Chart("", [sentence], .beforeAfter(picture), words: words))
  }
}
