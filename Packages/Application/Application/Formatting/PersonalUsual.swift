/// The person's own usual of a number, the same one wherever it is named: the mean of the known days among the 28
/// before.
public enum PersonalUsual {
  /// Days looked at before the day spoken of.
  public static let days = 28
  /// Known days among them without which nothing is usual.
  public static let fewestDays = 7

  /// The usual from the known values of those days; nil where too few are known.
  public static func mean(of known: [Double]) -> Double? {
    known.count >= fewestDays ? known.reduce(0, +) / Double(known.count) : nil
  }
}
