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

  public init(
    facts: PersonFacts, calendar: DayCalendar, conditions: [ActiveCondition], former: [ConditionRecord] = [],
    catalogue: MetricCatalogue,
    language: LanguageTag = .english
  ) {
    self.language = language
    self.facts = facts
    self.calendar = calendar
    self.conditions = conditions
    self.former = former
    self.catalogue = catalogue
  }

  public var packs: [ConditionPack] { conditions.map(\.pack) }
  public var entryContext: EntryContext { EntryContext(packs: packs, calendar: calendar, language: language) }

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

  /// The check-in: the union of what is asked for each condition in their order, then the symptoms chosen for all
  /// together that none of them asks for.
  public var checkIn: [SymptomDefinition] {
    let asked = conditions.flatMap { condition in condition.checkIn.compactMap(condition.pack.symptom) }
    let own = together.compactMap(entryContext.symptom)
    return (asked + own).reduce(into: []) { known, symptom in
      if !known.contains(where: { $0.id == symptom.id }) { known.append(symptom) }
    }
  }
}
