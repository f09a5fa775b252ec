import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// What an experiment says at its latest look; before the first one, when that is.
public struct ExperimentResultView: ReadModel {
  public static let schema = "experiment-result/1"

  var number: Int
  var factor: CandidateID
  var condition: PackID
  var first: Day
  var last: Day
  var stopped: Day?
  /// `middle` or `end`; nil before the first look.
  var look: ExperimentLook?
  var nextLook: Day?
  /// nil before the first look.
  var verdict: ExperimentFinding.Verdict?
  /// Points by which days with the factor were worse, and the range that agrees with the days.
  var difference: Double?
  var low: Double?
  var high: Double?
  /// 0 … 1: `1 − level` is the bound of the look.
  var level: Double?
  var chance: Double?
  var bound: Double?
  /// Pairs of blocks that count, of those that were planned until the look.
  var pairs: Int?
  var pairsPlanned: Int?
  var daysWith: ExperimentAdherence.Share
  var daysWithout: ExperimentAdherence.Share
  var advice: ExperimentSituation.Advice?
  private let name: Phrase
  /// The first day that is left, where earlier days of it were erased.
  private let firstKept: Day?
  private let isStoppedNow: Bool
  private let isRunning: Bool
  private let adherence: ExperimentAdherence

  private enum CodingKeys: String, CodingKey {
    case number, factor, condition, first, last, stopped, look, nextLook, verdict, difference, low, high, level, chance
    case bound, pairs, pairsPlanned, daysWith, daysWithout, advice
  }

  init(_ situation: ExperimentSituation, isStoppedNow: Bool, today: Day) {
    let (experiment, finding) = (situation.experiment, situation.finding)
    number = experiment.number
    factor = experiment.factor
    condition = experiment.condition
    first = experiment.first
    last = experiment.last
    stopped = experiment.stopped
    look = finding?.evidence.look
    isRunning = !experiment.isOver(on: today)
    nextLook =
      isRunning ? [ExperimentLook.middle, .end].compactMap { experiment.day(of: $0) }.first { $0 > today } : nil
    verdict = finding?.verdict
    difference = finding?.evidence.difference
    low = finding?.evidence.interval?.lowerBound
    high = finding?.evidence.interval?.upperBound
    level = finding.map { 1 - $0.evidence.look.bound }
    chance = finding?.evidence.chance
    bound = finding?.evidence.look.bound
    pairs = finding?.evidence.differences.count
    pairsPlanned = finding?.evidence.planned
    adherence = finding?.adherence ?? situation.adherence
    daysWith = adherence.with
    daysWithout = adherence.without
    advice = situation.advice
    firstKept = situation.firstKept
    name = situation.experiment.name.phrase
    self.isStoppedNow = isStoppedNow
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    var blocks: [Block] = []
    func say(_ phrase: Phrase) { blocks.append(.sentence("\(format(phrase.filled(with: values(format))))")) }
    if isStoppedNow { say("The experiment with {name} is stopped.") }
    guard let verdict else {
      say(unseen)
      return blocks + commands(format)
    }
    if look == .middle, isRunning, verdict == .unclear {
      say(unseen)
      if advice != nil { say(Self.futile) }
      return blocks + commands(format)
    }
    for phrase in answer(verdict) { say(phrase) }
    if verdict == .worse || verdict == .better || verdict == .little || verdict == .unclear {
      for phrase in reasons { say(phrase) }
    }
    if let advice {
      say(advice == .answered ? "You can stop now." : Self.futile)
    }
    return blocks + commands(format)
  }

  private static let futile: Phrase = "The rest will most likely bring no answer, so you can stop."

  private func values(_ format: TextFormatter) -> [String: Phrase] {
    let points = abs(difference ?? 0)
    let (near, far) = difference ?? 0 < 0 ? (-(high ?? 0), -(low ?? 0)) : (low ?? 0, high ?? 0)
    return [
      "name": name, "points": .verbatim(format.number(points, upTo: 1)),
      "near": .verbatim(format.number(near, upTo: 1)), "far": .verbatim(format.number(far, upTo: 1)),
      "low": .verbatim(format.number(-(low ?? 0), upTo: 1)), "high": .verbatim(format.number(high ?? 0, upTo: 1)),
      "chance": .verbatim(chance.map { ExperimentResultView.told($0, format) } ?? ""),
      "pairs": .count(pairs ?? 0), "planned": .count(adherence.asPlanned), "known": .count(adherence.known),
      "days": .count(adherence.days), "look": nextLook.map { .day($0) } ?? "",
      "kept": firstKept.map { .day($0) } ?? "",
      "small": .number(ExperimentFinding.smallDifference, upTo: 1),
    ]
  }

  private var unseen: Phrase {
    if firstKept != nil { return ExperimentSituation.cut }
    if isRunning { return "It cannot be told yet. The next look is on {look}." }
    return "It was stopped before its first look, so it cannot be told."
  }

  private func answer(_ verdict: ExperimentFinding.Verdict) -> [Phrase] {
    switch verdict {
    case .worse:
      [
        "In your records, days with {name} were worse by about {points} points of 10.",
        "The difference is probably between {near} and {far} points.",
      ]
    case .better:
      [
        "In your records, days with {name} were better by about {points} points of 10.",
        "The difference is probably between {near} and {far} points.",
      ]
    case .little:
      [
        "In your records, days with {name} and without were much the same.",
        "Any difference is probably below {small} point of 10.",
      ]
    case .unclear:
      [
        "It cannot be told whether days with {name} were worse or better.",
        "They may be up to {high} points of 10 worse, or {low} points better.",
      ]
    case .tooFewPairs: ["It cannot be told: your symptoms were answered on too few days."]
    case .exposureUnknown:
      ["It cannot be told: only {known} of {days} days say whether {name} was there."]
    case .notAsPlanned:
      [
        "It cannot be told: days with {name} and without were too much alike.",
        "{planned} of {known} known days went as planned.",
      ]
    }
  }

  /// A share that is not nothing is never told as 0.
  private static func told(_ chance: Double, _ format: TextFormatter) -> String {
    guard chance >= 0.001 else { return format("under {limit}", ["limit": format.percent(0.001, places: 1)]) }
    return format.percent(chance, places: chance < 0.01 ? 1 : 0)
  }

  private var reasons: [Phrase] {
    [
      "By luck alone, {chance} of all possible orders would differ as much.",
      "{pairs} pairs of blocks count. {planned} of {known} known days went as planned.",
      "You knew which days were which, so what you expected can play a part.",
    ]
  }

  private func commands(_ format: TextFormatter) -> [Block] {
    let list = Block.NextCommand("symptoms patterns experiment list", format("see all experiments"))
    let stop = Block.NextCommand("symptoms patterns experiment stop", format("stop it"))
    return [.section([.commands((isRunning ? [stop] : []) + [list])])]
  }
}
