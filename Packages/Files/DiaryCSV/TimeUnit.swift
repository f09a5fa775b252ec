/// A unit of time that columns and metrics are counted in.
public enum TimeUnit: String, Sendable, CaseIterable {
  case hours, minutes

  /// Minutes in one of them.
  var length: Double { self == .hours ? 60 : 1 }
}
