import TrackerApplication
import TrackerCheckIn
import TrackerCommandLine
import TrackerCore
import TrackerLogging
import TrackerMedicines
import TrackerPacks
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerCheckInCommands
@testable import TrackerLoggingCommands
@testable import TrackerPatterns
@testable import TrackerPatternsCommands

/// A person who logs soup and pain, and may make an experiment with soup.
final class ExperimentWorld {
  var world: TestWorld
  private var random = SplitMix64(seed: 12)

  /// - Parameters:
  ///   - days: With entries, up to yesterday.
  ///   - language: Of the person.
  init(
    days: Int = 70, spread: Double = 0.7, language: LanguageTag = .english, packs: PackLibrary = SamplePacks.library
  ) throws {
    world = try TestWorld(
      [CheckInModule.self, LoggingModule.self, MedicinesModule.self, PatternsModule.self], now: "2026-03-12T20:00",
      packs: packs)
    world.context.environment.words = world.context.environment.registry.words(in: language)
    try log(
      (1...max(1, days)).prefix(days).map { today.advanced(by: -$0) }, soup: { $0.number % 3 == 0 }, spread: spread)
  }

  var today: Day { DayCalendar(zone: world.context.environment.zone).day(of: world.context.environment.now) }

  func clock(_ day: Day, time: String = "20:00") throws { try world.setClock("\(day)T\(time)") }

  /// Puts an entry on each of some days.
  ///
  /// - Parameters:
  ///   - soup: Whether a day had it; nil where food was not logged.
  ///   - pain: Added to a steady pain with a spread; nil where it was not answered.
  ///   - others: What else is known of each day.
  func log(
    _ days: [Day], soup: (Day) -> Bool?, pain: (Day) -> Double? = { _ in 0 }, spread: Double = 0.7,
    others: [Measure] = []
  ) throws {
    let entries = days.map { day -> (Entry, [Measure]) in
      var measures = others
      if let pain = pain(day) {
        let value = 5 + pain + spread * random.normal()
        measures.append(Measure("symptom.pain", min(10, max(1, value)), fold: .max))
      }
      if let soup = soup(day) {
        measures.append(.keeps("food"))
        if soup { measures.append(Measure("intake.soup", 1, fold: .sum)) }
      }
      let digits = String(day.number)
      let entry = Entry(
        id: EntryID(rawValue: String(repeating: "0", count: 16 - digits.count) + digits), kind: "measurement",
        instant: Instant(seconds: Int64(day.number) * 86_400 + 43_200), offset: 0, zone: "UTC", day: day,
        payload: Payload())
      return (entry, measures.sorted { $0.metric < $1.metric })
    }
    try world.journal.write("log", at: world.context.environment.now) { journal in
      for (entry, measures) in entries { try journal.put(entry, measures: measures) }
    }
  }

  /// Does as the experiment says on all of its days, with pain that follows soup.
  ///
  /// - Parameters:
  ///   - effect: Points of pain after soup.
  ///   - lag: So many days after it.
  ///   - misses: Whether a day goes the other way.
  func follow(
    through last: Day? = nil, effect: Double = 0, lag: Int = 1, spread: Double = 0.5,
    misses: (Day) -> Bool = { _ in false }
  ) throws {
    guard let experiment = try current else { return }
    func had(_ day: Day) -> Bool { (experiment.isWith(day) ?? false) != misses(day) }
    let days = experiment.days.filter { $0 <= last ?? experiment.days.upperBound }
    try log(
      days, soup: had, pain: { had($0.advanced(by: -lag)) ? effect : 0 }, spread: spread)
  }

  // MARK: Commands

  @discardableResult
  func start(_ words: String...) throws -> String { try world.run(PatternsExperimentStartCommand.self, words) }
  @discardableResult
  func answer(_ words: String...) throws -> String { try world.run(PatternsExperimentAnswerCommand.self, words) }
  @discardableResult
  func stop() throws -> String { try world.run(PatternsExperimentStopCommand.self) }
  @discardableResult
  func undo() throws -> String { try world.run(UndoCommand.self) }
  func now() throws -> String { try world.run(PatternsExperimentTodayCommand.self) }
  func status(json: Bool = false) throws -> String {
    try world.run(PatternsExperimentStatusCommand.self, json: json)
  }
  func result(_ words: String...) throws -> String { try world.run(PatternsExperimentResultCommand.self, words) }
  func list() throws -> String { try world.run(PatternsExperimentListCommand.self) }

  /// What is kept.
  var current: Experiment? { get throws { try world.journal.read { try $0.currentExperiment() } } }
  var all: [Experiment] { get throws { try world.journal.read { try $0.values(Experiment.document) } } }
  var answers: [ExperimentAnswer] {
    get throws { try world.journal.read { try $0.values(ExperimentAnswer.document) } }
  }

  /// Erases everything from before a day, as retention does.
  func erase(before day: Day) throws {
    let documents = world.context.environment.registry.dayDocuments.all
    try world.journal.write("erase", at: world.context.environment.now) { journal in
      _ = try journal.forget(before: day)
      for kind in documents { _ = try journal.purge(documents: kind.all(before: day, in: journal)) }
    }
  }

  /// What a failure says, with what to do next.
  func refusal(_ body: () throws -> String) -> String {
    do { return "no failure: \(try body())" } catch let failure as Failure {
      let words = world.context.environment.words
      return [failure.message, failure.recovery].compactMap(\.self).map { words($0) }.joined(separator: ". ")
    } catch { return "\(error)" }
  }
}
