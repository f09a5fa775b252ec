import TrackerApplication
import TrackerCore

/// What the forecasts say on `today`: how likely a flare is today and tomorrow and why, the load of yesterday, and how
/// yesterday came out.
struct ForecastsToday: TodayContent {
  /// A flare probability as it is shown.
  struct Risk: Encodable, Sendable {
    var forDay: Day
    var kind: Forecast.Kind
    /// 0 … 100, rounded half up; the band is this number's.
    var percent: Int
    var band: RiskBand
    /// Times the person's own rate so far.
    var timesUsual: Double
    /// The plausible range in percent.
    var likelyFrom: Int
    var likelyTo: Int
    /// nil where no severity can be expected.
    var severity: Forecast.ExpectedSeverity?
    var madeAt: Instant
    var dataThrough: Day
    /// Whether nothing was logged by then.
    var isBeforeAnyEntry = false
    /// What moved it away from the usual, the strongest first.
    var reasons: [String]
    /// What the person did that went with better days, in their own records.
    var habits: [String] = []
    var message: String?
  }

  struct Load: Encodable, Sendable {
    struct Group: Encodable, Sendable {
      var id: GroupID
      var name: String
      var weight: Double
      /// Rounded half up; nil where nothing of the group is known.
      var score: Int?
    }
    var day: Day
    var score: Int?
    var band: RiskBand?
    var groups: [Group]
    var reasons: [String]
  }

  /// How yesterday came out against what was said of it.
  struct LookBack: Encodable, Sendable {
    var day: Day
    /// nil where nothing was said.
    var said: Int?
    var kind: Forecast.Kind?
    var isFlare: Bool?
    var severity: Double?
    /// The symptom that was worst, in words.
    var worst: String?
    var message: String?
  }

  struct Score: Encodable, Sendable {
    /// Which forecasts are scored.
    var kind: Forecast.Kind
    var days: Int
    var fewestDays = ForecastScore.fewestDays
    /// nil under `fewestDays`.
    var skill: Double?
  }

  struct Condition: Encodable, Sendable {
    var id: PackID
    var name: String
    var today: Risk
    /// Of today with what is known on waking; nil before anything of it is.
    var morning: Risk?
    /// Days with a known outcome; under seven the pattern is still being built.
    var knownDays: Int
    var yesterdaysLoad: Load
    var tomorrow: Risk
    var yesterday: LookBack
    var score: Score
  }

  /// The day of the answer.
  var day: Day
  /// The one with the highest risk first.
  var conditions: [Condition]
  /// The last day with an entry when that is some days ago.
  var lastLogged: Day?
  var awayMessage: String?

  private enum CodingKeys: String, CodingKey { case conditions, lastLogged, awayMessage }
}
