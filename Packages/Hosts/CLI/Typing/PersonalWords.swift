import TrackerApplication
import TrackerCommandLine
import TrackerCore

/// What is known of the person whose line it is, for lines that can't be read without: looked up when it is asked for,
/// once, and without a word on the screen. The journal is read as it lies there: what the first opening after an
/// upgrade says is left to the command.
final class PersonalWords {
  private let host: ProgramHost
  private let arguments: [String]

  init(host: ProgramHost, arguments: [String]) {
    self.host = host
    self.arguments = arguments
  }

  /// The world of the line; nil where there is no home, or an option lacks its value.
  private(set) lazy var context: CommandContext? = {
    var silent = host
    silent.terminal = CapturingTerminal()
    var context = try? silent.context(for: GlobalOptions.found(in: arguments))
    context?.environment.bringsUpToDate = false
    return context
  }()

  /// The person's journal; nil before anyone is set up.
  ///
  /// - Throws: `Failure` where the journal can't be read.
  func session() throws -> Session? { try found.get() }

  private lazy var found = Result<Session?, any Error> {
    do { return try context?.session() } catch let failure as Failure where failure == .notSetUp { return nil }
  }
}
