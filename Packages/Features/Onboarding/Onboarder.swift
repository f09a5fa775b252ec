import TrackerApplication
import TrackerCore

/// Sets a person up, or changes what they are set up with: all at once from given answers, or question by question with
/// a flow whose answers are kept as a draft.
public struct Onboarder: Sendable {
  let environment: Environment

  public init(in environment: Environment) { self.environment = environment }

  // MARK: What can be chosen

  /// The packs that can be chosen.
  var listings: [PackListing] { environment.packs.listings().filter { $0.problem == nil } }

  /// The packs as they are offered: by name, and at the end what serves those who find none, a pack of one's own and
  /// the general one.
  public var offers: [PackListing] {
    func order(_ pack: PackListing) -> (Int, String) {
      (pack.isBase ? 2 : pack.buildsOwn ? 1 : 0, pack.name.lowercased())
    }
    return listings.sorted { order($0) < order($1) }
  }

  /// The packs as they are offered, found by their symptoms too: those that each has besides the packs below it.
  public func choices() -> [ChoiceOption] {
    let known = listings.compactMap { try? environment.packs.pack($0.id).pack }
    let packs = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    return offers.map { listing in
      var option = ChoiceOption(listing)
      guard let pack = packs[listing.id] else { return option }
      let below = Set(pack.ancestors.flatMap { packs[$0]?.symptoms.map(\.id) ?? [] })
      option.topics = pack.symptoms.filter { !below.contains($0.id) }.flatMap { [$0.name] + $0.aliases }
      return option
    }
  }

  /// The plan of some packs with the steps that modules bring.
  ///
  /// - Throws: `Failure` with every fault of a pack, and where two of them answer one symptom on different scales.
  public func plan(_ packs: [PackID]) throws -> OnboardingPlan { try plan(packs, in: nil) }

  private func plan(_ packs: [PackID], in reading: (any JournalReading)?) throws -> OnboardingPlan {
    let loaded = try packs.map(environment.packs.pack)
    let clashes = loaded.map(\.pack).sharedFaults
    guard clashes.isEmpty else {
      throw Failure(
        .validation, "These conditions cannot be tracked together yet", recovery: "Choose one of them.",
        diagnostics: clashes)
    }
    return try environment.onboardingPlan(of: loaded, knowing: environment.knownTraits(in: reading))
  }

  // MARK: What there is

  /// What the person is set up with; nil before.
  ///
  /// - Throws: `Failure` when the journal or a pack can't be read.
  public func summary() throws -> OnboardingSummary? {
    guard let journal = try environment.journal(), let flow = try journal.read(setUp) else { return nil }
    return summary(of: flow, .unchanged)
  }

  /// The answers that the person is set up with, at the list of all of them.
  ///
  /// - Throws: `Failure` (`validation`) where nobody is set up.
  public func flowToChange() throws -> OnboardingFlow {
    guard let journal = try environment.journal(), let flow = try journal.read(setUp) else { throw Failure.notSetUp }
    return flow
  }

  /// The answers that the person is set up with, all of them changeable; nil before.
  private func setUp(in journal: any JournalReading) throws -> OnboardingFlow? {
    guard let facts = try journal.value(PersonFacts.document),
      let records = try journal.value(ConditionRecord.document)
    else { return nil }
    let active = records.filter { $0.ended == nil }
    let plan = try plan(active.map(\.pack), in: journal)
    var asked = facts
    asked.symptoms.removeAll { !active.standFor($0, by: plan.packs.map(\.pack)) }
    var flow = OnboardingFlow(answers: OnboardingAnswers(facts: asked, records: active, plan: plan), plan: plan)
    flow.go(to: .summary)
    return flow
  }

  /// - Throws: `Failure` where somebody is set up.
  private func checkIsNew(in journal: any JournalReading) throws {
    guard try journal.value(PersonFacts.document) == nil || journal.value(ConditionRecord.document) == nil else {
      throw Failure(
        .validation, "You're already set up, so nothing was changed",
        recovery: "To change your answers, type: symptoms onboard --change")
    }
  }

  /// - Throws: `Failure` where the answers are those of a new person and somebody is set up, or where they change those
  ///   of other conditions than the person has now.
  private func check(_ answers: OnboardingAnswers, in journal: any JournalReading) throws {
    guard answers.isChange else { return try checkIsNew(in: journal) }
    guard try changesConditions(answers, in: journal) else { return }
    throw Failure(
      .validation, "Your conditions have changed since you started, so nothing was saved",
      recovery: "To start again, type: symptoms onboard --change --restart")
  }

  /// Whether the answers are of other conditions than the person has now.
  private func changesConditions(_ answers: OnboardingAnswers, in journal: any JournalReading) throws -> Bool {
    let active = try journal.value(ConditionRecord.document)?.filter { $0.ended == nil } ?? []
    return Set(answers.packs) != Set(active.map(\.pack))
  }

  // MARK: Question by question

  /// What was answered and not saved yet; nil where there is nothing to go on with. Changes of somebody whose
  /// conditions are other ones by now can't be gone on with.
  public func draft() throws -> OnboardingAnswers? {
    try environment.journal()?.read { journal in
      guard let draft = try journal.value(OnboardingAnswers.document) else { return nil }
      return try draft.isChange && changesConditions(draft, in: journal) ? nil : draft
    }
  }

  /// Keeps what was answered so far, so that it can be gone on with; makes the journal where there is none.
  public func keep(_ draft: OnboardingAnswers) throws {
    guard let journal = try environment.journal(creating: true) else { return }
    try environment.write("onboard draft", to: journal) {
      try $0.draft(draft, as: OnboardingAnswers.document)
    }
  }

  /// Saves what was answered, in one action: the facts, and the conditions with the definitions in force. The draft is
  /// gone with it, and packs of one's own are made where they were answered for. Of changed answers, those alone are
  /// written that were changed: what another command has changed since stays.
  ///
  /// - Throws: `Failure` (`validation`) where somebody was set up meanwhile, or the conditions are other ones than
  ///   those whose answers are changed; then nothing is saved.
  public func save(_ asked: OnboardingFlow) throws -> OnboardingSummary {
    try write(asked)
  }

  // MARK: All at once

  /// Sets a person up: all answers are right, or nothing is saved.
  ///
  /// - Throws: `Failure` (`validation`) with every fault of the answers, those that are missing among them, and where
  ///   somebody is set up already.
  public func onboard(_ given: GivenAnswers) throws -> OnboardingSummary {
    if let journal = try environment.journal() { try journal.read(checkIsNew) }
    var diagnostics = given.diagnostics
    let packs = given.chosenPacks(among: listings, diagnostics: &diagnostics)
    if packs.isEmpty, given.packs.isEmpty {
      diagnostics.append(
        given.missing(
          "pack", example: (listings.first(where: \.isBase) ?? listings.first)?.id.rawValue,
          allowed: .verbatim(listings.map(\.id.rawValue).joined(separator: ", "))))
    }
    // With a pack that is none, what the others ask is not the whole: their questions are checked once the packs are
    // right.
    guard !packs.isEmpty, packs.count == given.packs.count else { throw refusal(diagnostics) }
    return try write(try flow(of: given, for: plan(packs), onTopOf: OnboardingAnswers(), diagnostics: diagnostics))
  }

  /// The questions that given answers leave open, where one of them must be answered; nil where none must, or no pack
  /// is among the answers.
  ///
  /// - Throws: `Failure` (`validation`) with every fault of what was given, and where somebody is set up already.
  public func flow(leftOpenBy given: GivenAnswers) throws -> OnboardingFlow? {
    if let journal = try environment.journal() { try journal.read(checkIsNew) }
    var diagnostics = given.diagnostics
    let packs = given.chosenPacks(among: listings, diagnostics: &diagnostics)
    guard !packs.isEmpty, packs.count == given.packs.count else { return nil }
    let answered = try flow(
      of: given, for: plan(packs), onTopOf: OnboardingAnswers(), requiring: { _ in false }, diagnostics: diagnostics)
    guard let plan = answered.plan else { return nil }
    let isOpen = answered.missing.contains { stage in if case .step = stage { true } else { false } }
    return isOpen ? OnboardingFlow(given: answered.answers, plan: plan) : nil
  }

  /// Changes answers of somebody who is set up; what is not given stays as it was. Conditions are neither added nor
  /// ended.
  ///
  /// - Throws: `Failure` (`validation`) with every fault of the answers, and where nobody is set up.
  public func change(_ given: GivenAnswers) throws -> OnboardingSummary {
    guard let journal = try environment.journal() else { throw Failure.notSetUp }
    let flow = try environment.write(command(isChange: true), to: journal) { journal in
      guard let earlier = try setUp(in: journal), let plan = earlier.plan else { throw Failure.notSetUp }
      var diagnostics = given.diagnostics
      let chosen = given.chosenPacks(among: listings, diagnostics: &diagnostics)
      let packs = earlier.answers.packs
      if !chosen.isEmpty, Set(chosen) != Set(packs) {
        let added = chosen.first { !packs.contains($0) }
        diagnostics.append(
          Diagnostic(
            code: "other-packs", "--change cannot add or stop a condition",
            allowed: added.map { "symptoms conditions add \($0)" } ?? "--change without --pack"))
      }
      // What was never answered is no fault of the answers that are changed.
      let flow = try self.flow(
        of: given, for: plan, onTopOf: earlier.answers, requiring: { _ in false }, diagnostics: diagnostics)
      return try save(flow, in: journal)
    }
    return summary(of: flow, .changed)
  }

  private func flow(
    of given: GivenAnswers, for plan: OnboardingPlan, onTopOf earlier: OnboardingAnswers,
    requiring isRequired: (OnboardingStep) -> Bool = { !$0.isOptional }, diagnostics: [Diagnostic]
  ) throws -> OnboardingFlow {
    var diagnostics = diagnostics
    let plan = given.fitted(plan, onTopOf: earlier)
    let answers = given.answers(for: plan, onTopOf: earlier, requiring: isRequired, diagnostics: &diagnostics)
    guard diagnostics.isEmpty else { throw refusal(diagnostics) }
    return OnboardingFlow(answers: answers, plan: plan)
  }

  private func refusal(_ diagnostics: [Diagnostic]) -> Failure {
    let diagnostics = diagnostics.enumerated().sorted { left, right in
      (left.element.place?.line ?? .max, left.offset) < (right.element.place?.line ?? .max, right.offset)
    }.map(\.element)
    return Failure.invalid(
      diagnostics,
      what: diagnostics.count > 1 ? "Nothing was saved: {count} answers are missing or not right" : nil)
  }

  // MARK: Saving

  private func command(isChange: Bool) -> String { isChange ? "onboard --change" : "onboard" }

  private func summary(of flow: OnboardingFlow, _ state: OnboardingSummary.State) -> OnboardingSummary {
    OnboardingSummary(flow, state: state, home: environment.home, words: environment.words)
  }

  private func write(_ asked: OnboardingFlow) throws -> OnboardingSummary {
    try OwnPack.making(in: environment) { make in
      let flow = try building(asked, make)
      guard let journal = try environment.journal(creating: true) else {
        throw Failure(.storage, "There is no journal to save to")
      }
      let isChange = flow.answers.isChange
      let saved = try environment.write(command(isChange: isChange), to: journal) { journal in
        if !isChange { try journal.declare(.settingUp) }
        return try save(flow, in: journal)
      }
      return summary(of: saved, saved.answers.isChange ? .changed : .new)
    }
  }

  /// The flow with packs of one's own in place of those that are only the beginning of one.
  ///
  /// - Parameter make: Makes such a pack.
  func building(_ flow: OnboardingFlow, _ make: (OwnPack) throws -> LoadedPack) throws -> OnboardingFlow {
    guard let plan = flow.plan, plan.packs.contains(where: { $0.pack.builds != nil }) else { return flow }
    var answers = flow.answers
    let packs = try plan.packs.map { loaded -> LoadedPack in
      guard let own = OwnPack(loaded.pack, answers: answers.values) else { return loaded }
      let made = try make(own)
      for step in made.pack.onboarding where step.fact == .symptoms {
        let chosen = step.chosen(in: answers.values[step.id]).map { $0.id }
        answers.values[step.id] = .list(
          (own.named.map(\.rawValue) + chosen.filter { !own.named.contains(SymptomID($0)) }).map { .text($0) })
      }
      return made
    }
    answers.packs = packs.map(\.pack.id)
    return OnboardingFlow(
      answers: answers, plan: try environment.onboardingPlan(of: packs, knowing: environment.knownTraits()))
  }

  /// Writes the facts and the conditions that follow from the answers on top of those of the journal.
  ///
  /// - Returns: What was written.
  private func save(_ asked: OnboardingFlow, in journal: any JournalWriting) throws -> OnboardingFlow {
    guard let asking = asked.plan else { return asked }
    try check(asked.answers, in: journal)
    let now = try asked.answers.isChange ? setUp(in: journal)?.answers : nil
    let flow = OnboardingFlow(answers: now.map { asked.answers.onTop(of: $0, asking) } ?? asked.answers, plan: asking)
    let plan = flow.plan ?? asking
    var earlier = try journal.value(PersonFacts.document) ?? PersonFacts()
    var records = try journal.value(ConditionRecord.document) ?? []
    // What was chosen for a condition that has ended was not asked about, and is there when it is added again.
    let resting = earlier.symptoms.filter { !records.standFor($0, by: plan.packs.map(\.pack)) }
    earlier.symptoms.removeAll(where: resting.contains)
    let starts = try journal.value(DayCalendar.document) ?? []
    let today = DayCalendar(zone: environment.zone, dayStarts: starts).day(of: environment.now)
    let setUp = records.map(\.since).min()
    let wasRelative = records.contains { $0.ended == nil && $0.isFlareRelative }
    for loaded in plan.packs {
      let isRelative = flow.answers.isFlareRelative == true && loaded.pack.flare.relative != nil
      if let index = records.lastIndex(where: { $0.pack == loaded.pack.id && $0.ended == nil }) {
        // Each condition keeps its own definition until another one is said; where the pattern that offered it is gone,
        // it goes with the pattern, but for conditions with a pattern of their own.
        let isSaid = flow.answers.isFlareRelative.map { $0 != wasRelative } ?? (records[index].answers == nil)
        if isSaid { records[index].isFlareRelative = isRelative }
        if plan.steps.contains(where: { $0.condition == loaded.pack.id }) {
          records[index].diagnosis = flow.answers.diagnosis(of: loaded.pack.id, in: plan)
        }
      } else {
        var record = ConditionRecord(of: loaded, since: today, isFlareRelative: isRelative)
        record.symptoms = flow.answers.symptoms(of: loaded.pack, among: plan)
        record.diagnosis = flow.answers.diagnosis(of: loaded.pack.id, in: plan)
        records.append(record)
        try journal.remember(loaded.definitions)
      }
    }
    var facts = flow.answers.facts(plan.steps, onTopOf: earlier)
    if let setUp { facts.dateImpact(after: earlier, setUpOn: setUp, on: today) }
    facts.symptoms = records.take(
      chosen: facts.symptoms, knowing: earlier.symptoms, of: plan.packs.map(\.pack))
    facts.symptoms += resting.filter { !facts.symptoms.contains($0) }
    try journal.put(facts, as: PersonFacts.document)
    try journal.put(records, as: ConditionRecord.document)
    try journal.put(profile: flow.answers.profile(in: plan))
    try journal.draft(nil as OnboardingAnswers?, as: OnboardingAnswers.document)
    return flow
  }
}

extension JournalWriting {
  /// Keeps answers of the profile; those that were not given stay as they were.
  ///
  /// - Throws: What the journal throws.
  func put(profile answers: [String: JSONValue]) throws {
    for (field, value) in answers {
      try put(ProfileEntry(field: field, value: value), as: ProfileEntry.document, of: field)
    }
  }
}
