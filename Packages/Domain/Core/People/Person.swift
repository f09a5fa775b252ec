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
    (together + conditions.flatMap { $0.record.symptoms ?? [] }).reduce(into: []) { known, symptom in
      if !known.contains(symptom) { known.append(symptom) }
    }
  }

  /// Of the symptoms chosen for all conditions together, those that a condition still stands for: one that was set up
  /// with the others and has the symptom, or one with symptoms of its own whose pack asks everybody for it, such as for
  /// a mood. What was chosen for a condition that has ended goes with it.
  private var together: [SymptomID] {
    facts.symptoms.filter { symptom in
      conditions.contains { condition in
        condition.record.symptoms == nil
          ? condition.pack.symptom(symptom) != nil : condition.pack.checkIn.contains(symptom)
      }
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
