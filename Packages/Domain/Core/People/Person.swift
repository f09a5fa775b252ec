/// An onboarded person's world: facts, calendar, conditions and every metric that can be named.
public struct Person: Sendable {
  public var facts: PersonFacts
  public var calendar: DayCalendar
  /// Active ones, in the order they were added; never empty.
  public var conditions: [ActiveCondition]
  /// Conditions that are tracked no longer; their packs go on counting for what lies before they ended.
  public var former: [ConditionRecord]
  /// Of modules and of the active packs.
  public var catalogue: MetricCatalogue
  /// What the conditions' texts are in.
  public var language: LanguageTag
  /// What the person tracks of their own, with the metrics of the packs.
  public var trackables: Trackables
  /// What the person says of apps.
  public var apps: AppRules
  /// What the person has switched off: nothing of it is asked for or comes in.
  public var uncollected: Uncollected

  public init(
    facts: PersonFacts, calendar: DayCalendar, conditions: [ActiveCondition], former: [ConditionRecord] = [],
    catalogue: MetricCatalogue,
    language: LanguageTag = .english, uncollected: Uncollected = Uncollected(), trackables: Trackables = Trackables(),
    apps: AppRules = AppRules()
  ) {
    self.apps = apps
    self.trackables = trackables
    self.language = language
    self.uncollected = uncollected
    self.facts = facts
    self.calendar = calendar
    self.conditions = conditions
    self.former = former
    self.catalogue = catalogue
  }

  public var packs: [ConditionPack] { conditions.map(\.pack) }
  public var entryContext: EntryContext {
    EntryContext(
      packs: packs, calendar: calendar, language: language, trackables: trackables, apps: apps, metrics: catalogue)
  }

  /// What the person wants to track, but for what they have switched off.
  public var tracked: [TrackedCategory] {
    facts.tracked.map(current).filter { !uncollected.kinds.contains($0.log) }
  }

  /// A category with what answers it now, where the packs say that its metric has become another one since it was
  /// chosen.
  private func current(_ category: TrackedCategory) -> TrackedCategory {
    guard let metric = category.metric, packs.contains(where: { $0.change(of: metric) != nil }) else { return category }
    let options = packs.lazy.flatMap { $0.onboarding.flatMap(\.answer.options) }
    guard let option = options.first(where: { $0.id == category.id && $0.log != nil }), let log = option.log else {
      return category
    }
    return TrackedCategory(id: category.id, name: category.name, log: log, metric: option.metric)
  }

  /// The symptoms that the person said affect them most: for all conditions together, then for each of those that were
  /// added later.
  public var symptoms: [SymptomID] {
    (together + conditions.flatMap { $0.record.symptoms ?? [] }).reduce(into: []) { known, symptom in
      if !known.contains(symptom) { known.append(symptom) }
    }
  }

  /// Of the symptoms chosen for all conditions together, those that a condition still stands for. What was chosen for a
  /// condition that has ended goes with it.
  private var together: [SymptomID] {
    facts.symptoms.filter { symptom in
      conditions.contains { $0.record.standsFor(symptom, by: $0.pack) }
    }
  }

  /// Metrics of the packs that are asked with the check-in, or with that of some days.
  public var asked: [TrackableDefinition] { trackables.asked(by: packs) }

  /// The check-in: the union of what is asked for each condition in their order, then the symptoms chosen for all
  /// together that none of them asks for, then those of the person's own that they want to be asked for.
  public var checkIn: [SymptomDefinition] {
    let asked = conditions.flatMap { condition in condition.checkIn.compactMap(condition.pack.symptom) }
    let own = together.compactMap(entryContext.symptom)
    return (asked + own + trackables.symptomsAsked).reduce(into: []) { known, symptom in
      if !known.contains(where: { $0.id == symptom.id }) { known.append(symptom) }
    }
  }
}

/// What a person has switched off.
public struct Uncollected: Sendable, Hashable {
  public var categories: Set<CollectionCategory>
  /// The kinds of entries of these categories.
  public var kinds: Set<LogKindID>

  public init(categories: Set<CollectionCategory> = [], kinds: Set<LogKindID> = []) {
    self.categories = categories
    self.kinds = kinds
  }
}
