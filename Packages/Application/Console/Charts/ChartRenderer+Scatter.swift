import TrackerApplication
import TrackerCharts
import TrackerCore

extension ChartRenderer {
  /// Steps from the lowest row of a drawing to the highest, and from its left edge to the right one.
  private static let steps = 10
  private static let widestStep = 5

  func lines(of scatter: Scatter) -> [String] {
    let drawing = Drawing(scatter, width, hasAxes: chart.shows(.axes))
    let head = style.words("{vertical} ↑  {horizontal} →", ["vertical": scatter.y.name, "horizontal": scatter.x.name])
    let heads = (head.visibleWidth > width ? style.wrap(head) : head).split(separator: "\n").map(String.init)
    return heads + drawing.rows + (chart.shows(.axes) ? [drawing.axis, drawing.names] : []) + legend(of: scatter)
  }

  /// What the marks and the diagonal mean; nothing where there is one kind of mark alone.
  private func legend(of scatter: Scatter) -> [String] {
    let sizes = scatter.weights.map { weights in
      [
        style.words(
          "{sign} under {count} {things}",
          ["sign": "\(Mark.small)", "count": "\(Mark.leastMiddle)", "things": weights]),
        "\(Mark.middle) \(Mark.leastMiddle)–\(Mark.leastLarge - 1)",
        style.words("{sign} {count} and more", ["sign": "\(Mark.large)", "count": "\(Mark.leastLarge)"]),
      ]
    }
    return legend((sizes ?? []) + (scatter.diagonal.map { ["\(Mark.diagonal) \($0)"] } ?? []))
  }

  /// The characters that points are drawn with, larger ones for those that weigh more.
  private enum Mark {
    static let small: Character = "∘"
    static let middle: Character = "○"
    static let large: Character = "●"
    static let diagonal: Character = "·"
    static let leastMiddle = 10
    static let leastLarge = 30

    static func of(_ point: Scatter.Point, in scatter: Scatter) -> Character {
      guard scatter.weights != nil else { return large }
      return point.weight < Double(leastMiddle) ? small : point.weight < Double(leastLarge) ? middle : large
    }
  }

  /// Points on a grid of characters, as wide as there is room.
  private struct Drawing {
    let scatter: Scatter
    let hasAxes: Bool
    /// Columns taken by the names of the rows and the axis.
    let margin: Int
    /// Columns from one step of the horizontal axis to the next.
    let step: Int

    init(_ scatter: Scatter, _ width: Int, hasAxes: Bool) {
      self.scatter = scatter
      self.hasAxes = hasAxes
      margin = hasAxes ? (scatter.y.ticks.map(\.label.visibleWidth).max() ?? 0) + ChartRenderer.gap : 0
      let lastName = scatter.x.ticks.last?.label.visibleWidth ?? 1
      step = min(ChartRenderer.widestStep, max(1, (width - margin - lastName) / ChartRenderer.steps))
    }

    private var columns: Int { ChartRenderer.steps * step }

    /// From the highest to the lowest, each with its name.
    var rows: [String] {
      (0...ChartRenderer.steps).reversed().map { row in
        guard hasAxes else { return marks(row) }
        let tick = scatter.y.ticks.first { place($0.value, scatter.y, ChartRenderer.steps) == row }
        let name = tick?.label ?? ""
        return pad(margin - ChartRenderer.gap - name.visibleWidth) + name + (tick == nil ? " │" : " ┤") + marks(row)
      }
    }

    /// The points that fall into a row, over the diagonal; of two at one place the weightier is seen.
    private func marks(_ row: Int) -> String {
      var cells = Array(repeating: Character(" "), count: columns + 1)
      if scatter.diagonal != nil { cells[row * step] = Mark.diagonal }
      for point in scatter.points.sorted(by: { $0.weight < $1.weight })
      where place(point.y, scatter.y, ChartRenderer.steps) == row {
        cells[place(point.x, scatter.x, columns)] = Mark.of(point, in: scatter)
      }
      while cells.last == " " { cells.removeLast() }
      return String(cells)
    }

    var axis: String {
      let ticks = Set(scatter.x.ticks.map { place($0.value, scatter.x, columns) }.filter { $0 > 0 })
      return pad(margin - 1) + "└" + (0...columns).map { ticks.contains($0) ? "┴" : "─" }.joined()
    }

    /// The names below the axis; one that would touch its neighbour is left out.
    var names: String {
      scatter.x.ticks.reduce(into: "") { line, tick in
        let column = margin + place(tick.value, scatter.x, columns)
        guard line.isEmpty || column > line.visibleWidth else { return }
        line += pad(column - line.visibleWidth) + tick.label
      }
    }

    /// Where a value lies among steps from 0, within the axis.
    private func place(_ value: Double, _ axis: ChartAxis, _ steps: Int) -> Int {
      (axis.share(value) * Double(steps)).roundedHalfUp
    }

    private func pad(_ columns: Int) -> String { String(repeating: " ", count: max(0, columns)) }
  }
}
