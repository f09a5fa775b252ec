/// The numbers of a chart as texts in rows and columns.
public struct ChartTable: Sendable, Hashable, Codable {
  public struct Column: Sendable, Hashable, Codable {
    public var title: String
    /// Whether its cells are numbers, which align at their end.
    public var isNumeric: Bool
    /// How many days of a plot its cells are of, where the columns are of all of them, one after the other: a page sets
    /// such columns below their days. nil for others.
    public var days: Int?

    public init(_ title: String, isNumeric: Bool = false, days: Int? = nil) {
      self.title = title
      self.isNumeric = isNumeric
      self.days = days
    }
  }

  public var columns: [Column]
  /// As many cells each as there are columns.
  public var rows: [[String]]

  public init(_ columns: [Column], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  func mapTexts(_ change: (String) -> String) -> ChartTable {
    ChartTable(
      columns.map { Column(change($0.title), isNumeric: $0.isNumeric, days: $0.days) },
      rows: rows.map { $0.map(change) })
  }
}

extension Chart.Picture {
  func table(_ words: ChartWords) -> ChartTable {
    switch self {
    case .plot(let plot): plot.table(words)
    case .scatter(let scatter): scatter.table(words)
    case .histogram(let portions), .pie(let portions): portions.table(words)
    case .calendar(let map), .hours(let map): map.table(words)
    case .timeline(let strip): strip.table(words)
    case .gauge(let gauge): gauge.table(words)
    case .ring(let ring): ring.table(words)
    case .beforeAfter(let sides): sides.table(words)
    case .dots(let plot): plot.table
    case .notKept: ChartTable([], rows: [])
    }
  }

  func mapTexts(_ change: (String) -> String) -> Chart.Picture {
    switch self {
    case .plot(let plot): .plot(plot.mapTexts(change))
    case .scatter(let scatter): .scatter(scatter.mapTexts(change))
    case .histogram(let portions): .histogram(portions.mapTexts(change))
    case .pie(let portions): .pie(portions.mapTexts(change))
    case .calendar(let map): .calendar(map.mapTexts(change))
    case .hours(let map): .hours(map.mapTexts(change))
    case .timeline(let strip): .timeline(strip.mapTexts(change))
    case .gauge(let gauge): .gauge(gauge.mapTexts(change))
    case .ring(let ring): .ring(ring.mapTexts(change))
    case .beforeAfter(let sides): .beforeAfter(sides.mapTexts(change))
    case .dots(let plot): .dots(plot.mapTexts(change))
    case .notKept: .notKept
    }
  }
}
