import TrackerApplication
import TrackerCore

/// What a person says of a day of an experiment, whatever their entries say. It is a document of its own, so that it
/// goes with the entries of its day.
struct ExperimentAnswer: Codable, Hashable, Sendable {
  static let document = DocumentKind<ExperimentAnswer>("patterns", each: "experiment-answer.")
  static let ofDays = DayDocuments(document, lastDay: \.day) { count in
    count == 1
      ? "1 answer of a day of an experiment"
      : .words("{count} answers of days of an experiment", ["count": .count(count)])
  }

  var day: Day
  var factor: CandidateID
  /// Whether the factor was there.
  var was: Bool

  /// What its document is of.
  var thing: String { ExperimentAnswer.thing(day, factor) }

  private static func thing(_ day: Day, _ factor: CandidateID) -> String { "\(day).\(factor)" }

  /// By day, what the person says of a factor themselves; nil where they say nothing.
  static func all(
    of factor: CandidateID, on days: ClosedRange<Day>, in journal: any JournalReading
  ) throws -> [Bool?] {
    try days.map { try journal.value(document, of: thing($0, factor))?.was }
  }
}
