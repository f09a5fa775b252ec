import TrackerApplication
import TrackerCore

/// What is said of a day, condition by condition, with every step that leads to it.
public struct PredictView: StyledReadModel {
  public static let schema = "predict/1"

  /// One step from the person's usual to the forecast.
  struct Step: Encodable, Sendable {
    var part: Forecast.Contribution.Part
    /// A factor's id, or a term of the base rate or of the recent days.
    var name: String
    /// In words, nil where it has none.
    var says: String?
    /// Of a factor, on the last day that the forecast knew.
    var value: Double?
    /// The person's own usual of the value.
    var usual: Double?
    var logOdds: Double
  }

  struct Said: Encodable, Sendable {
    var forDay: Day
    var kind: Forecast.Kind
    var dataThrough: Day
    /// Whether nothing was logged by then.
    var isBeforeAnyEntry: Bool
    var madeAt: Instant
    /// 0 … 1, exclusive.
    var probability: Double
    /// 0 … 100, rounded half up; the band is this number's.
    var percent: Int
    var band: RiskBand
    /// The person's own flare rate so far, and how many times it.
    var usual: Double
    var timesUsual: Double
    /// The plausible range in percent.
    var likelyFrom: Int
    var likelyTo: Int
    /// nil where no severity can be expected.
    var severity: Forecast.ExpectedSeverity?
    /// Days with a known outcome that it learnt from; under seven the pattern is still being built.
    var learntFrom: Int
    /// What moved it away from the usual, the strongest first.
    var reasons: [String]
    /// Of the probability: the sum of the steps.
    var logOdds: Double
    var steps: [Step]
    /// The same steps as they are told: those that say the same are one, and small ones are one together.
    var told: [Told]
  }

  /// A line of the explanation.
  struct Told: Encodable, Sendable {
    enum Part: String, Encodable, Sendable { case usual, moving, smaller, limit }
    var part: Part
    var text: String
    var logOdds: Double
  }

  /// The last answered day before the day spoken of.
  struct LastAnswer: Encodable, Sendable, Hashable {
    var day: Day
    /// Until today, or until the day spoken of where that has passed.
    var daysAgo: Int
  }

  struct Timing: Encodable, Sendable {
    /// Days from the factor's day to the severity's.
    var lag: Int
    /// Points of severity, 0 … 10, per personal standard deviation of the factor's points.
    var severity: Double
    var from: Double
    var to: Double
    /// Of no effect at this lag, for all lags looked at together.
    var chance: Double
    /// Whether it may be claimed.
    var holds: Bool
  }

  /// What a factor weighs: log-odds of tomorrow per personal standard deviation of the curve's points.
  struct Weight: Encodable, Sendable {
    var id: FactorID
    var name: String
    /// What the pack believes.
    var pack: Double
    /// What an overlay made of it, nil where none changed it.
    var tuned: Double?
    /// What the person's days made of it, on the pack's scale, with the range that holds its middle 80 %.
    var learnt: Double
    var learntFrom: Double
    var learntTo: Double
    /// What a weight of 1 comes to in the forecast of the ensemble.
    var scale: Double
    var knownDays: Int
    /// Whether the person's own records bear it out, not only what was believed at first.
    var isOwn: Bool
    var inForceSince: Day?
    /// Lags once there are days enough.
    var timing: [Timing]
    /// More days until anything is claimed; nil for a factor that looks at what makes a flare, of which nothing is.
    var timingDaysNeeded: Int?
  }

  struct Condition: Encodable, Sendable {
    var id: PackID
    var name: String
    /// The one asked for, then the one with last night's rest where there is one: of the same day, or of today before
    /// tomorrow.
    var forecasts: [Said]
    /// Where more than two weeks before the day asked for are unanswered: what is said of it says how things were then.
    var lastAnswer: LastAnswer?
    /// What came on the day asked for, nil while unanswered.
    var isFlare: Bool?
    var severity: Double?
    /// The strongest first; nil where not asked for.
    var weights: [Weight]?
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
}
