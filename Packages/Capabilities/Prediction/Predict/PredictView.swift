import TrackerApplication
import TrackerCore

/// What is said of a day, condition by condition, with every step that leads to it.
public struct PredictView: ReadModel {
  public static let schema = "predict/1"

  /// The last answered day before the day spoken of.
  struct LastAnswer: Encodable, Sendable, Hashable {
    var day: Day
    /// Until today, or until the day spoken of where that has passed.
    var daysAgo: Int
  }

  /// How strongly a factor shows in the severity some days later.
  struct Timing: Encodable, Sendable {
    /// Days from the factor's day to the severity's.
    var lag: Int
    /// Points of severity, 0 … 10, per personal standard deviation of the factor's points.
    var slope: Double
    /// The confidence interval of the slope.
    var from: Double
    var to: Double
    /// The p-value of no effect at this lag, corrected for all lags looked at.
    var pValue: Double
    /// Whether it may be claimed.
    var holds: Bool

    private enum CodingKeys: String, CodingKey {
      case lag, from, to, holds
      case slope = "severity"
      case pValue = "chance"
    }
  }

  /// How far the person's own records bear a factor out.
  enum Records: String, Encodable, Sendable {
    case likely, confirmed
  }

  /// What a factor weighs: log-odds of tomorrow per personal standard deviation of the curve's points.
  struct Weight: Encodable, Sendable {
    var id: FactorID
    var name: String
    /// The prior's mean, as the pack has it.
    var prior: Double
    /// The prior's mean as an overlay has it, nil where none changed it.
    var tunedPrior: Double?
    /// The posterior mean after the person's days, on the pack's scale, with the interval that holds its middle 80 %.
    var posterior: Double
    var posteriorFrom: Double
    var posteriorTo: Double
    /// What a weight of 1 comes to in the forecast of the ensemble.
    var scale: Double
    var knownDays: Int
    /// What the person's own records say of it, where that stands, besides what was believed at first.
    var records: Records?
    var inForceSince: Day?
    /// Lags once there are days enough.
    var timing: [Timing]
    /// Whether more of it counts for less: all points of its curve are below 0.
    var isProtective = false
    /// More days until anything is claimed; nil for a factor that looks at what makes a flare, of which nothing is.
    var timingDaysNeeded: Int?

    private enum CodingKeys: String, CodingKey {
      case id, name, scale, knownDays, records, inForceSince, timing, timingDaysNeeded
      case prior = "pack"
      case tunedPrior = "tuned"
      case posterior = "learnt"
      case posteriorFrom = "learntFrom"
      case posteriorTo = "learntTo"
    }
  }

  struct Condition: Encodable, Sendable {
    var id: PackID
    var name: String
    /// The one asked for, then the one with last night's rest where there is one: of the same day, or of today before
    /// tomorrow.
    var forecasts: [ForecastView]
    /// Where more than two weeks before the day asked for are unanswered: what is said of it says how things were then.
    var lastAnswer: LastAnswer?
    /// What came on the day asked for, nil while unanswered.
    var isFlare: Bool?
    var severity: Double?
    /// The strongest first; nil where not asked for.
    var weights: [Weight]?
    /// How much the person can bear; nil where weights were not asked for.
    var limits: [Limit]?
    /// The first logged day: what is learnt is learnt from then on. nil where weights were not asked for.
    var learntSince: Day?
  }

  /// The day spoken of.
  var day: Day
  /// Whether it has passed.
  var isPast: Bool
  /// Whether every step is told.
  var isExplained: Bool
  /// In the person's order.
  var conditions: [Condition]
  /// The last day with an entry when that is some days ago; nil for a day that has passed.
  var lastLogged: Day?
  /// Whether text gives the figures behind the sentences.
  var showsFigures = false
  /// What the day is seen from.
  var today: Day

  private enum CodingKeys: String, CodingKey { case day, isPast, isExplained, conditions, lastLogged }
}
