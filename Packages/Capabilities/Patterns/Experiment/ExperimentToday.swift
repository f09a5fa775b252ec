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
    return ExperimentToday(experiment: ExperimentBrief(experiment, today: day.day))
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

  private enum Key: String, CodingKey { case experiment }

  func encode(to encoder: any Encoder) throws {
    guard let experiment else { return }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(experiment, forKey: .experiment)
  }

  func blocks(of section: String, _ format: TextFormatter) -> [Block] {
    guard let experiment, let told = experiment.told else { return [] }
    return [.fact(.init(format("Experiment:"), "\(format(told))"))]
  }

  func blocksBesideRedFlags(of section: String, _ format: TextFormatter) -> [Block] {
    guard let experiment, experiment.phase != .over else { return [] }
    return [
      .sentence("\(format("Stop the experiment until you know more: symptoms patterns experiment stop"))")
    ]
  }
}
