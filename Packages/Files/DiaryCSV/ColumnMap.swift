import TrackerCore

/// Says what the columns of a diary file mean: one grammar for every command that reads such a file
/// (`docs/diary-files.md`).
public struct ColumnMap: Sendable, Hashable {
  /// A column by name, and where the map names it.
  public struct Column: Sendable, Hashable {
    /// The name in the header of the diary.
    public var name: String
    /// Where the map names it.
    public var place: Place

    /// Makes a column.
    public init(_ name: String, at place: Place) {
      self.name = name
      self.place = place
    }
  }

  /// Which column says whether a day was a flare.
  public struct Flare: Sendable, Hashable {
    /// The column that says whether a day was a flare.
    public var column: Column
    /// A flare from this value on, in the column's units; nil where the column holds 0 and 1.
    public var atLeast: Double?

    /// Makes a flare column; without `atLeast`, its values are words for yes and no.
    public init(column: Column, atLeast: Double? = nil) {
      self.column = column
      self.atLeast = atLeast
    }
  }

  /// Which column says how bad a day was.
  public struct Severity: Sendable, Hashable {
    /// The column with the severity.
    public var column: Column
    /// The column's scale; its ends become 0 and 10, its upper end is the bad one.
    public var from: ClosedRange<Double>
    /// A flare from this value on, in the column's units.
    public var flareAt: Double?
    /// Distance of two neighbouring values in the column's units; 0 where any value can be.
    public var step: Double?

    /// Makes a severity column.
    public init(column: Column, from: ClosedRange<Double>, flareAt: Double? = nil, step: Double? = nil) {
      self.column = column
      self.from = from
      self.flareAt = flareAt
      self.step = step
    }

    /// Whether 0 is a value besides the scale: the day was answered, and there was nothing.
    public var hasNone: Bool { from.lowerBound > 0 }

    /// A value of the column as a severity 0 … 10; a none below the scale is 0.
    public func rescaled(_ value: Double) -> Double {
      max(0, (value - from.lowerBound) / (from.upperBound - from.lowerBound) * 10)
    }
    /// `flareAt` as a severity 0 … 10.
    public var rescaledFlareAt: Double? { flareAt.map(rescaled) }
    /// `step` as a distance of severities.
    public var rescaledStep: Double? { step.map { $0 / (from.upperBound - from.lowerBound) * 10 } }
  }

  /// Which column gives a metric its value of the day.
  public struct Metric: Sendable, Hashable {
    /// The metric that the column brings.
    public var id: MetricID
    /// Where the map names the metric.
    public var place: Place
    /// The column that it is read from.
    public var column: Column
    /// The column's scale where it is another one than the metric's; its ends become those of the metric.
    public var from: ClosedRange<Double>?
    /// The column's unit of time where the metric is counted in another one.
    public var unit: TimeUnit?

    /// Makes a metric column.
    public init(
      _ id: MetricID, at place: Place, column: Column, from: ClosedRange<Double>? = nil, unit: TimeUnit? = nil
    ) {
      self.id = id
      self.place = place
      self.column = column
      self.from = from
      self.unit = unit
    }
  }

  /// Which column fills a field of the day's entry of a kind.
  public struct Entry: Sendable, Hashable {
    /// The kind of entry.
    public var kind: LogKindID
    /// The name of its field.
    public var field: String
    /// Where the map names the field.
    public var place: Place
    /// The column that it is read from.
    public var column: Column

    /// Makes a column of a field.
    public init(_ kind: LogKindID, _ field: String, at place: Place, column: Column) {
      self.kind = kind
      self.field = field
      self.place = place
      self.column = column
    }

    /// As maps name it: `check-in.notes`.
    public var key: String { "\(kind).\(field)" }
  }

  /// nil where the file is of one person.
  public var person: Column?
  /// The column with the day.
  public var day: Column
  /// The day 0 of a file whose days are whole numbers: day n is n days after it.
  public var start: Day?
  /// Where flares are read from; nil where severities alone say what a flare is.
  public var flare: Flare?
  /// Where severities are read from; nil where the diary has none.
  public var severity: Severity?
  /// In the order of the map.
  public var metrics: [Metric]
  /// In the order of the map.
  public var entries: [Entry]
  /// Which of day and month stands first in dates; nil where the dates of the file say it.
  public var dates: DateOrder?
  /// The sign before decimals, where cells read both ways; nil where the numbers of the file say it.
  public var decimals: DecimalSign?

  /// Makes a map.
  public init(
    person: Column?, day: Column, start: Day? = nil, flare: Flare? = nil, severity: Severity? = nil,
    metrics: [Metric] = [], entries: [Entry] = [], dates: DateOrder? = nil, decimals: DecimalSign? = nil
  ) {
    self.person = person
    self.day = day
    self.start = start
    self.flare = flare
    self.severity = severity
    self.metrics = metrics
    self.entries = entries
    self.dates = dates
    self.decimals = decimals
  }

  /// Every column that the map names, in the order of the map's grammar.
  public var columns: [Column] {
    [person, day, flare?.column, severity?.column].compactMap { $0 } + metrics.map(\.column)
      + entries.map(\.column)
  }
}
