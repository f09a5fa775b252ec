import Testing
import TrackerCore

@testable import TrackerScreen

/// Focus, distractions and the score, on spans whose answers are known.
@Suite struct FocusTests {
  /// Some spans in seconds, each with a level, and what follows from them.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var spans: [(start: Int64, end: Int64, level: Int)]
    var focus: Int64 = 0
    var longest: Int64 = 0
    var periods: [[Int64]] = []
    /// Starts and seconds.
    var distractions: [[Int64]] = []

    var testDescription: String { name }

    var stream: UseStream {
      UseStream(
        spans.enumerated().map { place, span in
          UseSpan(
            start: Instant(seconds: span.start), end: Instant(seconds: span.end), app: "app \(place)", category: nil,
            level: span.level)
        }, hasLevels: true)
    }
  }

  static let cases = [
    Case(name: "one long", spans: [(0, 2400, 2)], focus: 2400, longest: 2400, periods: [[0, 2400]]),
    Case(
      name: "two with a minute of mail", spans: [(0, 1200, 2), (1200, 1260, 0), (1260, 2400, 1)], focus: 2340,
      longest: 2340, periods: [[0, 2400]]),
    Case(
      name: "broken by two minutes of video", spans: [(0, 1200, 2), (1200, 1320, -2), (1320, 2400, 2)],
      distractions: [[1200, 120]]),
    Case(
      name: "short video in work", spans: [(0, 1560, 2), (1560, 1590, -1), (1590, 3000, 2)], focus: 2970,
      longest: 2970, periods: [[0, 3000]], distractions: [[1560, 30]]),
    Case(
      name: "video after work", spans: [(0, 600, 2), (600, 1500, -2), (1500, 1590, 2)], distractions: [[600, 900]]),
    Case(
      name: "a gap", spans: [(0, 1800, 2), (2100, 3720, 2)], focus: 3420, longest: 1800,
      periods: [[0, 1800], [2100, 3720]]),
    Case(name: "29 seconds are no distraction", spans: [(0, 600, 1), (600, 629, -1), (629, 900, 1)]),
    Case(name: "less than five minutes before", spans: [(0, 299, 1), (299, 600, -1)]),
    Case(name: "a pause of 31 seconds before", spans: [(0, 600, 1), (631, 900, -1)]),
    Case(
      name: "50 seconds of work do not end it", spans: [(0, 600, 1), (600, 660, -1), (660, 710, 1), (710, 800, -2)],
      distractions: [[600, 200]]),
    Case(
      name: "five minutes of nothing end it", spans: [(0, 600, 1), (600, 660, -1), (960, 1000, -1)],
      distractions: [[600, 60]]),
    Case(name: "24 minutes 59 are no focus", spans: [(0, 1499, 2)]),
    Case(
      name: "a break of 120 seconds joins, 121 do not", spans: [(0, 1000, 1), (1120, 2000, 1), (2121, 3000, 1)],
      focus: 1880, longest: 1880, periods: [[0, 2000]]),
  ]

  @Test("stretches of focus", arguments: cases)
  func focus(_ one: Case) {
    let periods = one.stream.focusPeriods
    #expect(periods.map { [$0.start.seconds, $0.end.seconds] } == one.periods)
    #expect(periods.map(\.seconds).reduce(0, +) == one.focus)
    #expect(periods.map(\.seconds).max() ?? 0 == one.longest)
  }

  @Test("distractions", arguments: cases)
  func distractions(_ one: Case) {
    #expect(one.stream.distractions().map { [$0.start.seconds, $0.seconds] } == one.distractions)
  }

  @Test("a distraction begins with its first app, and others follow")
  func trigger() throws {
    let one = Case(name: "", spans: [(0, 600, 1), (600, 660, -1), (660, 700, -2), (700, 900, 1)])
    let found = try #require(one.stream.distractions().first)
    #expect(found.trigger == "app 1" && found.subsequent == ["app 2"] && found.isByNotification == nil)
  }

  @Test("a notification counts within a minute, of the same app, where a source has any")
  func notifications() {
    let stream = Case(name: "", spans: [(0, 600, 1), (600, 660, -1)]).stream
    func answer(_ seconds: Int64, _ app: String) -> Bool? {
      stream.distractions(notifications: [(Instant(seconds: seconds), app)]).first?.isByNotification
    }
    #expect(answer(540, "app 1") == true)
    #expect(answer(539, "app 1") == false)
    #expect(answer(590, "app 0") == false)
  }

  @Test(
    "the score is the mean level, and needs half an hour and a rule",
    arguments: [
      ([(0, 1800, 2)], 100), ([(0, 1800, 1)], 75), ([(0, 1800, 0)], 50), ([(0, 1800, -2)], 0),
      ([(0, 900, 2), (900, 1800, -1)], 63), ([(0, 1799, 2)], nil),
    ] as [([(Int64, Int64, Int)], Int?)])
  func score(_ spans: [(Int64, Int64, Int)], _ score: Int?) {
    let stream = Case(name: "", spans: spans.map { (start: $0.0, end: $0.1, level: $0.2) }).stream
    #expect(stream.score == score)
    #expect(UseStream(stream.spans, hasLevels: false).score == nil)
  }

  @Test("of typed minutes, productive ones are level 1 and distracting ones −1")
  func typedScore() {
    #expect(ScreenKind.score(of: [60, nil, 60]) == 50)
    #expect(ScreenKind.score(of: [60, 0, 0]) == 75)
    #expect(ScreenKind.score(of: [10, 10, 9]) == nil)
    #expect(ScreenKind.score(of: [nil, nil, nil]) == nil)
  }
}
