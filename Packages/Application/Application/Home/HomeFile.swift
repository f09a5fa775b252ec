import TrackerCore

/// Something that a module keeps in the home folder.
public struct HomeFile: Sendable, Hashable {
  /// What may lie under a name.
  public enum Shape: Sendable, Hashable {
    /// One file, with others beside it whose names go on with one of these endings.
    case file(beside: [String])
    /// A folder of folders that each hold a file of this name; anything else in it is no part of it.
    case folders(holding: String)
    /// A folder of files whose names end in one of these, and of hidden ones, which are not whole yet; anything else in
    /// it is no part of it.
    case files(endings: [String])
    /// A folder with all that is in it.
    case folder
  }

  /// What a backup does with it.
  public enum Backup: Sendable, Hashable {
    /// The person's: it is copied as it lies there.
    case copied
    /// The person's, and much: it is copied as it lies there unless they leave it out.
    case optional
    /// The person's journal, which nobody may copy as it lies there: `JournalFiles` does.
    case journal
    /// Nothing that a person would miss.
    case leftOut
  }

  /// In the home folder, such as `journal.sqlite`.
  public let name: String
  public let shape: Shape
  /// What it is for, in a sentence.
  public let purpose: Phrase
  /// What backups do with it; what lies beside a file is never in one.
  public let backup: Backup

  public init(_ name: String, _ shape: Shape, _ purpose: Phrase, backup: Backup = .leftOut) {
    self.name = name
    self.shape = shape
    self.purpose = purpose
    self.backup = backup
  }
}

/// A command that writes a file where it is told to: the only way in which something leaves the home folder.
public struct OutgoingFile: Sendable, Hashable {
  /// Without the program's name, such as `tune export`.
  public let command: String
  /// What it writes, in a sentence.
  public let writes: Phrase

  public init(_ command: String, _ writes: Phrase) {
    self.command = command
    self.writes = writes
  }
}

/// What a module keeps in other places than the home: `doctor --data` lists it, and `erase everything` says that it
/// stays.
public struct FilesElsewhere: Sendable {
  /// Such as `backups`.
  public let id: String
  /// What is there, in a sentence.
  public let purpose: Phrase
  /// Where, as far as the program knows; empty where nothing is.
  public let paths: @Sendable (Environment) -> [String]

  public init(_ id: String, _ purpose: Phrase, paths: @escaping @Sendable (Environment) -> [String]) {
    self.id = id
    self.purpose = purpose
    self.paths = paths
  }
}
