import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// An experiment as it is kept: what was fixed when it began.
public struct Experiment: Codable, Hashable, Sendable {
  /// All of them, each by its number.
  static let document = DocumentKind<Experiment>("patterns", each: "experiment.")
  /// The number of the one that has begun last, until it is stopped. There is one at most, so that two never run at
  /// once. It holds nothing else, so that none of its earlier states says anything of days that were erased.
  static let current = DocumentKind<Int>("patterns", "running-experiment")
  /// It goes where the entries of all its days are erased.
  static let ofDays = DayDocuments(document, lastDay: \.lastDayOfAll) { count in
    count == 1 ? "1 experiment" : .words("{count} experiments", ["count": .count(count)])
  }

  /// From 1, in the order in which they began.
  var number: Int
  var factor: CandidateID
  /// What the factor is called within a sentence.
  var name: KeptPhrase
  /// Whose severity is compared.
  var condition: PackID
  /// The first day of the first block.
  var first: Day
  var plan: ExperimentPlan
  /// The difference that it was laid out for, in points, and how likely it was to be found, 0 … 1.
  var effect: Double
  var power: Double
  /// The day on which it was stopped; nil for one that was not.
  var stopped: Day?

  /// The last day of the blocks.
  var last: Day { first.advanced(by: plan.design.days - 1) }
  /// All days that it is about, with those on which the last ones are judged.
  var days: ClosedRange<Day> { first...first.advanced(by: plan.design.daysUntilKnown - 1) }

  /// The day from which on a look can be taken: everything that counts for it is over. nil where there is no such look.
  func day(of look: ExperimentLook) -> Day? {
    switch look {
    case .middle: plan.design.daysUntilLook.map { first.advanced(by: $0) }
    case .end: first.advanced(by: plan.design.daysUntilKnown)
    }
  }

  /// Whether everything that counts is over on a day, so that another one may begin.
  func isOver(on today: Day) -> Bool { stopped != nil || today > days.upperBound }

  /// The latest look that can be taken on a day. One that was stopped has those that came before it was.
  func look(on today: Day) -> ExperimentLook? {
    let known = min(today, stopped ?? today)
    return [ExperimentLook.end, .middle].first { look in day(of: look).map { known >= $0 } ?? false }
  }

  /// Whether a day is one with the factor; nil outside of the blocks.
  func isWith(_ day: Day) -> Bool? { plan.isWith(first.distance(to: day)) }

  /// The last day of the block that a day is in; nil outside of the blocks.
  func blockEnd(of day: Day) -> Day? {
    plan.block(of: first.distance(to: day)).map { first.advanced(by: ($0 + 1) * plan.design.blockLength - 1) }
  }

  /// The last day that it says anything of: one that was stopped says nothing of later ones.
  private var lastDayOfAll: Day { min(days.upperBound, stopped ?? days.upperBound) }
}

extension JournalReading {
  /// The experiment that has begun last, if it was not stopped.
  func currentExperiment() throws -> Experiment? {
    try value(Experiment.current).flatMap { try value(Experiment.document, of: $0) }
  }
}
