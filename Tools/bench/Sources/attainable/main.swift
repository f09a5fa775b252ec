import Foundation
import TrackerSimulation
import TrackerTestSupport

// attainable [PEOPLE [DAYS [SEED]]]: which part of the skill that can be had the forecast has, on simulated people with
// a pack whose curves fit, as a table in Markdown.

let arguments = CommandLine.arguments.dropFirst().map { Int($0) }
guard arguments.count <= 3, arguments.allSatisfy({ $0.map { $0 > 0 } ?? false }) else {
  FileHandle.standardError.write(
    Data(
      "usage: attainable [PEOPLE [DAYS [SEED]]], whole numbers from 1; 200 people, 120 days unless given\n"
        .utf8))
  exit(64)
}
let numbers = arguments.compactMap { $0 } + [200, 120, 1].dropFirst(arguments.count)
do {
  let study = Study(
    world: try FittingWorld.make(), firstDay: FittingWorld.firstDay, people: numbers[0], days: numbers[1],
    seed: UInt64(numbers[2]))
  print("\(numbers[0]) simulated people from seed \(numbers[2]) on, \(numbers[1]) days each\n")
  print(AttainableTable(days: await study.run()).markdown)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
