import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// An experiment as it is kept: what was fixed when it began, and what the person says of its days.
public struct Experiment: Codable, Hashable, Sendable {
  /// The one that has begun last, until it is stopped or another one begins. There is one at most, so that two never
  /// run at once.
  static let current = DocumentKind<Experiment>("patterns", "current-experiment")
  /// Each that another one followed, or that was stopped.
  static let past = DocumentKind<Experiment>("patterns", each: "experiment.")

  /// What a person says of a day, whatever their entries say.
  struct Answer: Codable, Hashable, Sendable {
    var day: Day
    /// Whether the factor was there.
    var was: Bool
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
  /// One a day at most.
  var answers: [Answer] = []
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

  /// What the person says of a day themselves; nil where they say nothing.
  func answer(on day: Day) -> Bool? { answers.last { $0.day == day }?.was }

  /// Says of a day whether the factor was there.
  mutating func setAnswer(_ was: Bool, on day: Day) {
    answers.removeAll { $0.day == day }
    answers.append(Answer(day: day, was: was))
    answers.sort { $0.day < $1.day }
  }
}
