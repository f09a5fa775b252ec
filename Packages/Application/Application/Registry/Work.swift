import TrackerCore

/// Something that is done in a process of its own once an answer is out, such as a backup that is due. It never changes
/// or delays an answer.
public struct Chore: Sendable {
  public let id: String
  /// The command line that does it, without the program's name; it says nothing, whatever happens.
  public let arguments: [String]
  /// Whether it should be done now. It is asked after every command, so it looks at next to nothing.
  public let isDue: @Sendable (Environment) -> Bool

  public init(_ id: String, arguments: [String], isDue: @escaping @Sendable (Environment) -> Bool) {
    self.id = id
    self.arguments = arguments
    self.isDue = isDue
  }
}

/// Something that takes several steps in the home and has to be finished, or taken back, where a program was ended
/// between them.
public struct UnfinishedWork: Sendable {
  public let id: String
  /// Finishes it or takes it back; does next to nothing where nothing is left, as before every command.
  ///
  /// - Throws: `Failure` where that is not possible; then the command does not run.
  public let finish: @Sendable (_ home: String, _ registry: Registry) throws -> Void

  public init(_ id: String, finish: @escaping @Sendable (_ home: String, _ registry: Registry) throws -> Void) {
    self.id = id
    self.finish = finish
  }
}

/// Something that is done before the journal gets the form of a newer version.
public struct JournalUpdate: Sendable {
  public let id: String
  /// - Parameter form: The number of the form that the journal has still. It may be copied here, but not opened.
  public let run: @Sendable (_ form: Int, _ environment: Environment) -> Void

  public init(_ id: String, run: @escaping @Sendable (_ form: Int, _ environment: Environment) -> Void) {
    self.id = id
    self.run = run
  }
}

/// Something that is asked once, after somebody has set themselves up, and that they can leave as it is.
public struct ClosingQuestion: Sendable {
  /// What can be chosen, and what becomes of the answer.
  public enum Answer: Sendable {
    /// The setting of the question's id, each value with its word, the one that holds without an answer first.
    case setting([(value: String, name: Phrase)])
    /// Any number of options, none unless some are chosen, which the module keeps itself.
    case several(Several)
  }

  /// Options of which none, one or several can be chosen.
  public struct Several: Sendable {
    /// What can be chosen; the question is left out where there is nothing.
    public let options: @Sendable (Session) throws -> [ChoiceOption]
    /// Keeps what was chosen, at least one, and says so in one sentence.
    public let keep: @Sendable (_ chosen: [String], Session) throws -> Phrase

    public init(
      options: @escaping @Sendable (Session) throws -> [ChoiceOption],
      keep: @escaping @Sendable (_ chosen: [String], Session) throws -> Phrase
    ) {
      self.options = options
      self.keep = keep
    }
  }

  /// Also that of the setting that is kept, where one is.
  public let id: SettingID
  public let asks: Phrase
  /// What is shown under the question; nil for nothing.
  public let explains: Phrase?
  public let answer: Answer

  /// One whose answer is a setting.
  public init(_ id: SettingID, asks: Phrase, choices: [(value: String, name: Phrase)]) {
    self.id = id
    self.asks = asks
    explains = nil
    answer = .setting(choices)
  }

  /// One of several options, which the module keeps itself.
  public init(_ id: SettingID, asks: Phrase, explains: Phrase? = nil, several: Several) {
    self.id = id
    self.asks = asks
    self.explains = explains
    answer = .several(several)
  }
}

/// Something that is asked now and then once a check-in is saved, and that can be skipped.
public struct FollowUpQuestion: Sendable {
  /// What is asked: one answer on a scale.
  public struct Asked: Sendable {
    public let title: Phrase
    public let asks: Phrase
    /// What is shown under the question; nil for nothing.
    public let explains: Phrase?
    public let scale: Scale
    /// The answer before, with its day; nil for none.
    public let earlier: (value: Double, day: Day)?

    public init(
      title: Phrase, asks: Phrase, explains: Phrase?, scale: Scale, earlier: (value: Double, day: Day)? = nil
    ) {
      self.title = title
      self.asks = asks
      self.explains = explains
      self.scale = scale
      self.earlier = earlier
    }
  }

  public let id: String
  /// The question where it is due on the session's day; else nil.
  public let due: @Sendable (Session) throws -> Asked?
  /// Keeps the answer, nil where it was skipped, and says so in one sentence; nil where there is nothing to say.
  public let keep: @Sendable (_ answer: Double?, Session) throws -> Phrase?
  /// The command that answers it later, with an answer as an example.
  public let command: String

  public init(
    _ id: String, command: String, due: @escaping @Sendable (Session) throws -> Asked?,
    keep: @escaping @Sendable (_ answer: Double?, Session) throws -> Phrase?
  ) {
    self.id = id
    self.command = command
    self.due = due
    self.keep = keep
  }
}
