import TrackerCore

/// How a command that wrote says what it did to tomorrow.
public struct OutlookChange: Encodable, Sendable {
  public var condition: PackID
  public var name: String
  /// Percent before and after the command.
  public var before: Int
  public var after: Int
  public var band: RiskBand
  public var forDay: Day
  /// Days with a known outcome; under seven the pattern is still being built.
  public var knownDays: Int

  public init(of condition: ActiveCondition, from before: Forecast, to outlook: Outlook) {
    self.condition = condition.id
    name = condition.pack.name
    self.before = before.percent
    after = outlook.tomorrow.percent
    band = outlook.tomorrow.band
    forDay = outlook.tomorrow.forDay
    knownDays = outlook.knownDays
  }

  /// `Tomorrow 27 → 31 %, moderate.` or `Tomorrow stays at 27 %, low.`; with the condition's name where there are
  /// several.
  public static func sentence(_ changes: [OutlookChange], _ words: Phrases = .english) -> String {
    changes.map { change in
      let name = changes.count > 1 ? " (\(change.name))" : ""
      let pattern =
        ForecastFormatter.building(knownDays: change.knownDays, words).map {
          " " + words("Still {building}.", ["building": $0])
        } ?? ""
      let values = [
        "name": name, "before": "\(change.before)", "after": "\(change.after)", "band": words(change.band.rawValue),
      ]
      let phrase =
        change.before == change.after
        ? "Tomorrow{name} stays at {after} %, {band}." : "Tomorrow{name} {before} → {after} %, {band}."
      return words(phrase, values) + pattern
    }.joined(separator: " ")
  }
}
