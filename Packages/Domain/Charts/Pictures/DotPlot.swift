/// Rows of values with their ranges on one axis: medians before and after something, answers of two kinds of days, or
/// ratios with their intervals.
///
/// Its marks stand in a column of a table that says the same in words, a row for each of them.
public struct DotPlot: Sendable, Hashable, Codable {
  /// A value, in the unit of the axis.
  public struct Dot: Sendable, Hashable, Codable {
    public var value: Double
    /// The ends of its range, such as those of an interval; both nil where there is none.
    public var from: Double?
    public var to: Double?
    /// In words, with how much it is made of: `4.5, n = 82`.
    public var told: String

    public init(_ value: Double, _ range: ClosedRange<Double>? = nil, told: String) {
      self.value = value
      from = range?.lowerBound
      to = range?.upperBound
      self.told = told
    }

    /// nil where there is none.
    public var range: ClosedRange<Double>? {
      guard let from, let to, from <= to else { return nil }
      return from...to
    }
  }

  /// What is drawn in a row.
  public struct Row: Sendable, Hashable, Codable {
    public var name: String
    /// One for each kind; nil is not known.
    public var dots: [Dot?]
    /// Whether it holds up; what does not is paler.
    public var isClear: Bool

    public init(_ name: String, _ dots: [Dot?], isClear: Bool = true) {
      self.name = name
      self.dots = dots
      self.isClear = isClear
    }
  }

  /// What stands in the place of a dot that is not known.
  public static let unknown = "–"

  public var axis: ChartAxis
  /// A line across all rows, such as at a ratio of 1.
  public var reference: Plot.Reference?
  /// What the dots of each row are, one or two: `before` and `after`.
  public var kinds: [String]
  public var rows: [Row]
  /// The same in words, a row for each one that is drawn. In JSON it is the table of the chart.
  public internal(set) var table = ChartTable([], rows: [])
  /// The number of the column before which the marks stand on a page.
  public var place: Int

  private enum CodingKeys: String, CodingKey { case axis, reference, kinds, rows, place }

  /// - Parameter table: With as many rows as are drawn.
  public init(
    axis: ChartAxis, kinds: [String], rows: [Row], reference: Plot.Reference? = nil,
    table: ChartTable, place: Int
  ) {
    self.axis = axis
    self.kinds = kinds
    self.rows = rows
    self.reference = reference
    self.table = table
    self.place = min(max(1, place), table.columns.count)
  }

  /// Whether each kind has a line of its own in a row, which ranges of two of them need.
  public var hasLanes: Bool { kinds.count > 1 && rows.contains { $0.dots.contains { $0?.range != nil } } }

  /// The rows that have a mark; the table has the others, too.
  public var drawn: [Row] { rows.filter { $0.dots.contains { $0 != nil } } }

  func mapTexts(_ change: (String) -> String) -> DotPlot {
    var result = self
    result.axis = axis.mapTexts(change)
    result.kinds = kinds.map(change)
    result.reference?.label = change(reference?.label ?? "")
    result.table = table.mapTexts(change)
    result.rows = rows.map { row in
      var row = row
      row.name = change(row.name)
      row.dots = row.dots.map { $0.map { Dot($0.value, $0.range, told: change($0.told)) } }
      return row
    }
    return result
  }
}
