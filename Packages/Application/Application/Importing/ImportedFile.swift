import TrackerCore
import TrackerEntryLanguage

/// What an importer made of a file.
public struct ImportedFile: Sendable {
  /// A part of the file that becomes an entry, or says that it no longer has one.
  public struct Item: Sendable {
    /// When it was.
    public enum Time: Sendable, Hashable {
      /// Some time of the day.
      case day(Day)
      case instant(Instant)
    }

    /// The same for the same thing in every file that will ever say it; unique in the journal, so it begins with the
    /// importer's id. The entry's id follows from it. It has the source's own id of the thing or a hash of what tells
    /// it apart, never a path or a name.
    public var key: String
    /// The key that earlier versions of the importer gave it, under which a journal may have it; nil for none.
    public var formerKey: String?
    public var kind: LogKindID
    public var time: Time
    /// Fields that say which thing it is. They never change under a key.
    public var identity: [String: FieldInput]
    /// Fields that a later file may correct; nil where the file says nothing, so that an entry of an earlier import is
    /// left as it is.
    public var values: [String: FieldInput]?
    /// The line of the file, from 1. Items of one line are taken together or not at all, unless they name columns.
    public var line: Int
    /// Where the item is a cell: it is taken or not without the others of its line.
    public var column: String?
    /// The place in `ImportedFile.series` of what it is counted with.
    public var series: Int

    public init(
      key: String, formerKey: String? = nil, kind: LogKindID, time: Time, identity: [String: FieldInput] = [:],
      values: [String: FieldInput]?,
      line: Int, column: String? = nil, series: Int
    ) {
      self.key = key
      self.formerKey = formerKey
      self.kind = kind
      self.time = time
      self.identity = identity
      self.values = values
      self.line = line
      self.column = column
      self.series = series
    }

    /// What is taken or not as a whole.
    public var part: Part { Part(line: line, column: column) }
  }

  /// A line of the file, or a cell of one.
  public struct Part: Sendable, Hashable, Comparable {
    public var line: Int
    /// nil for the whole line.
    public var column: String?

    public init(line: Int, column: String? = nil) {
      self.line = line
      self.column = column
    }

    public static func < (left: Part, right: Part) -> Bool {
      (left.line, left.column ?? "") < (right.line, right.column ?? "")
    }
  }

  /// What is counted together in the answer, such as all values of a metric.
  public struct Series: Sendable, Hashable {
    /// The metric or kind of entry.
    public var name: String
    /// What the file calls it.
    public var source: String

    public init(_ name: String, source: String) {
      self.name = name
      self.source = source
    }
  }

  /// A part that can't be taken, with at least one reason. Reasons never say what the file holds.
  public struct Rejected: Sendable, Hashable {
    public var line: Int
    /// The column of a cell whose line is taken without it; nil for a whole line.
    public var column: String?
    public var reasons: [Diagnostic]

    public init(line: Int, column: String? = nil, reasons: [Diagnostic]) {
      self.line = line
      self.column = column
      self.reasons = reasons
    }

    init(_ part: Part, _ reasons: [Diagnostic]) { self.init(line: part.line, column: part.column, reasons: reasons) }

    /// What is not taken.
    public var part: Part { Part(line: line, column: column) }
  }

  /// As messages name it.
  public var file: String
  /// Whose part of the file was read; nil where it is of one person.
  public var person: String?
  /// In the order in which entries are written.
  public var items: [Item]
  public var series: [Series]
  /// In the order of the file.
  public var rejected: [Rejected]

  public init(file: String, person: String? = nil, items: [Item], series: [Series], rejected: [Rejected]) {
    self.file = file
    self.person = person
    self.items = items
    self.series = series
    self.rejected = rejected
  }
}
