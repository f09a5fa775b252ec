import TrackerApplication
import TrackerCore

/// What the forecasts say on `today`: how likely a flare is today and tomorrow and why, the load of yesterday, and how
/// yesterday came out.
struct ForecastsToday: TodayContent {
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
    /// The probability that was forecast in percent, nil where none was.
    var percent: Int?
    var kind: Forecast.Kind?
    var isFlare: Bool?
    var severity: Double?
    /// The symptom that was worst, in words.
    var worst: String?
    var message: String?

    private enum CodingKeys: String, CodingKey {
      case day, kind, isFlare, severity, worst, message
      case percent = "said"
    }
  }

  struct Score: Encodable, Sendable {
    /// Which forecasts are scored.
    var kind: Forecast.Kind
    var days: Int
    var fewestDays = ForecastScore.fewestDays
    var flares: Int
    /// nil under `fewestDays`, and where no flare came.
    var skill: Double?
  }

  struct Condition: Encodable, Sendable {
    var id: PackID
    var name: String
    var today: ForecastView
    /// Of today with what is known on waking; nil before anything of it is.
    var morning: ForecastView?
    /// Days with a known outcome; under seven the pattern is still being built.
    var knownDays: Int
    var yesterdaysLoad: Load
    var tomorrow: ForecastView
    var yesterday: LookBack
    var score: Score
  }

  /// The day of the answer.
  var day: Day
  /// The one with the highest risk first.
  var conditions: [Condition]
  /// The last day with an entry when that is some days ago.
  var lastLogged: Day?
  /// What the pack says where nothing but the base rate is said.
  var awayMessage: String?

  private enum CodingKeys: String, CodingKey { case conditions, lastLogged, awayMessage }
}
