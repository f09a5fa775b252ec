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
        + "aria-labelledby=\"\(id.svgEscaped)-title \(id.svgEscaped)-desc\" xml:lang=\"\(language.svgEscaped)\" "
        + "font-family=\"\(ChartSVG.fonts.svgEscaped)\" style=\"font-variant-numeric: tabular-nums\">",
      "<title id=\"\(id.svgEscaped)-title\">\(titles.svgEscaped)</title>",
      "<desc id=\"\(id.svgEscaped)-desc\">\(sentences.svgEscaped)</desc>",
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

  init(_ chart: Chart, style: ChartSVG, top: Double) {
    self.chart = chart
    self.style = style
    y = top
  }

  var look: SVGLook { style.look }
  var left: Double { ChartSVG.margin }
  var right: Double { style.width - ChartSVG.margin }
  var isNarrow: Bool { style.width < ChartSVG.narrow }

  func colour(_ token: PageTheme.Token) -> Colour { look.colour(token) }

  mutating func draw() {
    paragraph(chart.title, size: 17, isBold: true, colour(.ink))
    paragraph(chart.sentences.joined(separator: " "), size: 14, isBold: false, colour(.quietInk))
    y += 10
    switch chart.picture {
    case .plot(let plot): draw(plot)
    case .scatter(let scatter): draw(scatter)
    case .histogram(let portions): drawBars(portions)
    case .pie(let portions): drawPie(portions)
    case .calendar(let map): drawCalendar(map)
    case .hours(let map): drawGrid(map)
    case .timeline(let strip): draw(strip)
    case .gauge(let gauge): draw(gauge)
    case .ring(let ring): draw(ring)
    case .beforeAfter(let sides): draw(sides)
    case .notKept: break
    }
  }

  private mutating func paragraph(_ text: String, size: Double, isBold: Bool, _ colour: Colour) {
    for line in text.wrapped(to: right - left, size: size, isBold: isBold) {
      y += size * 1.3
      canvas.text(line, left, y - size * 0.3, .init(size: size, isBold: isBold, colour: colour))
    }
    if !text.isEmpty { y += 3 }
  }

  /// Small text beside marks.
  mutating func label(
    _ text: String, _ x: Double, _ y: Double, anchor: String = "start", isBold: Bool = false,
    colour: Colour? = nil
  ) {
    canvas.text(
      text, x, y, .init(size: 12, isBold: isBold, anchor: anchor, colour: colour ?? self.colour(.faintInk)))
  }

  // MARK: Legend

  /// What stands before a name in a legend.
  enum Sign {
    case block(Colour)
    case line(Colour, isDashed: Bool)
    case dot(Colour)
    case mark(Colour)
    /// What is not known.
    case gap
  }

  /// Signs with their names, as many in a row as there is room for.
  mutating func legend(_ items: [(Sign, String)]) {
    guard chart.shows(.legend), !items.isEmpty else { return }
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

  private mutating func draw(_ sign: Sign, _ x: Double) {
    switch sign {
    case .block(let colour):
      canvas.rectangle(
        x, y - 10, 13, 12, fill: colour, stroke: .init(colour: self.colour(.edge), width: 0.5), radius: 2)
    case .line(let colour, let isDashed):
      canvas.line((x, y - 4), (x + 14, y - 4), .init(colour: colour, width: 2, dashes: isDashed ? "4 3" : ""))
    case .dot(let colour): canvas.circle((x + 6.5, y - 4), 4, fill: colour)
    case .mark(let colour): mark(x + 6.5, y - 9, colour)
    case .gap:
      canvas.rectangle(
        x + 0.5, y - 9.5, 12, 11, fill: nil, stroke: .init(colour: self.colour(.edge), dashes: "2 2"), radius: 2)
    }
  }

  /// The sign of a marked day.
  ///
  /// - Parameter half: Half of its width.
  mutating func mark(_ x: Double, _ top: Double, _ colour: Colour, half: Double = 4) {
    canvas.polygon([(x, top), (x + half, top + 7), (x - half, top + 7)], fill: colour)
  }
}
