import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// What a person's days say of two metrics. Under 84 days with both it says how many are missing, and nothing else.
struct PairResult: Encodable, Sendable {
  var first: MetricID
  var firstName: Phrase
  /// What may follow the first one.
  var second: MetricID
  var secondName: Phrase
  /// Days from the first to the second, 0 or 1.
  var lag: Int
  /// Days on which both are known.
  var days: Int
  /// Days with both that are missing before anything is said; 0 where there are enough.
  var missingDays: Int
  /// strong, moderate, weak or none.
  var strength: String?
  var spearman: Double?
  var pearson: Double?
  /// Over both lags.
  var p: Double?
  /// p among all pairs that were asked for together.
  var q: Double?
  /// Whether it may be said that they go together.
  var isClaim: Bool
  /// 1 … 5, 5 is worth a look first (`docs/patterns.md`, 8).
  var priority: Int

  init(_ series: (first: MetricSeries, second: MetricSeries), _ finding: PairFinding) {
    let isTested = finding.chance != nil
    first = series.first.metric.id
    firstName = series.first.metric.name
    second = series.second.metric.id
    secondName = series.second.metric.name
    // A lag is chosen by its p; without one it is the same day.
    lag = isTested ? finding.lag : 0
    days = isTested ? finding.days : series.first.paired(with: series.second, lag: 0).count
    missingDays = isTested ? 0 : max(0, MetricPair.neededDays - days)
    strength = isTested ? finding.strength.rawValue : nil
    spearman = isTested ? finding.spearman : nil
    pearson = isTested ? finding.pearson : nil
    p = finding.chance
    q = finding.q
    isClaim = finding.isClaim
    priority = PairResult.priority(of: finding)
  }

  /// 1 without a claim; else by strength, one more where the second follows a day later.
  private static func priority(of finding: PairFinding) -> Int {
    guard finding.isClaim else { return 1 }
    let ofStrength =
      switch finding.strength {
      case .none: 1
      case .weak: 2
      case .moderate: 3
      case .strong: 4
      }
    return min(5, ofStrength + finding.lag)
  }

  /// Whether it comes first in a list: claims by priority, then by how closely the two go together.
  func isBefore(_ other: PairResult) -> Bool {
    func key(_ result: PairResult) -> (Int, Int, Int, Double) {
      (result.isClaim ? 0 : 1, result.p == nil ? 1 : 0, -result.priority, -abs(result.spearman ?? 0))
    }
    let (own, others) = (key(self), key(other))
    return own == others ? (first, second, missingDays) < (other.first, other.second, other.missingDays) : own < others
  }

  private var isHigher: Bool { (spearman ?? 0) > 0 }

  /// What it means, in a sentence.
  func meaning(_ format: TextFormatter) -> String {
    let values = ["first": format.inSentence(format(firstName)), "second": format.inSentence(format(secondName))]
    guard isClaim else {
      return missingDays == 1
        ? format("This needs 1 more day with both numbers.")
        : missingDays > 0
          ? format("This needs {count} more days with both numbers.", ["count": "\(missingDays)"])
          : format("Your records do not show that {first} and {second} go together.", values)
    }
    switch (lag, isHigher) {
    case (0, true): return format("On days with more {first}, {second} was higher, in your records.", values)
    case (0, false): return format("On days with more {first}, {second} was lower, in your records.", values)
    case (_, true):
      return format("On days with more {first}, {second} was higher the next day, in your records.", values)
    case (_, false):
      return format("On days with more {first}, {second} was lower the next day, in your records.", values)
    }
  }

  /// `the same day`, `the next day`
  func delay(_ format: TextFormatter) -> String { lag == 0 ? format("the same day") : format("the next day") }

  /// `strong`, in words.
  func strengthInWords(_ format: TextFormatter) -> String {
    guard let strength, let known = PairFinding.Strength(rawValue: strength) else { return "–" }
    return switch known {
    case .strong: format("strong")
    case .moderate: format("moderate")
    case .weak: format("weak")
    case .none: format("hardly any")
    }
  }
}
