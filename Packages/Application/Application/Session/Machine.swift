import TrackerCore

/// What a request may ask of the computer besides the home folder: where the program and the person's own folders are,
/// and to run another program. A host has the real one; elsewhere nothing is there.
public struct Machine: Sendable {
  /// How a program that was run ended.
  public struct Run: Sendable, Hashable {
    /// 0 where all went well.
    public var code: Int32
    public var output: String
    public var errors: String

    public init(code: Int32, output: String = "", errors: String = "") {
      self.code = code
      self.output = output
      self.errors = errors
    }
  }

  public var isMac: Bool
  /// The whole path of this program.
  public var programPath: String
  /// The environment's variables.
  public var variables: [String: String]
  /// The number of the person's account.
  public var account: UInt32
  /// The whole path of a program by its name; nil where there is none.
  public var path: @Sendable (_ tool: String) -> String?
  /// Runs a program by its path, without input, and waits a few seconds at most; nil where it can't be started or
  /// does not end.
  public var run: @Sendable (_ words: [String]) -> Run?
  /// The same for a program that may take long: it waits so many seconds.
  public var runLong: @Sendable (_ words: [String], _ seconds: Double) -> Run?

  /// Runs a program by its path, with the screen and the keyboard to itself, until it ends, such as a person's editor.
  /// Its exit code; nil where it can't be started.
  public var runOnScreen: @Sendable (_ words: [String]) -> Int32?

  public init(
    isMac: Bool = false, programPath: String, variables: [String: String] = [:], account: UInt32 = 0,
    path: @escaping @Sendable (_ tool: String) -> String?, run: @escaping @Sendable (_ words: [String]) -> Run?,
    runLong: (@Sendable (_ words: [String], _ seconds: Double) -> Run?)? = nil,
    runOnScreen: @escaping @Sendable (_ words: [String]) -> Int32? = { _ in nil }
  ) {
    self.isMac = isMac
    self.programPath = programPath
    self.variables = variables
    self.account = account
    self.path = path
    self.run = run
    self.runLong = runLong ?? { words, _ in run(words) }
    self.runOnScreen = runOnScreen
  }

  /// A computer on which no other program is to be found.
  public static let bare = Machine(programPath: "", path: { _ in nil }, run: { _ in nil })
}
