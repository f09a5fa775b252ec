import TrackerApplication
import TrackerCore

/// What today is in an experiment.
struct ExperimentBrief: Encodable, Sendable {
  /// Where it is.
  enum Phase: String, Encodable, Sendable {
    /// It begins on a day to come.
    case ahead
    case running
    /// The blocks are over, and the days on which the last ones are judged are not.
    case waiting
    case over
  }

  var number: Int
  var factor: CandidateID
  var phase: Phase
  var first: Day
  var last: Day
  /// The day of the experiment that today is, from 1; 0 or less before it.
  var day: Int
  var days: Int
  /// Whether today is a day with the factor; nil outside of the blocks.
  var isWith: Bool?
  let name: Phrase

  private enum CodingKeys: String, CodingKey { case number, factor, phase, first, last, day, days, isWith }

  init(_ experiment: Experiment, today: Day) {
    number = experiment.number
    factor = experiment.factor
    first = experiment.first
    last = experiment.last
    days = experiment.plan.design.days
    day = experiment.first.distance(to: today) + 1
    phase =
      today < experiment.first
      ? .ahead : today <= experiment.last ? .running : experiment.isOver(on: today) ? .over : .waiting
    isWith = experiment.isWith(today)
    name = experiment.name.phrase
  }

  /// What fills the placeholders of its sentences.
  var values: [String: Phrase] {
    ["name": name, "first": .day(first), "last": .day(last), "number": .count(day), "days": .count(days)]
  }

  /// What today is, in a few words: `with soup, day 12 of 80`; nil while the last
  /// days are judged.
  var told: Phrase? {
    let words: Phrase? =
      switch (phase, isWith) {
      case (.running, true?): "with {name}, day {number} of {days}"
      case (.running, _): "without {name}, day {number} of {days}"
      case (.ahead, _): "{name}, from {first}"
      case (.over, _): "with {name}, it is over. To see what it says: symptoms patterns experiment result"
      case (.waiting, _): nil
      }
    return words?.filled(with: values)
  }
}
