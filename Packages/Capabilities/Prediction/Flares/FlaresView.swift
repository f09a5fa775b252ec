import TrackerApplication
import TrackerCore

/// Flares by condition.
public struct FlaresView: ReadModel {
  public static let schema = "flares/1"

  /// What was forecast of a day before it, or worked out afterwards from earlier days only.
  struct StoredForecast: Encodable, Sendable, Hashable {
    var kind: Forecast.Kind
    /// 0 … 1
    var probability: Double
    var percent: Int
    /// nil where nothing but the base rate was said.
    var band: RiskBand?

    init(_ forecast: Forecast) {
      kind = forecast.kind
      probability = forecast.probability
      percent = forecast.percent
      band = forecast.band
    }

    private enum CodingKeys: String, CodingKey {
      case kind, probability, percent, band
    }

    /// The band is always there, `null` where nothing but the base rate was said.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(kind, forKey: .kind)
      try container.encode(probability, forKey: .probability)
      try container.encode(percent, forKey: .percent)
      try container.encode(band, forKey: .band)
    }
  }

  struct Flare: Encodable, Sendable {
    /// 1 is the newest of the condition.
    var number: Int
    var from: Day
    /// The last flare day so far.
    var through: Day
    /// From the first through the last.
    var days: Int
    /// Of them.
    var unanswered: Int
    /// Days that are flare days only because they were marked.
    var marked: Int
    /// 0 … 10, nil where no day has a severity.
    var peak: Double?
    /// Of the first day; nil where nothing is stored.
    var forecast: StoredForecast?
    var isOngoing: Bool

    private enum CodingKeys: String, CodingKey {
      case number, from, through, days, unanswered, marked, peak, isOngoing
      case forecast = "said"
    }
  }

  struct Condition: Encodable, Sendable {
    var id: PackID
    var name: String
    var count: Int
    /// Of those that have ended, in days; nil for none.
    var medianLength: Double?
    /// The newest first.
    var flares: [Flare]
  }

  /// Only flares that reach into so many last days, nil for all.
  var days: Int?
  var conditions: [Condition]
  /// The first logged day; nil where nothing is logged.
  var since: Day?
}
