/// How much a number moves about its mean, and from one day to the next.
///
/// The standard deviation says how far days lie from their mean, in whatever order they come. The root mean square of
/// successive differences (RMSSD) says how far a day lies from the day before it. Jahng S, Wood PK, Trull TJ, 2008.
/// Psychological Methods 13(4):354–375, doi:10.1037/a0014173.
struct Stability: Sendable, Hashable, Encodable {
  /// Known days.
  var known: Int
  /// nil where no day is known.
  var mean: Double?
  /// Of a sample (n − 1); nil with fewer than seven known days.
  var standardDeviation: Double?
  /// Known days with a known day right before them.
  var pairs: Int
  /// nil with fewer than six such pairs, as seven days in a row have: across a gap nothing is compared.
  var rmssd: Double?

  /// Fewer days say little of a month.
  static let fewest = 7
  private static let fewestPairs = fewest - 1

  /// - Parameter values: One for each day, the earliest first, not-a-number where unknown.
  init(of values: [Double]) {
    let days = values.filter { !$0.isNaN }
    let steps = zip(values.dropFirst(), values).map { $0 - $1 }.filter { !$0.isNaN }
    known = days.count
    pairs = steps.count
    mean = days.isEmpty ? nil : days.reduce(0, +) / Double(days.count)
    rmssd =
      steps.count < Self.fewestPairs
      ? nil : (steps.reduce(0) { $0 + $1 * $1 } / Double(steps.count)).squareRoot()
    standardDeviation = Self.standardDeviation(of: days)
  }

  /// Of a sample; nil with fewer than so many numbers.
  static func standardDeviation(of values: [Double], fewest: Int = fewest) -> Double? {
    guard values.count >= max(2, fewest) else { return nil }
    let mean = values.reduce(0, +) / Double(values.count)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1)).squareRoot()
  }
}
