import TrackerApplication
import TrackerCore

/// Lists, adds and ends the conditions of somebody who is set up. Whatever changes, everything that was logged stays.
public struct ConditionsEditor: Sendable {
  private let environment: Environment

  public init(in environment: Environment) { self.environment = environment }

  /// The conditions, those that ended among them.
  ///
  /// - Throws: `Failure` before onboarding is done.
  public func list() throws -> ConditionsView { try view() }

  private func view(after change: ConditionsView.Change? = nil) throws -> ConditionsView {
    let session = try environment.session()
    let records = try session.journal.read { try $0.value(ConditionRecord.document) ?? [] }
    return try ConditionsView(session, records: records, change: change)
  }

  // MARK: Adding

  /// The questions about another condition, with what was answered when it was tracked before; the person's name and
  /// what else they said of themselves is not asked again.
  ///
  /// - Parameter condition: Its pack, by id, name or an alias.
  /// - Throws: `Failure` (`validation`) where there is none, or it is tracked already.
  public func flowToAdd(_ condition: String) throws -> OnboardingFlow {
    let session = try environment.session()
    let records = try session.journal.read { try $0.value(ConditionRecord.document) ?? [] }
    let loaded = try chosen(condition, beside: records)
    try refuse(loaded.pack, trackedIn: records)
    let plan = try plan(toAdd: loaded, to: session.person)
    var answers = OnboardingAnswers(adding: plan, earlier: records.last { $0.pack == loaded.pack.id })
    for step in plan.steps where step.fact == .track {
      answers.values[step.id] = tracked(step, by: session.person)
    }
    return OnboardingFlow(answers: answers, plan: plan, asksConditions: false)
  }

  /// Tracks another condition from today on.
  ///
  /// - Parameter asked: The answers to the questions of `flowToAdd`.
  /// - Throws: `Failure` (`validation`) where it is tracked already or clashes with what is tracked; then nothing is
  ///   changed.
  public func add(_ asked: OnboardingFlow) throws -> ConditionsView {
    try save(asked, isFlareRelative: asked.answers.isFlareRelative ?? false, in: environment.session())
  }

  /// Tracks another condition from today on, with given answers. What is not given is as it was when the condition was
  /// tracked before, else as the pack chooses beforehand.
  ///
  /// - Parameters:
  ///   - condition: Its pack, by id, name or an alias.
  ///   - given: Answers to what its pack asks, such as `symptoms`; those that make a pack of one's own must be there,
  ///     where the condition is only the beginning of one.
  /// - Throws: `Failure` (`validation`) where it is tracked already, clashes with what is tracked, or an answer is
  ///   wrong or missing; then nothing is changed.
  public func add(_ condition: String, _ given: GivenAnswers) throws -> ConditionsView {
    let session = try environment.session()
    let records = try session.journal.read { try $0.value(ConditionRecord.document) ?? [] }
    let loaded = try chosen(condition, beside: records)
    let plan = try plan(toAdd: loaded, to: session.person)
    let building = loaded.pack.builds.map { [$0.name, $0.symptoms] } ?? []
    let earlier = OnboardingAnswers(adding: plan, earlier: records.last { $0.pack == loaded.pack.id })
    var diagnostics = given.diagnostics
    let fitted = given.fitted(plan, onTopOf: earlier)
    var answers = given.answers(
      for: fitted, onTopOf: earlier, asksPacks: false, requiring: { building.contains($0.id) },
      diagnostics: &diagnostics)
    guard diagnostics.isEmpty else { throw Failure.invalid(diagnostics) }
    for step in plan.steps where step.fact == .symptoms && answers.values[step.id] == nil {
      // Nothing chosen beforehand stands for the pack's whole check-in.
      answers.values[step.id] = step.preselected
    }
    let flow = OnboardingFlow(answers: answers, plan: plan, asksConditions: false)
    return try save(flow, isFlareRelative: answers.isFlareRelative, in: session)
  }

  /// The questions of a pack that are asked of somebody who is set up: not their name, and not what they have answered
  /// for all conditions.
  private func plan(toAdd loaded: LoadedPack, to person: Person) throws -> OnboardingPlan {
    let building = loaded.pack.builds.map { [$0.name, $0.symptoms] } ?? []
    let extra = environment.registry.onboardingSteps.all.filter { $0.tells != nil }.map {
      $0.said(in: environment.words)
    }
    return OnboardingPlan(
      packs: [loaded], extra: extra, leavingOut: person.uncollected.kinds, knowing: try environment.knownTraits()
    ) { step in
      guard step.fact != .name else { return false }
      return building.contains(step.id) || person.facts.others[step.saves].map(step.allows) != true
    }
  }

  /// What is tracked already of a step's categories, and what the pack chooses beforehand.
  private func tracked(_ step: OnboardingStep, by person: Person) -> JSONValue {
    let tracked = person.facts.tracked.map(\.id).filter { id in step.options.contains { $0.id == id } }
    let preselected = step.chosen(in: step.preselected).map(\.id).filter { !tracked.contains($0) }
    return .list((tracked + preselected).map { .text($0) })
  }

  /// Makes the pack of one's own where the answers are of one, and writes the condition.
  ///
  /// - Parameter isFlareRelative: nil where it is not said: then as it was when the condition was tracked before.
  private func save(_ asked: OnboardingFlow, isFlareRelative: Bool?, in opened: Session) throws -> ConditionsView {
    let (name, metrics) = try OwnPack.making(in: environment) { make in
      let flow = try Onboarder(in: environment).building(asked, make)
      guard let plan = flow.plan, let loaded = plan.packs.first else { throw Failure.notSetUp }
      try write("conditions add", in: opened) { session, journal, records in
        try refuse(loaded.pack, trackedIn: records)
        let clashes = (session.person.packs + [loaded.pack]).sharedFaults
        guard clashes.isEmpty else {
          throw Failure(
            .validation, "{name} cannot be tracked with your other conditions yet",
            ["name": .verbatim(loaded.pack.name)], diagnostics: clashes)
        }
        let record = try record(of: loaded, flow.answers, plan, isFlareRelative, among: records, session, in: journal)
        records.append(record)
        let forAll = (asked.plan?.steps ?? []).filter { step in
          flow.answers.values[step.id] != nil && !step.fact.isOfCondition
        }
        let facts = flow.answers.facts(forAll, onTopOf: session.person.facts)
        try journal.put(facts, as: PersonFacts.document)
        try journal.put(profile: flow.answers.profile(in: plan))
      }
      let declared = (loaded.pack.trackables ?? []).map(\.id)
      let yielding = opened.person.trackables.all.filter { $0.condition == nil && declared.contains($0.id) }
      return (loaded.pack.name, yielding.isEmpty ? nil : yielding.map(\.label))
    }
    return try view(after: .init(did: "added", condition: name, metrics: metrics))
  }

  /// The record of a condition that is added: that of when it was tracked before, with what is said now.
  private func record(
    of loaded: LoadedPack, _ answers: OnboardingAnswers, _ plan: OnboardingPlan, _ isFlareRelative: Bool?,
    among records: [ConditionRecord], _ session: Session, in journal: any JournalWriting
  ) throws -> ConditionRecord {
    let today = session.today
    try journal.remember(loaded.definitions)
    var record = ConditionRecord(of: loaded, since: today, isFlareRelative: false)
    if let earlier = records.last(where: { $0.pack == loaded.pack.id }) {
      record = earlier.resumed(on: today)
      let now = try environment.condition(record, on: today, reading: journal, isTold: false)
      record.versions = record.versions(with: now, on: today)
      try journal.remember(now.definitions)
    }
    record.isFlareRelative = (isFlareRelative ?? record.isFlareRelative) && loaded.pack.flare.relative != nil
    record.take(answers, of: plan)
    return record
  }

  private func refuse(_ pack: ConditionPack, trackedIn records: [ConditionRecord]) throws {
    guard isTracked(pack.id, in: records) else { return }
    throw Failure(
      .validation, "You're already tracking “{name}”", ["name": .verbatim(pack.name)],
      recovery: "To see your conditions, type: symptoms conditions")
  }

  private func isTracked(_ pack: PackID, in records: [ConditionRecord]) -> Bool {
    records.contains { $0.pack == pack && $0.ended == nil }
  }

  /// The pack that a text names. A text that only resembles a tracked condition's name leads to what is tracked.
  private func chosen(_ condition: String, beside records: [ConditionRecord]) throws -> LoadedPack {
    let listings = Onboarder(in: environment).listings
    let options = listings.map(ChoiceOption.init)
    do {
      return try environment.packs.pack(PackID(try options.named(condition, else: "“{word}” is not a condition").id))
    } catch let diagnostic as Diagnostic {
      let recovery: Phrase =
        diagnostic.nearest.map { near -> Phrase in
          isTracked(PackID(near), in: records)
            ? "To see your conditions, type: symptoms conditions"
            : .words("Type: symptoms conditions add {id}", ["id": .verbatim(near)])
        }
        ?? listings.first(where: \.buildsOwn).map {
          .words(
            "To see all: symptoms pack list. Not listed: symptoms conditions add {id}",
            ["id": "\($0.id)"])
        } ?? "To see all, type: symptoms pack list"
      throw Failure.invalid([diagnostic], recovery: recovery)
    }
  }

  // MARK: Ending

  /// Tracks a condition no longer from today on; its past stays, and `add` takes it up again.
  ///
  /// - Parameter condition: One of those tracked, by id, name or an alias.
  /// - Throws: `Failure` (`validation`) where it is none of them, or the only one.
  public func end(_ condition: String) throws -> ConditionsView {
    let name = try write("conditions end", in: environment.session()) { session, _, records in
      let active = session.person.conditions
      let options = active.map {
        ChoiceOption(id: $0.id.rawValue, name: $0.pack.name, about: $0.pack.summary, aliases: $0.pack.aliases)
      }
      guard let option = try? options.named(condition, else: "“{word}” is not one of your conditions") else {
        guard let near = options.nearest(to: condition) else {
          throw Failure(
            .validation, "You're not tracking “{word}”", ["word": .verbatim(condition)],
            recovery: "To see your conditions, type: symptoms conditions")
        }
        throw Failure(
          .validation, "You're not tracking “{word}”. Did you mean “{name}”?",
          ["word": .verbatim(condition), "name": .verbatim(near.name), "id": .verbatim(near.id)],
          recovery: "Type: symptoms conditions end {id}")
      }
      guard active.count > 1 else {
        throw Failure(
          .validation, "{name} is your only condition, so nothing was changed", ["name": .verbatim(option.name)],
          recovery: "Add another one first. To see all, type: symptoms pack list")
      }
      for index in records.indices where records[index].pack.rawValue == option.id && records[index].ended == nil {
        records[index].ended = session.today
      }
      return option.name
    }
    return try view(after: .init(did: "ended", condition: name))
  }

  // MARK: Writing

  /// Changes the records of the conditions in one action, from the person as they are in it.
  private func write<Result>(
    _ command: String, in opened: Session,
    _ body: (_ session: Session, _ journal: any JournalWriting, _ records: inout [ConditionRecord]) throws -> Result
  ) throws -> Result {
    try environment.write(command, to: opened.journal) { journal in
      guard let session = try environment.session(of: journal, journal: opened.journal, isTold: false) else {
        throw Failure.notSetUp
      }
      var records = try journal.value(ConditionRecord.document) ?? []
      let result = try body(session, journal, &records)
      try journal.put(records, as: ConditionRecord.document)
      // Unfinished answers of the conditions before are no answers of these.
      if try journal.value(OnboardingAnswers.document)?.isChange == true {
        try journal.draft(nil as OnboardingAnswers?, as: OnboardingAnswers.document)
      }
      return result
    }
  }
}
