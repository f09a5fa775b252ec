import TrackerApplication
import TrackerCore
import TrackerStatistics

/// How the forecasts have done so far, the baseline first.
public struct AccuracyView: ReadModel {
  public static let schema = "accuracy/1"

  /// How much was known of a person when a forecast was made: days with a known outcome.
  enum Phase: String, Codable, Sendable, CaseIterable {
    case building = "under-7"
    case weeks = "7-27"
    case months = "28-89"
    case settled = "90-or-more"

    init(knownDays: Int) {
      switch knownDays {
      case ..<7: self = .building
      case ..<28: self = .weeks
      case ..<90: self = .months
      default: self = .settled
      }
    }
  }

  /// Forecasts of one kind, in all or in one phase. Numbers that can't be told are absent.
  ///
  /// A range holds nine of ten redraws of the days in blocks of seven; it needs fourteen days.
  struct Row: Encodable, Sendable {
    /// Flares, and other days, from which on a slope is told.
    static let fewestForSlope = 10

    var kind: Forecast.Kind
    /// Absent over all days.
    var phase: Phase?
    /// Days with a forecast of this kind and a known outcome, after the person's first.
    var days: Int
    var flareDays: Int
    /// More days until a claim; 0 when there are enough. The numbers before that are figures, not findings.
    var daysNeeded: Int
    var brier: Double?
    /// Of always saying the person's own rate so far.
    var brierOwnRate: Double?
    /// 1 is perfect, 0 as good as the own rate so far, below 0 worse; absent, as the other skills are, where no flare
    /// came: then there was nothing to be better at.
    var skillAgainstOwnRate: Double?
    var rangeAgainstOwnRate: ClosedRange<Double>?
    /// Against .85 after a flare and .15 after none.
    var skillAgainstSameAsYesterday: Double?
    var rangeAgainstSameAsYesterday: ClosedRange<Double>?
    /// Against the flare rate of the known days of the seven before, with one day more at the own rate so far.
    var skillAgainstLastWeek: Double?
    var rangeAgainstLastWeek: ClosedRange<Double>?
    var logLoss: Double?
    var areaUnderCurve: Double?
    /// Ten bins, weighted by days.
    var calibrationError: Double?
    /// Not under ten flares or ten other days.
    var calibrationSlope: Double?
    /// Ten bins of the probability; empty ones are left out.
    var calibration: [CalibrationBin]
    /// By the band of the forecast, the highest first; those without a day are left out, and forecasts without a band.
    var bands: [BandRow]
    /// Share of days on the right side of one half; it says little where flares are rare.
    var accuracy: Double?
    /// The same of always giving the more frequent answer.
    var accuracyOfUsualAnswer: Double?
    /// Absent where no forecast expected a severity.
    var severity: SeverityRow?
    /// In the order in which they were lived; absent in a phase, and where all days lie in one.
    var phases: [Row]?
  }

  /// Days whose forecast was in one band.
  struct BandRow: Encodable, Sendable {
    var band: RiskBand
    /// From 1.
    var days: Int
    var flareDays: Int
  }

  /// Expected severities, in points of 0 … 10.
  struct SeverityRow: Encodable, Sendable {
    /// Days with an expected and a known severity, and a known one before.
    var days: Int
    var daysNeeded: Int
    /// Points that the expectation was off on average.
    var meanError: Double
    /// The same of expecting the last known severity again.
    var meanErrorOfLastKnown: Double
    /// The same of expecting the mean so far.
    var meanErrorOfOwnMean: Double
    /// 1 − the error over that of the last known severity: 1 is perfect, 0 as good, below 0 worse.
    var skillAgainstLastKnown: Double?
    var rangeAgainstLastKnown: ClosedRange<Double>?
    /// Share of days whose severity lay in the range that was said; four of five were meant.
    var shareWithinRange: Double
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
  /// Whether text gives all figures.
  var showsFigures = false

  private enum CodingKeys: String, CodingKey { case fewestDays, conditions }
}
