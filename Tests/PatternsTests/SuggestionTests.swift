import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPatterns
@testable import TrackerPatternsCommands

/// What a claim that stands lets expect.
@Suite struct SuggestionTests {
  private func diary(better: Bool = false) throws -> PatternDiary {
    let diary = try PatternDiary()
    let days = PatternDiary.days(180, effect: better ? -2.5 : 2.5, seed: better ? 4 : 1)
    try diary.log(
      days.map { day in
        .init(back: day.back, severity: day.severity.map { better ? min(10, $0 + 3) : $0 }, foods: day.foods)
      })
    return diary
  }

  private func item(_ diary: PatternDiary) throws -> PatternsView.Item {
    try #require(try PatternsView(in: diary.session(), steps: { _ in }).conditions.first?.patterns.first)
  }

  @Test("only a claim that stands has one, in the list, with its interval, its days and its priority")
  func stands() throws {
    let diary = try diary()
    let before = try item(diary)
    #expect(before.pattern.label == .confirmed && before.suggestion == nil)
    #expect(try !diary.world.run(PatternsListCommand.self).contains("Expected effect"))
    try StandingLooks(diary.session()).take()
    let found = try item(diary)
    let suggestion = try #require(found.suggestion)
    // The truth is 2.5 points.
    #expect(suggestion.interval.contains(2.5) && suggestion.interval.contains(suggestion.points))
    #expect(suggestion.days == 179 && suggestion.daysWith == found.pattern.exposedDays)
    #expect(suggestion.priority == 5 && suggestion.goodStretches == nil)
    let format = TextFormatter()
    let points = format.number(suggestion.points, upTo: 1, atLeast: 1)
    let range = format.range(of: suggestion.interval)
    let text = try diary.world.run(PatternsListCommand.self)
    #expect(
      text.contains("dish a: about \(points) points worse the next day (\(range); 179 days). Priority 5 of 5."),
      "\(text)")
    let shown = try diary.world.run(PatternsShowCommand.self, ["dish a"])
    #expect(
      shown.contains("By your records: about \(points) points worse the next day (probably \(range))."), "\(shown)")
    #expect(shown.contains("This rests on 179 days, \(suggestion.daysWith) of them with it."))
  }

  @Test("a claim that nobody wants to hear of has none")
  func muted() throws {
    let diary = try diary()
    try StandingLooks(diary.session()).take()
    try diary.world.run(PatternsMuteCommand.self, ["dish a"])
    let shown = try diary.world.run(PatternsShowCommand.self, ["dish a"])
    #expect(!shown.contains("Expected effect"))
  }

  @Test("what goes with better days says so, and how often it was there in good stretches")
  func protective() throws {
    let diary = try diary(better: true)
    try StandingLooks(diary.session()).take()
    let found = try item(diary)
    let suggestion = try #require(found.suggestion)
    // The truth is 2.5 points better, of which less shows: no day is made better than 1.
    #expect(suggestion.interval.upperBound < 0 && (-2.5 ... -1).contains(suggestion.points))
    let stretches = try #require(suggestion.goodStretches)
    // Every day of this diary is known.
    #expect(stretches.goodDays + stretches.otherDays == 180 && stretches.goodDays > 0)
    #expect(stretches.goodDaysWith + stretches.otherDaysWith == found.pattern.occurrences)
    let shown = try diary.world.run(PatternsShowCommand.self, ["dish a"])
    #expect(shown.contains("points better the next day (probably "), "\(shown)")
    #expect(
      shown.contains(
        """
        it was there on \(stretches.goodDaysWith) of \(stretches.goodDays) days, and on other days on \
        \(stretches.otherDaysWith) of \(stretches.otherDays) days.
        """), "\(shown)")
  }

  struct Priority: Sendable {
    var label: PatternLabel
    var points: Double
    var interval: ClosedRange<Double>
    var ratio: ClosedRange<Double>
    var expected: Int
  }

  private static let priorities = [
    Priority(label: .likely, points: 0.6, interval: 0.1...1.1, ratio: 0.9...2.0, expected: 1),
    Priority(label: .confirmed, points: 0.6, interval: 0.1...1.1, ratio: 0.9...2.0, expected: 2),
    Priority(label: .likely, points: 1.2, interval: 0.1...2.3, ratio: 0.9...2.0, expected: 2),
    Priority(label: .likely, points: 1.2, interval: 0.5...1.9, ratio: 0.9...2.0, expected: 3),
    Priority(label: .likely, points: 0.6, interval: 0.1...1.1, ratio: 1.1...2.0, expected: 2),
    Priority(label: .confirmed, points: 1.2, interval: 0.5...1.9, ratio: 1.1...2.0, expected: 5),
    Priority(label: .confirmed, points: -1.2, interval: -1.9 ... -0.5, ratio: 0.4...0.9, expected: 5),
    Priority(label: .likely, points: -1.2, interval: -1.9 ... -0.4, ratio: 1.1...2.0, expected: 2),
  ]

  @Test("priority counts what is confirmed, clear, sure, and seen in flares, too", arguments: priorities)
  func priority(_ row: Priority) throws {
    let diary = try diary()
    var pattern = try item(diary).pattern
    (pattern.label, pattern.slope) = (row.label, row.points)
    (pattern.slopeInterval, pattern.interval) = (row.interval, row.ratio)
    #expect(PatternSuggestion(pattern)?.priority == row.expected)
    pattern.label = .watch
    #expect(PatternSuggestion(pattern) == nil)
  }

  @Test("the day on which it usually shows is told of a claim, and of nothing else")
  func response() throws {
    let diary = try diary()
    let shown = try diary.world.run(PatternsShowCommand.self, ["dish a"])
    #expect(shown.contains("It usually shows the next day."), "\(shown)")
    let pattern = try item(diary).pattern
    let response = try #require(pattern.response)
    #expect(response.usual == 1 && response.ofDays.map(\.lag) == [0, 1, 2, 3])
    #expect(response.ofDays[1].points == pattern.slope)
    let others = try diary.patterns().patterns.filter { !$0.label.isClaim }
    #expect(others.count > 5 && others.allSatisfy { $0.response == nil && $0.goodStretches == nil })
  }

  @Test("where the days cannot be told apart, or are too few, it says so")
  func responseUnknown() throws {
    let diary = try diary()
    var view = try PatternView(of: "dish a", in: diary.session(), steps: { _ in })
    let format = try diary.session().format
    func words(_ view: PatternView) -> String {
      view.parts[0].pattern.map { view.response($0, format) }.map { "\($0)" } ?? ""
    }
    view.parts[0].pattern?.pattern.response?.usual = nil
    #expect(words(view).contains("cannot be told: no day is clearly ahead"))
    view.parts[0].pattern?.pattern.response?.missing.exposedDays = 2
    #expect(words(view).contains("is too early to say: needs 2 more days with it."))
  }
}
