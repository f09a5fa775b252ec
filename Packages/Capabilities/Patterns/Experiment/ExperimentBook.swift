import TrackerApplication
import TrackerCore
import TrackerPatternEngine
import TrackerStatistics

/// The person's experiments: what is planned, begun, answered and stopped, and what comes of it.
///
/// Each change is one action, which reads the experiment where it writes it: of two commands at once the second finds
/// what the first one did.
public struct ExperimentBook {
  let session: Session
  let source: ExperimentSource

  public init(_ session: Session) {
    self.session = session
    source = ExperimentSource(session)
  }

  /// Puts its answers into the person's words.
  public var format: TextFormatter { session.format }

  private var today: Day { session.today }

  // MARK: Beginning one

  /// What an experiment would be: nothing is saved.
  ///
  /// - Parameters:
  ///   - words: What the factor is called.
  ///   - condition: The id of the condition whose severity is compared; nil for the first one.
  /// - Throws: `Failure` (`validation`) where no factor has that name, and for every `ExperimentRefusal`.
  public func plan(_ words: String, for condition: String? = nil) throws -> ExperimentPlanView {
    let condition = try self.condition(condition)
    return try session.journal.read { journal in
      ExperimentPlanView(try draft(words, for: condition, in: journal), isStarted: false)
    }
  }

  /// Begins an experiment, on the next day: its order is drawn, and it is fixed from then on.
  ///
  /// - Throws: `Failure` (`validation`) as `plan` does, by what the journal has when it is written.
  public func start(_ words: String, for condition: String? = nil) throws -> ExperimentPlanView {
    let condition = try self.condition(condition)
    let started = try session.record("experiment start") { journal in
      let draft = try draft(words, for: condition, in: journal)
      var random = session.environment.randomNumbers()
      var experiment = draft.experiment
      experiment.plan = ExperimentPlan(experiment.plan.design, using: &random)
      try journal.put(experiment, as: Experiment.document, of: experiment.number)
      try journal.put(experiment.number, as: Experiment.current)
      var started = draft
      started.experiment = experiment
      return started
    }.result
    return ExperimentPlanView(started, isStarted: true)
  }

  private func condition(_ id: String?) throws -> ActiveCondition {
    guard let condition = try session.conditions(named: id).first else { throw Failure.notSetUp }
    return condition
  }

  func draft(
    _ words: String, for condition: ActiveCondition, in journal: any JournalReading
  ) throws -> ExperimentDraft {
    let subject = try source.subject(named: words, for: condition, in: journal)
    let severity = try check(subject, for: condition, in: journal)
    guard let rhythm = SeverityRhythm(severity) else {
      let known = severity.count { $0 != nil }
      throw ExperimentRefusal.unanswered(known: known, days: severity.count).failure(of: subject.name)
    }
    let power = ExperimentPower.proposed(lag: subject.lag, rhythm: rhythm)
    let strong = ExperimentPower(of: 2 * power.effect, by: power.design, rhythm: rhythm)
    // The order is drawn when it begins; of one that is only shown nobody sees it.
    var none = SplitMix64(seed: 0)
    let number = (try experiments(in: journal).map(\.number).max() ?? 0) + 1
    let experiment = Experiment(
      number: number, factor: subject.id, name: KeptPhrase(subject.name), condition: condition.id,
      first: today.advanced(by: 1), plan: ExperimentPlan(power.design, using: &none), effect: power.effect,
      power: power.chance)
    let among = session.person.conditions.count > 1 ? condition.pack.name : nil
    return ExperimentDraft(
      experiment: experiment, name: subject.name, typed: words, conditionAmongOthers: among, strong: strong.chance,
      isSteady: Set(severity.compactMap(\.self)).count == 1)
  }

  /// Refuses what may not be tried.
  ///
  /// - Returns: The severities of the last days.
  /// - Throws: the `Failure` of an `ExperimentRefusal`.
  private func check(
    _ subject: ExperimentSubject, for condition: ActiveCondition, in journal: any JournalReading
  ) throws -> [Double?] {
    func refuse(_ refusal: ExperimentRefusal) -> Failure { refusal.failure(of: subject.name) }
    if let running = try journal.currentExperiment(), !running.isOver(on: today) {
      throw refuse(.running(running.name.phrase, until: running.last))
    }
    if let refusal = subject.refusal { throw refuse(refusal) }
    for back in 0...ExperimentRefusal.daysOfHelp {
      let day = today.advanced(by: -back)
      if let flag = try session.seekCare(on: day, in: journal).first {
        throw refuse(.callsForHelp(on: day, says: flag.says))
      }
    }
    let first = try journal.loggedDays()?.lowerBound ?? today
    let count = min(ExperimentRefusal.mostDays, max(ExperimentRefusal.fewestDays, first.distance(to: today)))
    let days = today.advanced(by: -count)...today.advanced(by: -1)
    let answers = try source.answers(of: subject.id, on: days, in: journal)
    let known = answers.count { $0 != nil }
    if ExperimentRefusal.areTooFew(known, of: count) { throw refuse(.unlogged(known: known, days: count)) }
    if !answers.contains(true) { throw refuse(.neverThere(days: count)) }
    let severity = try source.severity(of: condition.id, on: days, in: journal)
    let answered = severity.count { $0 != nil }
    if ExperimentRefusal.areTooFew(answered, of: count) { throw refuse(.unanswered(known: answered, days: count)) }
    return severity
  }

  // MARK: While one runs

  /// Says of a day whether the factor was there, whatever the entries say.
  ///
  /// - Parameters:
  ///   - was: Whether it was there.
  ///   - word: The day as it was typed; nil for today.
  /// - Throws: `Failure` (`validation`) where none is there, or the day is none of its days.
  public func answer(_ was: Bool, on word: String? = nil) throws -> ExperimentStatusView {
    let day = try session.day(word)
    let answer = try session.record("experiment answer") { journal in
      let experiment = try current(in: journal)
      guard experiment.isWith(day) != nil else {
        throw Failure(
          .validation, "{day} is no day of the experiment ({first} to {last})",
          ["day": .day(day), "first": .day(experiment.first), "last": .day(experiment.last)],
          recovery: "To see it: symptoms patterns experiment status")
      }
      let answer = ExperimentAnswer(day: day, factor: experiment.factor, was: was)
      try journal.put(answer, as: ExperimentAnswer.document, of: answer.thing)
      return answer
    }.result
    return try status(answered: answer)
  }

  /// Stops the experiment. What it says up to then stays.
  ///
  /// - Throws: `Failure` (`validation`) where none runs.
  public func stop() throws -> ExperimentResultView {
    let stopped = try session.record("experiment stop") { journal in
      var experiment = try current(in: journal)
      guard !experiment.isOver(on: today) else {
        throw Failure(
          .validation, "The experiment ended on {day}", ["day": .day(experiment.last)],
          recovery: "To see what came of it: symptoms patterns experiment result")
      }
      experiment.stopped = today
      try journal.put(experiment, as: Experiment.document, of: experiment.number)
      try journal.put(nil, as: Experiment.current)
      return experiment
    }.result
    return try session.journal.read { try view(of: stopped, in: $0, isStopped: true) }
  }

  private func current(in journal: any JournalReading) throws -> Experiment {
    guard let experiment = try journal.currentExperiment() else { throw ExperimentBook.noneRuns }
    return experiment
  }

  private static let noneRuns = Failure(
    .validation, "No experiment is running", recovery: "To see how to begin one: symptoms patterns experiment --help")

  // MARK: What there is to see

  /// How the experiment stands; that there is none, where there is none.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  ///
  /// - Parameter isShort: Whether to say what today is, and nothing else.
  public func status(isShort: Bool = false) throws -> ExperimentStatusView {
    try status(answered: nil, isShort: isShort)
  }

  private func status(answered answer: ExperimentAnswer?, isShort: Bool = false) throws -> ExperimentStatusView {
    try session.journal.read { journal in
      let experiment = try journal.currentExperiment()
      return ExperimentStatusView(
        try experiment.map { try situation(of: $0, in: journal) }, answered: answer, isShort: isShort, today: today)
    }
  }

  /// What an experiment says; nothing of a difference between its looks.
  ///
  /// - Parameter number: As the list has it; nil for the latest one.
  /// - Throws: `Failure` (`validation`) where there is no such experiment.
  public func result(of number: Int? = nil) throws -> ExperimentResultView {
    try session.journal.read { journal in
      let all = try experiments(in: journal)
      guard let found = number.map({ number in all.first { $0.number == number } }) ?? all.last else {
        throw number == nil
          ? ExperimentBook.noneRuns
          : Failure(
            .validation, "There is no experiment {number}", ["number": .count(number ?? 0)],
            recovery: "To see them: symptoms patterns experiment list")
      }
      return try view(of: found, in: journal, isStopped: false)
    }
  }

  /// Every experiment, the latest first.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func list() throws -> ExperimentsView {
    try session.journal.read { journal in
      ExperimentsView(
        experiments: try experiments(in: journal).reversed().map {
          ExperimentsView.Item(try situation(of: $0, in: journal), today: today)
        })
    }
  }

  private func view(
    of experiment: Experiment, in journal: any JournalReading, isStopped: Bool
  ) throws -> ExperimentResultView {
    ExperimentResultView(try situation(of: experiment, in: journal), isStoppedNow: isStopped, today: today)
  }

  /// In the order in which they began.
  private func experiments(in journal: any JournalReading) throws -> [Experiment] {
    try journal.values(Experiment.document).sorted { $0.number < $1.number }
  }

  /// What is known of an experiment.
  func situation(of experiment: Experiment, in journal: any JournalReading) throws -> ExperimentSituation {
    try ExperimentSituation(experiment, on: today, in: session, source, journal)
  }
}

/// An experiment that may begin.
struct ExperimentDraft {
  var experiment: Experiment
  var name: Phrase
  /// What the factor was called on the command line.
  var typed: String
  /// What the condition is called, for somebody with several; nil for all others.
  var conditionAmongOthers: String?
  /// How likely it is that a difference twice as large is found, 0 … 1.
  var strong: Double
  /// Whether all days were equally bad, so that nobody can say how likely anything is found.
  var isSteady: Bool
}
