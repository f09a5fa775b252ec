import TrackerApplication
import TrackerCharts

extension ChartRenderer {
  private static let tall = 8
  private static let low = 6
  /// The widest that a day is drawn.
  private static let widestPlace = 3
  private static let levels = Array("▁▂▃▄▅▆▇█")
  /// Of the parts of a stacked bar, each told from its neighbours without colour.
  static let fills = ["█", "░", "▓", "▒"]
  /// Of lines, the second one's hollow.
  private static let dots = ["●", "○"]
  /// Of two lines at one place.
  private static let shared = "◐"

  /// Where the marks of a plot lie on the grid of characters.
  private struct Grid {
    let plot: Plot
    let margin: Int
    /// Columns of each place.
    let step: Int
    let rows: Int
    /// Whether bars of marked places have their colour; a week with a flare day is no flare.
    let marksBars: Bool

    /// The row of a value, from 0 at the bottom.
    func row(_ value: Double) -> Int { Grid.row(value, on: plot.y, of: rows) }
    static func row(_ value: Double, on axis: ChartAxis, of rows: Int) -> Int {
      min(rows - 1, Int(axis.share(value) * Double(rows)))
    }
    func column(_ place: Int) -> Int { margin + place * step }
  }

  func lines(of whole: Plot) -> [String] {
    let hasAxes = chart.shows(.axes)
    let margin =
      hasAxes ? (whole.y.ticks.map(\.label.visibleWidth).max() ?? 0) + 2 : whole.lineOverBars == nil ? 0 : 2
    let (plot, grain) = whole.thinned(to: max(1, width - margin))
    let step = min(ChartRenderer.widestPlace, max(1, (width - margin) / max(1, plot.places.count)))
    let rows = rows(of: plot.y)
    let grid = Grid(
      plot: plot, margin: margin, step: step, rows: rows, marksBars: plot.marksBars && grain == .day)
    let drawn = (0..<rows).reversed().map { row in
      (axis(row, grid) + plot.places.indices.map { cell($0, row, grid) }.joined()).trimmedEnd
    }
    return drawn + (hasAxes ? [baseline(grid)] : []) + marks(grid) + lineOverBars(grid)
      + (hasAxes ? ticks(grid) : []) + legend(of: grid, grain)
  }

  /// As many rows as set the names of the axis at even distances; as many as are usual where no number near that does.
  private func rows(of axis: ChartAxis) -> Int {
    let usual = isNarrow ? ChartRenderer.low : ChartRenderer.tall
    return [0, 1, -1, 2, -2, 3].map { usual + $0 }.first { rows in
      let places = axis.ticks.map { Grid.row($0.value, on: axis, of: rows) }
      let distances = Set(zip(places, places.dropFirst()).map { $1 - $0 })
      return distances.count <= 1 && !distances.contains(0)
    } ?? usual
  }

  private func axis(_ row: Int, _ grid: Grid) -> String {
    guard chart.shows(.axes) else { return pad(grid.margin) }
    let tick = grid.plot.y.ticks.first { grid.row($0.value) == row }
    let name = tick?.label ?? ""
    let isInBand = grid.plot.band.map { (grid.row($0.from)...grid.row($0.to)).contains(row) } ?? false
    let line = isInBand ? "┊" : tick == nil ? "│" : "┤"
    return pad(grid.margin - 2 - name.visibleWidth) + name + " " + line
  }

  /// What stands in a row of a place: its own sign, and spaces where places are wider than a column.
  private func cell(_ place: Int, _ row: Int, _ grid: Grid) -> String {
    let plot = grid.plot
    if row == 0, plot.isGap(place) { return ChartRenderer.gapSign + pad(grid.step - 1) }
    let lines = lines(at: place, in: grid).filter { $0.row == row }.map(\.series)
    if let line = lines.first {
      return (lines.count > 1 ? ChartRenderer.shared : paint(ChartRenderer.dots[line], series: line))
        + pad(grid.step - 1)
    }
    if let block = plot.isStacked ? stackedBlock(place, row, grid) : block(place, row, grid) {
      return paintBlock(block, place, grid)
    }
    let isReference = plot.reference.map { grid.row($0.value) == row } ?? false
    return isReference ? String(repeating: "─", count: grid.step) : pad(grid.step)
  }

  /// The rows that lines pass at a place, with the numbers of their series. A line over bars is none of them.
  private func lines(at place: Int, in grid: Grid) -> [(series: Int, row: Int)] {
    let plot = grid.plot
    guard !plot.isStacked, plot.series.first?.shape == .line else { return [] }
    return plot.series.enumerated().compactMap { number, series in
      plot.drawn(series)[place].map { (series: number, row: grid.row($0)) }
    }
  }

  /// A line over bars, in a row of its own that hides no bar: the higher its sign, the higher the value.
  private func lineOverBars(_ grid: Grid) -> [String] {
    guard let line = grid.plot.lineOverBars else { return [] }
    let cells = grid.plot.drawn(line).map { value -> String in
      guard let value else { return (line.isSmoothing ? " " : ChartRenderer.gapSign) + pad(grid.step - 1) }
      let eighths = max(1, Int((grid.plot.y.share(value) * 8).rounded()))
      let sign = String(repeating: ChartRenderer.levels[min(8, eighths) - 1], count: filled(grid))
      return paint(sign, series: 1) + pad(grid.step - filled(grid))
    }
    let name = pad(grid.margin - 3) + paint(ChartRenderer.dots[1], series: 1) + pad(min(2, grid.margin - 1))
    return [(name + cells.joined()).trimmedEnd]
  }

  private func paintBlock(_ block: (sign: String, series: Int), _ place: Int, _ grid: Grid) -> String {
    let own = String(repeating: block.sign, count: filled(grid))
    let painted = grid.marksBars && grid.plot.places[place].isMarked ? paintMark(own) : paint(own, series: block.series)
    return painted + pad(grid.step - filled(grid))
  }

  /// Bars leave a column between each other where there is room; areas do not.
  private func filled(_ grid: Grid) -> Int {
    grid.plot.series.first?.shape == .area || grid.step == 1 ? grid.step : grid.step - 1
  }

  /// The part of a bar or an area in a row; nil where it does not reach it.
  private func block(_ place: Int, _ row: Int, _ grid: Grid) -> (sign: String, series: Int)? {
    guard let first = grid.plot.series.first, first.shape != .line, let value = first.values[place] else { return nil }
    let eighths = max(1, Int((grid.plot.y.share(value) * Double(grid.rows * 8)).rounded())) - row * 8
    guard eighths > 0 else { return nil }
    return (String(ChartRenderer.levels[min(8, eighths) - 1]), 0)
  }

  /// The part of a stacked bar that the middle of a row lies in.
  private func stackedBlock(_ place: Int, _ row: Int, _ grid: Grid) -> (sign: String, series: Int)? {
    let length = grid.plot.y.highest - grid.plot.y.lowest
    var left = grid.plot.y.lowest + (Double(row) + 0.5) / Double(grid.rows) * length
    for (number, series) in grid.plot.series.enumerated() {
      let value = series.values[place] ?? 0
      if left < value { return (ChartRenderer.fills[number % ChartRenderer.fills.count], number) }
      left -= value
    }
    let isNone = row == 0 && grid.plot.series.allSatisfy { $0.values[place] == 0 }
    return isNone ? (String(ChartRenderer.levels[0]), 0) : nil
  }

  /// The line below stands only under what is known.
  private func baseline(_ grid: Grid) -> String {
    let cells = grid.plot.places.indices.map { place in
      String(repeating: grid.plot.isGap(place) ? " " : "─", count: grid.step)
    }
    return (pad(grid.margin - 1) + "└" + cells.joined()).trimmedEnd
  }

  private func marks(_ grid: Grid) -> [String] {
    guard grid.plot.hasMarks else { return [] }
    let signs = grid.plot.places.map { place in
      place.isMarked ? paintMark(ChartRenderer.mark) + pad(grid.step - 1) : pad(grid.step)
    }
    return [(pad(grid.margin) + signs.joined()).trimmedEnd]
  }

  private func ticks(_ grid: Grid) -> [String] {
    let line = names(grid.plot.ticks.map { (grid.column($0.place), $0.label) })
    return line.isEmpty ? [] : [line]
  }

  private func legend(of grid: Grid, _ grain: Plot.Grain) -> [String] {
    let plot = grid.plot
    var pieces: [String] = []
    for (number, series) in plot.series.enumerated() {
      let sign =
        plot.isStacked
        ? ChartRenderer.fills[number % ChartRenderer.fills.count]
        : series.shape == .line ? ChartRenderer.dots[number] : "█"
      pieces.append("\(paint(sign, series: number)) \(series.name)")
    }
    let isAnyShared = plot.places.indices.contains { place in
      let rows = lines(at: place, in: grid).map(\.row)
      return Set(rows).count < rows.count
    }
    if isAnyShared { pieces.append("\(ChartRenderer.shared) \(style.words("both at the same height"))") }
    if plot.hasMarks { pieces.append("\(paintMark(ChartRenderer.mark)) \(chart.words.marked)") }
    if let band = plot.band { pieces.append("┊ \(band.label)") }
    if let reference = plot.reference { pieces.append("─ \(reference.label)") }
    let isLineBroken = plot.lineOverBars.map { !$0.isSmoothing && $0.values.contains(nil) } ?? false
    if plot.hasGaps || isLineBroken { pieces.append("\(ChartRenderer.gapSign) \(chart.words.gap)") }
    return legend(pieces) + (chart.words.told(grain).map { [$0] } ?? [])
  }
}

extension Plot {
  /// A line whose dots would hide the tops of bars or of an area; nil where there is none.
  fileprivate var lineOverBars: Series? {
    guard case .two(let first, let second) = content, first.shape != .line, second.shape == .line else { return nil }
    return second
  }
}

extension String {
  /// Without the spaces at its end.
  var trimmedEnd: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
