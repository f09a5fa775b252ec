import TrackerApplication
import TrackerCommandLine
import TrackerCore

/// Sets a person up, or changes what they are set up with.
struct Onboarder {
  let environment: Environment

  /// The plan of some packs with the steps that modules bring.
  ///
  /// - Throws: `Failure` with every fault of a pack, and where two of them answer one symptom on different scales.
  func plan(_ packs: [PackID]) throws -> OnboardingPlan {
    let loaded = try packs.map(environment.packs.pack)
    let clashes = loaded.map(\.pack).sharedSymptomFaults
    guard clashes.isEmpty else {
      throw Failure(.validation, "These conditions can't be tracked together", diagnostics: clashes)
    }
    return OnboardingPlan(packs: loaded, extra: environment.registry.onboardingSteps.all)
  }

  /// The packs that can be chosen.
  var listings: [PackListing] { environment.packs.listings().filter { $0.fault == nil } }

  /// The packs as they are offered: by name, and at the end what serves those who find none, a pack of one's own and
  /// the general one.
  var offers: [PackListing] {
    func order(_ pack: PackListing) -> (Int, String) {
      (pack.isBase ? 2 : pack.buildsOwn ? 1 : 0, pack.name.lowercased())
    }
    return listings.sorted { order($0) < order($1) }
  }

  /// What the person is set up with; nil before.
  func setUp(in journal: (any Journal)?) throws -> (facts: PersonFacts, records: [ConditionRecord])? {
    guard let journal else { return nil }
    return try journal.read { reading in
      guard let facts = try reading.value(PersonFacts.document),
        let records = try reading.value(ConditionRecord.document)
      else { return nil }
      return (facts, records)
    }
  }

  func draft(in journal: (any Journal)?) throws -> OnboardingAnswers? {
    try journal?.read { try $0.value(OnboardingAnswers.document) }
  }

  func keep(_ draft: OnboardingAnswers?, in journal: any Journal) throws {
    try journal.write("onboard draft", at: environment.now) {
      try $0.cache(draft, as: OnboardingAnswers.document)
    }
  }

  /// The flow with packs of one's own in place of those that are only the beginning of one.
  private func building(_ flow: OnboardingFlow) throws -> OnboardingFlow {
    guard let plan = flow.plan, plan.packs.contains(where: { $0.pack.builds != nil }) else { return flow }
    var answers = flow.answers
    let packs = try plan.packs.map { loaded -> LoadedPack in
      guard let own = OwnPack(loaded.pack, answers: answers.values) else { return loaded }
      let made = try own.made(in: environment)
      for step in made.pack.onboarding where step.saves == "symptoms" {
        let chosen = step.chosen(in: answers.values[step.id]).map { $0.id }
        answers.values[step.id] = .list(
          (own.named.map(\.rawValue) + chosen.filter { !own.named.contains(SymptomID($0)) }).map { .text($0) })
      }
      return made
    }
    answers.packs = packs.map(\.pack.id)
    return OnboardingFlow(
      answers: answers, plan: OnboardingPlan(packs: packs, extra: environment.registry.onboardingSteps.all))
  }

  /// Saves the facts and the conditions with the definitions in force, in one action; the draft is gone with it.
  ///
  /// - Returns: the flow as saved, with packs of one's own where some were made.
  @discardableResult
  func save(_ asked: OnboardingFlow, in journal: any Journal) throws -> OnboardingFlow {
    let flow = try building(asked)
    guard let plan = flow.plan else { return flow }
    try journal.write(flow.answers.isChange ? "onboard --change" : "onboard", at: environment.now) { journal in
      let earlier = try journal.value(PersonFacts.document) ?? PersonFacts()
      var records = try journal.value(ConditionRecord.document) ?? []
      let starts = try journal.value(DayCalendar.document) ?? []
      let today = DayCalendar(zone: environment.zone, dayStarts: starts).day(of: environment.now)
      for loaded in plan.packs {
        let isRelative = flow.answers.isFlareRelative == true && loaded.pack.flare.relative != nil
        if let index = records.lastIndex(where: { $0.pack == loaded.pack.id && $0.ended == nil }) {
          records[index].isFlareRelative = isRelative
        } else {
          records.append(
            ConditionRecord(
              pack: loaded.pack.id, since: today, isFlareRelative: isRelative,
              versions: [.init(from: today, hash: loaded.hash, revision: loaded.pack.revision)]))
          try journal.remember(try JournalJSON.encode(loaded.pack), as: loaded.hash)
        }
      }
      try journal.put(flow.answers.facts(plan, onTopOf: earlier), as: PersonFacts.document)
      try journal.put(records, as: ConditionRecord.document)
      try journal.cache(nil as OnboardingAnswers?, as: OnboardingAnswers.document)
    }
    return flow
  }
}
