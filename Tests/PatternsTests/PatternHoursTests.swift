import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerPatterns
@testable import TrackerPatternsCommands

/// `patterns --window`
@Suite struct PatternHoursTests {
  /// On every third day soup at 12:30 and a flare at 20:50, on the others bread and none.
  private func diary() throws -> PatternDiary {
    let diary = try PatternDiary()
    try diary.log(
      (1...90).map { back in
        .init(back: back, severity: back % 3 == 0 ? 9 : 3, foods: back % 3 == 0 ? ["soup"] : ["bread"])
      })
    return diary
  }

  @Test("what differs most in these hours is listed with its counts in them, and nothing else is")
  func strongest() throws {
    let diary = try diary()
    let near = try diary.world.run(PatternsListCommand.self, ["--window", "6-24h"])
    // The first of the 90 days has no day before it that is known. Soup always came before flares, 8 hours before.
    #expect(near.contains("soup") && near.contains("29 of 29") && near.contains("0 of 60"), "\(near)")
    #expect(near.contains("these differ most 6–24 hours before flares."))
    let narrow = try diary.world.run(PatternsListCommand.self, ["--window", "6-24h"], width: 40)
    #expect(narrow.contains("29 of 29 before flares, 0 of 60 on"), "\(narrow)")
    let part = try diary.world.run(PatternsListCommand.self, ["--window", "12-24"])
    #expect(part.contains("Nothing was clearly different 12–24 hours before your flares."), "\(part)")
    for other in ["0-2h", "2-6h"] {
      #expect(
        try diary.world.run(PatternsListCommand.self, ["--window", other]).contains("Nothing was clearly different"))
    }
  }

  @Test(
    "of something that is clear in several hours, those with the smallest p alone list it",
    arguments: [(1_020, 480, "2-6h"), (480, 1_020, "6-24h")])
  func clearest(always: Int, mostly: Int, window: String) throws {
    let diary = try PatternDiary()
    // Soup is always there at one time before flares at 20:50, and mostly at the other one as well.
    try diary.log(
      (1...90).map { back in
        let isFlare = back % 3 == 0
        let soup = back % 9 == 0 ? [always: ["soup"]] : [always: ["soup"], mostly: ["soup"]]
        return .init(back: back, severity: isFlare ? 9 : 3, foods: nil, meals: isFlare ? soup : [600: ["bread"]])
      })
    for other in ["0-2h", "2-6h", "6-24h", "24-48h"] {
      let list = try diary.world.run(PatternsListCommand.self, ["--window", other, "--search", "soup"])
      #expect(list.contains("soup") == (other == window), "\(list)")
    }
    let part = try diary.world.run(PatternsListCommand.self, ["--window", "12-24h", "--search", "soup"])
    #expect(part.contains("soup") == (window == "6-24h"), "\(part)")
  }

  @Test("JSON has the hours, and what is narrowed down otherwise stays so")
  func narrowed() throws {
    let diary = try diary()
    var query = PatternQuery()
    query.window = .from6To24Hours
    let all = try PatternsView(query, in: diary.session(), steps: { _ in }).conditions[0].patterns
    #expect(Set(all.map(\.pattern.factor)) == ["intake.soup", "intake.bread"])
    #expect(all.allSatisfy { $0.window?.window == "6-24" })
    query.search = "bread"
    let some = try PatternsView(query, in: diary.session(), steps: { _ in }).conditions[0].patterns
    #expect(some.map(\.pattern.factor) == ["intake.bread"])
    #expect(try diary.world.run(PatternsListCommand.self, ["--window", "6-24h"], json: true).contains("\"window\""))
  }

  @Test(
    "what is no filter is answered with all that are",
    arguments: [
      ("--window", "6-12h", "0-2h, 2-6h, 6-24h, 12-24h or 24-48h"),
      ("--kind", "food", "trigger, protective, neutral, early, watched, muted or all"),
      ("--min", "sure", "watch, likely or confirmed"),
      ("--category", "foods", "health, sleep, activity, mood, productivity or phone-use"),
    ])
  func wrong(option: String, word: String, listed: String) throws {
    let diary = try PatternDiary()
    let failure = #expect(throws: Failure.self) { try diary.world.run(PatternsListCommand.self, [option, word]) }
    let words = diary.world.context.environment.words
    #expect(failure.map { words($0.message) } == "\(option) cannot be “\(word)”")
    #expect(failure?.recovery.map { words($0) } == "Use \(listed)")
  }
}
