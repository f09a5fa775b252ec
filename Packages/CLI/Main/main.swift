import Foundation
import TrackerCLI

exit(ProgramHost.live.run(Array(CommandLine.arguments.dropFirst())))
