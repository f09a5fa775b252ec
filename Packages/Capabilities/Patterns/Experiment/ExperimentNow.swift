import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// How an experiment stands on a day.
struct ExperimentNow: Encodable, Sendable {
  let brief: ExperimentBrief
  /// The last day of today's block, and what the next block is; nil outside of the blocks and after the last one.
  var blockEnd: Day?
  var isNextWith: Bool?
  /// The next day on which it can be told.
  var nextLook: Day?
  /// Days that are over: known ones, and those that went as planned.
  var known: Int
  var asPlanned: Int
  var daysOver: Int
  var advice: ExperimentSituation.Advice?
  /// What answers of the last days call for.
  var seekCare: [SeekCareFlag]
  /// Whether today is the last day of its block.
  private var isLastOfBlock: Bool
  /// The first day that is left, where earlier days of it were erased.
  private let firstKept: Day?

  private enum CodingKeys: String, CodingKey {
    case blockEnd, isNextWith, nextLook, known, asPlanned, daysOver, advice, seekCare
  }

  init(_ situation: ExperimentSituation, today: Day) {
    let experiment = situation.experiment
    brief = ExperimentBrief(experiment, today: today)
    blockEnd = experiment.blockEnd(of: today)
    isLastOfBlock = blockEnd == today
    isNextWith = blockEnd.flatMap { experiment.isWith($0.advanced(by: 1)) }
    nextLook = [ExperimentLook.middle, .end].compactMap { experiment.day(of: $0) }.first { $0 > today }
    known = situation.adherence.known
    asPlanned = situation.adherence.asPlanned
    daysOver = situation.adherence.days
    advice = situation.advice
    seekCare = situation.flags
    firstKept = situation.firstKept
  }

  /// The keys of what today is, and these beside them.
  func encode(to encoder: any Encoder) throws {
    try brief.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(blockEnd, forKey: .blockEnd)
    try container.encodeIfPresent(isNextWith, forKey: .isNextWith)
    try container.encodeIfPresent(nextLook, forKey: .nextLook)
    try container.encode(known, forKey: .known)
    try container.encode(asPlanned, forKey: .asPlanned)
    try container.encode(daysOver, forKey: .daysOver)
    try container.encodeIfPresent(advice, forKey: .advice)
    if !seekCare.isEmpty { try container.encode(seekCare, forKey: .seekCare) }
  }

  private var phase: ExperimentBrief.Phase { brief.phase }
  private var isWith: Bool? { brief.isWith }

  private var values: [String: Phrase] {
    brief.values.merging([
      "end": blockEnd.map { .day($0) } ?? "", "known": .count(known), "planned": .count(asPlanned),
      "over": .count(daysOver), "open": .count(daysOver - known), "look": nextLook.map { .day($0) } ?? "",
      "kept": firstKept.map { .day($0) } ?? "",
    ]) { $1 }
  }

  /// What to do where answers call for help: the pack's own sentence, then to stop.
  func careBlocks(_ format: TextFormatter) -> [Block] {
    guard let flag = seekCare.first else { return [] }
    return [
      .sentence("\(flag.says, .bad, .strong)"),
      .sentence("\(format("Stop the experiment until you know more: symptoms patterns experiment stop"))"),
    ]
  }

  /// - Parameters:
  ///   - isShort: Whether to say what today is, and nothing of how the days went.
  ///   - isAnswered: Whether a day was answered just now, so that nobody is asked for it again.
  func blocks(isShort: Bool, isAnswered: Bool, _ format: TextFormatter) -> [Block] {
    let care = careBlocks(format)
    var blocks = care.isEmpty ? [] : [Block.section(care)]
    blocks.append(.sentence("\(format(opening.filled(with: values)))"))
    if phase == .running {
      if let isNextWith, let blockEnd {
        let next = values.merging(["day": .day(blockEnd.advanced(by: 1))]) { $1 }
        blocks.append(.sentence("\(format(nextBlock(isWith: isNextWith).filled(with: next)))"))
      }
    }
    let commands = Block.section([.commands(next(isAnswered: isAnswered, format))])
    if isShort { return blocks + [commands] }
    if phase == .running {
      let label = format(Phrase.words("Day {number} of {days}", values))
      blocks.append(.progress(.init("\(label)", done: brief.day - 1, of: brief.days)))
    }
    if daysOver > 0 {
      let says: Phrase =
        switch known {
        case 0: "It is not known yet whether {name} was there."
        case daysOver: "{planned} of {over} days went as planned."
        default: "{planned} of {known} known days went as planned. Of {open} it is not known."
        }
      blocks.append(.sentence("\(format(says.filled(with: values)))"))
    }
    if let says = told { blocks.append(.sentence("\(format(says.filled(with: values)))")) }
    return blocks + [commands]
  }

  private var opening: Phrase {
    switch (phase, isWith) {
    case (.ahead, _): "The experiment with {name} begins on {first}."
    case (.running, true?):
      isLastOfBlock
        ? "Today is a day with {name}, the last of its block."
        : "Today is a day with {name}. So is every day until {end}."
    case (.running, _):
      isLastOfBlock
        ? "Today is a day without {name}, the last of its block."
        : "Today is a day without {name}. So is every day until {end}."
    case (.waiting, _): "The blocks are over. The days until {look} still count."
    case (.over, _): "The experiment with {name} is over."
    }
  }

  private func nextBlock(isWith isNextWith: Bool) -> Phrase {
    guard isNextWith != isWith else {
      return isNextWith
        ? "The block from {day} on is with {name}, too." : "The block from {day} on is without {name}, too."
    }
    return isNextWith ? "From {day} on: with {name}." : "From {day} on: without {name}."
  }

  private var told: Phrase? {
    if firstKept != nil { return ExperimentSituation.cut }
    return switch advice {
    case .answered?: "The answer is there already, so you can stop."
    case .futile?: "The rest will most likely bring no answer, so you can stop."
    case nil: nextLook == nil || phase == .waiting ? nil : "The next look is on {look}. Before that, nothing is told."
    }
  }

  private func next(isAnswered: Bool, _ format: TextFormatter) -> [Block.NextCommand] {
    let result = Block.NextCommand("symptoms patterns experiment result", format("see what it says"))
    if phase == .over { return [result] }
    let stop = Block.NextCommand("symptoms patterns experiment stop", format("stop it"))
    let answer = Block.NextCommand(
      "symptoms patterns experiment answer \(isWith == true ? "no" : "yes")",
      format(isWith == true ? "if you leave it out today after all" : "if you have it today after all"))
    return (advice == nil ? [] : [result]) + (phase == .running && !isAnswered ? [answer] : []) + [stop]
  }
}
