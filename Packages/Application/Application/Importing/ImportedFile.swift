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
    /// Of several sources for one metric, by hand counts before a device, and a device before a file. A person's own
    /// changes count before all of them.
    public var source: Entry.Source
    /// Where it was, if not where the person is now: its day and its clock times are those of this zone.
    public var zone: Zone?

    public init(
      key: String, formerKey: String? = nil, kind: LogKindID, time: Time, identity: [String: FieldInput] = [:],
      values: [String: FieldInput]?,
      line: Int, column: String? = nil, series: Int, source: Entry.Source = .file, zone: Zone? = nil
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
      self.source = source
      self.zone = zone
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

  /// A part that can't be taken, with at least one reason. Of what the file holds, a reason says no more than the cell
  /// itself, cut to some signs.
  public struct Rejected: Sendable, Hashable {
    public var line: Int
    /// The column of a cell whose line is taken without it; nil for a whole line.
    public var column: String?
    /// What the cell is of, as people call it; nil where the reasons say it.
    public var subject: Phrase?
    public var reasons: [Diagnostic]

    public init(line: Int, column: String? = nil, subject: Phrase? = nil, reasons: [Diagnostic]) {
      self.line = line
      self.column = column
      self.subject = subject
      self.reasons = reasons
    }

    init(_ part: Part, subject: Phrase? = nil, _ reasons: [Diagnostic]) {
      self.init(line: part.line, column: part.column, subject: subject, reasons: reasons)
    }

    /// What is not taken.
    public var part: Part { Part(line: line, column: column) }
  }

  /// What the file holds and the importer does not take, under one name and for one reason.
  public struct LeftOut: Sendable, Hashable {
    /// So many places are named at most.
    public static let mostPlaces = 3

    /// What the file calls it, or what it is; shown with its controls spelled out, so never what somebody logged.
    public var name: String
    public var reason: Phrase
    public var count: Int
    /// Where it stands, the first ones: a line of the file, or of a file in it.
    public var places: [Place]
  }

  /// A name of the file that means something that the person has under another name.
  public struct Match: Sendable, Hashable {
    public var name: String
    /// What the person has it as.
    public var known: String
  }

  /// Columns of which the file does not say what they hold, with what their cells were taken as.
  public struct Guess: Sendable, Hashable {
    /// What each of their cells became.
    public var kind: LogKindID
    /// As the file calls them, each name once, in its order.
    public var columns: [String]
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
  /// In the order in which it was first met.
  public private(set) var leftOut: [LeftOut] = []
  /// Where the file breaks off or is no file of its form any more, as a line from 1; nil where it was read to its end.
  /// What stands before it comes in.
  public var damagedLine: Int?
  /// Tells the file, and all that decides how it is read, from any other. nil for a form whose files are read each
  /// time.
  public var digest: String?
  /// The import of a file with the same digest, where the file brings nothing any more and was not read again
  /// (`ImportRecord.ofAll`).
  public private(set) var known: ImportRecord?
  /// What the items need that the person may not have, such as a symptom that only the file knows. What is not there
  /// comes in with the items, in one action.
  public var definitions: [TrackableDefinition] = []
  /// What counts as something of another name.
  public var matches: [Match] = []
  /// In the order in which a kind was first met. The answer of an import tells them, so that nobody has to find out.
  public private(set) var guesses: [Guess] = []

  public init(file: String, person: String? = nil, items: [Item], series: [Series], rejected: [Rejected]) {
    self.file = file
    self.person = person
    self.items = items
    self.series = series
    self.rejected = rejected
  }

  /// A file that was not read again.
  ///
  /// - Parameter known: The import that brought all of it.
  public init(file: String, known: ImportRecord) {
    self.init(file: file, items: [], series: [], rejected: [])
    self.known = known
    for left in known.notTaken ?? [] {
      let reason = Phrase.words(left.reason, [:])
      let places = left.lines.map { Place(file: file, line: $0) }
      leaveOut(left.name, because: reason, count: left.count, at: places.first)
      for place in places.dropFirst() { leaveOut(left.name, because: reason, count: 0, at: place) }
    }
  }

  /// Notes that a column's cells become entries of a kind, though the file does not say what the column holds.
  public mutating func guess(_ column: String, as kind: LogKindID) {
    guard let place = guesses.firstIndex(where: { $0.kind == kind }) else {
      return guesses.append(Guess(kind: kind, columns: [column]))
    }
    if !guesses[place].columns.contains(column) { guesses[place].columns.append(column) }
  }

  /// Counts something that is not taken with what has the same name and reason.
  ///
  /// - Parameters:
  ///   - count: How many of it.
  ///   - place: Where it stands; nil for all over the file.
  public mutating func leaveOut(_ name: String, because reason: Phrase, count: Int = 1, at place: Place? = nil) {
    let index = leftOut.firstIndex { $0.name == name && $0.reason == reason }
    if index == nil { leftOut.append(LeftOut(name: name, reason: reason, count: 0, places: [])) }
    let place = place.map { [$0] } ?? []
    let last = index ?? leftOut.count - 1
    leftOut[last].count += count
    if leftOut[last].places.count < LeftOut.mostPlaces { leftOut[last].places += place }
  }
}

extension Phrase {
  /// So many signs of a cell are shown.
  private static var mostSigns: Int { 20 }

  /// A cell of a file in quotes, with its controls spelled out and cut where it is long: for what is said of the file
  /// alone, never of the journal.
  public static func cell(_ text: String) -> Phrase {
    let plain = text.trimmed.withoutControls
    return .verbatim(plain.count > mostSigns ? "“\(plain.prefix(mostSigns))…”" : "“\(plain)”")
  }
}
