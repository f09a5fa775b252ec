import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

/// What a pack says is worth knowing: how it is read, and when it speaks.
@Suite struct PackInsightTests {
  /// The sample base with these insights.
  private static func library(_ insights: String, above: String = "") -> PackLibrary {
    let head = "schema: 1\nid: top\nrevision: 1\nname: Top\nsummary: On top.\nextends: sample-base\n"
    let second = "schema: 1\nid: upper\nrevision: 1\nname: Upper\nsummary: Above.\nextends: top\n"
    let files = [
      "\(SamplePacks.folder)/top/pack.yaml": head + insights, "\(SamplePacks.folder)/upper/pack.yaml": second + above,
    ]
    return PackLibrary(
      folders: [SamplePacks.folder], files: MemoryPackFiles(SamplePacks.files.merging(files) { $1 }))
  }

  /// One insight with these keys.
  private static func insight(_ keys: String) -> String {
    let rest = #"says: "Mood {value}.", period: 7d, category: mood, priority: 2"#
    return "insights:\n  low: {metric: symptom.mood, \(keys), \(rest)}\n"
  }

  @Test("every key is read, and what is not written has its default")
  func reading() throws {
    let text = """
      insights:
        plain:
          {metric: symptom.mood, when: {at_most: 3}, says: "Mood {value}.", period: 7d, category: mood, priority: 2}
        full:
          metric: sleep.hours
          over: 7d
          lag: 1d
          take: mean
          when: {below_usual: 1.5}
          running: 2d
          says: "You slept {value hours}; you usually sleep {usual hours}."
          period: 14d
          category: health
          severity: warning
          priority: 5

      """
    let insights = try #require(try Self.library(text).pack("top").pack.insights)
    #expect(
      insights == [
        PackInsight(
          id: "plain", window: MetricWindow(metric: "symptom.mood"), comparison: .atMost(3), text: "Mood {value}.",
          period: 7, category: .mood, priority: 2),
        PackInsight(
          id: "full", window: MetricWindow(metric: "sleep.hours", over: 7, lag: 1, take: .fold(.mean)),
          comparison: .belowUsual(1.5), running: 2,
          text: "You slept {value hours}; you usually sleep {usual hours}.", period: 14, category: .health,
          severity: .warning, priority: 5),
      ])
    #expect(try SamplePacks.library.pack(SamplePacks.sample).pack.insights == nil)
  }

  @Test("a pack above changes keys of an insight, adds its own and removes one")
  func merging() throws {
    let text = Self.insight("when: {at_most: 3}")
    let changed = try Self.library(text, above: "insights:\n  low: {period: 3d}\n").pack("upper").pack.insights
    #expect(changed?.map(\.period) == [3] && changed?.map(\.comparison) == [.atMost(3)])
    let removed = try Self.library(text, above: "insights:\n  low: null\n").pack("upper").pack.insights
    #expect(removed == [])
  }

  @Test(
    "what is wrong is told with its code",
    arguments: [
      ("when: {}", "not-one-comparison"), ("when: {at_least: 3, at_most: 1}", "not-one-comparison"),
      ("when: {at_lest: 3}", "unknown-key"), ("when: {below_usual: 0}", "out-of-range"),
      ("when: {below_usual: -1}", "out-of-range"), ("when: 3", "wrong-type"),
      ("when: {at_least: 3}, running: 15d", "out-of-range"), ("when: {at_least: 3}, running: 0d", "out-of-range"),
      ("when: {at_least: 3}, severity: grave", "unknown-word"), ("when: {at_least: 3}, often: true", "unknown-key"),
      ("over: 3d", "missing-key"),
    ])
  func faults(keys: String, code: String) throws {
    let check = Self.library(Self.insight(keys)).check("top", in: "\(SamplePacks.folder)/top")
    #expect(check.loaded == nil)
    #expect(check.diagnostics.map(\.code).contains(code), "\(check.diagnostics.map(\.description))")
  }

  @Test("a placeholder must be one that the comparison fills in")
  func placeholders() throws {
    func codes(_ when: String, _ says: String) -> [String] {
      let text =
        "insights:\n  low: {metric: symptom.mood, when: {\(when)}, says: \"\(says)\", period: 7d, category: mood, "
        + "priority: 2}\n"
      return Self.library(text).check("top", in: "\(SamplePacks.folder)/top").diagnostics.map(\.code)
    }
    #expect(codes("at_least: 3", "Mood {value}.") == [])
    #expect(codes("at_least: 3", "Mood {usual}.") == ["unknown-placeholder"])
    #expect(codes("above_usual: 3", "Mood {value} and {usual times}.") == [])
    #expect(codes("above_day_before: 3", "Mood {value} after {day_before}.") == [])
    #expect(codes("above_day_before: 3", "Mood {usual}.") == ["unknown-placeholder"])
    #expect(codes("at_least: 3", "Mood {value.") == ["unbalanced-braces"])
  }

  // MARK: When it speaks

  private static let day = Day(number: 20_000)

  /// What an insight compares on the last of some days.
  private static func values(
    _ comparison: PackInsight.Comparison, running: Int = 1, over: Int = 1, lag: Int = 0, _ values: [Double?]
  ) -> PackInsight.Values? {
    var table = DayTable(days: day.advanced(by: -60)...day, catalogue: SampleModule.catalogue)
    for (index, value) in values.enumerated() {
      if let value { table.set("sleep.hours", on: day.advanced(by: index + 1 - values.count), to: value) }
    }
    return PackInsight(
      id: "one", window: MetricWindow(metric: "sleep.hours", over: over, lag: lag), comparison: comparison,
      running: running,
      text: "", period: 7, category: .health, priority: 1
    ).values(on: day, in: table)
  }

  @Test("a number is compared as it stands, and the limit itself counts")
  func limits() {
    #expect(Self.values(.atLeast(8), [8])?.value == 8)
    #expect(Self.values(.atLeast(8), [7.9]) == nil)
    #expect(Self.values(.atMost(5), [5])?.value == 5)
    #expect(Self.values(.atMost(5), [5.1]) == nil)
    #expect(Self.values(.atMost(5), [nil]) == nil)
  }

  @Test("the day before must be known")
  func dayBefore() {
    let found = Self.values(.aboveDayBefore(2), [5, 7])
    #expect(found?.value == 7 && found?.usual == nil && found?.dayBefore == 5)
    #expect(Self.values(.belowDayBefore(2), [7, 5])?.dayBefore == 7)
    #expect(Self.values(.belowDayBefore(2), [7, 5.5]) == nil)
    #expect(Self.values(.aboveDayBefore(2), [5, nil, 7]) == nil)
  }

  @Test("the usual is the mean of the known days among the 28 before the days in a row, of which seven must be known")
  func usual() {
    let week: [Double?] = Array(repeating: 8, count: 7)
    let found = Self.values(.belowUsual(2), week + [6])
    #expect(found?.value == 6 && found?.usual == 8 && found?.dayBefore == nil)
    #expect(Self.values(.belowUsual(2), week.dropLast() + [6]) == nil)
    #expect(Self.values(.belowUsual(2), running: 3, week + [6, 6, 5])?.usual == 8)
    #expect(Self.values(.belowUsual(2), running: 3, week + [6, 7, 5]) == nil)
    #expect(Self.values(.belowUsual(2), running: 3, week + [6, nil, 5]) == nil)
    #expect(Self.values(.aboveUsual(2), week + [10])?.usual == 8)
    #expect(Self.values(.aboveUsual(2), week + [6]) == nil && Self.values(.belowUsual(2), week + [10]) == nil)
    #expect(Self.values(.aboveUsual(2), week + [9.9]) == nil)
    // Days before the last 28 do not count.
    let old: [Double?] = Array(repeating: 20, count: 5) + Array(repeating: 8, count: 28)
    #expect(Self.values(.belowUsual(2), old + [6])?.usual == 8)
  }

  @Test("a window over several days is compared by its own value")
  func windows() {
    #expect(Self.values(.atMost(6), over: 3, [7, 5, 6])?.value == 6)
    #expect(Self.values(.atMost(6), over: 3, [7, 6, 6]) == nil)
    #expect(Self.values(.atMost(6), over: 2, lag: 1, [5, 7, 9])?.value == 6, "the window ends the day before")
    #expect(Self.values(.atLeast(9), lag: 1, [5, 7, 9]) == nil)
  }

  @Test("it asks for all the days that it reads")
  func lookback() {
    func lookback(_ comparison: PackInsight.Comparison, running: Int, over: Int, lag: Int) -> Int {
      PackInsight(
        id: "one", window: MetricWindow(metric: "sleep.hours", over: over, lag: lag), comparison: comparison,
        running: running, text: "", period: 7, category: .health, priority: 1
      ).lookback
    }
    #expect(lookback(.belowUsual(1), running: 3, over: 7, lag: 2) == 2 + 28 + 6 + 2)
    #expect(lookback(.aboveDayBefore(1), running: 1, over: 1, lag: 0) == 1)
  }
}
