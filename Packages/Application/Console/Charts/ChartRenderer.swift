import TrackerApplication
import TrackerCharts
import TrackerCore

/// Draws charts with the characters of a terminal: what is seen in words, the picture, and what its marks mean.
///
/// Every sign is one cell wide. Nothing is told by colour alone; a gap is `·` and a known zero `▁`.
struct ChartRenderer {
  let style: TextStyle
  let chart: Chart
  /// Columns that there are.
  let width: Int

  static let gap = 2
  static let gapSign = "·"
  static let mark = "▲"
  /// Under so many columns pictures are lower and names shorter.
  static let narrow = 60

  init(_ chart: Chart, style: TextStyle, indent: Int) {
    self.chart = chart
    var style = style
    style.width = max(1, style.width - indent)
    self.style = style
    width = style.width
  }

  /// All lines of a chart, indented.
  static func lines(_ chart: Chart, style: TextStyle, indent: Int) -> [String] {
    let renderer = BlockRenderer(style)
    let title: [Block] = chart.title.isEmpty ? [] : [.heading(.init(RichText(chart.title)))]
    let sentences = chart.sentences.map { Block.sentence(RichText($0)) }
    let table: [Block] = [.table(Block.Table(chart.table))]
    if style.isPlain {
      let blocks = title + sentences + (chart.numbers == .besides || chart.isTable ? table : [])
      return renderer.lines(blocks, indent: 0)
    }
    let picture = ChartRenderer(chart, style: style, indent: indent).picture
    let drawn = picture.map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
    let isBelow = chart.numbers != .asked
    let above = title + (chart.numbers == .inPlaceOfSentences ? [] : sentences)
    return renderer.lines(above, indent: indent) + (above.isEmpty || drawn.isEmpty ? [] : [""]) + drawn
      + (isBelow ? [""] + renderer.lines(table, indent: indent) : [])
  }

  private var picture: [String] {
    switch chart.picture {
    case .plot(let plot): lines(of: plot)
    case .scatter(let scatter): lines(of: scatter)
    case .histogram(let portions): bars(of: portions, hasShares: false)
    case .pie(let portions): bars(of: portions, hasShares: true)
    case .calendar(let map): calendar(map)
    case .hours(let map): grid(map)
    case .timeline(let strip): lines(of: strip)
    case .gauge(let gauge): lines(of: gauge)
    case .ring(let ring): lines(of: ring)
    case .beforeAfter(let sides): lines(of: sides)
    case .dots(let plot): lines(of: plot)
    case .notKept: []
    }
  }

  // MARK: Parts of all pictures

  var isNarrow: Bool { width < ChartRenderer.narrow }

  func pad(_ columns: Int) -> String { String(repeating: " ", count: max(0, columns)) }

  /// Signs with their meanings, side by side; nothing where there are none or the person left them out.
  func legend(_ pieces: [String]) -> [String] {
    guard chart.shows(.legend), !pieces.isEmpty else { return [] }
    return style.flow(pieces, indent: 0).split(separator: "\n").map(String.init)
  }

  /// A sign of a series in the colours that the person chose; else as it is.
  func paint(_ sign: String, series number: Int) -> String {
    guard chart.scheme != .standard else { return sign }
    return style.paint(.init(sign, colour: chart.scheme.series(number, on: .light)))
  }

  /// A sign of what stands out.
  func paintMark(_ sign: String) -> String { style.paint(sign, [.bad]) }

  /// A bar so many columns long, in eighths of a column.
  func bar(_ columns: Double) -> String {
    let eighths = Int((max(0, columns) * 8).rounded())
    return String(repeating: "█", count: eighths / 8) + ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
  }

  /// Names at their columns in one line; one that would touch the one before it, or has no room, is left out.
  func names(_ names: [(column: Int, text: String)]) -> String {
    names.reduce(into: "") { line, name in
      let start = min(name.column, width - name.text.visibleWidth)
      guard start >= 0, line.isEmpty || start > line.visibleWidth else { return }
      line += pad(start - line.visibleWidth) + name.text
    }
  }
}
