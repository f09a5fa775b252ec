import TrackerApplication
import TrackerCore

/// What a replay of a diary file wrote, and how good its forecasts were.
public struct CohortView: CohortAnswer {
  public static let schema = "forecast-replay/1"

  /// Scores of some days of everybody. Numbers that can't be told are absent.
  struct Score: Encodable, Sendable {
    /// Days since each person's first, which is 1.
    var fromDay: Int
    /// nil for all later days.
    var toDay: Int?
    /// With a known outcome, after each person's first known one.
    var days: Int
    var flareDays: Int
    var brier: Double?
    /// 1 is perfect, 0 as good as each person's own rate so far, below 0 worse.
    var skillAgainstOwnRate: Double?
    var logLoss: Double?
    var areaUnderCurve: Double?
    var calibrationError: Double?
    /// Not under ten flares or ten other days.
    var calibrationSlope: Double?
  }

  var file: String
  var predictions: String
  var people: Int
  /// Forecasts written.
  var days: Int
  var pack: PackID?
  /// Columns that no factor of the pack looks at.
  var unused: [MetricID]
  public var rejectedRows: Int
  public var rejectedCells: Int
  public var rejected: [RejectedLine]
  /// Of all days, then by days since the first.
  var scores: [Score]
}
