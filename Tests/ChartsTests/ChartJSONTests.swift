import Foundation
import Testing
import TrackerCharts
import TrackerCore

@Suite struct ChartJSONTests {
  @Test("a chart that was kept comes back as it was", arguments: ChartGallery.all)
  func roundTrip(_ name: String, _ chart: Chart) throws {
    let data = try JSONEncoder().encode(chart)
    #expect(try JSONDecoder().decode(Chart.self, from: data) == chart)
  }

  @Test("it keeps the words of its language, its colours, and what was left out")
  func looks() throws {
    var chart = ChartGallery.days()
    chart.words.gap = "nicht eingetragen"
    chart.hidden = [.grid]
    chart.scheme = .own([.black, .white])
    chart.numbers = .besides
    #expect(try JSONDecoder().decode(Chart.self, from: try JSONEncoder().encode(chart)) == chart)
  }

  @Test("of a picture that this version does not know, the words and the numbers are left")
  func unknown() throws {
    let json = """
      {"title": "a", "sentences": ["b"], "type": "cloud", "hidden": [], "scheme": "standard",
       "table": {"columns": [{"title": "c", "isNumeric": false}], "rows": [["1"]]}}
      """
    let chart = try JSONDecoder().decode(Chart.self, from: Data(json.utf8))
    #expect(chart.picture == .notKept && chart.numbers == .besides)
    #expect(chart.sentences == ["b"] && chart.table.rows == [["1"]])
  }

  @Test("what was kept of days is never drawn at places that are not there")
  func broken() throws {
    let text = String(decoding: try JSONEncoder().encode(ChartGallery.days(3)), as: UTF8.self)
    let broken = text.replacing(/"values":\[[^\]]*\]/, with: "\"values\":[1]")
    #expect(broken != text)
    #expect(try JSONDecoder().decode(Chart.self, from: Data(broken.utf8)).picture == .notKept)
  }
}
