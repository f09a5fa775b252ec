import TrackerApplication
import Foundation
import TrackerComposition
import TrackerCore
import TrackerPacks

// measure HOME CONDITIONS: medians of what happens inside the process, as lines of `name value`: milliseconds, and for
// the load microseconds a day.

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: measure HOME CONDITIONS\n".utf8))
  exit(64)
}
let environment = try World.live.environment(home: arguments[1], packs: [arguments[2]])

func median(of rounds: Int, _ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let times = try (0..<rounds).map { _ in try clock.measure(body) / .milliseconds(1) }.sorted()
  return times[rounds / 2]
}

let session = try environment.session()
let active = session.person.conditions.map(\.id)
let first = try median(of: 1) { for id in active { _ = try PackLibrary(folders: [arguments[2]]).pack(id) } }
let packs = try median(of: 51) { for id in active { _ = try PackLibrary(folders: [arguments[2]]).pack(id) } }
let outlook = try median(of: 51) {
  try session.journal.read { journal in
    for condition in session.person.conditions {
      _ = try environment.forecasts.outlook(
        for: condition, of: session.person, on: session.today, at: environment.now, in: journal)
    }
  }
}
let suggestions = EntrySuggestions(session)
let suggested = try ["", "a"].flatMap { beginning in
  try session.environment.registry.loggedKinds.map { $0.definition }.flatMap { kind in
    try kind.fields.filter { $0.isPositional }.map { field in
      try median(of: 11) { _ = try suggestions.values(for: field.name, of: kind.id, beginning: beginning) }
    }
  }
}
print("suggestions \(suggested.max() ?? 0)")
print("packs-first \(first)\npacks \(packs)\noutlook \(outlook)")

// What the learner reads: every factor's points on every day of the journal, of the pack with the most factors, a year
// at a time.
let largest = try PackLibrary(folders: [arguments[2]]).locations().map {
  try PackLibrary(folders: [arguments[2]]).pack($0.id).pack
}
.max { ($0.risk.factors.count, $1.id) < ($1.risk.factors.count, $0.id) }
if let largest {
  let catalogue = session.person.catalogue.adding(largest)
  let evaluator = RiskEvaluator(largest.risk, catalogue: catalogue)
  let lookback = largest.risk.lookback
  let tables = try session.journal.read { journal in
    guard let logged = try journal.loggedDays() else { return [] as [(days: ClosedRange<Day>, table: DayTable)] }
    return try stride(from: logged.lowerBound, through: logged.upperBound, by: 365).map { first in
      let days = first...min(logged.upperBound, first.advanced(by: 364))
      return (days, try journal.dayTable(lookback, on: days, catalogue: catalogue))
    }
  }
  let days = Double(tables.reduce(0) { $0 + $1.days.count })
  let read = try median(of: 5) {
    try session.journal.read { journal in
      for stretch in tables { _ = try journal.dayTable(lookback, on: stretch.days, catalogue: catalogue) }
    }
  }
  let points = median(of: 11) { for stretch in tables { _ = evaluator.points(over: stretch.days, in: stretch.table) } }
  let loads = median(of: 11) {
    for stretch in tables { for day in stretch.days { _ = evaluator.load(on: day, in: stretch.table) } }
  }
  print("load-factors \(largest.risk.factors.count)\nload-days \(Int(days))")
  print("day-table \(1000 * read / days)\npoints-of-days \(1000 * points / days)\nload-of-day \(1000 * loads / days)")
}
