import TrackerCore

/// Lines that the person logs under names of their own: the menu of `log` offers them.
public struct NamedLines: Sendable {
  /// A line under its name.
  public struct Line: Sendable {
    /// As the person named it.
    public var name: String
    public var kind: LogKindID
    /// Behind `symptoms log` and the kind.
    public var words: [String]

    public init(name: String, kind: LogKindID, words: [String]) {
      self.name = name
      self.kind = kind
      self.words = words
    }
  }

  public let id: String
  /// In the order in which they are shown; those that can't be logged any more are left out.
  ///
  /// Throws `Failure` (`storage`) when the journal can't be read.
  public let lines: @Sendable (_ session: Session, _ journal: any JournalReading) throws -> [Line]

  public init(
    _ id: String, lines: @escaping @Sendable (_ session: Session, _ journal: any JournalReading) throws -> [Line]
  ) {
    self.id = id
    self.lines = lines
  }
}
