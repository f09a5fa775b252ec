import TrackerCharts
import TrackerCore

/// Days whose resting heart rate stands out from the person's own days before. It says what is in the records, and
/// never why.
///
/// The baseline of a day is the median of the known days among the 28 before it, at least 14. The cut-offs are the
/// program's own; that of `sustained` is after Alavi 2022 (doi 10.1038/s41591-021-01593-2), whose baseline is another
/// one.
struct RestingRate: Sendable, Hashable, Encodable {
  enum Finding: String, Sendable, Encodable {
    /// Four beats or more above the baseline, on this day and on the one before.
    case sustained
    /// Far above the baseline, and at least four beats.
    case spike
    /// The same below it.
    case dip
  }

  static let metric: MetricID = "vitals.resting_heart_rate"
  /// Days of the baseline.
  static let days = 28
  /// With fewer known days there is no baseline.
  static let fewestDays = 14
  /// Beats a minute that stand out.
  private static let leastBeats = 4.0
  /// So many times the usual distance from the median is far: 1.4826 · MAD is the standard deviation of normal
  /// numbers.
  private static let (farAway, deviations) = (3.5, 1.4826)

  var finding: Finding
  /// Beats a minute.
  var value: Double
  var baseline: Double
  /// Days that the baseline is made of.
  var known: Int
  /// The value of the day before, which `sustained` rests on.
  var before: Double?

  /// Of the last of some days in a row.
  ///
  /// - Parameter values: At least 29 of them count, nil where not known.
  /// - Returns: nil where the last day is not known, has no baseline, or does not stand out.
  init?(_ values: some BidirectionalCollection<Double?>) {
    guard let value = values.last ?? nil else { return nil }
    let earlier = values.dropLast().suffix(Self.days)
    let known = earlier.compactMap(\.self)
    guard known.count >= Self.fewestDays, let baseline = MiddleHalf(of: known)?.median,
      let spread = MiddleHalf(of: known.map { abs($0 - baseline) })?.median
    else { return nil }
    let before = earlier.last ?? nil
    let distance = value - baseline
    let isFar = abs(distance) >= Self.leastBeats && abs(distance) / max(Self.deviations * spread, 1) >= Self.farAway
    if let before, min(distance, before - baseline) >= Self.leastBeats {
      finding = .sustained
    } else if isFar {
      finding = distance > 0 ? .spike : .dip
    } else {
      return nil
    }
    (self.value, self.baseline, self.known, self.before) = (value, baseline, known.count, before)
  }

  /// The baseline of the day after some days; nil with too few known ones.
  static func baseline(after values: some BidirectionalCollection<Double?>) -> (median: Double, known: Int)? {
    let known = values.suffix(days).compactMap(\.self)
    guard known.count >= fewestDays, let median = MiddleHalf(of: known)?.median else { return nil }
    return (median, known.count)
  }
}
