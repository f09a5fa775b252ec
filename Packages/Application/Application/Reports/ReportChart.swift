import TrackerCharts
import TrackerCore

/// A number of each day of a report as a chart: bars, and a gap where a day is not known.
public struct ReportChart {
  /// What the numbers are, in the key: `worst symptom`.
  public var name: String
  public var days: ClosedRange<Day>
  /// One a day; nil where it is not known.
  public var values: [Double?]
  /// The same of the days right before the first one, the latest last: the mean of seven days needs six of them.
  public var earlier: [Double?] = []
  public var axis: ChartAxis
  /// Days that stand out, such as flare days.
  public var marked: Set<Day> = []
  /// A line across, such as the severity from which a day is a flare.
  public var reference: Plot.Reference?
  /// What is seen, for whoever does not see it.
  public var sentences: [String]
  /// The numbers to unfold; nil for those of each day.
  public var table: ChartTable?
  public var numbers = Chart.Numbers.asked
  /// Whether the mean of seven days is drawn, where there are days enough for it.
  public var hasMean = true

  /// With as many days a mean of seven days says more than the bars alone.
  private static let fewestOfMean = 14
  private static let knownOfMean = 5
  static let lengthOfMean = 7

  public init(
    _ name: String, _ values: [Double?], on days: ClosedRange<Day>, axis: ChartAxis, sentences: [String] = []
  ) {
    self.name = name
    self.values = values
    self.days = days
    self.axis = axis
    self.sentences = sentences
  }

  public func block(_ format: TextFormatter) -> Block {
    let names = ChartDays(format: format)
    let bars = Plot.Series(name, .bars, values)
    let means = (earlier + values).rollingMean(over: Self.lengthOfMean, fewest: Self.knownOfMean)
    let mean = Plot.Series(format("mean of 7 days"), .line, Array(means.suffix(values.count)), isSmoothing: true)
    let plot = Plot(
      y: axis, places: days.map { .init(names.name($0), day: $0, isMarked: marked.contains($0)) },
      ticks: names.ticks(days), !hasMean || values.count < Self.fewestOfMean ? .one(bars) : .two(bars, mean),
      reference: reference, fold: .mean)
    return .chart(
      Chart("", sentences, .plot(plot), numbers: numbers, words: ChartWords(format), table: table))
  }
}

extension ChartTable {
  /// The cells of a table as texts.
  public init(_ table: Block.Table) {
    self.init(
      table.columns.map { .init($0.title, isNumeric: $0.alignment == .trailing) },
      rows: table.rows.map { $0.cells.map(\.text) })
  }
}
