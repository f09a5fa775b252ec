import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `conditions`: which conditions are tracked.
struct ConditionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conditions", abstract: "List, add and end the conditions you track.",
    discussion: """
      Each condition has its own flares, load, forecast and score; the check-in asks what they share once. Whatever \
      changes, everything that was logged stays.

        symptoms conditions
        symptoms conditions add CONDITION
        symptoms conditions end CONDITION
      """,
    subcommands: [ConditionsListCommand.self, ConditionsAddCommand.self, ConditionsEndCommand.self],
    defaultSubcommand: ConditionsListCommand.self)
}

/// `conditions list`
struct ConditionsListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the conditions, those that ended among them.")

  @OptionGroup var global: GlobalOptions

  func run(in context: CommandContext) throws {
    let session = try context.session()
    try context.answer(try ConditionsView(session, records: try session.conditionRecords(), change: nil))
  }
}

/// `conditions add`
struct ConditionsAddCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Track another condition from today on.",
    discussion: """
      Its check-in joins yours from today on, with the symptoms it chooses beforehand unless you name others. Earlier \
      days count for it as far as you logged what it asks.

        symptoms conditions add CONDITION
        symptoms conditions add CONDITION --symptoms pain,fatigue --flare usual
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp("A condition, by id, name or alias. `symptoms pack list` shows them.", valueName: "condition"))
  var pack: String

  @Option(help: ArgumentHelp("The symptoms of it that affect you most, with commas between them.", valueName: "ids"))
  var symptoms: String?

  @Option(
    help: ArgumentHelp("What makes a flare: the pack's level, or worse than your own usual.", valueName: "usual|pack"))
  var flare: String?

  @Option(
    help: ArgumentHelp("The answer to a step that makes a pack of your own; repeatable.", valueName: "step=value"))
  var answer: [String] = []

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let loaded = try built(from: try chosen(in: context), in: context)
    var records = try session.conditionRecords()
    if records.contains(where: { $0.pack == loaded.pack.id && $0.ended == nil }) {
      throw Failure(
        .validation, "\(loaded.pack.name) is tracked already; nothing was changed",
        mend: "See your conditions with `symptoms conditions`.")
    }
    let clashes = (session.person.packs + [loaded.pack]).sharedSymptomFaults
    guard clashes.isEmpty else {
      throw Failure(.validation, "\(loaded.pack.name) can't be tracked beside what you track", diagnostics: clashes)
    }
    var facts = session.person.facts
    facts.symptoms += try asked(of: loaded.pack).filter { !facts.symptoms.contains($0) }
    records.append(
      ConditionRecord(
        pack: loaded.pack.id, since: session.today, isFlareRelative: try isRelative(loaded.pack),
        versions: [.init(from: session.today, hash: loaded.hash, revision: loaded.pack.revision)]))
    try session.keep(records, facts: facts, as: "conditions add", remembering: loaded)
    let after = try context.session()
    try context.answer(
      try ConditionsView(after, records: records, change: .init(did: "added", condition: loaded.pack.name)))
  }

  private func chosen(in context: CommandContext) throws -> LoadedPack {
    let listings = Onboarder(environment: context.environment).listings
    let options = listings.map(ChoiceOption.init)
    do {
      return try context.environment.packs.pack(PackID(try options.named(pack, what: "condition").id))
    } catch let fault as Diagnostic {
      // A slip of the finger is told its nearest match, and that alone.
      let own = fault.nearest == nil ? listings.first(where: \.buildsOwn) : nil
      let says = own.map { " “\($0.name)” is for what you don't find: symptoms conditions add \($0.id)." } ?? ""
      throw Failure(.validation, fault.sentence, mend: "See what there is with `symptoms pack list`.\(says)")
    }
  }

  /// The pack, or the one of one's own that the answers make of it.
  private func built(from loaded: LoadedPack, in context: CommandContext) throws -> LoadedPack {
    guard let building = loaded.pack.builds else { return loaded }
    var faults: [Diagnostic] = []
    var values: [StepID: JSONValue] = [:]
    let given = Dictionary(
      answer.map { text in
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts.first ?? ""), String(parts.dropFirst().first ?? ""))
      }
    ) { _, new in new }
    for step in loaded.pack.onboarding where [building.name, building.symptoms].contains(step.id) {
      guard let text = given[step.id.rawValue] ?? given[step.saves] else {
        faults.append(
          Diagnostic(code: "missing-answer", "--answer \(step.saves)=… is missing: \(step.asks)", allowed: step.allowed)
        )
        continue
      }
      values[step.id] = AnswerReader.value(
        of: GivenAnswer(typed: text), for: step, called: "--answer \(step.saves)", faults: &faults)
    }
    guard faults.isEmpty else { throw Failure.invalid(faults) }
    guard let own = OwnPack(loaded.pack, answers: values) else { return loaded }
    return try own.made(in: context.environment)
  }

  /// The symptoms named, else those that the pack chooses beforehand.
  private func asked(of pack: ConditionPack) throws -> [SymptomID] {
    guard let step = pack.onboarding.first(where: { $0.saves == "symptoms" }),
      case .choices(_, let preselected, _) = step.answer
    else {
      return []
    }
    guard let symptoms else { return preselected.map(SymptomID.init(_:)) }
    var faults: [Diagnostic] = []
    let value = AnswerReader.value(of: GivenAnswer(typed: symptoms), for: step, called: "--symptoms", faults: &faults)
    guard faults.isEmpty else { throw Failure.invalid(faults) }
    return step.chosen(in: value).map { SymptomID($0.id) }
  }

  private func isRelative(_ pack: ConditionPack) throws -> Bool {
    switch flare?.lowercased() {
    case nil, "pack": return false
    case "usual" where pack.flare.relative != nil: return true
    case "usual":
      throw Failure(
        .validation, "\(pack.name) has no flare definition relative to one's own usual", mend: "Leave --flare out.")
    default: throw Failure(.validation, "--flare takes usual or pack")
    }
  }
}

/// `conditions end`
struct ConditionsEndCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "end", abstract: "Track a condition no longer; everything that was logged stays.",
    discussion: """
      From today on its check-in, load and forecast are gone. Its past stays, and `symptoms conditions add` takes it \
      up again.

        symptoms conditions end CONDITION
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("One of your conditions, by id, name or alias.", valueName: "condition"))
  var pack: String

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let active = session.person.conditions
    let options = active.map {
      ChoiceOption(id: $0.id.rawValue, name: $0.pack.name, about: $0.pack.summary, aliases: $0.pack.aliases)
    }
    let id: PackID
    do {
      id = PackID(try options.named(pack, what: "condition").id)
    } catch {
      throw Failure(
        .validation, "That is none of your conditions; nothing was changed",
        mend: "See them with `symptoms conditions`.")
    }
    guard active.count > 1 else {
      throw Failure(
        .validation, "It is the only condition you track; nothing was changed",
        mend: "Add another one first: symptoms conditions add CONDITION.")
    }
    var records = try session.conditionRecords()
    for index in records.indices where records[index].pack == id && records[index].ended == nil {
      records[index].ended = session.today
    }
    try session.keep(records, facts: session.person.facts, as: "conditions end", remembering: nil)
    let name = active.first { $0.id == id }?.pack.name ?? id.rawValue
    try context.answer(
      try ConditionsView(context.session(), records: records, change: .init(did: "ended", condition: name)))
  }
}

extension Session {
  func conditionRecords() throws -> [ConditionRecord] {
    try journal.read { try $0.value(ConditionRecord.document) ?? [] }
  }

  /// Writes the conditions and facts in one action.
  fileprivate func keep(
    _ records: [ConditionRecord], facts: PersonFacts, as command: String, remembering loaded: LoadedPack?
  ) throws {
    try journal.write(command, at: environment.now) { journal in
      if let loaded { try journal.remember(try JournalJSON.encode(loaded.pack), as: loaded.hash) }
      try journal.put(facts, as: PersonFacts.document)
      try journal.put(records, as: ConditionRecord.document)
    }
  }
}
