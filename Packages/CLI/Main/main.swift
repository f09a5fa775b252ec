import Foundation
import TrackerCLI

exit(Host.live.run(Array(CommandLine.arguments.dropFirst())))
