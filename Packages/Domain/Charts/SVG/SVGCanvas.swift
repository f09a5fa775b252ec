import TrackerCore

/// Collects the elements of a drawing. Numbers have two decimals at most, and every text is escaped.
struct SVGCanvas {
  /// How a text is set.
  struct Lettering {
    var size = 12.0
    var isBold = false
    var anchor = "start"
    var colour: ChartInk
  }

  /// How a line is drawn.
  struct Stroke {
    var colour: ChartInk
    var width = 1.0
    /// Lengths of dashes and gaps; empty for a solid line.
    var dashes = ""
    /// Whether ends and corners are round.
    var isRound = false
  }

  private(set) var elements: [String] = []
  /// Whether it is stretched on a page, whose colours lie over its own. Dots stay round and corners are square then.
  var isOfPage = false

  /// Takes over what another canvas has.
  mutating func append(_ other: SVGCanvas) { elements += other.elements }

  /// A point of a drawing.
  typealias Point = (x: Double, y: Double)

  mutating func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, fill: ChartInk?, stroke: Stroke? = nil,
    radius: Double = 0
  ) {
    let corner = radius > 0 && !isOfPage ? " rx=\"\(number(radius))\"" : ""
    elements.append(
      "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(max(0, width)))\" "
        + "height=\"\(number(max(0, height)))\"\(corner)\(paint(fill, stroke))/>")
  }

  mutating func line(_ from: Point, _ to: Point, _ stroke: Stroke) {
    elements.append(
      "<line x1=\"\(number(from.x))\" y1=\"\(number(from.y))\" x2=\"\(number(to.x))\" y2=\"\(number(to.y))\""
        + "\(paint(nil, stroke, fills: false))/>")
  }

  mutating func polyline(_ points: [Point], _ stroke: Stroke) {
    elements.append("<polyline points=\"\(list(points))\"\(paint(nil, stroke))/>")
  }

  mutating func polygon(_ points: [Point], fill: ChartInk, opacity: Double = 1) {
    let see = opacity < 1 ? " fill-opacity=\"\(number(opacity))\"" : ""
    elements.append("<polygon points=\"\(list(points))\"\(paint(fill, nil))\(see)/>")
  }

  mutating func circle(_ centre: Point, _ radius: Double, fill: ChartInk?, stroke: Stroke? = nil) {
    guard !isOfPage else { return dot(centre, radius, fill: fill, stroke: stroke) }
    elements.append(
      "<circle cx=\"\(number(centre.x))\" cy=\"\(number(centre.y))\" r=\"\(number(radius))\"\(paint(fill, stroke))/>")
  }

  /// A line without length whose ends are round stays a dot however wide the drawing is.
  private mutating func dot(_ centre: Point, _ radius: Double, fill: ChartInk?, stroke: Stroke?) {
    let place = "M\(number(centre.x)) \(number(centre.y))h0"
    let edge = stroke.map { [Stroke(colour: $0.colour, width: 2 * radius + $0.width, isRound: true)] } ?? []
    for line in edge + [fill.map { Stroke(colour: $0, width: 2 * radius, isRound: true) }].compactMap(\.self) {
      path(place, fill: nil, stroke: line)
    }
  }

  /// A path of SVG commands; the caller formats its numbers.
  mutating func path(_ commands: String, fill: ChartInk?, stroke: Stroke? = nil) {
    elements.append("<path d=\"\(commands)\"\(paint(fill, stroke))/>")
  }

  mutating func text(_ text: String, _ x: Double, _ y: Double, _ lettering: Lettering) {
    guard !text.isEmpty else { return }
    let weight = lettering.isBold ? " font-weight=\"650\"" : ""
    let anchor = lettering.anchor == "start" ? "" : " text-anchor=\"\(lettering.anchor)\""
    elements.append(
      "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(number(lettering.size))\"\(weight)\(anchor) "
        + "fill=\"\(lettering.colour.colour.hex)\">\(isolated(text))</text>")
  }

  /// The text escaped, with what is written from right to left between the signs that hold it apart (U+2068, U+2069):
  /// SVG has no element for it.
  private func isolated(_ text: String) -> String {
    text.piecesByDirection.map { piece in
      let escaped = String(piece.text).markupEscaped
      return piece.isRightToLeft ? "\u{2068}\(escaped)\u{2069}" : escaped
    }.joined()
  }

  func number(_ value: Double) -> String { value.decimal(upTo: 2) }

  private func list(_ points: [Point]) -> String {
    points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
  }

  private func paint(_ fill: ChartInk?, _ stroke: Stroke?, fills: Bool = true) -> String {
    let names = [fill.map { "f-\($0.name)" }, stroke.map { "s-\($0.colour.name)" }].compactMap(\.self)
    var result = isOfPage && !names.isEmpty ? " class=\"\(names.joined(separator: " "))\"" : ""
    if fills { result += " fill=\"\(fill?.colour.hex ?? "none")\"" }
    guard let stroke else { return result }
    result += " stroke=\"\(stroke.colour.colour.hex)\" stroke-width=\"\(number(stroke.width))\""
    if !stroke.dashes.isEmpty { result += " stroke-dasharray=\"\(stroke.dashes)\"" }
    if stroke.isRound { result += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
    return result
  }
}

extension String {
  /// About how wide a text is, in the size of its font: what there is room for has to be known before it is drawn.
  func estimatedWidth(_ size: Double, isBold: Bool = false) -> Double {
    let units = unicodeScalars.reduce(0.0) { sum, scalar in
      switch scalar {
      case "i", "j", "l", "t", "f", "I", ".", ",", ":", ";", "|", "'", " ", "(", ")", "–", "-": sum + 0.36
      case "m", "w", "M", "W", "%", "@": sum + 0.92
      default: sum + (scalar.value >= 0x1100 ? 1 : scalar.properties.isUppercase ? 0.7 : 0.6)
      }
    }
    return units * size * (isBold ? 1.06 : 1)
  }

  /// The text in lines that are about so wide at most; a word that is wider has a line of its own.
  func wrapped(to width: Double, size: Double, isBold: Bool = false) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ").map(String.init) {
      if let last = lines.last, "\(last) \(word)".estimatedWidth(size, isBold: isBold) <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
