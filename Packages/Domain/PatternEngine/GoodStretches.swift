import TrackerStatistics

/// How often something was there in a person's good stretches, and on their other days: a description, and no claim.
///
/// A good stretch is at least `fewestDays` days in a row, each with a known severity that is not above the person's
/// median, and none a flare. A day that is not known ends it.
public struct GoodStretches: Sendable, Hashable {
  /// So many days in a row make a stretch.
  public static let fewestDays = 3

  /// Of the days in good stretches on which it is known.
  public let within: Proportion
  /// Of the other days of which severity is known.
  public let otherwise: Proportion

  /// nil where one of the two has no day, O(days · log days).
  public init?(of exposure: Exposure, on outcome: Outcome) {
    let good = GoodStretches.days(of: outcome)
    func proportion(_ days: [Int]) -> Proportion {
      let known = days.filter(exposure.known.contains)
      return Proportion(count: known.count(where: exposure.yes.contains), of: known.count)
    }
    let known = outcome.severity.indices.filter { outcome.severity[$0] != nil }
    within = proportion(good)
    let stretches = Set(good)
    otherwise = proportion(known.filter { !stretches.contains($0) })
    guard within.total > 0, otherwise.total > 0 else { return nil }
  }

  /// The days of all good stretches, in their order.
  static func days(of outcome: Outcome) -> [Int] {
    let sorted = outcome.severity.compactMap(\.self).sorted()
    guard !sorted.isEmpty else { return [] }
    // Of two in the middle the lower one, so that it is a severity that days had.
    let median = sorted[(sorted.count - 1) / 2]
    var (found, run) = ([Int](), [Int]())
    for day in outcome.severity.indices {
      if let severity = outcome.severity[day], severity <= median, !outcome.flare.yes.contains(day) {
        run.append(day)
      } else {
        if run.count >= fewestDays { found += run }
        run = []
      }
    }
    return run.count >= fewestDays ? found + run : found
  }
}
