import Foundation
import TrackerCLI

// A write beyond a limit on file sizes is to fail with words, as a full disk does, not to end the program.
signal(SIGXFSZ, SIG_IGN)
exit(ProgramHost.live.run(Array(CommandLine.arguments.dropFirst())))
