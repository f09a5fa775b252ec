import TrackerApplication

/// How often flares came after high and after low forecasts, as `accuracy --json` has it.
struct DemoRecord: Codable, Sendable {
  struct Condition: Codable, Sendable { var kinds: [Kind] }
  struct Kind: Codable, Sendable { var bands: [Band]? }
  struct Band: Codable, Sendable {
    var band: String
    var days: Int
    var flareDays: Int
  }

  var conditions: [Condition]

  /// One sentence on the forecasts made the evening before; nil where none had a band.
  func sentence(_ format: TextFormatter) -> String? {
    let bands = conditions.first?.kinds.first?.bands ?? []
    guard let low = bands.first(where: { $0.band == "low" }) else { return nil }
    var values = ["lowFlares": "\(low.flareDays)", "lowDays": "\(low.days)"]
    guard let high = bands.first(where: { $0.band == "high" }) else {
      return format("When the forecast was low, {lowFlares} of {lowDays} days were flare days.", values)
    }
    values["flares"] = "\(high.flareDays)"
    values["days"] = "\(high.days)"
    return [
      format("When the forecast was high, {flares} of {days} days were flare days.", values),
      format("When it was low, {lowFlares} of {lowDays} were.", values),
    ].joined(separator: " ")
  }
}
