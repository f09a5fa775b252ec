import TrackerCore

/// How a command that wrote says what it did to tomorrow.
public struct OutlookChange: Encodable, Sendable {
  public var condition: PackID
  public var name: String
  /// Percent before and after the command.
  public var before: Int
  public var after: Int
  /// nil where nothing but the base rate is said.
  public var band: RiskBand?
  public var isBaseRateOnly: Bool
  /// The plausible range after the command, in percent.
  public var likelyFrom: Int
  public var likelyTo: Int
  public var forDay: Day
  /// Days with a known outcome; under seven the pattern is still being built.
  public var knownDays: Int

  public init(of condition: ActiveCondition, from before: Forecast, to outlook: Outlook) {
    self.condition = condition.id
    name = condition.pack.name
    self.before = before.percent
    after = outlook.tomorrow.percent
    band = outlook.tomorrow.band
    isBaseRateOnly = outlook.tomorrow.isBaseRateOnly
    likelyFrom = (outlook.tomorrow.range.lowerBound * 100).roundedHalfUp
    likelyTo = (outlook.tomorrow.range.upperBound * 100).roundedHalfUp
    forDay = outlook.tomorrow.forDay
    knownDays = outlook.knownDays
  }

  private enum CodingKeys: String, CodingKey {
    case condition, name, before, after, band, isBaseRateOnly, likelyFrom, likelyTo, forDay, knownDays
  }

  /// The band is always there, `null` where nothing but the base rate is said.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(condition, forKey: .condition)
    try container.encode(name, forKey: .name)
    try container.encode(before, forKey: .before)
    try container.encode(after, forKey: .after)
    try container.encode(band, forKey: .band)
    try container.encode(isBaseRateOnly, forKey: .isBaseRateOnly)
    try container.encode(likelyFrom, forKey: .likelyFrom)
    try container.encode(likelyTo, forKey: .likelyTo)
    try container.encode(forDay, forKey: .forDay)
    try container.encode(knownDays, forKey: .knownDays)
  }

  /// `Tomorrow 27 → 31 %, moderate.` or `Tomorrow stays at 27 %, low.`; with the condition's name where there are
  /// several, and with the range while the pattern is still being built.
  public static func sentence(_ changes: [OutlookChange], _ words: Phrases = .english) -> String {
    changes.map { change in
      let name = changes.count > 1 ? " (\(change.name))" : ""
      var values = ["name": name, "before": "\(change.before)", "after": "\(change.after)"]
      guard let band = change.band else {
        return words(
          "Tomorrow{name}: {after} %, your average so far. Not enough logged lately for a forecast.", values)
      }
      values["band"] = words(band.rawValue)
      guard let building = ForecastFormatter.building(knownDays: change.knownDays, words) else {
        return words(
          change.before == change.after
            ? "Tomorrow{name} stays at {after} %, {band}." : "Tomorrow{name} {before} → {after} %, {band}.", values)
      }
      values["likely"] = words("likely {from}–{to} %", ["from": "\(change.likelyFrom)", "to": "\(change.likelyTo)"])
      return words(
        change.before == change.after
          ? "Tomorrow{name} stays at {after} %, {band}, {likely}."
          : "Tomorrow{name} {before} → {after} %, {band}, {likely}.", values)
        + " " + words("Still {building}.", ["building": building])
    }.joined(separator: " ")
  }
}
