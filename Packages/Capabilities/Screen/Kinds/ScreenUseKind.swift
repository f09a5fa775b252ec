import TrackerApplication
import TrackerCore

/// What devices recorded of a day, as files bring it: when each app was in front (`ScreenRecord`).
///
/// The times are kept, so that a rule for an app counts for past days, too.
public enum ScreenUseKind: LogKind {
  static let record = Field<String>("record")

  public static let definition = LogKindDefinition(
    id: "screen-use", name: "screen records", noun: "screen record",
    counted: ("1 screen record", "{count} screen records"),
    summary: "The times of apps that a device recorded. Files bring them.",
    fields: [
      FieldDefinition(
        "record", .text(maxLength: 400_000), "When each app was in front, in a short form.", required: true,
        label: "Times of apps")
    ],
    metrics: [
      .family(prefix: ScreenMetrics.appPrefix), .family(prefix: "screen.", suffix: "_minutes"),
      .metric(ScreenMetrics.minutes), .metric(ScreenMetrics.unlocks), .metric(ScreenMetrics.score),
      .metric(ScreenMetrics.productive), .metric(ScreenMetrics.neutral), .metric(ScreenMetrics.distracting),
      .metric(ScreenMetrics.focus), .metric(ScreenMetrics.longestFocus), .metric(ScreenMetrics.distractions),
    ],
    examples: [], isOfWholeDay: true, hasCommand: false, reads: [.apps], category: .phone)

  public static func joined(_ given: Payload, with earlier: Payload) -> Payload {
    guard let new = given[record], let old = earlier[record], let day = ScreenRecord.day(of: new) else { return given }
    guard let now = ScreenRecord(new), let before = ScreenRecord(old), ScreenRecord.day(of: old) == day else {
      return given
    }
    var result = given
    result[record] = now.joined(with: before).text(on: day)
    return result
  }

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    guard let text = payload[record], ScreenRecord(text) == nil else { return [] }
    return [Diagnostic(code: "screen-record", "This is not a record of apps")]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    guard let record = entry.payload[record].flatMap({ ScreenRecord($0) }) else { return [] }
    return DayOfUse(record, by: context.apps).measures
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    guard let record = entry.payload[record].flatMap({ ScreenRecord($0) }) else { return "screen record" }
    let minutes = Int((DayOfUse(record, by: context.apps).minutes).rounded())
    let names = record.devices.map { Phrase.verbatim($0.name) }
    return .words("{time} on {devices}", ["time": .duration(minutes: minutes), "devices": .allOf(names)])
  }
}
