import TrackerApplication
import TrackerCore

/// What the forecasts say on `today`: how likely a flare is and why, how today and yesterday came out, and in the
/// fuller answer where the forecast is from and the load of yesterday.
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
    /// What added to it, in sentences, the strongest first.
    var reasons: [String]
  }

  /// How a day came out, beside its forecast.
  struct LookBack: Encodable, Sendable {
    var day: Day
    /// The probability that was forecast in percent, nil where none was.
    var percent: Int?
    var kind: Forecast.Kind?
    var isFlare: Bool?
    var severity: Double?
    /// The symptom that was worst, in words; those that made the day a flare day where several must come together.
    var worst: String?
    /// Whether it came as forecast: a flare after a high chance, none after a low one.
    var isAsForecast: Bool
    /// What the pack says where it came as forecast.
    var message: String?

    private enum CodingKeys: String, CodingKey {
      case day, kind, isFlare, severity, worst, message
      case percent = "said"
      case isAsForecast = "asForecast"
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
    /// Days with a known outcome; under seven the person is still being learnt.
    var knownDays: Int
    var yesterdaysLoad: Load
    var tomorrow: ForecastView
    var yesterday: LookBack
    /// Of the day itself, as far as it is answered.
    var outcome: LookBack
    var score: Score

    /// Whether the day is answered: then what is asked is tomorrow.
    var isAnswered: Bool { outcome.isFlare != nil }
    /// The forecast that answers what is asked.
    var answer: ForecastView { isAnswered ? tomorrow : today }
    /// When the answer is read, seen from its day.
    var spokenOn: SpokenOn { isAnswered ? .theDayBefore : .theDayItself }
    /// Whether too few days are known for a forecast of the person's own.
    var isNew: Bool { knownDays < ForecastFormatter.patternDays }
  }

  /// The day of the answer.
  var day: Day
  /// Whether it has passed.
  var isPast = false
  /// Whether nothing was logged through the day.
  var isEmpty: Bool
  /// The one with the highest chance first.
  var conditions: [Condition]
  /// The last day with an entry when that is some days ago.
  var lastLogged: Day?
  /// What the pack says where nothing but the base rate is said.
  var awayMessage: String?

  private enum CodingKeys: String, CodingKey { case conditions, lastLogged, awayMessage }
}
