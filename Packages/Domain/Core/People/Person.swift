/// An onboarded person's world: facts, calendar, conditions and every metric that can be named.
public struct Person: Sendable {
  public var facts: PersonFacts
  public var calendar: DayCalendar
  /// Active ones, in the order they were added; never empty.
  public var conditions: [ActiveCondition]
  /// Of modules and of the active packs.
  public var catalogue: MetricCatalogue

  public init(facts: PersonFacts, calendar: DayCalendar, conditions: [ActiveCondition], catalogue: MetricCatalogue) {
    self.facts = facts
    self.calendar = calendar
    self.conditions = conditions
    self.catalogue = catalogue
  }

  public var packs: [ConditionPack] { conditions.map(\.pack) }
  public var entryContext: EntryContext { EntryContext(packs: packs, calendar: calendar) }

  /// The symptoms that the person said affect them most: for all conditions together, then for each of those that were
  /// added later.
  public var symptoms: [SymptomID] {
    (facts.symptoms + conditions.flatMap { $0.record.symptoms ?? [] }).reduce(into: []) { known, symptom in
      if !known.contains(symptom) { known.append(symptom) }
    }
  }

  /// The check-in: the union of what is asked for each condition in their order, then the person's own symptoms that
  /// none of them asks for.
  public var checkIn: [SymptomDefinition] {
    let asked = conditions.flatMap { condition in condition.checkIn.compactMap(condition.pack.symptom) }
    let own = facts.symptoms.compactMap(entryContext.symptom)
    return (asked + own).reduce(into: []) { known, symptom in
      if !known.contains(where: { $0.id == symptom.id }) { known.append(symptom) }
    }
  }
}
