@testable import TrackerApplication
import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

/// Reasons as sentences about a person's day.
@Suite struct FactorFormatterTests {
  private static let day = Day(number: 20_000)

  /// A pack of one factor with these keys, on the sample base.
  private static func pack(_ factor: String) throws -> ConditionPack {
    let head = "schema: 1\nid: top\nrevision: 1\nname: Top\nsummary: On top.\nextends: sample-base\n"
    let text =
      head + """
        risk:
          factors:
            strain: {name: Strain, group: load, prior: {log_odds: 0.1, sure: low}, \(factor)}

        """
    let files = SamplePacks.files.merging(["\(SamplePacks.folder)/top/pack.yaml": text]) { $1 }
    return try PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files)).pack("top").pack
  }

  /// What is said of the factor on the last of the days, after days of the usual.
  private static func sentence(
    _ pack: ConditionPack, metric: MetricID = "sleep.hours", unit: String = "hours", usual: Double?, value: Double?,
    raises: Bool, spokenOn: FactorFormatter.SpokenOn = .theDayBefore, isBelowItsDay: Bool = false,
    words: Phrases = .english
  ) -> String? {
    let definition = MetricDefinition(
      id: metric, name: "M", unit: unit, range: 0...1000, direction: nil, fold: .mean, absence: .unknown, about: "")
    var table = DayTable(
      days: day.advanced(by: -40)...day, catalogue: MetricCatalogue(definitions: [definition]))
    if let usual { for back in 1...28 { table.set(metric, on: day.advanced(by: -back), to: usual) } }
    if let value { table.set(metric, on: day, to: value) }
    let load = pack.risk.load(on: day, in: table)
    return FactorFormatter(
      pack, of: load, in: table, words: words, spokenOn: spokenOn, isBelowItsDay: isBelowItsDay
    ).sentence(of: "strain", raises: raises)
  }

  private static let sleep = """
    metric: sleep.hours, response: [[4, 100], [8, 0]], says: {raises: "You slept {value hours} {night}[; you usually \
    sleep {usual}].", lowers: "You slept long enough {night}: {value hours}."}
    """

  @Test(
    "a value that is compared is told as the size of the difference, beside the value itself and the usual",
    arguments: [
      ("against: usual", 7.0, "1.5 more, 8.5 now, usually 7"),
      // All days of the usual are equal, so that there is no spread.
      ("against: usual, in: spread", nil, nil),
      ("against: 1d", 7, "1.5 more, 8.5 now"),
    ] as [(String, Double?, String?)])
  func compared(_ against: String, _ usual: Double?, _ expected: String?) throws {
    let usualWord = against == "against: 1d" ? "" : "[, usually {usual}]"
    let says = "{raises: \"{value} more, {now} now\(usualWord)\"}"
    let pack = try Self.pack("metric: sleep.hours, \(against), response: [[0, 0], [1, 40]], says: \(says)")
    let said = Self.sentence(pack, usual: usual ?? 7, value: 8.5, raises: true)
    #expect(said == expected)
  }

  @Test("a sentence may name only what its comparison has")
  func placeholders() {
    func codes(_ keys: String) -> Bool {
      do { return try Self.pack(keys).factor("strain") != nil } catch { return false }
    }
    let curve = "metric: sleep.hours, response: [[0, 0], [1, 40]]"
    #expect(codes("\(curve), against: 1d, says: {raises: \"{value} and {now}\"}"))
    #expect(!codes("\(curve), against: 1d, says: {raises: \"{value}[ and {usual}]\"}"))
    #expect(codes("\(curve), against: usual, says: {raises: \"{value}[ and {usual}]\"}"))
    #expect(!codes("\(curve), says: {raises: \"{value} and {now}\"}"))
    #expect(!codes("\(curve), in: spread, says: {raises: \"{value}\"}"))
    #expect(!codes("\(curve), against: 29d, says: {raises: \"{value}\"}"))
    #expect(!codes("\(curve), against: always, says: {raises: \"{value}\"}"))
  }

  @Test(
    "the same sentence knows which night it speaks of",
    arguments: [
      (FactorFormatter.SpokenOn.theDayBefore, "You slept 4.8 hours last night; you usually sleep 7."),
      (.theDayItself, "You slept 4.8 hours the night before last; you usually sleep 7."),
      (.later, "You slept 4.8 hours the night before that; you usually sleep 7."),
    ])
  func nights(_ spokenOn: FactorFormatter.SpokenOn, _ sentence: String) throws {
    let pack = try Self.pack(Self.sleep)
    #expect(Self.sentence(pack, usual: 7.1, value: 4.8, raises: true, spokenOn: spokenOn) == sentence)
  }

  @Test("below its day a sentence tells that day and the night before")
  func belowItsDay() throws {
    let pack = try Self.pack(Self.sleep)
    let told = Self.sentence(pack, usual: 7.1, value: 4.8, raises: true, isBelowItsDay: true)
    #expect(told == "You slept 4.8 hours the night before; you usually sleep 7.")
  }

  @Test(
    "days are told by when they are read, in German too",
    arguments: [
      (FactorFormatter.SpokenOn.theDayBefore, "Today today, before it yesterday.", "heute", "gestern"),
      (.theDayItself, "Today yesterday, before it two days ago.", "gestern", "vorgestern"),
      (.later, "Today the day before, before it two days before.", "am Tag davor", "zwei Tage davor"),
    ])
  func days(_ spokenOn: FactorFormatter.SpokenOn, _ sentence: String, _ onDay: String, _ before: String) throws {
    let pack = try Self.pack(
      """
      metric: sleep.hours, response: [[4, 100], [8, 0]], says: {raises: "Today {on_day}, before it {day_before}."}
      """)
    #expect(Self.sentence(pack, usual: nil, value: 5, raises: true, spokenOn: spokenOn) == sentence)
    let german = Phrases("de", [.german])
    #expect(
      Self.sentence(pack, usual: nil, value: 5, raises: true, spokenOn: spokenOn, words: german)
        == "Today \(onDay), before it \(before).")
  }

  @Test("the usual is left out where it is not known and where it is the same number")
  func usual() throws {
    let pack = try Self.pack(Self.sleep)
    #expect(Self.sentence(pack, usual: nil, value: 5, raises: true) == "You slept 5 hours last night.")
    #expect(Self.sentence(pack, usual: 5.2, value: 5, raises: true) == "You slept 5 hours last night.")
    #expect(
      Self.sentence(pack, usual: 6.04, value: 5.5, raises: true)
        == "You slept 5.5 hours last night; you usually sleep 6.")
    let drinks = try Self.pack(
      """
      metric: sleep.hours, response: [[0, 0], [8, 90]], says: {raises: "You had {value}[; it's usually {usual}][; \
      usually {usual times}]."}
      """)
    #expect(
      Self.sentence(drinks, usual: 0, value: 5, raises: true)
        == "You had 5; it's usually none; usually not at all.")
  }

  @Test(
    "a sentence is said only where it is true",
    arguments: [
      (4.0, true, true), (7.9, true, true), (8, true, false), (9, true, false),
      (8, false, true), (7.6, false, true), (7.5, false, false), (4, false, false),
    ])
  func truth(_ hours: Double, _ raises: Bool, _ isSaid: Bool) throws {
    #expect((Self.sentence(try Self.pack(Self.sleep), usual: nil, value: hours, raises: raises) != nil) == isSaid)
  }

  @Test(
    "of a curve that only lowers the load, the other way round",
    arguments: [(0.0, true, true), (3, true, false), (1, false, true), (0, false, false)])
  func protecting(_ value: Double, _ raises: Bool, _ isSaid: Bool) throws {
    let pack = try Self.pack(
      "metric: sleep.hours, response: [[0, 0], [3, -30]], says: {raises: Few., lowers: Many.}")
    #expect((Self.sentence(pack, usual: nil, value: value, raises: raises) != nil) == isSaid)
  }

  @Test("nothing is said of what is not known, of a direction without a sentence, and of one that is left out")
  func nothing() throws {
    let pack = try Self.pack(
      "metric: sleep.hours, response: [[4, 100], [8, 0]], says: {raises: Short., lowers: leave_out}")
    #expect(Self.sentence(pack, usual: 7, value: nil, raises: true) == nil)
    #expect(Self.sentence(pack, usual: 7, value: 9, raises: false) == nil)
    let one = try Self.pack("metric: sleep.hours, response: [[4, 100], [8, 0]], says: {raises: Short.}")
    #expect(Self.sentence(one, usual: 7, value: 9, raises: false) == nil)
  }

  @Test(
    "sentences go by the number that is shown",
    arguments: [
      (0.0, "None."), (0.04, "None."), (1, "Once, that is 1."), (2, nil), (2.6, nil),
    ])
  func counting(_ value: Double, _ sentence: String?) throws {
    let pack = try Self.pack(
      """
      metric: sleep.hours, response: [[0, 10], [9, 90]], says: {raises: {none: None., one: "Once, that is {value}.", \
      other: leave_out}}
      """)
    #expect(Self.sentence(pack, usual: nil, value: value, raises: true) == sentence)
  }

  @Test(
    "numbers read as people say them",
    arguments: [
      ("{value times}", 1.0, "once"), ("{value times}", 2, "twice"), ("{value times}", 3, "3 times"),
      ("{value minutes}", 1, "1 minute"), ("{value minutes}", 119, "119 minutes"), ("{value minutes}", 120, "2 hours"),
      ("{value minutes}", 200, "3.3 hours"), ("{value minutes}", 1000, "16.7 hours"),
      ("{value minutes}", 3000, "50 hours"), ("{value hours}", 1, "1 hour"),
      ("{value hours}", 7.25, "7.3 hours"), ("{value hours}", 40, "2 days"), ("{value}", 187.5, "188"),
    ])
  func numbers(_ placeholder: String, _ value: Double, _ words: String) throws {
    let pack = try Self.pack(
      "metric: sleep.hours, response: [[0, 10], [900, 90]], says: {raises: \"It was \(placeholder).\"}")
    #expect(Self.sentence(pack, usual: nil, value: value, raises: true) == "It was \(words).")
  }

  @Test("how many times the usual something was is a whole number from 3 on")
  func ratios() throws {
    let pack = try Self.pack(
      "metric: exercise.load_ratio, response: [[1, 0], [4, 90]], says: {raises: \"About {value} times.\"}")
    func said(_ value: Double) -> String? {
      Self.sentence(
        pack, metric: "exercise.load_ratio", unit: MetricDefinition.timesTheUsual, usual: nil, value: value,
        raises: true)
    }
    #expect(said(2.42) == "About 2.4 times." && said(3.2) == "About 3 times.")
  }

  @Test("a plain text of an older pack is made a sentence, and says nothing where it would not be true")
  func plain() throws {
    let pack = try Self.pack("metric: sleep.hours, response: [[4, 100], [8, 0]], says: \"{value} hours of sleep\"")
    #expect(Self.sentence(pack, usual: 7, value: 5, raises: true) == "5 hours of sleep.")
    #expect(Self.sentence(pack, usual: 7, value: 9, raises: false) == nil)
  }
}
