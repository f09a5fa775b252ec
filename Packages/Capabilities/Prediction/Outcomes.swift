import TrackerCore

/// What each day of a stretch was, by the flare rule in force on it.
struct Outcomes {
  private let definitions: Definitions
  private let isRelative: Bool
  private let table: DayTable
  /// Of each of the table's days, for flares relative to the person's own usual; else empty.
  private var severities: [Double?] = []

  /// Days that are read at once.
  static let stretch = 365

  /// Reads the days, and those before them that a relative rule looks back on.
  init(
    _ days: ClosedRange<Day>, definitions: inout Definitions, isRelative: Bool, of person: Person,
    in journal: any JournalReading
  ) throws {
    let lookback = isRelative ? try definitions.rules(on: days).compactMap(\.relative?.over).max() ?? 0 : 0
    let all = try definitions.rules(on: days.lowerBound.advanced(by: -lookback)...days.upperBound)
    let metrics = Dictionary(all.flatMap(\.metrics).map { ($0, lookback) }) { first, _ in first }
    table = try journal.dayTable(metrics, on: days, catalogue: person.catalogue)
    self.definitions = definitions
    self.isRelative = isRelative
    if isRelative { severities = table.days.map { definitions.rule(on: $0).outcome(of: $0, in: table).severity } }
  }

  func outcome(of day: Day) -> DayOutcome {
    let rule = definitions.rule(on: day)
    return rule.outcome(
      of: day, in: table, isRelative: isRelative, earlier: severities(before: day, over: rule.relative?.over ?? 0))
  }

  private func severities(before day: Day, over days: Int) -> [Double] {
    let index = table.days.lowerBound.distance(to: day)
    guard isRelative, index > 0 else { return [] }
    return severities[max(0, index - days)..<index].compactMap { $0 }
  }
}
