import TrackerApplication
import TrackerCore

/// A day's record: sleep, counts, completeness and quality.
public struct DayView: ReadModel {
  public static let schema = "day/1"

  var day: Day
  /// nil where unknown.
  var sleepHours: Double?
  /// What is logged of the night besides its length; nil where nothing is.
  var night: Night?
  /// Entries by kind.
  var counts: [String: Int]
  /// Tracked categories.
  var answered: [String]
  var missing: [String]
  var quality: DayQuality
  var isClosed: Bool
  /// Share of the tracked categories that are answered, 0 … 1; nil where none is tracked.
  var completeness: Double?
  /// The answer that the quality comes from; nil where nothing was answered.
  let worst: WorstAnswer?
  /// The entries by kind, each kind with its number: `3 meals`.
  let logged: [Phrase]
  /// The command that logs the first of what is missing; nil where nothing is.
  let next: String?
  /// The command that checks in on the day; nil where a symptom was answered.
  let checkIn: String?

  private enum Key: String, CodingKey {
    case day, sleepHours, night, counts, answered, missing, quality, isClosed, completeness
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(day, forKey: .day)
    try container.encode(sleepHours, forKey: .sleepHours)
    try container.encodeIfPresent(night, forKey: .night)
    try container.encode(counts, forKey: .counts)
    try container.encode(answered, forKey: .answered)
    try container.encode(missing, forKey: .missing)
    try container.encode(quality, forKey: .quality)
    try container.encode(isClosed, forKey: .isClosed)
    try container.encode(completeness, forKey: .completeness)
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let sleep =
      [sleepHours.map { format($0 == 1 ? "1 hour" : "{hours} hours", ["hours": format.number($0)]) }].compactMap { $0 }
      + (night?.words(format) ?? [])
    return [
      .heading(.init("\(format.long(day))", aside: isClosed ? RichText(format("complete")) : "")),
      .fact(.init(format("How the day was"), worst?.text(format) ?? quality.text(format))),
      .fact(
        .init(format("Sleep"), sleep.isEmpty ? [.init(RichText(format("not logged")))] : sleep.map { .init("\($0)") })),
      .fact(
        .init(
          format("Logged"),
          logged.isEmpty ? [.init(RichText(format("nothing yet")))] : logged.map { .init("\(format($0))") })),
    ] + completion(format)
  }

  /// What is missing of what the person tracks, and the command that logs it.
  private func completion(_ format: TextFormatter) -> [Block] {
    if answered.isEmpty, missing.isEmpty {
      return [
        .sentence(RichText(format("You have not chosen anything to track. To choose: symptoms onboard --change")))
      ]
    }
    if missing.isEmpty { return [.sentence(RichText(format("Everything you track is logged.")))] }
    let commands = [
      checkIn.map { Block.NextCommand($0, format("say how you are")) },
      next.map { Block.NextCommand($0, format("log it")) },
    ].compactMap { $0 }
    return [
      .fact(.init(format("Not logged yet"), missing.map { .init("\(format($0.withSpaces))") }))
    ] + (commands.isEmpty ? [] : [.commands(commands)])
  }
}

extension DayView {
  /// The stages of a day's sleep and the time in bed, in minutes; nil where they are not logged.
  struct Night: Encodable, Sendable {
    var inBed: Int?
    var deep: Int?
    var rem: Int?
    var light: Int?

    /// nil where none of the entries says any of it.
    init?(_ entries: [Entry]) {
      func sum(_ minutes: (Payload) -> Int?) -> Int? {
        let known = entries.compactMap { minutes($0.payload) }
        return known.isEmpty ? nil : known.reduce(0, +)
      }
      inBed = sum { $0[RestKind.inBed]?.minutes }
      deep = sum { $0[RestKind.deep] }
      rem = sum { $0[RestKind.rem] }
      light = sum { $0[RestKind.light] }
      if [inBed, deep, rem, light].allSatisfy({ $0 == nil }) { return nil }
    }

    func words(_ format: TextFormatter) -> [String] {
      [
        ("{time} in bed", inBed), ("{time} deep sleep", deep), ("{time} REM sleep", rem), ("{time} light sleep", light),
      ].compactMap { phrase, minutes in
        minutes.map { format(.words(phrase, ["time": .duration(minutes: $0)])) }
      }
    }
  }
}
