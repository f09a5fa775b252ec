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

  /// Tracks another condition from today on.
  ///
  /// - Parameters:
  ///   - condition: Its pack, by id, name or an alias.
  ///   - given: Its symptoms, by the name `symptoms`, else those that the pack chooses beforehand; what makes a flare;
  ///     and the answers that make a pack of one's own, where the condition is only the beginning of one.
  /// - Throws: `Failure` (`validation`) where it is tracked already, clashes with what is tracked, or an answer is
  ///   wrong or missing; then nothing is changed.
  public func add(_ condition: String, _ given: GivenAnswers) throws -> ConditionsView {
    let opened = try environment.session()
    let chosen = try chosen(condition)
    let own = try checked(given, for: chosen.pack)
    let name = try OwnPack.making(in: environment) { make in
      let loaded = try own.map(make) ?? chosen
      try track(loaded, given, in: opened)
      return loaded.pack.name
    }
    return try view(after: .init(did: "added", condition: name))
  }

  /// Writes another condition.
  private func track(_ loaded: LoadedPack, _ given: GivenAnswers, in opened: Session) throws {
    var diagnostics: [Diagnostic] = []
    let symptoms = symptoms(of: loaded.pack, given, &diagnostics)
    let isRelative = given.isFlareRelative(of: [loaded.pack], &diagnostics) ?? false
    guard diagnostics.isEmpty else { throw Failure.invalid(diagnostics) }
    try write("conditions add", in: opened) { session, journal, records in
      guard !records.contains(where: { $0.pack == loaded.pack.id && $0.ended == nil }) else {
        throw Failure(
          .validation, "\(loaded.pack.name) is tracked already; nothing was changed",
          recovery: "See your conditions with `symptoms conditions`.")
      }
      let clashes = (session.person.packs + [loaded.pack]).sharedSymptomFaults
      guard clashes.isEmpty else {
        throw Failure(.validation, "\(loaded.pack.name) can't be tracked beside what you track", diagnostics: clashes)
      }
      var facts = session.person.facts
      facts.symptoms += symptoms.filter { !facts.symptoms.contains($0) }
      records.append(ConditionRecord(of: loaded, since: session.today, isFlareRelative: isRelative))
      try journal.remember(try JournalJSON.encode(loaded.pack), as: loaded.hash)
      try journal.put(facts, as: PersonFacts.document)
    }
  }

  private func chosen(_ condition: String) throws -> LoadedPack {
    let listings = Onboarder(in: environment).listings
    let options = listings.map(ChoiceOption.init)
    do {
      return try environment.packs.pack(PackID(try options.named(condition, what: "condition").id))
    } catch let diagnostic as Diagnostic {
      // A slip of the finger is told its nearest match, and that alone.
      let own = diagnostic.nearest == nil ? listings.first(where: \.buildsOwn) : nil
      let says = own.map { " “\($0.name)” is for what you don't find: symptoms conditions add \($0.id)." } ?? ""
      throw Failure(.validation, diagnostic.sentence, recovery: "See what there is with `symptoms pack list`.\(says)")
    }
  }

  /// The pack of one's own that the answers make of a pack; nil where it stands for itself.
  ///
  /// - Throws: `Failure` (`validation`) with everything that can be wrong with the answers before it is made.
  private func checked(_ given: GivenAnswers, for pack: ConditionPack) throws -> OwnPack? {
    var diagnostics = given.diagnostics
    let building = pack.builds.map { [$0.name, $0.symptoms] } ?? []
    var values: [StepID: JSONValue] = [:]
    for step in pack.onboarding where building.contains(step.id) {
      let name = given.called(step.saves)
      guard let answer = given.values[step.id.rawValue] ?? given.values[step.saves] else {
        diagnostics.append(
          Diagnostic(code: "missing-answer", "\(name) is missing: \(step.asks)", allowed: step.allowed))
        continue
      }
      values[step.id] = step.value(of: answer, called: name, diagnostics: &diagnostics)
    }
    let own = OwnPack(pack, answers: values)
    // Among the symptoms of a pack of one's own are those that it is made with.
    if building.isEmpty { _ = symptoms(of: pack, given, &diagnostics) }
    _ = given.isFlareRelative(of: [pack], &diagnostics)
    let asked = pack.onboarding.filter { building.contains($0.id) || $0.saves == ConditionsEditor.symptoms }
    diagnostics += given.unknown(
      beside: Set(asked.flatMap { [$0.id.rawValue, $0.saves] }), allowed: asked.map(\.saves))
    guard diagnostics.isEmpty else { throw Failure.invalid(diagnostics) }
    return own
  }

  /// What the step that chooses symptoms saves.
  private static let symptoms = "symptoms"

  /// The symptoms named, else those that the pack chooses beforehand.
  private func symptoms(
    of pack: ConditionPack, _ given: GivenAnswers, _ diagnostics: inout [Diagnostic]
  ) -> [SymptomID] {
    guard let step = pack.onboarding.first(where: { $0.saves == ConditionsEditor.symptoms }),
      case .choices(_, let preselected, _) = step.answer
    else {
      return []
    }
    guard let named = given.values[step.id.rawValue] ?? given.values[step.saves] else {
      return preselected.map(SymptomID.init(_:))
    }
    let value = step.value(of: named, called: given.called(step.saves), diagnostics: &diagnostics)
    return step.chosen(in: value).map { SymptomID($0.id) }
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
      guard let option = try? options.named(condition, what: "condition") else {
        throw Failure(
          .validation, "That is none of your conditions; nothing was changed",
          recovery: "See them with `symptoms conditions`.")
      }
      guard active.count > 1 else {
        throw Failure(
          .validation, "It is the only condition you track; nothing was changed",
          recovery: "Add another one first: symptoms conditions add CONDITION.")
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
    try opened.journal.write(command, at: environment.now) { journal in
      guard let session = try environment.session(of: journal, journal: opened.journal, isTold: false) else {
        throw Failure.notSetUp
      }
      var records = try journal.value(ConditionRecord.document) ?? []
      let result = try body(session, journal, &records)
      try journal.put(records, as: ConditionRecord.document)
      // Unfinished answers of the conditions before are no answers of these.
      if try journal.value(OnboardingAnswers.document)?.isChange == true {
        try journal.cache(nil as OnboardingAnswers?, as: OnboardingAnswers.document)
      }
      return result
    }
  }
}
