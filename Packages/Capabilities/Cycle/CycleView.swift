import TrackerApplication
import TrackerCore

/// The answer of `cycle`: the day of the cycle, the next period that is expected, and the last cycles.
public struct CycleView: ReadModel {
  public static let schema = "cycle/1"

  /// When the next period is expected.
  struct Next: Encodable, Sendable {
    /// From the usual length of the cycles.
    var day: Day
    /// From the shortest and the longest of them.
    var earliest: Day
    var latest: Day
    /// Of so many complete cycles.
    var cycles: Int
    var usualLength: Int
    var shortest: Int
    var longest: Int
  }

  /// A cycle; the present one has no length.
  struct Cycle: Encodable, Sendable {
    var start: Day
    /// Days to the next start; nil for the present cycle and where a period in between was not logged.
    var length: Int?
  }

  /// The day that it is about.
  var today: Day
  /// 1 on the first day of a period; nil where none started in the last 60 days.
  var day: Int?
  /// nil with fewer than two complete cycles.
  var next: Next?
  /// The latest one first.
  var cycles: [Cycle]

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(_ session: Session) throws {
    let today = session.today
    let metrics = [CycleMetrics.flow, CycleMetrics.start, CycleMetrics.end]
    let table = try session.journal.read { journal in
      try journal.dayTable(
        Dictionary(uniqueKeysWithValues: metrics.map { ($0, PeriodDays.lookback) }), on: today...today,
        catalogue: session.person.catalogue)
    }
    let days = PeriodDays(table, upTo: today, back: PeriodDays.lookback)
    self.today = today
    day = days.dayOfCycle
    next = days.expected.map {
      Next(
        day: $0.day, earliest: $0.earliest, latest: $0.latest, cycles: $0.cycles, usualLength: $0.usual,
        shortest: $0.shortest, longest: $0.longest)
    }
    let starts = days.startDays
    let lengths = zip(starts, starts.dropFirst()).map { $0.distance(to: $1) }
    cycles = starts.enumerated().map { index, start in
      let length = index < lengths.count && lengths[index] <= PeriodDays.longestCycle ? lengths[index] : nil
      return Cycle(start: start, length: length)
    }.reversed()
  }

  /// So many cycles are shown; `--json` has all of the last year.
  private static let mostShown = 7

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !cycles.isEmpty else {
      return [
        .sentence("\(format("You have not logged the start of a period in the last year."))"),
        .section([.commands([.init("symptoms log period start", format("your period started today"))])]),
      ]
    }
    let present =
      day.map { format("Today is day {day} of your cycle.", ["day": "\($0)"]) }
      ?? format("No period started in the last 60 days. The day of the cycle is not known.")
    let ahead =
      next.map { expectation($0, format) } ?? [
        format("After two complete cycles you'll see when the next period is expected.")
      ]
    return ([present] + ahead).map { .sentence("\($0)") } + [.section([table(format)])]
  }

  /// When the next period is expected, and how far the cycles differ.
  private func expectation(_ next: Next, _ format: TextFormatter) -> [String] {
    let values = [
      "day": format.short(next.day), "count": "\(next.cycles)", "shortest": "\(next.shortest)",
      "longest": "\(next.longest)", "earliest": format.short(next.earliest), "latest": format.short(next.latest),
    ]
    let when =
      next.day < today
      ? format("Your next period was expected on {day}.", values)
      : next.day == today
        ? format("Your next period is expected today.") : format("Your next period is expected on {day}.", values)
    guard next.shortest < next.longest else {
      return [when, format("Your last {count} cycles were all {shortest} days long.", values)]
    }
    return [
      when, format("Your last {count} cycles were {shortest} to {longest} days long.", values),
      format("With these lengths it starts between {earliest} and {latest}.", values),
    ]
  }

  private func table(_ format: TextFormatter) -> Block {
    let rows = cycles.prefix(CycleView.mostShown).enumerated().map { index, cycle in
      let length =
        cycle.length.map { format("{count} days", ["count": "\($0)"]) }
        ?? (index == 0 && day != nil ? format("now") : format("not known"))
      return Block.Table.Row(["\(format.short(cycle.start))", "\(length)"])
    }
    return .table(.init([.init(format("Start")), .init(format("Length"), .trailing)], rows: rows))
  }
}
