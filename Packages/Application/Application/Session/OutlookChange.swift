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

  /// So many points of percent are worth a sentence.
  private static let fewestPoints = 5

  /// Whether tomorrow moved by enough to be told; nothing is told where no forecast is.
  private var isTold: Bool { !isBaseRateOnly && abs(after - before) >= OutlookChange.fewestPoints }

  /// `Tomorrow's chance of a flare is now 69% (it was 14%).` A sentence for each condition of which tomorrow moved by
  /// enough, with its name where there are several; empty where none did.
  public static func sentence(_ changes: [OutlookChange], _ format: TextFormatter = TextFormatter()) -> String {
    changes.filter(\.isTold).map { change in
      let values = [
        "condition": change.name, "before": format.percent(points: change.before),
        "after": format.percent(points: change.after),
      ]
      return changes.count > 1
        ? format("{condition}: tomorrow's chance of a flare is now {after} (it was {before}).", values)
        : format("Tomorrow's chance of a flare is now {after} (it was {before}).", values)
    }.joined(separator: " ")
  }
}

extension OutlookChange {
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
}
