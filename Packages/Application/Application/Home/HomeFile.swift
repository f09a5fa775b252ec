import TrackerCore

/// Something that a module keeps in the home folder.
public struct HomeFile: Sendable, Hashable {
  /// What may lie under a name.
  public enum Shape: Sendable, Hashable {
    /// One file, with others beside it whose names go on with one of these endings.
    case file(beside: [String])
    /// A folder of folders that each hold a file of this name; anything else in it is no part of it.
    case folders(holding: String)
  }

  /// In the home folder, such as `journal.sqlite`.
  public let name: String
  public let shape: Shape
  /// What it is for, in a sentence.
  public let purpose: Phrase

  public init(_ name: String, _ shape: Shape, _ purpose: Phrase) {
    self.name = name
    self.shape = shape
    self.purpose = purpose
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
