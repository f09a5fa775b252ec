import TrackerApplication
import TrackerCore

/// Draws charts with the characters of a terminal: the picture, what its marks mean, and the same numbers below.
struct ChartRenderer {
  let style: TextStyle

  /// Steps from the lowest row of a drawing to the highest, and from its left edge to the right one.
  private static let steps = 10
  private static let widestStep = 5
  private static let gap = 2

  func lines(_ chart: Chart, indent: Int) -> [String] {
    let drawing = Drawing(chart, style.width - indent)
    let head = style.words("{vertical} ↑  {horizontal} →", ["vertical": chart.y.title, "horizontal": chart.x.title])
    var narrower = style
    narrower.width = max(1, style.width - indent)
    let picture =
      (head.visibleWidth > narrower.width ? narrower.wrap(head) : head).split(separator: "\n").map(String.init)
      + drawing.rows + [drawing.axis, drawing.names]
      + legend(chart, style.width - indent)
    let renderer = BlockRenderer(style)
    let below =
      chart.table.map { [""] + renderer.lines([.table($0)], indent: indent) }
      ?? chart.words.flatMap { renderer.lines([.sentence($0)], indent: indent) }
    return picture.map { String(repeating: " ", count: indent) + $0 } + below
  }

  /// What the marks and the diagonal mean; nothing where there is one kind of mark alone.
  private func legend(_ chart: Chart, _ width: Int) -> [String] {
    let sizes = chart.weights.map { weights in
      [
        style.words(
          "{sign} under {count} {things}",
          ["sign": "\(Mark.small)", "count": "\(Mark.leastMiddle)", "things": weights]),
        "\(Mark.middle) \(Mark.leastMiddle)–\(Mark.leastLarge - 1)",
        style.words("{sign} {count} and more", ["sign": "\(Mark.large)", "count": "\(Mark.leastLarge)"]),
      ]
    }
    let pieces = (sizes ?? []) + (chart.diagonal.map { ["\(Mark.diagonal) \($0)"] } ?? [])
    guard !pieces.isEmpty else { return [] }
    var narrower = style
    narrower.width = max(1, width)
    return narrower.flow(pieces, indent: 0).split(separator: "\n").map(String.init)
  }

  /// The characters that points are drawn with, larger ones for those that weigh more.
  private enum Mark {
    static let small: Character = "∘"
    static let middle: Character = "○"
    static let large: Character = "●"
    static let diagonal: Character = "·"
    static let leastMiddle = 10
    static let leastLarge = 30

    static func of(_ point: Chart.Point, in chart: Chart) -> Character {
      guard chart.weights != nil else { return large }
      return point.weight < Double(leastMiddle) ? small : point.weight < Double(leastLarge) ? middle : large
    }
  }

  /// A chart on a grid of characters, as wide as there is room.
  private struct Drawing {
    let chart: Chart
    /// Columns taken by the names of the rows and the axis.
    let margin: Int
    /// Columns from one step of the horizontal axis to the next.
    let step: Int

    init(_ chart: Chart, _ width: Int) {
      self.chart = chart
      margin = (chart.y.ticks.map(\.label.visibleWidth).max() ?? 0) + ChartRenderer.gap
      let lastName = chart.x.ticks.last?.label.visibleWidth ?? 1
      step = min(ChartRenderer.widestStep, max(1, (width - margin - lastName) / ChartRenderer.steps))
    }

    private var columns: Int { ChartRenderer.steps * step }

    /// From the highest to the lowest, each with its name.
    var rows: [String] {
      (0...ChartRenderer.steps).reversed().map { row in
        let tick = chart.y.ticks.first { place($0.value, chart.y, ChartRenderer.steps) == row }
        let name = tick?.label ?? ""
        return pad(margin - ChartRenderer.gap - name.visibleWidth) + name + (tick == nil ? " │" : " ┤") + marks(row)
      }
    }

    /// The points that fall into a row, over the diagonal; of two at one place the weightier is seen.
    private func marks(_ row: Int) -> String {
      var cells = Array(repeating: Character(" "), count: columns + 1)
      if chart.diagonal != nil { cells[row * step] = Mark.diagonal }
      for point in chart.points.sorted(by: { $0.weight < $1.weight })
      where place(point.y, chart.y, ChartRenderer.steps) == row {
        cells[place(point.x, chart.x, columns)] = Mark.of(point, in: chart)
      }
      while cells.last == " " { cells.removeLast() }
      return String(cells)
    }

    var axis: String {
      let ticks = Set(chart.x.ticks.map { place($0.value, chart.x, columns) }.filter { $0 > 0 })
      return pad(margin - 1) + "└" + (0...columns).map { ticks.contains($0) ? "┴" : "─" }.joined()
    }

    /// The names below the axis; one that would touch its neighbour is left out.
    var names: String {
      chart.x.ticks.reduce(into: "") { line, tick in
        let column = margin + place(tick.value, chart.x, columns)
        guard line.isEmpty || column > line.visibleWidth else { return }
        line += pad(column - line.visibleWidth) + tick.label
      }
    }

    /// Where a value lies among steps from 0, within the axis.
    private func place(_ value: Double, _ axis: Chart.Axis, _ steps: Int) -> Int {
      let length = axis.range.upperBound - axis.range.lowerBound
      guard length > 0 else { return 0 }
      let share = (value - axis.range.lowerBound) / length
      return min(steps, max(0, (share * Double(steps)).roundedHalfUp))
    }

    private func pad(_ columns: Int) -> String { String(repeating: " ", count: max(0, columns)) }
  }
}
