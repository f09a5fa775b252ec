import TrackerApplication
import TrackerCore

/// Draws charts with the characters of a terminal, each with its words below.
struct ChartRenderer {
  let style: TextStyle

  /// Rows of a drawing, the lowest and the highest included.
  private static let rows = 10
  /// Columns taken by the names of the rows and the axis.
  private static let margin = 5

  /// Columns from one tenth of the horizontal axis to the next.
  private var step: Int { style.width < 60 ? 3 : 5 }

  func lines(_ chart: Chart, indent: Int) -> [String] {
    let head = style.words("{vertical} ↑  {horizontal} →", ["vertical": chart.y.title, "horizontal": chart.x.title])
    let body = (0...ChartRenderer.rows).reversed().map { row -> String in
      let tick = chart.y.ticks.first { place($0.value, chart.y, ChartRenderer.rows) == row }
      let name = tick?.label ?? ""
      return pad(3 - name.visibleWidth) + name + (tick == nil ? " │" : " ┤") + marks(chart, row)
    }
    let words = chart.words.flatMap { BlockRenderer(style).lines([.sentence($0)], indent: indent) }
    return ([head] + body + [axis(chart), names(chart)]).map { pad(indent) + $0 } + words
  }

  /// The points that fall into a row, over the diagonal where there is one; of two at one place the weightier is seen.
  private func marks(_ chart: Chart, _ row: Int) -> String {
    let columns = ChartRenderer.rows * step
    var cells = Array(repeating: Character(" "), count: columns + 1)
    if chart.showsDiagonal { cells[row * step] = "·" }
    for point in chart.points.sorted(by: { $0.weight < $1.weight })
    where place(point.y, chart.y, ChartRenderer.rows) == row {
      cells[place(point.x, chart.x, columns)] = mark(point)
    }
    while cells.last == " " { cells.removeLast() }
    return String(cells)
  }

  private func mark(_ point: Chart.Point) -> Character { point.weight < 10 ? "∘" : point.weight < 30 ? "○" : "●" }

  /// Where a value lies among steps from 0, within the axis.
  private func place(_ value: Double, _ axis: Chart.Axis, _ steps: Int) -> Int {
    let length = axis.range.upperBound - axis.range.lowerBound
    guard length > 0 else { return 0 }
    let share = (value - axis.range.lowerBound) / length
    return min(steps, max(0, (share * Double(steps)).roundedHalfUp))
  }

  private func axis(_ chart: Chart) -> String {
    let columns = ChartRenderer.rows * step
    let ticks = Set(chart.x.ticks.map { place($0.value, chart.x, columns) }.filter { $0 > 0 })
    return pad(ChartRenderer.margin - 1) + "└" + (0...columns).map { ticks.contains($0) ? "┴" : "─" }.joined()
  }

  private func names(_ chart: Chart) -> String {
    chart.x.ticks.reduce(into: "") { line, tick in
      let column = ChartRenderer.margin + place(tick.value, chart.x, ChartRenderer.rows * step)
      line += pad(column - line.visibleWidth) + tick.label
    }
  }

  private func pad(_ columns: Int) -> String { String(repeating: " ", count: max(0, columns)) }
}
