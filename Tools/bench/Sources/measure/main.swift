import Foundation
import TrackerCLI
import TrackerCommands
import TrackerCore
import TrackerPacks

// measure HOME CONDITIONS: medians of what happens inside the process, in milliseconds, as lines of `name value`.

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: measure HOME CONDITIONS\n".utf8))
  exit(64)
}
let context = try ProgramHost.live.context(for: try GlobalOptions.parse(["--home", arguments[1], "--packs", arguments[2]]))

func median(of rounds: Int, _ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let times = try (0..<rounds).map { _ in try clock.measure(body) / .milliseconds(1) }.sorted()
  return times[rounds / 2]
}

let session = try context.session()
let active = session.person.conditions.map(\.id)
let first = try median(of: 1) { for id in active { _ = try PackLibrary(folders: [arguments[2]]).pack(id) } }
let packs = try median(of: 51) { for id in active { _ = try PackLibrary(folders: [arguments[2]]).pack(id) } }
let outlook = try median(of: 51) {
  try session.journal.read { journal in
    for condition in session.person.conditions {
      _ = try context.forecasts.outlook(for: condition, of: session.person, on: session.today, at: context.now, in: journal)
    }
  }
}
print("packs-first \(first)\npacks \(packs)\noutlook \(outlook)")
