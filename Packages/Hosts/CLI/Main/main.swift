import Foundation
import TrackerCLI

// A file that may grow no further is an error to be told of, as a full disk is: its signal would end the program
// without a word.
signal(SIGXFSZ, SIG_IGN)
let host = ProgramHost.live
let arguments = Array(CommandLine.arguments.dropFirst())
let code = host.run(arguments)
// The answer is out: nothing that follows can change it.
host.startChores(after: arguments)
exit(code)
