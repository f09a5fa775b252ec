import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// What an experiment would be, or is once it has begun.
public struct ExperimentPlanView: ReadModel {
  public static let schema = "experiment-plan/1"

  /// Whether it has begun; else nothing was saved.
  var isStarted: Bool
  var factor: CandidateID
  var condition: PackID
  var first: Day
  var last: Day
  var days: Int
  /// Days of a block, and how many of them do not count at its beginning.
  var blockLength: Int
  var washout: Int
  var pairs: Int
  /// Days after which the factor is judged.
  var lag: Int
  /// The day of the one look before the end; nil where there is none.
  var look: Day?
  /// The day on which it can be told.
  var told: Day
  /// The difference that it is laid out for, in points.
  var effect: Double
  /// How likely it is found, 0 … 1; nil where all days were equally bad so far.
  var power: Double?
  /// How likely a difference twice as large is found, 0 … 1; nil as above.
  var powerOfTwice: Double?
  private let name: Phrase
  private let typed: String
  private let conditionAmongOthers: String?
  private let beginsWith: Bool

  private enum CodingKeys: String, CodingKey {
    case isStarted, factor, condition, first, last, days, blockLength, washout, pairs, lag, look, told, effect, power
    case powerOfTwice
  }

  init(_ draft: ExperimentDraft, isStarted: Bool) {
    let experiment = draft.experiment
    let design = experiment.plan.design
    self.isStarted = isStarted
    factor = experiment.factor
    condition = experiment.condition
    first = experiment.first
    last = experiment.last
    days = design.days
    blockLength = design.blockLength
    washout = design.washout
    pairs = design.pairs
    lag = design.lag
    look = experiment.day(of: .middle)
    told = experiment.first.advanced(by: design.daysUntilKnown)
    effect = experiment.effect
    power = draft.isSteady ? nil : experiment.power
    powerOfTwice = draft.isSteady ? nil : draft.strong
    name = draft.name
    typed = draft.typed
    conditionAmongOthers = draft.conditionAmongOthers
    beginsWith = experiment.isWith(experiment.first) ?? false
  }

  /// The command that begins it.
  var command: String {
    let about = conditionAmongOthers == nil ? "" : " --condition \(condition)"
    return "symptoms patterns experiment \(typed.shellWord)\(about) --yes"
  }

  /// Asked before it begins.
  public static let question = Doubt(
    code: "begin-experiment", question: "Begin it tomorrow?", problem: "The experiment was not begun",
    fix: "To begin it, add --yes.")

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values: [String: Phrase] = [
      "name": name, "condition": .verbatim(conditionAmongOthers ?? ""), "first": .day(first), "last": .day(last),
      "weeks": .count((days + 6) / 7),
      "block": .count(blockLength), "look": look.map { .day($0) } ?? "", "told": .day(told),
      "effect": .number(effect, upTo: 1), "twice": .number(2 * effect, upTo: 1),
      "one": .count(Int((10 * (power ?? 0)).rounded())), "two": .count(Int((10 * (powerOfTwice ?? 0)).rounded())),
    ]
    func section(_ phrases: [Phrase]) -> Block {
      .section(phrases.map { .sentence("\(format($0.filled(with: values)))") })
    }
    return opening.map { .sentence("\(format($0.filled(with: values)))") }
      + [section(design), section(chances), section(care), .section([.commands(next(format))])]
  }

  private var opening: [Phrase] {
    let about: [Phrase] = conditionAmongOthers == nil ? [] : ["It is about this condition: {condition}."]
    guard isStarted else { return ["An experiment with {name}: {weeks} weeks, from {first} to {last}."] + about }
    return [
      "The experiment with {name} begins on {first}.",
      beginsWith ? "The first {block} days are with {name}." : "The first {block} days are without {name}.",
    ] + about
  }

  private var design: [Phrase] {
    [
      "It goes in blocks of {block} days, with {name} or without. Chance decides the order.",
      washout == 1
        ? "The first day of each block does not count. What was before has to fade."
        : "The first two days of each block do not count. What was before has to fade.",
      judged, "Go on logging {name}, and how you feel.",
    ]
  }

  private var judged: Phrase {
    switch lag {
    case 0: "Each day is judged by how you feel on the same day."
    case 1: "Each day is judged by how you feel on the next day."
    default: "Each day is judged by how you feel two days later."
    }
  }

  private var chances: [Phrase] {
    guard let power else {
      return ["Your symptoms were equally bad on all days. How likely an answer is cannot be told."]
    }
    return [
      // It is planned for a difference of one point, so that the word is singular.
      "A difference of {effect} point would show in about {one} of 10 experiments like this.",
      "A difference of {twice} points would show in about {two} of 10.",
      length(power),
    ]
  }

  /// Why it is as long as it is.
  private func length(_ power: Double) -> Phrase {
    // What is said is rounded: 8 of 10 are enough.
    if Int((10 * power).rounded()) < Int(10 * ExperimentPower.enough) {
      return "It may well end without an answer. Longer ones are not planned."
    }
    if power < ExperimentPower.enough { return "Longer ones are not planned." }
    return pairs == ExperimentDesign.fewestPairs
      ? "Shorter ones are not planned." : "With fewer weeks, fewer than 8 of 10 would show it."
  }

  private var care: [Phrase] {
    let answer: Phrase =
      look == nil
      ? "The answer comes on {told}." : "The answer comes on {told}, or on {look} if it is very clear by then."
    return [
      answer, "In between nothing is told: looking early often finds mere luck.",
      "Never try what you are allergic to, or were told to eat or to avoid.", "Stop if you feel unwell.",
    ]
  }

  private func next(_ format: TextFormatter) -> [Block.NextCommand] {
    guard isStarted else { return [.init(command, format("begin it tomorrow"))] }
    return [
      .init("symptoms patterns experiment today", format("see what today is")),
      .init("symptoms patterns experiment stop", format("stop it at any time")),
    ]
  }
}
