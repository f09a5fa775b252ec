import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore

@testable import TrackerPrediction
@testable import TrackerToday

/// How a day is shown, from one view: at every width, coloured, plain and in JSON.
@Suite struct TodayViewTests {
  @Test("no line is wider than the screen", arguments: [36, 40, 59, 60, 80, 100, 132])
  func width(_ width: Int) throws {
    for view in try [Sample.view(), Sample.view(knownDays: 2), Sample.view(isAway: true), Sample.view(conditions: 2)] {
      let text = view.text(TextStyle(width: width, usesColour: false, isPlain: false))
      for line in text.split(separator: "\n") { #expect(line.visibleWidth <= width, "\(line)") }
    }
  }

  @Test("colour only repeats: without its codes the text is the same")
  func colour() throws {
    let view = try Sample.view()
    let coloured = view.text(TextStyle(width: 80, usesColour: true, isPlain: false))
    #expect(coloured.contains("\u{1B}["))
    #expect(
      coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        == view.text(TextStyle(width: 80, usesColour: false, isPlain: false)))
  }

  @Test("plain text tells nothing by sign or place: one sentence a line, in words")
  func plain() throws {
    let text = try Sample.view(conditions: 2).text(TextStyle(width: 80, usesColour: true, isPlain: true))
    let signs = text.filter { "✓○▲▼\u{1B}".contains($0) }
    #expect(signs.isEmpty)
    #expect(
      text.contains("\nCheck-in: pain 6, moderate, up from 4.\nCheck-in: mood 4, middling, down from 6.\n"))
    #expect(text.contains("Logged: food (2).\nLogged: exercise, not logged yet.\nCommand: symptoms log exercise …"))
    #expect(text.contains("Sample\nToday: 34 %, moderate, 2.3 × your usual, likely 18–52 %, said last night."))
  }

  @Test("the labels stand in the text, whatever the width", arguments: [40, 80])
  func labels(_ width: Int) throws {
    let text = try Sample.view().text(TextStyle(width: width, usesColour: false, isPlain: false))
    for label in [
      "Today ", "because:", "Yesterday's load", "Check-in", "Logged", "Tomorrow so far", "Yesterday I said 61 %",
    ] {
      #expect(text.contains(label), "\(label)")
    }
  }

  @Test("an unknown load, an unanswered slider and a missing score are said, not shown as zero")
  func unknown() throws {
    let lines = try Sample.view(load: nil, knownDays: 2, scoredDays: 12).text(.file).split(separator: "\n")
    let text = lines.map(\.trimmed).joined(separator: " ")
    #expect(text.contains("Yesterday's load  not known"))
    #expect(text.contains("energy –"))
    #expect(text.contains("building your pattern: 2 of 7 days"))
    #expect(text.contains("too early to tell (12 of 30 days)"))
    #expect(!text.contains("× your usual"))
  }

  @Test(
    "after a year away the last day has its year, and before anything was logged nothing was worked out",
    arguments: [false, true])
  func yearAway(isPlain: Bool) throws {
    var view = try Sample.view(isAway: true)
    let style = TextStyle(width: 200, usesColour: false, isPlain: isPlain, year: 2027)
    #expect(view.text(style).contains("Nothing logged since Thursday 5 March 2026."))
    view.forecasts.conditions[0].today.kind = .replayed
    #expect(view.text(style).contains("worked out from earlier days"))
    view.forecasts.conditions[0].today.isBeforeAnyEntry = true
    #expect(view.text(style).contains("before anything was logged") && !view.text(style).contains("worked out"))
  }

  @Test("several conditions: the worst whole, a line for each other")
  func several() throws {
    let text = try Sample.view(conditions: 2).text(.file)
    #expect(text.contains("Sample\nToday "))
    #expect(text.contains("today 12 %, low   load 20   tomorrow so far 10 %, low"))
  }

  @Test("every percentage of the text stands in the JSON")
  func sameNumbers() throws {
    let view = try Sample.view()
    let json = try view.view.json
    for match in view.text(.file).matches(of: /(\d+) %/) {
      let number = String(match.1)
      #expect(json.contains(": \(number)") || json.contains("0.\(number)"), "\(number) %")
    }
    #expect(json.contains("\"schema\" : \"today/1\""))
  }
}
