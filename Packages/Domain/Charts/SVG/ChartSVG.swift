import TrackerCore

/// Draws charts as SVG: marks as shapes and every word as text, so that a saved file can be read, searched and printed.
///
/// The title and the sentences are the picture's name and description for screen readers. Colours are those of the
/// look, not of the page around it: not every program that shows SVG knows `light-dark()`.
public struct ChartSVG: Sendable {
  /// In pixels of CSS.
  public var width: Double
  public var look: SVGLook
  /// Stands before the ids in the drawing, which must differ where a page has several.
  public var id: String
  /// Language of the texts, such as `de`.
  public var language: String

  /// Under this width what would stand beside a picture goes below it.
  static let narrow = 520.0
  static let margin = 20.0
  private static let narrowest = 240.0
  private static let fonts =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', sans-serif"

  public init(width: Double = 720, look: SVGLook = .light, id: String = "chart", language: String = "en") {
    self.width = max(ChartSVG.narrowest, width)
    self.look = look
    self.id = id
    self.language = language
  }

  /// One drawing with a chart below the other.
  public func text(_ charts: [Chart]) -> String {
    var canvas = SVGCanvas()
    var y = ChartSVG.margin
    for (index, chart) in charts.enumerated() {
      if index > 0 { y += ChartSVG.margin }
      var drawing = ChartDrawing(chart, style: self, top: y)
      drawing.draw()
      canvas.append(drawing.canvas)
      y = drawing.y
    }
    let height = (y + ChartSVG.margin - 4).rounded(.up)
    let size = "\(canvas.number(width))\" height=\"\(canvas.number(height))"
    let titles = charts.map(\.title).filter { !$0.isEmpty }.joined(separator: "; ")
    let sentences = charts.flatMap(\.sentences).joined(separator: " ")
    let head = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" "
        + "viewBox=\"0 0 \(canvas.number(width)) \(canvas.number(height))\" role=\"img\" "
        + "aria-labelledby=\"\(id.markupEscaped)-title \(id.markupEscaped)-desc\" "
        + "xml:lang=\"\(language.markupEscaped)\" "
        + "font-family=\"\(ChartSVG.fonts.markupEscaped)\" style=\"font-variant-numeric: tabular-nums\">",
      "<title id=\"\(id.markupEscaped)-title\">\(titles.markupEscaped)</title>",
      "<desc id=\"\(id.markupEscaped)-desc\">\(sentences.markupEscaped)</desc>",
      "<rect width=\"100%\" height=\"100%\" fill=\"\(look.colour(.card).hex)\"/>",
    ]
    return (head + canvas.elements + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}

/// One chart while it is drawn, from its top down.
struct ChartDrawing {
  let chart: Chart
  let style: ChartSVG
  var canvas = SVGCanvas()
  /// Where the next thing begins.
  var y: Double
  /// Whether a page shows it: words are then no part of the drawing.
  let isOfPage: Bool
  var words: [ChartFigure.Word] = []
  private var keys: [ChartFigure.Key] = []
  private var notes: [String] = []
  private var room = (before: 0.0, beside: 0.0)

  /// Of drawings that are stretched.
  static let widthOfPage = 640.0
  /// How much narrower than that a page can be: names along an axis need so much more room.
  static let squeeze = 2.6

  init(_ chart: Chart, style: ChartSVG, top: Double, isOfPage: Bool = false) {
    self.chart = chart
    self.style = style
    self.isOfPage = isOfPage
    canvas.isOfPage = isOfPage
    y = top
  }

  var look: SVGLook { style.look }
  var left: Double { isOfPage ? 0 : ChartSVG.margin }
  var right: Double { isOfPage ? style.width : style.width - ChartSVG.margin }
  var isNarrow: Bool { style.width < ChartSVG.narrow }

  /// Where the marks begin and end between words at both sides. On a page the words stand outside.
  mutating func span(before: Double, beside: Double = 0) -> (start: Double, end: Double) {
    guard isOfPage else { return (left + before, right - beside) }
    room = (max(room.before, before), max(room.beside, beside))
    return (left, right)
  }

  /// What a page shows of it.
  var figure: ChartFigure {
    ChartFigure(
      drawing: SVGText(canvas, width: style.width, height: y.rounded(.up), isStretched: true),
      height: y.rounded(.up), before: room.before, beside: room.beside, words: words, keys: keys, notes: notes)
  }

  mutating func draw() {
    paragraph(chart.title, size: 17, isBold: true, colour(.ink))
    paragraph(chart.sentences.joined(separator: " "), size: 14, isBold: false, colour(.quietInk))
    y += 10
    drawPicture()
  }

  mutating func drawPicture() {
    switch chart.picture {
    case .plot(let plot): draw(plot)
    case .scatter(let scatter): draw(scatter)
    case .histogram(let portions): drawBars(portions)
    case .pie(let portions):
      // Bars compare better than slices, and can be stretched.
      if isOfPage { drawBars(portions) } else { drawPie(portions) }
    case .calendar(let map): drawCalendar(map)
    case .hours(let map): drawGrid(map)
    case .timeline(let strip): draw(strip)
    case .gauge(let gauge): draw(gauge)
    case .ring(let ring): draw(ring)
    case .beforeAfter(let sides): draw(sides)
    case .dots(let plot): draw(plot)
    case .notKept: break
    }
  }

  private mutating func paragraph(_ text: String, size: Double, isBold: Bool, _ colour: ChartInk) {
    for line in text.wrapped(to: right - left, size: size, isBold: isBold) {
      y += size * 1.3
      canvas.text(line, left, y - size * 0.3, .init(size: size, isBold: isBold, colour: colour))
    }
    if !text.isEmpty { y += 3 }
  }

  /// Text beside marks.
  mutating func label(
    _ text: String, _ x: Double, _ y: Double, anchor: ChartFigure.Anchor = .start, isBold: Bool = false,
    size: Double = 12, colour: ChartInk? = nil, isTick: Bool = false
  ) {
    let colour = colour ?? self.colour(.faintInk)
    guard isOfPage else {
      return canvas.text(
        text, x, y, .init(size: size, isBold: isBold, anchor: anchor.rawValue, colour: colour))
    }
    guard !text.isEmpty else { return }
    let place: ChartFigure.Anchor = x < left ? .before : x > right ? .beside : anchor
    words.append(
      .init(
        text: text, x: min(1, max(0, x / style.width)), y: y, size: size, anchor: place, isBold: isBold,
        ink: colour.name, isTick: isTick))
  }

  /// A remark on the whole picture, below it.
  mutating func note(_ text: String) {
    guard !isOfPage else { return notes.append(text) }
    y += 14
    label(text, left, y)
    y += 4
  }

  // MARK: Legend

  /// What stands before a name in a legend.
  enum Sign {
    case block(ChartInk)
    case line(ChartInk, isDashed: Bool)
    case dot(ChartInk)
    /// A hollow dot.
    case ring(ChartInk)
    case mark(ChartInk)
    /// What is not known, as a cell of its own.
    case gap
    /// What is not known, behind the marks of what is.
    case blank
  }

  /// Around what is not known.
  var unknownEdge: SVGCanvas.Stroke { .init(colour: colour(.edge), dashes: "2 2") }

  /// Signs with their names, as many in a row as there is room for.
  ///
  /// - Parameter beside: Numbers of those that are told beside the marks where there is room; of a page, the page
  ///   decides.
  mutating func legend(_ all: [(Sign, String)], beside: Set<Int> = []) {
    let items = isOfPage || isNarrow ? all : all.indices.filter { !beside.contains($0) }.map { all[$0] }
    guard chart.shows(.legend), !items.isEmpty else { return }
    guard !isOfPage else {
      keys += items.enumerated().map { key($1.0, $1.1, isBeside: beside.contains($0)) }
      return
    }
    y += 18
    var x = left
    for (sign, name) in items {
      let length = 20 + name.estimatedWidth(12)
      if x > left, x + length > right {
        x = left
        y += 18
      }
      draw(sign, x)
      label(name, x + 20, y, colour: colour(.quietInk))
      x += length + 16
    }
    y += 6
  }

  private func key(_ sign: Sign, _ name: String, isBeside: Bool = false) -> ChartFigure.Key {
    var drawing = ChartDrawing(chart, style: style, top: 11)
    // It is not stretched.
    drawing.canvas.isOfPage = true
    drawing.draw(sign, 0)
    let text = SVGText(drawing.canvas, width: 14, height: 14, isStretched: false)
    return ChartFigure.Key(sign: text, name: name, isBeside: isBeside)
  }

  private mutating func draw(_ sign: Sign, _ x: Double) {
    switch sign {
    case .block(let colour):
      canvas.rectangle(
        x, y - 10, 13, 12, fill: colour, stroke: .init(colour: self.colour(.edge), width: 0.5), radius: 2)
    case .line(let colour, let isDashed):
      canvas.line((x, y - 4), (x + 14, y - 4), .init(colour: colour, width: 2, dashes: isDashed ? "4 3" : ""))
    case .dot(let colour): canvas.circle((x + 6.5, y - 4), 4, fill: colour)
    case .ring(let colour):
      canvas.circle((x + 6.5, y - 4), 3, fill: self.colour(.card), stroke: .init(colour: colour, width: 2))
    case .mark(let colour): mark(x + 6.5, y - 9, colour)
    case .gap: canvas.rectangle(x + 0.5, y - 9.5, 12, 11, fill: nil, stroke: unknownEdge, radius: 2)
    case .blank: canvas.rectangle(x + 0.5, y - 9.5, 12, 11, fill: colour(.sunk), stroke: unknownEdge)
    }
  }

  /// The sign of a marked day.
  ///
  /// - Parameter half: Half of its width.
  mutating func mark(_ x: Double, _ top: Double, _ colour: ChartInk, half: Double = 4) {
    guard !isOfPage else {
      words.append(
        .init(
          text: "", x: x / style.width, y: top, size: 2 * half, anchor: .middle, isBold: false, ink: colour.name))
      return
    }
    canvas.polygon([(x, top), (x + half, top + 7), (x - half, top + 7)], fill: colour)
  }
}
