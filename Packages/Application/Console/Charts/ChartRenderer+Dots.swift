import TrackerApplication
import TrackerCharts

extension ChartRenderer {
  private static let (fewestCells, mostCells) = (11, 41)

  /// A row of a chart, or one of its lanes, before it is set.
  private struct Line {
    var name: String
    var kind: String
    var marks: [DotPlot.Dot?]
    var told: String
    var isClear: Bool
  }

  /// `name  ├───●───┤  2.1 (1.3–3.5)`: a line for each row, or for each kind where kinds have ranges of their own.
  /// Where there is little room, a name stands above its marks.
  func lines(of plot: DotPlot) -> [String] {
    let rows = plot.drawn.map { lines(of: $0, in: plot) }
    let all = rows.flatMap(\.self)
    let names =
      isNarrow ? ChartRenderer.gap : min(width / 3, all.map(\.name.visibleWidth).max() ?? 0) + ChartRenderer.gap
    let kinds = plot.hasLanes ? (plot.kinds.map(\.visibleWidth).max() ?? 0) + ChartRenderer.gap : 0
    let beside = (all.map(\.told.visibleWidth).max() ?? 0) + ChartRenderer.gap
    let start = names + kinds
    let cells = max(ChartRenderer.fewestCells, min(ChartRenderer.mostCells, width - start - beside))
    func column(_ value: Double) -> Int { Int((plot.axis.share(value) * Double(cells - 1)).rounded()) }
    let heads = chart.shows(.axes) ? [self.names(plot.axis.ticks.map { (start + column($0.value), $0.label) })] : []
    let drawn = rows.flatMap { lines -> [String] in
      let name = broken(lines.first?.name ?? "", isNarrow ? width : names - ChartRenderer.gap)
      let marks = lines.map { line in
        line.kind.padded(to: kinds) + self.marks(line, in: plot, cells, column) + "  " + line.told
      }
      if isNarrow { return name + marks.map { pad(names) + $0 } }
      return (0..<max(name.count, marks.count)).map { row in
        let head = row < name.count ? name[row] : ""
        return (head.padded(to: names) + (row < marks.count ? marks[row] : "")).trimmedEnd
      }
    }
    return heads + drawn + legend(keys(of: plot))
  }

  private func lines(of row: DotPlot.Row, in plot: DotPlot) -> [Line] {
    guard plot.hasLanes else {
      let told = row.dots.map { $0?.told ?? DotPlot.unknown }.joined(separator: " · ")
      return [Line(name: row.name, kind: "", marks: row.dots, told: told, isClear: row.isClear)]
    }
    return zip(plot.kinds, row.dots).enumerated().map { number, part in
      Line(
        name: number == 0 ? row.name : "", kind: part.0, marks: [part.1], told: part.1?.told ?? DotPlot.unknown,
        isClear: row.isClear)
    }
  }

  private func broken(_ text: String, _ width: Int) -> [String] {
    var narrow = style
    narrow.width = max(1, width)
    return narrow.wrap(text).split(separator: "\n").map(String.init)
  }

  private func marks(_ line: Line, in plot: DotPlot, _ cells: Int, _ column: (Double) -> Int) -> String {
    var signs = Array(repeating: " ", count: cells)
    if let reference = plot.reference { signs[column(reference.value)] = "┊" }
    let known = line.marks.compactMap { $0 }
    if known.count > 1, let least = known.map(\.value).min(), let most = known.map(\.value).max() {
      for cell in column(least)...column(most) { signs[cell] = "━" }
    }
    for dot in known {
      guard let range = dot.range else { continue }
      for cell in column(range.lowerBound)...column(range.upperBound) { signs[cell] = "─" }
      signs[column(range.lowerBound)] = "├"
      signs[column(range.upperBound)] = "┤"
    }
    for (number, dot) in line.marks.enumerated().reversed() {
      guard let dot else { continue }
      let cell = column(dot.value)
      let isTaken = number == 0 && line.marks.dropFirst().contains { $0.map { column($0.value) == cell } ?? false }
      signs[cell] = sign(number, in: plot, isClear: line.isClear, isShared: isTaken)
    }
    return signs.joined()
  }

  private func sign(_ number: Int, in plot: DotPlot, isClear: Bool, isShared: Bool) -> String {
    if plot.hasLanes { return "┿" }
    if plot.kinds.count < 2 { return isClear ? "●" : "○" }
    return isShared ? "◐" : number == 0 ? paintMark("●") : "○"
  }

  private func keys(of plot: DotPlot) -> [String] {
    let kinds =
      plot.hasLanes || plot.kinds.count < 2 ? [] : ["\(paintMark("●")) \(plot.kinds[0])", "○ \(plot.kinds[1])"]
    return kinds + (plot.hasLanes ? ["┿ \(chart.words.median)"] : []) + (plot.reference.map { ["┊ \($0.label)"] } ?? [])
  }
}
