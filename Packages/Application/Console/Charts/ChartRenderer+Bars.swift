import TrackerApplication
import TrackerCharts

extension ChartRenderer {
  private static let widestBar = 40
  /// Names have more than a third of the columns where a bar has so many left.
  private static let fairBar = 8
  private static let widestScale = 48

  /// Names with bars: in character cells, bars compare better than slices of a pie.
  func bars(of portions: Portions, hasShares: Bool) -> [String] {
    let amounts = portions.portions.map { chart.words.number($0.amount) }
    let shares = portions.portions.map { hasShares ? chart.words.percent(portions.share($0)) : "" }
    let amount = amounts.map(\.visibleWidth).max() ?? 0
    let share = shares.map(\.visibleWidth).max() ?? 0
    let left = width - share - amount - 3 * ChartRenderer.gap - ChartRenderer.fairBar
    let name = min(
      max(width / 3, min(width / 2, left)), portions.portions.map(\.name.visibleWidth).max() ?? 0)
    let taken = name + share + amount + 3 * ChartRenderer.gap
    let room = max(4, min(ChartRenderer.widestBar, width - taken))
    let most = max(1, portions.portions.map(\.amount).max() ?? 1)
    let rows = portions.portions.indices.map { index -> String in
      let portion = portions.portions[index]
      let length = portion.amount / most * Double(room)
      // A bar of what is not known looks like nothing else.
      let drawn =
        portion.isUnknown
        ? String(repeating: ChartRenderer.gapSign, count: max(1, Int(length.rounded())))
        : paint(bar(max(0.125, length)), series: hasShares && portion.step == nil ? index : 0)
      let isWhole = portion.name.visibleWidth <= name
      let label = (isWhole ? portion.name : String(portion.name.prefix(max(0, name - 1))) + "…").padded(to: name)
      let percent = hasShares ? pad(share - shares[index].visibleWidth) + shares[index] + "  " : ""
      return "\(label)  \(percent)\(drawn) \(amounts[index])"
    }
    return rows + legend([portions.unit])
  }

  /// `0 ─────━━━━━━●━━━━━━──── 10`
  func lines(of gauge: Gauge) -> [String] {
    let (low, high) = (gauge.axis.ticks.first?.label ?? "", gauge.axis.ticks.last?.label ?? "")
    let cells = max(8, min(ChartRenderer.widestScale, width - low.visibleWidth - high.visibleWidth - 2))
    func place(_ value: Double) -> Int { min(cells - 1, Int(gauge.axis.share(value) * Double(cells))) }
    var signs = Array(repeating: "─", count: cells)
    if let band = gauge.band { for cell in place(band.from)...place(band.to) { signs[cell] = "━" } }
    if let value = gauge.value { signs[place(value)] = style.paint("●", [.strong]) }
    let scale = chart.shows(.axes) ? "\(low) \(signs.joined()) \(high)" : signs.joined()
    let told = style.paint(gauge.told, [.strong])
    return [told, scale] + legend((gauge.band.map { ["━ \($0.label)"] } ?? []))
  }

  /// A ring is a bar with its share in front.
  func lines(of ring: Ring) -> [String] {
    guard let share = ring.share else { return ["\(ring.name)  \(ChartRenderer.gapSign) \(ring.told)"] }
    let taken = ring.name.visibleWidth + ring.told.visibleWidth + 12
    let bar = ShareBar(share, cells: max(4, min(20, width - taken))).text(TextFormatter(style.words))
    let line = "\(ring.name)  \(bar)  \(ring.told)"
    return line.visibleWidth <= width ? [line] : ["\(ring.name)  \(bar)", ring.told]
  }

  /// `before  73 days   ├────┿──┤   median 6`: the middle half of the days with the median.
  func lines(of sides: BeforeAfter) -> [String] {
    guard sides.isDrawn else { return [] }
    let name = sides.sides.map(\.side.name.visibleWidth).max() ?? 0
    let count = isNarrow ? 0 : (sides.sides.map(\.count.visibleWidth).max() ?? 0) + ChartRenderer.gap
    let medians = sides.sides.map { side, _ in "\(chart.words.median) \(chart.words.told(side.middle?.median))" }
    let marks = sides.sides.map { side, _ in
      side.marked.isEmpty || isNarrow ? "" : "\(ChartRenderer.mark) \(side.marked.count)"
    }
    let start = name + ChartRenderer.gap + count
    let beside = (medians.map(\.visibleWidth).max() ?? 0) + (marks.map(\.visibleWidth).max() ?? 0) + 4
    let cells = max(11, min(41, width - start - beside))
    func column(_ value: Double) -> Int { Int((sides.y.share(value) * Double(cells - 1)).rounded()) }
    let heads = chart.shows(.axes) ? [names(sides.y.ticks.map { (start + column($0.value), $0.label) })] : []
    let rows = sides.sides.enumerated().map { number, part -> String in
      let own = part.side.name.padded(to: name) + "  " + (isNarrow ? "" : part.count.padded(to: count))
      let box = box(part.side.middle, cells: cells, column)
      let median = medians[number].padded(to: medians.map(\.visibleWidth).max() ?? 0)
      return "\(own)\(box)  \(median)  \(paintMark(marks[number]))".trimmedEnd
    }
    let hasMarks = marks.contains { !$0.isEmpty }
    return heads + rows + legend(hasMarks ? ["\(ChartRenderer.mark) \(chart.words.marked)"] : [])
  }

  private func box(_ middle: MiddleHalf?, cells: Int, _ column: (Double) -> Int) -> String {
    guard let middle else { return pad(cells) }
    let (from, median, to) = (column(middle.from), column(middle.median), column(middle.to))
    return (0..<cells).map { cell in
      cell == median ? "┿" : cell == from ? "├" : cell == to ? "┤" : (from...to).contains(cell) ? "─" : " "
    }.joined()
  }
}
