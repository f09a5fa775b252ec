import TrackerCore

/// The days of simulated people as a diary file with its column map, as `symptoms forecast replay` reads them
/// (`docs/diary-files.md`).
///
/// Besides what was logged the file has a column `truth`, the true probability of a flare on the day. Days away are
/// rows with empty cells.
public struct SimulatedDiary: Sendable {
  private let world: SimulatedWorld
  private let people: Int
  private let days: Int
  private let seed: UInt64
  private let firstDay: Day
  private let metrics: [MetricID]

  /// A diary of people who all begin on the same day; nothing is simulated until its lines are asked for.
  ///
  /// - Parameters:
  ///   - people: How many people, from 1.
  ///   - days: Days of each person, from 1.
  ///   - seed: Of the first person; each of the others has the next number.
  public init(_ world: SimulatedWorld, people: Int, days: Int, seed: UInt64, from firstDay: Day) {
    self.world = world
    self.people = people
    self.days = days
    self.seed = seed
    self.firstDay = firstDay
    let wanted = world.pack.risk.lookback.keys.flatMap { world.catalogue.stored(behind: $0).keys }
    metrics = Set(wanted).intersection(SimulatedDay.metrics(in: world)).sorted()
  }

  /// The column map of the file, as YAML.
  public var columnMap: String {
    let (range, step) = SymptomAnswers.scale(of: world.pack.flare)
    let ends = "\(range.lowerBound.words), \(range.upperBound.words)"
    let flare = "flare_at: \(world.pack.flare.atLeast.words), step: \(step.words)"
    let columns = metrics.map { "  \($0): \(SimulatedDiary.column($0))\n" }.joined()
    return "person: person\nday: day\nseverity: {column: severity, from: [\(ends)], \(flare)}\n"
      + (metrics.isEmpty ? "" : "metrics:\n\(columns)")
  }

  /// Calls `body` with the header and then with each row, without line ends, in memory that does not grow with the
  /// days.
  ///
  /// - Throws: What `body` throws.
  public func forEachLine(_ body: (String) throws -> Void) rethrows {
    try body((["person", "day", "severity", "truth"] + metrics.map(SimulatedDiary.column)).joined(separator: ","))
    for index in 0..<people {
      var person = SimulatedPerson(seed: seed + UInt64(index), in: world, from: firstDay)
      for _ in 0..<days { try body(row(person.nextDay(), of: index)) }
    }
  }

  private func row(_ day: SimulatedDay, of person: Int) -> String {
    let numbers = [day.loggedSeverity, day.probability] + metrics.map { day.metrics[$0] }
    return (["\(person + 1)", day.day.description] + numbers.map { $0?.words ?? "" }).joined(
      separator: ",")
  }

  private static func column(_ metric: MetricID) -> String { metric.rawValue.replacing(".", with: "_") }
}
