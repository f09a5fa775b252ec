import Foundation
import TrackerApplication
import TrackerComposition
import TrackerCore
import TrackerSimulation

// fill HOME DAYS [FOODS]: writes days of somebody made up into a home that is set up, about 27 entries a day, up to and
// with yesterday. With a number of foods, each of so many is eaten on about one day in ten.

let arguments = CommandLine.arguments
let foods = arguments.count == 4 ? Int(arguments[3]) : 0
guard (3...4).contains(arguments.count), let days = Int(arguments[2]), let foods else {
  FileHandle.standardError.write(Data("usage: fill HOME DAYS [FOODS]\n".utf8))
  exit(64)
}
let session = try World.live.environment(home: arguments[1]).session()
let filler = Filler(session: session, foods: foods)
let written = try filler.fill(days: days)
print("\(written) entries on \(days) days")
