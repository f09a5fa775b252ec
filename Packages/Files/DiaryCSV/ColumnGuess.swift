import TrackerCore

/// What the columns of a diary file most likely mean, by their names and all of their cells.
public struct ColumnGuess: Sendable {
  /// What was taken for the meaning of a column, and how its cells are read.
  public struct Found: Sendable, Hashable {
    /// Its name in the header.
    public var column: String
    /// As the map names it: `day`, `sleep.hours`, `check-in.notes`.
    public var key: String
    /// As people read it; nil where the key is a word of the map itself.
    public var title: Phrase?
    /// How cells are read where that is not plain.
    public var notes: [Note] = []
  }

  /// How the cells of a column are read.
  public enum Note: Sendable, Hashable {
    /// Which of day and month stands first.
    case dates(DateOrder)
    /// 0 counts as none, other values are taken as they are on the scale.
    case none(ClosedRange<Double>)
    /// The ends of a scale become the ends of another one.
    case stretched(from: ClosedRange<Double>, to: ClosedRange<Double>)
    /// The values lie in the lower half of the scale, so that the column's own scale may be a shorter one.
    case mayBeShorter(ClosedRange<Double>)
    /// Counted in this unit in the file.
    case unit(TimeUnit)
  }

  /// A column that is not read, with why.
  public struct LeftOut: Sendable, Hashable {
    /// Why a column is not read.
    public enum Reason: Sendable, Hashable {
      case unnamed, sameName, empty, unknown
      /// Another column is read as what this one could be too.
      case taken(by: String)
      /// Its name is known, its cells are not what it takes.
      case unfit(key: String)
    }

    /// Its name in the header; empty where it has none.
    public var column: String
    /// Why it is not read.
    public var reason: Reason
    /// A metric that it can be read as when somebody says so; nil where it holds no numbers.
    public var metric: MetricID?
  }

  /// Why a file can't be guessed; what to do about it is said by whoever asks.
  public enum Problem: Error, Sendable, Hashable {
    /// No column holds dates.
    case noDays
    /// No name of a column is known, besides the day.
    case nothingKnown
    /// Nobody knows whether the day or the month stands first; with both readings.
    case dates(Phrase)
    /// Nobody knows which sign stands before decimals; with both readings.
    case decimals(Phrase)
  }

  /// The map that says so; its places lie in a file that need not be there.
  public private(set) var map: ColumnMap
  /// In the order of the file.
  public private(set) var found: [Found] = []
  /// In the order of the file.
  public private(set) var leftOut: [LeftOut] = []

  /// Looks at a file.
  ///
  /// - Parameters:
  ///   - targets: What columns can be read as.
  ///   - last: No day of the file can lie after it.
  ///   - dates: Which of day and month stands first, where somebody said so.
  ///   - decimals: The sign before decimals, where somebody said so.
  ///   - mapFile: Where the map would be written.
  /// - Throws: `Problem` where no column holds days, nothing else of the file has a meaning, or dates or numbers read
  ///   in two ways and nobody said which.
  public init(
    _ rows: CSVReader, targets: [ColumnTarget], catalogue: MetricCatalogue, last: Day, dates: DateOrder? = nil,
    decimals: DecimalSign? = nil, mapFile: String
  ) throws(Problem) {
    let names = rows.columns.map(ColumnName.init)
    let persons = Set(names.indices.filter { DiaryHeaders.persons.contains(names[$0].whole) })
    let profiles = ColumnProfile.all(of: rows, last: last, counted: persons)
    var guesser = ColumnGuesser(rows: rows, names: names, profiles: profiles, place: Place(file: mapFile))
    let day = try guesser.day(said: dates)
    map = ColumnMap(person: nil, day: day.column, dates: day.order, decimals: decimals)
    try guesser.decideDecimals(decimals)
    let index = TargetIndex(targets, catalogue: catalogue)
    for place in rows.columns.indices where place != guesser.dayPlace {
      guesser.look(at: place, in: index, isPerson: persons.contains(place))
    }
    guesser.settle()
    map.decimals = guesser.decimalsToSay
    map.person = guesser.person
    map.flare = guesser.flare
    map.severity = guesser.severity
    map.metrics = guesser.metrics
    map.entries = guesser.entries
    found = guesser.found
    leftOut = guesser.leftOut
    guard map.flare != nil || map.severity != nil || !map.metrics.isEmpty || !map.entries.isEmpty else {
      throw .nothingKnown
    }
  }
}

/// Names of columns that are no metrics: what diaries call the day, the person, a flare and its severity. In small
/// letters, with hyphens between words.
enum DiaryHeaders {
  static let days: Set<String> = [
    "date", "day", "datum", "tag", "timestamp", "time", "datetime", "date-time", "full-date", "entry-date", "zeitpunkt",
    "recorded", "logged",
  ]
  static let persons: Set<String> = [
    "person", "participant", "patient", "subject", "user", "person-id", "participant-id", "patient-id", "subject-id",
    "user-id", "proband", "id",
  ]
  static let flares: Set<String> = [
    "flare", "flare-up", "flareup", "flares", "bad-day", "schub", "schubtag", "schlechter-tag", "attack", "anfall",
  ]
  static let severities: Set<String> = [
    "severity", "overall-severity", "flare-severity", "schwere", "schweregrad", "how-bad",
  ]
}
