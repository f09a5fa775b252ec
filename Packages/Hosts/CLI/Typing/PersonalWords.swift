import TrackerApplication
import TrackerCommandLine
import TrackerCore

/// What is known of the person whose line it is, for lines that can't be read without: looked up when it is asked for,
/// once, and without a word on the screen.
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
    return try? silent.context(for: GlobalOptions.found(in: arguments))
  }()

  /// What the person's symptoms are read from; nil before anyone is set up.
  ///
  /// - Throws: `Failure` where the journal can't be read.
  func entryContext() throws -> EntryContext? { try found.get() }

  private lazy var found = Result<EntryContext?, any Error> {
    do { return try context?.session().person.entryContext } catch let failure as Failure where failure == .notSetUp {
      return nil
    }
  }
}
