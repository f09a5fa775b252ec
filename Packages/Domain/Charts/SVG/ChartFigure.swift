/// A chart as a page shows it: a drawing of marks that is as wide as there is room, and its words, which are text of
/// the page and keep their size. The marks are those of a saved drawing.
///
/// Lengths are pixels of CSS at the usual size of text. Places along the width are shares of it.
public struct ChartFigure: Sendable, Hashable {
  /// Where a word lies from its place.
  public enum Anchor: String, Sendable {
    case start, middle, end
    /// Left of the drawing, as the names of an axis.
    case before
    /// Right of the drawing. Where there is no room for it, the key has it.
    case beside
  }

  /// A word, or a sign that is no mark of the drawing.
  public struct Word: Sendable, Hashable {
    /// Empty for the sign of a marked day.
    public var text: String
    /// 0 … 1
    public var x: Double
    /// Of its baseline.
    public var y: Double
    public var size: Double
    public var anchor: Anchor
    public var isBold: Bool
    /// Name of its colour.
    public var ink: String
    /// Whether it names a place below the marks. A table with a column for those places says the same.
    public var isTick = false
  }

  /// What a sign means.
  public struct Key: Sendable, Hashable {
    public var sign: SVGText
    public var name: String
    /// Whether it is told beside the drawing, where there is room.
    public var isBeside: Bool
  }

  /// Names of its colours are classes: `f-high` of what is filled, `s-high` of lines.
  public internal(set) var drawing: SVGText
  public internal(set) var height: Double
  /// Room at the left for the words that stand there.
  public internal(set) var before: Double
  /// Room at the right.
  public internal(set) var beside: Double
  public internal(set) var words: [Word]
  public internal(set) var keys: [Key]
  /// What else is to say, such as that each mark is a week.
  public internal(set) var notes: [String]

  /// All names that its colours can have besides those of `PageTheme.Token`.
  public static let inks = ["series-2", "series-4", "band", "band-2"] + (1...4).flatMap { ["s\($0)", "t\($0)"] }
}

/// An element of SVG in which all that was said or typed is escaped. Only drawings make it.
public struct SVGText: Sendable, Hashable {
  public let text: String

  init(_ canvas: SVGCanvas, width: Double, height: Double, isStretched: Bool) {
    let box = "0 0 \(canvas.number(width)) \(canvas.number(height))"
    let ratio = isStretched ? " preserveAspectRatio=\"none\"" : ""
    text =
      "<svg viewBox=\"\(box)\"\(ratio) aria-hidden=\"true\" focusable=\"false\">\(canvas.elements.joined())</svg>"
  }
}

extension Chart {
  /// Its drawing for a page; nil where there is no picture, and for rows, which stand in a table (`rows`).
  public var figure: ChartFigure? {
    switch picture {
    case .notKept, .dots: return nil
    default: break
    }
    var chart = self
    // A page has colours of its own.
    chart.scheme = .standard
    var drawing = ChartDrawing(chart, style: ChartSVG(width: ChartDrawing.widthOfPage), top: 0, isOfPage: true)
    drawing.drawPicture()
    return drawing.figure
  }
}
