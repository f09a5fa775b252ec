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

  public func blocks(_ format: TextFormatter) -> [Block] {
    let parts = conditions.map { condition -> [Block] in
      let name: [Block] = conditions.count > 1 ? [.heading(.init("\(condition.name)"))] : []
      let rows = condition.flares.map { flare in
        Block.Table.Row([
          "\(flare.number)", "\(format.long(flare.from), .strong)", "\(flare.facts(format).joined(separator: ", "))",
        ])
      }
      let table: [Block] =
        rows.isEmpty ? [] : [.table(.init([.init("", .trailing), .init(""), .init("")], rows: rows))]
      return name + [.sentence("\(head(condition, format))")] + table
    }
    return (parts.first ?? []) + parts.dropFirst().map { .section($0) }
  }

  private func head(_ condition: Condition, _ format: TextFormatter) -> String {
    let within =
      days.map { format($0 == 1 ? " of the last day" : " of the last {days} days", ["days": "\($0)"]) } ?? ""
    guard condition.count > 0 else { return format("No flare in your records{within}.", ["within": within]) }
    let count = format(condition.count == 1 ? "1 flare" : "{count} flares", ["count": "\(condition.count)"])
    let length = condition.medianLength.map { format("; median length {days}", ["days": format.days($0)]) }
    return format(
      "{count} in your records{within}{length}.", ["count": count, "within": within, "length": length ?? ""])
  }
}

extension FlaresView.Flare {
  /// What there is to say of it beside its number and its first day.
  func facts(_ format: TextFormatter) -> [String] {
    let gaps = unanswered == 0 ? "" : format(" ({count} unanswered)", ["count": "\(unanswered)"])
    return [
      format.days(Double(days)) + gaps,
      peak.map { format("peak {value}", ["value": format.number($0)]) } ?? format("severity unanswered"),
      forecast?.words(format) ?? format("nothing was forecast"),
      marked == 0 ? nil : format("{count} marked by hand or import", ["count": "\(marked)"]),
      isOngoing ? format("ongoing") : nil,
    ].compactMap { $0 }
  }
}

extension FlaresView.StoredForecast {
  /// `said 62 %, moderate`, `worked out 40 %, your average so far`
  func words(_ format: TextFormatter) -> String {
    format(
      kind == .replayed ? "worked out {percent} %, {band}" : "said {percent} %, {band}",
      ["percent": "\(percent)", "band": band.map { format($0.rawValue) } ?? format("your average so far")])
  }
}
