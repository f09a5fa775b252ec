import TrackerCore

/// What a copy of a journal holds.
public struct JournalFacts: Sendable, Hashable, Codable {
  /// The number of the journal's form, which grows with every change of its tables.
  public var form: Int
  /// Entries that are there now.
  public var entries: Int
  public var documents: Int
  public var forecasts: Int
  /// The id of the last action, 0 for none.
  public var lastAction: Int

  private enum CodingKeys: String, CodingKey {
    case form, entries, documents, forecasts
    case lastAction = "last_action"
  }

  public init(form: Int, entries: Int, documents: Int, forecasts: Int, lastAction: Int) {
    self.form = form
    self.entries = entries
    self.documents = documents
    self.forecasts = forecasts
    self.lastAction = lastAction
  }
}

/// The journal as a file: to copy, to check and to put back. A folder with a copy in it is like a home.
public protocol JournalFiles: Sendable {
  var id: String { get }
  /// The file's name in a home.
  var name: String { get }
  /// The number of the form that this version writes.
  var currentForm: Int { get }

  /// Puts a copy of a home's journal into a folder that has none: of one moment, compact, and in one file. Other
  /// commands go on reading and writing meanwhile. A journal of an older version stays as it is, and so does its form.
  ///
  /// - Returns: false where the home has no journal.
  /// - Throws: `Failure` (`storage`) where the journal is damaged, not one, or of a newer version; `system` where the
  ///   machine refuses.
  func copy(from home: String, to folder: String) throws -> Bool

  /// Counts what is in a copy, without changing it, whatever form it has.
  ///
  /// - Throws: `Failure` (`storage`) where it cannot be opened or is of a newer version.
  func facts(in folder: String) throws -> JournalFacts

  /// Reads all of a copy that has this version's form, as `doctor` does, without changing it.
  ///
  /// - Returns: What is wrong with it, such as an entry that is not as it was saved.
  /// - Throws: `Failure` (`storage`) where the file itself is damaged.
  func problems(in folder: String, _ environment: Environment) throws -> [HealthFinding]

  /// Gives a copy the form of this version.
  ///
  /// - Throws: `Failure` (`storage`) where it is damaged, no journal or of a newer version.
  func update(in folder: String) throws

  /// Makes a home's journal what the copy in a folder is, in one step whatever ends the program. Whoever has the
  /// journal open sees the state before or the one after, and what they write is kept in the one that they wrote to.
  ///
  /// - Parameters:
  ///   - mark: A number of this replacing. Once it is done, asking for it again does nothing.
  ///   - keeping: Called at most once for every try, while nobody can write to the journal: keeps the state before.
  /// - Returns: Whether the journal was replaced now; false where that was done before.
  /// - Throws: `Failure` where the journal of the home cannot be read; what `keeping` throws. Then nothing is changed.
  func replace(in home: String, with folder: String, mark: Int64, keeping: () throws -> Void) throws -> Bool

  /// Whether an error of another call says that the journal of a home is damaged, rather than busy, another program's
  /// or of a newer version.
  func isDamaged(_ error: any Error, in home: String) -> Bool

  /// Moves a journal that cannot be read out of a home as it lies there, with what lies beside it: what is left of it
  /// can still be saved. Whoever has it open goes on writing to it there.
  ///
  /// - Throws: `Failure` (`system`) where it cannot be moved.
  func setAside(from home: String, to folder: String) throws
}
