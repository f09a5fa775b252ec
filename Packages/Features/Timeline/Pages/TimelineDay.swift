import TrackerApplication
import TrackerCore

/// A day in a row: what it comes to, and whether it was a flare.
public struct TimelineDay: Sendable {
  /// What a condition says of a day.
  struct Outcome: Encodable, Sendable {
    var condition: PackID
    let name: String
    /// nil where unknown.
    var isFlare: Bool?
    /// 0 … 10, high is bad; nil where unknown.
    var severity: Double?

    private enum CodingKeys: String, CodingKey { case condition, isFlare, severity }
  }

  public let day: Day
  /// nil for a day without an entry, of which nothing is known.
  let summary: DaySummary?
  /// In the order of the person's conditions.
  let outcomes: [Outcome]
  /// The entries that count by kind in few words: `3 meals`.
  let logged: [Phrase]

  private var isFlare: Bool { outcomes.contains { $0.isFlare == true } }

  /// The conditions that it was a flare of, where these are not all of them; nil where it was one of all or of none.
  private var flaring: String? {
    let flares = outcomes.filter { $0.isFlare == true }
    return flares.isEmpty || flares.count == outcomes.count ? nil : flares.map(\.name).joined(separator: ", ")
  }

  /// `flare`, with the conditions where it is not one of all of them; nil where it is none, or unknown.
  func flare(_ format: TextFormatter) -> String? {
    guard isFlare else { return nil }
    return flaring.map { format("flare ({conditions})", ["conditions": $0]) } ?? format("flare")
  }

  /// How the day was, with a sign, and whether it was a flare: `● bad, flare`. A row has no room for the conditions,
  /// which stand below it; lines that are read one by one have.
  func state(_ format: TextFormatter) -> RichText {
    let quality = (summary?.quality ?? .unknown).marked(format)
    let flare = format.spellsSigns ? flare(format) : isFlare ? format("flare") : nil
    return [quality, flare.map { "\($0, .bad)" } ?? ""].joined(", ")
  }

  /// What stands below a row: the conditions that the day was a flare of; nothing where the row says enough.
  func below(_ format: TextFormatter) -> [Block] {
    guard !format.spellsSigns, let flaring else { return [] }
    return [.sentence("\(format("Flare: {conditions}", ["conditions": flaring]), .faint)")]
  }

  /// `7.2 h`; nil where unknown.
  func sleep(_ format: TextFormatter) -> String? {
    summary?.sleepHours.map { hours in
      format.spellsSigns
        ? format(.duration(hours: (hours * 10).rounded() / 10))
        : format("{hours} h", ["hours": format.number(hours, upTo: 1, atLeast: 1)])
    }
  }

  /// `5 of 6` of what the person tracks; nil where they track nothing.
  func tracked(_ format: TextFormatter) -> String? {
    summary.flatMap { summary in
      summary.tracked == 0
        ? nil
        : format("{done} of {all}", ["done": "\(summary.answered.count)", "all": "\(summary.tracked)"])
    }
  }
}

extension TimelineDay: Encodable {
  private enum Key: String, CodingKey {
    case day, isLogged, counts, sleepHours, quality, worst, outcomes, answered, missing, completeness
  }

  private struct Worst: Encodable {
    var symptom: SymptomID
    var value: Double
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(day, forKey: .day)
    try container.encode(summary != nil, forKey: .isLogged)
    try container.encode(summary?.quality ?? .unknown, forKey: .quality)
    guard let summary else { return }
    let counts = summary.counts.map { ($0.key.rawValue, $0.value) }
    try container.encode(Dictionary(uniqueKeysWithValues: counts), forKey: .counts)
    try container.encode(summary.sleepHours, forKey: .sleepHours)
    try container.encode(summary.worst.map { Worst(symptom: $0.symptom.id, value: $0.value) }, forKey: .worst)
    try container.encode(outcomes, forKey: .outcomes)
    try container.encode(summary.answered.map(\.id), forKey: .answered)
    try container.encode(summary.missing.map(\.id), forKey: .missing)
    try container.encode(summary.completeness, forKey: .completeness)
  }
}

/// Makes the rows of days from the journal.
struct TimelineDays {
  let session: Session
  let journal: any JournalReading

  /// Days with an entry, each run of neighbours read at once.
  ///
  /// - Parameter days: The newest first.
  func days(_ days: [Day]) throws -> [Day: TimelineDay] {
    try runs(of: days).reduce(into: [:]) { all, run in
      for day in try read(run) { all[day.day] = day }
    }
  }

  /// Days without an entry between two others that are still read with them in one go.
  private static let mostBetween = 7

  private func runs(of days: [Day]) -> [ClosedRange<Day>] {
    days.sorted().reduce(into: []) { runs, day in
      if let last = runs.last, last.upperBound.distance(to: day) <= TimelineDays.mostBetween + 1 {
        runs[runs.count - 1] = last.lowerBound...day
      } else {
        runs.append(day...day)
      }
    }
  }

  private func read(_ days: ClosedRange<Day>) throws -> [TimelineDay] {
    let person = session.person
    let summaries = try DaySummaries(days, of: session, in: journal)
    let daysLogged = try journal.daysWithEntries(in: days)
    let outcomes = try person.conditions.map { condition in
      var definitions = ConditionDefinitions(
        condition, versions: condition.record.versions(with: condition, on: session.today), in: journal)
      return (
        condition,
        try DayOutcomes(
          days, definitions: &definitions, isRelative: condition.record.isFlareRelative, of: person, in: journal)
      )
    }
    return days.map { day in
      let summary = summaries.summary(of: day)
      return TimelineDay(
        day: day, summary: daysLogged.contains(day) ? summary : nil,
        outcomes: outcomes.map { condition, outcomes in
          let outcome = outcomes.outcome(of: day)
          return .init(
            condition: condition.id, name: condition.pack.name, isFlare: outcome.isFlare, severity: outcome.severity)
        },
        logged: logged(summary, summaries.entries(on: day)))
    }
  }

  /// Kinds whose entries only mark a day: that it is complete, and what there was none of. The share of what is tracked
  /// counts them, so they are told where nothing else is logged.
  private static let marks: Set<LogKindID> = ["day", "none"]

  /// Whether entries of a kind are told in a row. What only keeps the hours of numbers would stand on every day.
  private static func isTold(_ kind: LogKindDefinition) -> Bool {
    !marks.contains(kind.id) && !(kind.isOfWholeDay && kind.metrics.isEmpty)
  }

  private func logged(_ summary: DaySummary, _ entries: [Entry]) -> [Phrase] {
    if TimelineDays.marks.isSuperset(of: summary.counts.keys) { return entries.map { session.view(of: $0).summary } }
    let leftOut = Phrase.verbatim("")
    let all = summary.logged(session.environment.registry) { kind, count in
      TimelineDays.isTold(kind) ? kind.countBriefly(count) : leftOut
    }
    return all.filter { $0 != leftOut }
  }
}
