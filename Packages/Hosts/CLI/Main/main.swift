import Foundation
import TrackerCLI

// A file that may grow no further is an error to be told of, as a full disk is: its signal would end the program
// without a word.
signal(SIGXFSZ, SIG_IGN)
exit(ProgramHost.live.run(Array(CommandLine.arguments.dropFirst())))
