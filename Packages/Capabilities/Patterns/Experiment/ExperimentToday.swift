import TrackerApplication
import TrackerCore

/// The part of `today` about an experiment that runs or has just ended: nothing where there is none.
struct ExperimentTodaySource: TodaySource {
  let id = "experiment"
  let sections = [TodaySection("experiment", "Your experiment", place: 46)]

  func metrics(for person: Person) -> [MetricID: Int] { [:] }

  func content(of day: TodayContext) throws -> any TodayContent {
    guard day.isToday, let experiment = try day.journal.currentExperiment(), isNamed(experiment, on: day.day) else {
      return ExperimentToday()
    }
    let brief = ExperimentBrief(experiment, today: day.day)
    let recent = (1...ExperimentSituation.daysOfHelp).map { day.day.advanced(by: -$0) }
    let needsHelp =
      try brief.phase != .over && recent.contains { try !day.session.seekCare(on: $0, in: day.journal).isEmpty }
    // Before a look there is nothing to suggest, and no day has to be read.
    let advice =
      experiment.look(on: day.day) == nil
      ? nil
      : try ExperimentSituation(
        experiment, on: day.day, in: day.session, ExperimentSource(day.session), day.journal
      ).advice
    return ExperimentToday(experiment: brief, needsHelp: needsHelp, advice: advice)
  }

  /// For so many days, its answer is named once it is over.
  private static let daysOfAnswer = 7

  private func isNamed(_ experiment: Experiment, on today: Day) -> Bool {
    guard experiment.isOver(on: today) else { return true }
    guard experiment.stopped == nil, let end = experiment.day(of: .end) else { return false }
    return end.distance(to: today) < Self.daysOfAnswer
  }
}

/// An experiment in one line.
struct ExperimentToday: TodayContent {
  /// nil where none runs, and none has just ended.
  var experiment: ExperimentBrief?
  /// Whether answers of the days before call for help.
  var needsHelp = false
  /// What the look in the middle suggests.
  var advice: ExperimentSituation.Advice?

  private enum Key: String, CodingKey { case experiment }

  func encode(to encoder: any Encoder) throws {
    guard let experiment else { return }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(experiment, forKey: .experiment)
  }

  func blocks(of section: String, _ format: TextFormatter) -> [Block] {
    guard !needsHelp else { return blocksBesideRedFlags(of: section, format) }
    guard let experiment, let told = experiment.told else { return [] }
    let suggested: Phrase? =
      switch advice {
      case .answered?: "the answer is there: symptoms patterns experiment result"
      case .futile?: "it will most likely bring no answer: symptoms patterns experiment result"
      case nil: nil
      }
    let values = [format(told)] + [suggested].compactMap(\.self).map { format($0) }
    return [.fact(.init(format("Experiment:"), values.map { .init("\($0)") }, .lines))]
  }

  func blocksBesideRedFlags(of section: String, _ format: TextFormatter) -> [Block] {
    guard let experiment, experiment.phase != .over else { return [] }
    return [
      .sentence("\(format("Stop the experiment until you know more: symptoms patterns experiment stop"))")
    ]
  }
}
