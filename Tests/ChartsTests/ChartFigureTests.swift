import Testing
import TrackerCharts
import TrackerCore

@Suite struct ChartFigureTests {
  @Test(
    "on a page every picture is one that can be stretched",
    arguments: ChartGallery.all.filter { !$0.chart.isTable })
  func stretches(_ name: String, _ chart: Chart) throws {
    let figure = try #require(chart.figure)
    let svg = figure.drawing.text
    // Neither a word nor a circle nor a round corner: they would not keep their form.
    for part in ["<text", "<circle", " rx=", "nan", "inf\""] { #expect(!svg.contains(part), "\(part)") }
    #expect(svg.contains("preserveAspectRatio=\"none\"") && figure.height > 0)
    #expect(!figure.words.isEmpty)
    for word in figure.words { #expect((0...1).contains(word.x) && (0...figure.height + 4).contains(word.y)) }
  }

  @Test("of rows a page has the marks alone, one drawing for each row of the table", arguments: ChartGallery.rows)
  func rows(_ name: String, _ chart: Chart) throws {
    #expect(chart.figure == nil)
    let rows = try #require(chart.rows)
    #expect(rows.marks.count == chart.table.rows.count)
    for mark in rows.marks {
      for part in ["<text", "<circle", "<rect", "nan", "inf\""] { #expect(!mark.text.contains(part), "\(part)") }
    }
    #expect(rows.ticks.allSatisfy { (0...1).contains($0.place) } && rows.ticks.count > 1)
  }

  @Test("a row of which nothing is known has no mark")
  func unknownRow() throws {
    let marks = try #require(ChartGallery.ranges.rows).marks
    #expect(marks[0].text.contains("s-accent") && !marks[1].text.contains("s-accent"))
    #expect(!marks[1].text.contains("stroke-width=\"7\""))
  }

  @Test("a page draws in its own colours, whatever a person chose for files")
  func colours() throws {
    var chart = ChartGallery.days()
    let usual = try #require(chart.figure)
    chart.scheme = .own([.black])
    #expect(chart.figure == usual)
    #expect(usual.drawing.text.contains("class=\"f-high\"") && usual.drawing.text.contains("class=\"f-band\""))
  }

  @Test("what is told beside the marks has a place in the key for pages without room")
  func beside() throws {
    let figure = try #require(ChartGallery.days().figure)
    let beside = figure.words.filter { $0.anchor == .beside }.map(\.text)
    #expect(beside.contains("7: flare") && figure.beside > 0)
    #expect(figure.keys.filter(\.isBeside).map(\.name) == ["7-day mean", "7: flare"])
    #expect(figure.words.filter { $0.anchor == .before }.map(\.text) == ["0", "5", "10"])
  }

  @Test("where a mark is a week nothing beside it speaks of a mean of days, and it has no room there")
  func weeks() throws {
    let figure = try #require(ChartGallery.days(400).figure)
    #expect(figure.notes == ["Each mark is a week."])
    #expect(figure.words.filter { $0.anchor == .beside }.map(\.text).contains("7-day mean") == false)
    #expect(!figure.keys.map(\.name).contains("7-day mean"))
    var chart = ChartGallery.days(400)
    guard case .plot(var plot) = chart.picture else { return }
    (plot.band, plot.reference) = (nil, nil)
    chart.picture = .plot(plot)
    #expect(chart.figure?.beside == 0)
  }

  @Test("what was not kept has no drawing")
  func notKept() { #expect(Chart("a", [], .notKept).figure == nil) }
}
