import TrackerApplication
import TrackerCore

/// One flare, its forecasts, and what came before it: in the person's records, without a claim of cause.
public struct FlareView: ReadModel {
  public static let schema = "flare/1"

  struct DayLine: Encodable, Sendable {
    var day: Day
    /// 0 … 10, nil where unanswered.
    var severity: Double?
    /// nil where unanswered.
    var isFlare: Bool?
    var isMarked: Bool
    /// The symptoms that made it a flare day, in words; nil where one alone is enough, or it is none.
    var symptoms: String?
    /// nil where nothing is stored.
    var forecast: FlaresView.StoredForecast?

    private enum CodingKeys: String, CodingKey {
      case day, severity, isFlare, isMarked, symptoms
      case forecast = "said"
    }
  }

  /// A factor of the pack in force on the first day, on the two days before it.
  struct Factor: Encodable, Sendable {
    struct Value: Encodable, Sendable {
      var day: Day
      /// The window value, nil for a compound and where unanswered.
      var value: Double?
      /// −100 … 100, nil where unanswered.
      var points: Double?
    }
    var id: FactorID
    var name: String
    /// The median of the window on the 28 days before, nil for a compound and under seven known ones.
    var baseline: Double?
    /// The earlier day first.
    var before: [Value]
    /// The value that stands for none of it, of a factor that counts the hours since something.
    var longestTime: Double?

    private enum CodingKeys: String, CodingKey {
      case id, name, before
      case baseline = "usual"
    }

    /// The most that it weighed on either day, nil where both are unanswered.
    var strength: Double? { before.compactMap { $0.points.map(abs) }.max() }
  }

  struct Logged: Encodable, Sendable {
    var kind: LogKindID
    /// In the plural: `meals`.
    var name: String
    /// The earlier day first.
    var counts: [Int]
  }

  var condition: PackID
  var name: String
  var flare: FlaresView.Flare
  var days: [DayLine]
  /// The stored forecast of the first day, step by step; nil where nothing is stored.
  var why: ForecastView?
  /// The strongest first, those unanswered on both days last.
  var factors: [Factor]
  var logged: [Logged]
  /// What raised the load on the day before, in sentences for a heading with that day, the strongest first.
  var sentences: [String] = []
  /// What names its condition in a command: nothing for the person's first.
  var option = ""
  /// Whether text gives points, log-odds and what was logged.
  var showsFigures = false

  private enum CodingKeys: String, CodingKey { case condition, name, flare, days, why, factors, logged, sentences }
}
