/// The marks of a chart of rows for the cells of its table on a page. They are as wide as their cell, and the table has
/// the words.
public struct ChartRows: Sendable, Hashable {
  /// A labelled place of the axis.
  public struct Tick: Sendable, Hashable {
    /// 0 … 1
    public var place: Double
    public var label: String
  }

  /// One drawing a row. The names of its colours are those of `ChartFigure`.
  public let marks: [SVGText]
  /// Of a row at least, in pixels of CSS at the usual size of text.
  public let height: Double
  public let ticks: [Tick]
  public let keys: [ChartFigure.Key]
}

extension Chart {
  /// The marks of its rows for a page; nil for pictures that are no rows.
  public var rows: ChartRows? {
    guard case .dots(let plot) = picture else { return nil }
    var chart = self
    // A page has colours of its own.
    chart.scheme = .standard
    var drawing = ChartDrawing(chart, style: ChartSVG(width: ChartDrawing.widthOfPage), top: 0, isOfPage: true)
    return drawing.rows(of: plot)
  }
}
