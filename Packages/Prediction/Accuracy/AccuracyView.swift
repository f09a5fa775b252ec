import TrackerCommands
import TrackerCore
import TrackerStatistics

/// How the forecasts have done so far, the baseline first.
struct AccuracyView: ReadModel {
  static let schema = "accuracy/1"

  /// One kind of forecast. Numbers that can't be told are absent.
  struct Row: Encodable, Sendable {
    /// Flares, and other days, from which on a slope is told.
    static let fewestForSlope = 10

    var kind: Forecast.Kind
    /// Days with a forecast of this kind and a known outcome, after the person's first.
    var days: Int
    var flareDays: Int
    /// More days until a claim; 0 when there are enough. The numbers before that are figures, not findings.
    var daysNeeded: Int
    var brier: Double?
    /// Of always saying the person's own rate so far.
    var brierOwnRate: Double?
    /// 1 is perfect, 0 as good as the own rate so far, below 0 worse.
    var skillAgainstOwnRate: Double?
    /// Against .85 after a flare and .15 after none.
    var skillAgainstSameAsYesterday: Double?
    var logLoss: Double?
    var areaUnderCurve: Double?
    /// Ten bins, weighted by days.
    var calibrationError: Double?
    /// Not under ten flares or ten other days.
    var calibrationSlope: Double?
    /// Ten bins of the probability; empty ones are left out.
    var calibration: [CalibrationBin]
    /// Share of days on the right side of one half; it says little where flares are rare.
    var accuracy: Double?
    /// The same of always giving the more frequent answer.
    var accuracyOfUsualAnswer: Double?
  }

  struct Condition: Encodable, Sendable {
    var id: PackID
    var name: String
    /// The official kind first; kinds without a scored day are absent.
    var kinds: [Row]
  }

  /// Scored days from which on a score is claimed.
  var fewestDays = ForecastScore.fewestDays
  var conditions: [Condition]
}
