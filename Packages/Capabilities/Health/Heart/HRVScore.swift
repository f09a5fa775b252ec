import Foundation
import TrackerCore
import TrackerStatistics

/// Where a day's heart rate variability lies among the person's own days: 100 · Φ(z), with z of its logarithm against
/// the 28 days before. 50 is as usual. SDNN and RMSSD are different numbers, so each has a score of its own.
struct HRVScore: Sendable, Hashable, Encodable {
  static let days = 28
  /// With fewer known days before there is no score.
  static let fewestDays = 14

  /// 0 … 100
  var score: Int
  /// Milliseconds.
  var value: Double
  /// Days that it is compared with.
  var known: Int

  /// Of the last of some days in a row.
  ///
  /// - Returns: nil where the last day or too few before it are known; where those are all the same and the last one
  ///   is another, as nobody can say how unusual that is.
  init?(_ values: some BidirectionalCollection<Double?>) {
    guard let value = values.last ?? nil, value > 0 else { return nil }
    let before = values.dropLast().suffix(Self.days).compactMap(\.self).filter { $0 > 0 }
    guard before.count >= Self.fewestDays else { return nil }
    let moments = RunningMoments(before.map { log($0) })
    let distance = log(value) - moments.mean
    let spread = moments.standardDeviation ?? 0
    guard spread > 1e-9 || abs(distance) < 1e-9 else { return nil }
    score = (100 * Normal.cumulative(spread > 1e-9 ? distance / spread : 0)).roundedHalfUp
    self.value = value
    known = before.count
  }
}
