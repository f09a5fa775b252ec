import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// An experiment with what the person's days say of it.
struct ExperimentSituation {
  let experiment: Experiment
  /// Of the days of its blocks that are over.
  let adherence: ExperimentAdherence
  /// What comes of it at the latest look; nil before the first one.
  let finding: ExperimentFinding?
  /// How likely it is that the end finds a difference, after a look that found none; nil at other times.
  let chanceAtEnd: Double?
  /// What answers of the last days call for, as packs say; the most urgent first.
  let flags: [SeekCareFlag]
  /// The first day that is left, where earlier days of it were erased: then nothing can be told of it any more. nil
  /// where all of its days are there.
  let firstKept: Day?

  /// Days before today whose answers suggest to stop.
  static let daysOfHelp = 2

  init(
    _ experiment: Experiment, on today: Day, in session: Session, _ source: ExperimentSource,
    _ journal: any JournalReading
  ) throws {
    self.experiment = experiment
    let plan = experiment.plan
    let end = min(today, experiment.stopped ?? today).advanced(by: -1)
    // The days that are over; none of a day that goes on.
    let over = max(0, min(plan.design.daysUntilKnown, experiment.first.distance(to: end) + 1))
    var (exposed, severity): ([Bool?], [Double?]) = ([], [])
    if over > 0 {
      let days = experiment.first...experiment.first.advanced(by: over - 1)
      let logged = try source.answers(of: experiment.factor, on: days, in: journal)
      let own = try ExperimentAnswer.all(of: experiment.factor, on: days, in: journal)
      exposed = zip(own, logged).map { $0 ?? $1 }
      severity = try source.severity(of: experiment.condition, on: days, in: journal)
    }
    adherence = ExperimentAdherence(exposed, by: plan)
    // An experiment begins on a day after the first entry.
    let begin = try journal.loggedDays()?.lowerBound ?? today
    firstKept = over > 0 && begin > experiment.first ? begin : nil
    finding =
      firstKept != nil
      ? nil
      : experiment.look(on: today).flatMap {
        ExperimentFinding(severity: severity, exposed: exposed, by: plan, at: $0)
      }
    let isRunning = !experiment.isOver(on: today)
    chanceAtEnd =
      isRunning && finding?.verdict.isAnswer == false
      ? finding?.chanceAtEnd(of: experiment.effect, by: plan) : nil
    flags =
      !isRunning
      ? []
      : try (0...ExperimentSituation.daysOfHelp).flatMap {
        try session.seekCare(on: today.advanced(by: -$0), in: journal)
      }.mostPressingFirst
  }

  /// What is said where days of it were erased.
  static let cut: Phrase = "Your entries from before {kept} are gone, so it cannot be told any more."

  /// What the look in the middle suggests: to stop, or nothing.
  enum Advice: String, Encodable {
    /// It is told already.
    case answered
    /// The end will most likely not tell it.
    case futile
  }

  var advice: Advice? {
    guard let finding, finding.evidence.look == .middle, experiment.stopped == nil else { return nil }
    if finding.verdict.isAnswer { return .answered }
    if finding.verdict == .notAsPlanned || finding.verdict == .exposureUnknown { return .futile }
    return chanceAtEnd.map { $0 < ExperimentFinding.futile } == true ? .futile : nil
  }
}
