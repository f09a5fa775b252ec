import TrackerApplication
import TrackerCore

/// Something that an experiment could be about: a day has it or has it not.
struct ExperimentSubject {
  var id: CandidateID
  /// Within a sentence.
  var name: Phrase
  /// Days after which it is judged, as its pattern is.
  var lag: Int
  /// Why it may never be tried, whatever was logged; nil for what may be.
  var refusal: ExperimentRefusal?
}

/// What experiments know of factors and of days.
struct ExperimentSource {
  let session: Session

  init(_ session: Session) { self.session = session }

  private var person: Person { session.person }

  /// The factor that the person means.
  ///
  /// - Throws: `Failure` (`validation`) where nothing in their entries has that name, or several things have; the
  ///   refusal of symptoms, which are no factors.
  func subject(
    named word: String, for condition: ActiveCondition, in journal: any JournalReading
  ) throws -> ExperimentSubject {
    let families = person.catalogue.families.filter { $0.words == nil }
    let record = try RecordDays(in: journal, through: session.today)
    let factors = try FactorRecord(
      of: person, on: record, from: session.environment.registry.factorSources.all,
      wanted: Set(families.map { $0.id(of: word.metricWord) }), in: journal
    ).factors
    let format = session.format
    let named = factors.map { NamedFactor(id: $0.id, name: format($0.name)) }
    let factor: CandidateFactor
    do { factor = factors[try NamedFactor.find(word, among: named)] } catch {
      guard let symptom = person.entryContext.symptom(named: word) else { throw error }
      throw ExperimentRefusal.symptom.failure(of: .verbatim(symptom.name))
    }
    let outcome = try RecordOutcome(of: condition, of: person, on: record, today: session.today, in: journal)
    return ExperimentSubject(
      id: factor.id, name: factor.name, lag: factor.lag(in: condition.pack),
      refusal: refusal(of: factor, outcome.metrics))
  }

  func refusal(of factor: CandidateFactor, _ outcome: Set<MetricID>) -> ExperimentRefusal? {
    if let reason = factor.keptBecause ?? factor.metrics.lazy.compactMap(keptByGroup).first { return .kept(reason) }
    let calling = person.packs.flatMap { SeekCareSubject.all(of: $0, in: person.catalogue).map(\.metric) }
    if factor.shares(outcome.union(calling), in: person.catalogue) { return .symptom }
    // More or less than usual is no yes or no: what is usual moves with the experiment.
    return factor.id.rawValue == factor.metrics.first?.rawValue && factor.metrics.count == 1 ? nil : .notYesOrNo
  }

  /// Why a pack keeps out a group of foods that a food is in; nil for a food that is in none, and for other metrics.
  private func keptByGroup(_ metric: MetricID) -> Phrase? {
    guard metric.rawValue.hasPrefix(FoodItem.metricPrefix) else { return nil }
    let food = String(metric.rawValue.dropFirst(FoodItem.metricPrefix.count)).replacing("-", with: " ")
    let groups = person.entryContext.foods.groups(of: [food])
    let metrics = person.entryContext.foodGroups.filter { groups.contains($0.id) }.map(\.metric)
    return person.packs.flatMap { pack in metrics.compactMap { pack.kept(.metric($0)) } }.first?.reason
  }

  /// Whether each day had a factor; nil where it is not known.
  func answers(
    of factor: CandidateID, on days: ClosedRange<Day>, in journal: any JournalReading
  ) throws -> [Bool?] {
    let metric = MetricID(factor.rawValue)
    let table = try journal.dayTable([metric: 0], on: days, catalogue: person.catalogue)
    return days.map { table[metric, $0].number.map { $0 > 0 } }
  }

  /// How bad each day was, 0 … 10; nil where it is not known, and where the person tracks the condition no longer.
  func severity(of condition: PackID, on days: ClosedRange<Day>, in journal: any JournalReading) throws -> [Double?] {
    guard let active = person.conditions.first(where: { $0.id == condition }) else { return days.map { _ in nil } }
    var definitions = ConditionDefinitions(
      active, versions: active.record.versions(with: active, on: session.today), in: journal)
    let outcomes = try DayOutcomes(
      days, definitions: &definitions, isRelative: active.record.isFlareRelative, of: person, in: journal)
    return days.map { outcomes.outcome(of: $0).severity }
  }
}
