import Foundation
import TrackerApplication
import TrackerComposition
import TrackerCore
import TrackerSimulation

// fill HOME DAYS: writes days of somebody made up into a home that is set up, about 27 entries a day, up to and with
// yesterday.

let arguments = CommandLine.arguments
guard arguments.count == 3, let days = Int(arguments[2]) else {
  FileHandle.standardError.write(Data("usage: fill HOME DAYS\n".utf8))
  exit(64)
}
let session = try World.live.environment(home: arguments[1]).session()
let filler = Filler(session: session)
let written = try filler.fill(days: days)
print("\(written) entries on \(days) days")
