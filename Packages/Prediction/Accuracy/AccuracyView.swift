import TrackerCommands
import TrackerCore
import TrackerStatistics

/// How the forecasts have done so far, the baseline first.
struct AccuracyView: ReadModel {
  static let schema = "accuracy/1"

  /// One kind of forecast. Numbers that can't be told are absent.
  struct Row: Encodable, Sendable {
    var kind: Forecast.Kind
    /// Days with a forecast of this kind and a known outcome, after the person's first.
    var days: Int
    var flareDays: Int
    var brier: Double?
    /// Of always saying the person's own rate so far.
    var brierOwnRate: Double?
    var skillAgainstOwnRate: Double?
    /// Against .85 after a flare and .15 after none.
    var skillAgainstSameAsYesterday: Double?
    var logLoss: Double?
    var areaUnderCurve: Double?
    /// Ten bins, weighted by days.
    var calibrationError: Double?
    /// Not under ten flares or ten other days.
    var calibrationSlope: Double?
    var calibration: [CalibrationBin]
    /// Share of days on the right side of one half; it says little where flares are rare.
    var accuracy: Double?
    /// The same of always giving the more frequent answer.
    var accuracyOfUsualAnswer: Double?

    /// Whether there are enough days to claim a score.
    var isEnough: Bool { days >= ForecastScore.fewestDays }
  }

  struct Condition: Encodable, Sendable {
    var id: PackID
    var name: String
    var kinds: [Row]
  }

  var fewestDays = ForecastScore.fewestDays
  var conditions: [Condition]
}
