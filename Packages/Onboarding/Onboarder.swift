import TrackerCommands
import TrackerCore

/// Sets a person up, or changes what they are set up with.
struct Onboarder {
  let context: CommandContext

  /// The plan of some packs with the steps that modules bring.
  ///
  /// - Throws: `Failure` with every fault of a pack, and where two of them answer one symptom on different scales.
  func plan(_ packs: [PackID]) throws -> OnboardingPlan {
    let loaded = try packs.map(context.packs.pack)
    let clashes = loaded.map(\.pack).sharedSymptomFaults
    guard clashes.isEmpty else { throw Failure(.validation, "These conditions can't be tracked together", diagnostics: clashes) }
    return OnboardingPlan(packs: loaded, extra: context.registry.onboardingSteps.all)
  }

  /// The packs that can be chosen.
  var listings: [PackListing] { context.packs.listings().filter { $0.fault == nil } }

  /// What the person is set up with; nil before.
  func setUp(in journal: (any Journal)?) throws -> (facts: PersonFacts, records: [ConditionRecord])? {
    guard let journal else { return nil }
    return try journal.read { reading in
      guard let facts = try reading.value(PersonFacts.self, of: PersonFacts.key),
        let records = try reading.value([ConditionRecord].self, of: ConditionRecord.key)
      else { return nil }
      return (facts, records)
    }
  }

  func draft(in journal: (any Journal)?) throws -> OnboardingAnswers? {
    try journal?.read { try $0.value(OnboardingAnswers.self, of: OnboardingAnswers.draftKey) }
  }

  func keep(_ draft: OnboardingAnswers?, in journal: any Journal) throws {
    try journal.write("onboard draft", at: context.now) { try $0.cache(draft, as: OnboardingAnswers.draftKey) }
  }

  /// Saves the facts and the conditions with the definitions in force, in one action; the draft is gone with it.
  func save(_ flow: OnboardingFlow, in journal: any Journal) throws {
    guard let plan = flow.plan else { return }
    try journal.write(flow.answers.isChange ? "onboard --change" : "onboard", at: context.now) { journal in
      let earlier = try journal.value(PersonFacts.self, of: PersonFacts.key) ?? PersonFacts()
      var records = try journal.value([ConditionRecord].self, of: ConditionRecord.key) ?? []
      let starts = try journal.value([DayCalendar.DayStart].self, of: DayCalendar.key) ?? []
      let today = DayCalendar(zone: context.zone, dayStarts: starts).day(of: context.now)
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
      try journal.put(flow.answers.facts(plan, onTopOf: earlier), as: PersonFacts.key)
      try journal.put(records, as: ConditionRecord.key)
      try journal.cache(nil as OnboardingAnswers?, as: OnboardingAnswers.draftKey)
    }
  }
}
