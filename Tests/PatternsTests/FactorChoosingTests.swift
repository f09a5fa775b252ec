import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerPatterns
@testable import TrackerPatternsCommands

@Suite struct FactorChoosingTests {
  private func diary(suspecting triggers: [String] = []) throws -> PatternDiary {
    var facts = TestWorld.facts
    facts[.triggers] = triggers
    let diary = try PatternDiary(facts: facts)
    try diary.log(PatternDiary.days(180, effect: 2.5, seed: 1))
    return diary
  }

  private func item(_ factor: CandidateID, in diary: PatternDiary) throws -> PatternsView.Item? {
    var query = PatternQuery()
    query.kind = .all
    return try PatternsView(query, in: diary.session(), steps: { _ in }).conditions.first?.patterns.first {
      $0.pattern.factor == factor
    }
  }

  @Test("a muted factor is named nowhere, counts on among all that is tested, and undo brings it back")
  func muting() throws {
    let diary = try diary()
    try StandingLooks(diary.session()).take()
    let before = try diary.patterns(isFresh: true).patterns
    #expect(
      try diary.world.run(PatternsMuteCommand.self, ["dish a"])
        == "Muted: dish a. No screen names it. It still counts in the tests.\n")
    #expect(try diary.standing().isEmpty)
    #expect(try !diary.world.run(PatternsListCommand.self).contains("dish a"))
    #expect(try diary.patterns(isFresh: true).patterns == before, "the tests are those of before")
    #expect(try diary.world.run(PatternsListCommand.self, ["--kind", "muted"]).contains("dish a"))
    try diary.world.run(UndoCommand.self)
    #expect(try diary.standing().map(\.factor) == ["intake.dish-a"])
    #expect(try diary.world.run(PatternsListCommand.self).contains("dish a"))
    try diary.world.run(PatternsMuteCommand.self, ["dish a"])
    #expect(try !diary.world.run(PatternsListCommand.self, ["--kind", "trigger"]).contains("dish a"))
    #expect(try diary.world.run(PatternsUnwatchCommand.self, ["dish a"]) == "dish a was not watched.\n")
    #expect(try item("intake.dish-a", in: diary)?.isMuted == true, "that it is not watched brings it not back")
    try diary.world.run(PatternsUnmuteCommand.self, ["dish a"])
    #expect(try item("intake.dish-a", in: diary)?.isMuted == false)
  }

  @Test("what somebody suspects is watched from the start, until they say otherwise")
  func suspected() throws {
    let diary = try diary(suspecting: ["dish k", "custom thing"])
    #expect(try item("intake.dish-k", in: diary)?.isWatched == (try diary.session().suspectedTriggers[0].metric != nil))
    try diary.world.run(PatternsWatchCommand.self, ["dish l"])
    #expect(try item("intake.dish-l", in: diary)?.isWatched == true)
    let list = try diary.world.run(PatternsListCommand.self)
    #expect(list.contains("You watch") && list.contains("dish l"))
    #expect(try diary.world.run(PatternsWatchCommand.self, ["dish l"]) == "dish l is watched already.\n")
    try diary.world.run(PatternsUnwatchCommand.self, ["dish l"])
    #expect(try item("intake.dish-l", in: diary)?.isWatched == false)
  }

  @Test("a suspect with a metric is watched, and can be left alone")
  func suspectedStress() throws {
    let diary = try diary(suspecting: ["stress"])
    try diary.log(
      (1...170).map {
        .init(
          back: $0, severity: nil, foods: nil, others: [Measure("stress.level", Double($0 * 7 % 10 + 1), fold: .max)])
      })
    #expect(try item("stress.level:above", in: diary)?.isWatched == true)
  }

  @Test("a name that nobody logged is told, with the nearest one")
  func unknown() throws {
    let diary = try diary()
    let failure = try #require(throws: Failure.self) { try diary.world.run(PatternsShowCommand.self, ["dosh a"]) }
    #expect(
      failure.message.description == "Nothing to compare is called “dosh a”. Did you mean dish a?")
    let several = try #require(throws: Failure.self) { try diary.world.run(PatternsShowCommand.self, ["dish"]) }
    #expect(several.message.description.hasPrefix("“dish” could be dish a,"))
    #expect(throws: Failure.self) { try diary.world.run(PatternsMuteCommand.self, ["nothing such"]) }
  }

  @Test("lists are narrowed down by kind, label, text and sort")
  func narrowing() throws {
    let diary = try diary()
    #expect(try diary.world.run(PatternsListCommand.self, ["--min", "likely"]).contains("dish a"))
    #expect(
      try !diary.world.run(PatternsListCommand.self, ["--kind", "protective", "--min", "likely"]).contains("dish a"))
    #expect(try diary.world.run(PatternsListCommand.self, ["--search", "SH A"]).contains("dish a"))
    #expect(try diary.world.run(PatternsListCommand.self, ["--category", "sleep"]).contains("Nothing in your records"))
    #expect(try diary.world.run(PatternsListCommand.self, ["--kind", "trigger"]).contains("dish a"))
    // Water was there each day, so that there are no days without it to compare.
    let early = try diary.world.run(PatternsListCommand.self, ["--kind", "early"])
    #expect(early.contains("water") && !early.contains("dish"), "\(early)")
    let neutral = try diary.world.run(PatternsListCommand.self, ["--kind", "neutral"])
    #expect(neutral.contains("dish") && !neutral.contains("dish a") && !neutral.contains("water"), "\(neutral)")
    for words in [["--kind", "food"], ["--min", "sure"], ["--category", "food"], ["--days", "7"]] {
      #expect(throws: Failure.self) { try diary.world.run(PatternsListCommand.self, words) }
    }
    let json = try diary.world.run(PatternsListCommand.self, ["--kind", "trigger"], json: true)
    for key in ["occurrences", "madeAt", "dataThrough", "confidence", "category", "falseDiscovery", "stands"] {
      #expect(json.contains("\"\(key)\""), "\(key)")
    }
  }
}
