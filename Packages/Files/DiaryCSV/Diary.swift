import TrackerCore

/// What a diary file says: the rows that can be taken, and the others with their reasons.
public struct Diary: Sendable {
  /// One day of one person.
  public struct Row: Sendable, Hashable {
    /// The line on which it begins.
    public var line: Int
    /// nil where the file is of one person.
    public var person: String?
    /// The day that the row is about.
    public var day: Day
    /// nil where unanswered.
    public var isFlare: Bool?
    /// 0 … 10, nil where unanswered.
    public var severity: Double?
    /// A value for each metric of the map in its order, nil where unanswered; 0 is a value, or an explicit none.
    public var values: [Double?]
    /// A text for each field of the map's entries in its order, nil where unanswered.
    public var texts: [String?] = []
  }

  /// A row or a cell that can't be taken, with every reason.
  public struct Rejected: Sendable, Hashable {
    /// The line of the file, from 1.
    public var line: Int
    /// The column of a cell; nil for a row.
    public var column: String?
    /// At least one. They name columns and what is allowed, never what the row holds.
    public var reasons: [Diagnostic]
  }

  /// In the order of the file.
  public var rows: [Row]
  /// Rows, in the order of the file.
  public var rejected: [Rejected]
  /// Cells of rows that are taken without them, in the order of the file.
  public var cells: [Rejected] = []
  /// Every person that the file names, in the order in which they first appear.
  public var people: [String]
  /// Whether days are whole numbers, not dates.
  public var countsDays = false
}
