import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// How the experiment stands: what today is, how the days went, and what comes next.
public struct ExperimentStatusView: ReadModel {
  public static let schema = "experiment/1"

  /// nil where none is there.
  let running: ExperimentNow?
  /// The day that was answered just now.
  var answered: Day?

  private enum CodingKeys: String, CodingKey { case running, answered }

  private let answer: ExperimentAnswer?
  private let isShort: Bool

  /// - Parameter answer: What was said just now.
  init(_ situation: ExperimentSituation?, answered answer: ExperimentAnswer?, isShort: Bool, today: Day) {
    self.answer = answer
    self.isShort = isShort
    running = situation.map { ExperimentNow($0, today: today) }
    answered = answer?.day
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard let running else {
      return [
        .sentence("\(format("No experiment is running."))"),
        .sentence(
          "\(format("An experiment compares days with something to days without it. Chance decides their order."))"),
        .commands([.init("symptoms patterns experiment --help", format("see how to begin one"))]),
      ]
    }
    let saved: [Block] =
      answer.map { answer in
        let says: Phrase = answer.was ? "Saved: {name} was there on {day}." : "Saved: {name} was not there on {day}."
        return [.sentence("\(format(says.filled(with: ["name": running.brief.name, "day": .day(answer.day)])))")]
      } ?? []
    return saved + running.blocks(isShort: isShort, isAnswered: answer != nil, format)
  }
}
