import TrackerCommands
import TrackerCore

/// A day at a glance: the risk said for it, the load behind it, what is logged and what is missing, and tomorrow so
/// far.
struct TodayView: ReadModel {
  static let schema = "today/1"

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

  struct Slider: Encodable, Sendable {
    enum Change: String, Encodable, Sendable { case up, down, same }
    var id: SymptomID
    var name: String
    /// nil while unanswered.
    var value: Double?
    var band: String?
    var colour: BandColour?
    /// Against the day before, nil where one of the two is unanswered.
    var change: Change?
    var before: Double?
    var worse: Direction
  }

  struct Category: Encodable, Sendable {
    var id: String
    var name: String
    var isAnswered: Bool
    /// How many entries.
    var count: Int
    /// The command that answers it.
    var command: String
  }

  var day: Day
  /// nil when looking back on an earlier day.
  var greeting: String?
  var name: String?
  /// The one with the highest risk first.
  var conditions: [Condition]
  var checkIn: [Slider]
  var logged: [Category]
  var insights: [Insight]
  /// The last day with an entry when that is some days ago.
  var lastLogged: Day?
  var awayMessage: String?
}
