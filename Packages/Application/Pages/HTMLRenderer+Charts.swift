import TrackerApplication
import TrackerCharts
import TrackerCore

/// Charts: what is seen in words, the marks as a drawing that is as wide as there is room, words that keep their size,
/// and the numbers to unfold.
extension HTMLRenderer {
  /// Lengths of drawings are pixels of CSS, and those of pages grow with the text.
  private static let pixelsOfText = 16.0

  func chart(_ chart: Chart, level: Int) -> Markup {
    let title = chart.title.isEmpty ? [] : [heading(.init(RichText(chart.title)), level: level)]
    // Where a table stands for the sentences, they are only what the drawing is called.
    let isTold = chart.numbers != .inPlaceOfSentences
    let sentences = isTold ? chart.sentences.map { paragraph(RichText($0)) } : []
    let words = title + sentences
    let caption = words.isEmpty ? [] : [Markup("figcaption", words)]
    if let rows = chart.rows, case .dots(let plot) = chart.picture {
      // The table speaks, and the marks stand in it.
      let table = self.table(Block.Table(plot.table), level: level, marks: (rows, plot.place))
      return Markup("figure", ["class": "chart"], caption + [table] + keys(rows.keys))
    }
    let numbers = self.numbers(of: chart, level: level)
    guard let figure = chart.figure else { return Markup("figure", ["class": "chart"], caption + [numbers]) }
    let signs = keys(figure.keys) + figure.notes.map { Markup("p", ["class": "quiet small"], text: $0) }
    guard let columns = chart.columnsBelow else {
      return Markup("figure", ["class": "chart"], caption + [plot(figure, of: chart)] + signs + [numbers])
    }
    let beside = figure.beside > 0 ? ";--beside:\(length(figure.beside))" : ""
    return Markup(
      "figure", ["class": "chart under", "style": "--columns:\(columns)\(beside)"],
      caption + [plot(figure, of: chart), numbers] + signs)
  }

  private func numbers(of chart: Chart, level: Int) -> Markup {
    let table = self.table(Block.Table(chart.table), level: level)
    guard chart.numbers == .asked else { return table }
    return Markup("details", Markup("summary", text: format("Show the numbers")), table)
  }

  private func plot(_ figure: ChartFigure, of chart: Chart) -> Markup {
    let said = ([chart.title] + chart.sentences).filter { !$0.isEmpty }.joined(separator: " ")
    let lengths = [("h", figure.height), ("before", figure.before), ("beside", figure.beside)]
    return Markup(
      "div",
      [
        "class": figure.beside > 0 ? "plot wide" : "plot", "role": "img", "aria-label": said.isEmpty ? nil : said,
        "style": lengths.map { "--\($0):\(length($1))" }.joined(separator: ";"),
      ], Markup("div", ["class": "area"], [Markup(figure.drawing)] + figure.words.map { word($0, of: figure) }))
  }

  private func keys(_ keys: [ChartFigure.Key]) -> [Markup] {
    let items = keys.map { key in
      Markup("li", ["class": key.isBeside ? "aside-key" : nil], Markup(key.sign), Markup(text: key.name))
    }
    return items.isEmpty ? [] : [Markup("ul", ["class": "keys"], items)]
  }

  /// The names of an axis above the marks in a table.
  func scale(_ rows: ChartRows) -> Markup {
    let words = rows.ticks.map { tick -> Markup in
      let anchor: ChartFigure.Anchor = tick.place < 0.02 ? .start : tick.place > 0.98 ? .end : .middle
      return Markup(
        "span", ["class": "w w-\(anchor.rawValue)", "style": "left:\(PageStyle.percent(tick.place))"], text: tick.label)
    }
    return Markup("th", ["class": "plotted scale", "aria-hidden": "true"], Markup("div", ["class": "strip"], words))
  }

  /// The marks of a row of a table, which says the same.
  func marks(_ number: Int, of rows: ChartRows) -> Markup {
    let drawing = rows.marks.indices.contains(number) ? Markup(rows.marks[number]) : .nothing
    return Markup(
      "td", ["role": "cell", "class": "plotted", "aria-hidden": "true", "style": "--h:\(length(rows.height))"],
      Markup("div", ["class": "strip"], drawing))
  }

  /// Its place is a share of the drawing, which is lower on paper.
  private func word(_ word: ChartFigure.Word, of figure: ChartFigure) -> Markup {
    let place = "left:\(PageStyle.percent(word.x));top:\(PageStyle.percent(word.y / max(1, figure.height)))"
    guard !word.text.isEmpty else {
      return Markup("i", ["class": "flag i-\(word.ink)", "style": "\(place);--w:\(length(word.size))"], .nothing)
    }
    let looks =
      ["w", "w-\(word.anchor.rawValue)", "i-\(word.ink)"] + (word.isBold ? ["t-strong"] : [])
      + (word.isTick ? ["tick"] : [])
    let size = word.size == 12 ? "" : ";font-size:\(length(word.size))"
    return Markup("span", ["class": looks.joined(separator: " "), "style": place + size], text: word.text)
  }

  private func length(_ pixels: Double) -> String { "\((pixels / Self.pixelsOfText).decimal(upTo: 3))rem" }
}

extension Chart {
  /// Room for the columns where they stand below the marks, in the size of text, and what a letter and a gap take of
  /// it.
  private static let (leastRoom, letter, gap) = (25.0, 0.5, 0.375)

  /// The widths of the columns of its table below the days that they are of, as a grid of CSS has them; nil where they
  /// are of no days, where the table does not stand below the picture, and where a column is too narrow for its cells.
  fileprivate var columnsBelow: String? {
    let days = table.columns.dropFirst().map(\.days)
    let all = days.reduce(0) { $0 + ($1 ?? 0) }
    guard numbers != .asked, all > 0, !days.contains(nil) else { return nil }
    let fits = days.enumerated().allSatisfy { index, days in
      let cells = [table.columns[index + 1].title] + table.rows.compactMap { $0.dropFirst(index + 1).first }
      let letters = Double(cells.map(\.count).max() ?? 0)
      return Chart.leastRoom * Double(days ?? 0) / Double(all) >= letters * Chart.letter + Chart.gap
    }
    return fits ? days.map { "minmax(0,\($0 ?? 0)fr)" }.joined(separator: " ") : nil
  }
}
