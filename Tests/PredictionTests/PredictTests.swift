import TrackerApplication
import TrackerConsole
import Foundation
import Testing
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPrediction
@testable import TrackerPredictionCommands

/// `predict`: what is said, step by step, and what has been learnt.
@Suite struct PredictTests {
  private static let german = Registry([PredictionModule.self]).words(in: "de")

  /// Ninety days in which short nights come before worse days, some of them without a word.
  static func lived(_ days: Int = 90, in world: PredictionWorld? = nil) throws -> PredictionWorld {
    let world = try world ?? PredictionWorld()
    func hours(_ day: Int) -> Double { 4 + Double((day * 37) % 9) / 2 }
    try world.write(at: PredictionWorld.noon(.day(days - 1))) { journal in
      for day in 0..<days where day % 11 != 6 {
        let pain = min(10, max(1, 9 - hours(day - 1 < 0 ? 0 : day - 1) + Double(day % 3)).rounded())
        try world.put(
          ["symptom.pain": pain, "sleep.hours": hours(day), "stress.level": Double((day * 5) % 8 + 1)], on: .day(day),
          as: world.nextID(),
          in: journal)
      }
    }
    return world
  }

  static func page(
    _ arguments: [String], _ world: PredictionWorld, today: Day, width: Int = 80, isPlain: Bool = false,
    words: Phrases = .english
  ) throws -> String {
    let terminal = ScriptedTerminal(width: width)
    var context = try world.context(terminal, today: today, isPlain: isPlain)
    context.environment.words = words
    context.use(terminal, isPlain: isPlain)
    try PredictCommand.parse(arguments).run(in: context)
    return terminal.output
  }

  static func view(_ world: PredictionWorld, for day: Day, today: Day, withWeights: Bool = false) throws
    -> PredictView.Condition
  {
    let session = try world.context(ScriptedTerminal(), today: today).session()
    return try session.journal.read {
      try PredictBuilder(session, in: $0).condition(
        try #require(session.person.conditions.first), for: day, withWeights: withWeights)
    }
  }

  @Test(
    "the steps add up to the log-odds of the probability within 1e-9, in the view and in JSON",
    arguments: [0, 1, 5, 30, 90])
  func sum(days: Int) throws {
    let world = days == 0 ? try PredictionWorld() : try Self.lived(days)
    let today = Day.day(max(0, days - 1))
    for forecast in try Self.view(world, for: today.advanced(by: 1), today: today).forecasts {
      let derivation = try #require(forecast.derivation)
      #expect(abs(derivation.steps.reduce(0) { $0 + $1.logOdds } - logit(derivation.probability)) < 1e-9)
      #expect(abs(derivation.explanation.reduce(0) { $0 + $1.logOdds } - logit(derivation.probability)) < 1e-9)
      #expect(derivation.logOdds == logit(derivation.probability))
    }
    let terminal = ScriptedTerminal()
    try PredictCommand.parse([]).run(in: try world.context(terminal, today: today, format: .json))
    struct Read: Decodable {
      struct Condition: Decodable { var forecasts: [Forecast] }
      struct Forecast: Decodable {
        var probability: Double
        var steps: [Step]
        var told: [Step]
        var likelyFrom: Int
        var likelyTo: Int
        var usual: Double
      }
      struct Step: Decodable { var logOdds: Double }
      var conditions: [Condition]
    }
    let read = try JSONDecoder().decode(Read.self, from: Data(terminal.output.utf8))
    for forecast in try #require(read.conditions.first).forecasts {
      #expect(abs(forecast.steps.reduce(0) { $0 + $1.logOdds } - logit(forecast.probability)) < 1e-9)
      #expect(abs(forecast.told.reduce(0) { $0 + $1.logOdds } - logit(forecast.probability)) < 1e-9)
      #expect(forecast.likelyFrom < forecast.likelyTo && (0...1).contains(forecast.usual))
    }
  }

  @Test("no line is wider than the screen", arguments: [36, 40, 59, 60, 80, 132])
  func width(width: Int) throws {
    let world = try Self.lived()
    for arguments in [
      [], ["--explain"], ["--weights"], ["--date", "yesterday", "--explain"], ["--figures"],
      ["--weights", "--figures"],
    ] {
      for words in [Phrases.english, Self.german] {
        for line in try Self.page(arguments, world, today: .day(89), width: width, words: words).split(separator: "\n")
        {
          #expect(line.visibleWidth <= width, "\(line)")
        }
      }
    }
  }

  @Test(
    "plain text tells nothing by sign or place",
    arguments: [["--explain"], ["--weights"], [], ["--figures"], ["--weights", "--figures"]])
  func plain(arguments: [String]) throws {
    let text = try Self.page(arguments, try Self.lived(), today: .day(89), isPlain: true)
    #expect(!text.contains("█") && !text.contains("✓") && !text.contains("  "), "\(text)")
  }

  @Test("each step is told as raising or lowering, factors in the pack's words; log-odds only with figures")
  func explained() throws {
    let world = try Self.lived()
    try world.log(["sleep.hours": 4, "symptom.pain": 8, "stress.level": 3], on: .day(90))
    let text = try Self.page(["--explain"], world, today: .day(90))
    #expect(text.contains(/It starts from \d+%, close to your average\./))
    #expect(text.contains(/What raises it, biggest first:\n(  █+ .*\n)*  █+ +4 hours of sleep\.\n/), "\(text)")
    #expect(text.contains(/All together: \d+%\./))
    #expect(text.contains("That does not make them the cause of a flare."))
    // Stress 3 has no points: what the pack says of it would not be true.
    #expect(!text.contains("Stress 3 of 10") && !text.contains("log-odds"))
    let figures = try Self.page(["--explain", "--figures"], world, today: .day(90))
    #expect(figures.contains(/[−+]\d\.\d\d  It starts from \d+%, close to your average\./), "\(figures)")
    #expect(figures.contains(/\+\d\.\d\d  4 hours of sleep\./), "\(figures)")
    #expect(figures.contains(/[−+]\d\.\d\d  All together: \d+%\./) && !figures.contains("█"))
    let alone = try Self.page(["--figures"], world, today: .day(90))
    #expect(alone == figures)
  }

  @Test("before anything is logged the words say whose usual it is", arguments: [false, true])
  func firstDay(isPlain: Bool) throws {
    let text = try Self.page(["--explain"], try PredictionWorld(), today: .day(0), isPlain: isPlain)
    let percent = isPlain ? "29 percent" : "29%"
    #expect(text.contains("A first guess: \(percent) (about 3 in 10)."))
    #expect(text.contains("Nothing logged yet. Everyone starts with this number."))
    #expect(text.contains("It starts from \(percent), the same for everyone."))
    #expect(text.contains("Nothing has moved it up or down yet."))
    #expect(!text.contains("Your average is"))
    let weights = try Self.page(["--weights"], try PredictionWorld(), today: .day(0), isPlain: isPlain)
    let words = weights.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("Nothing learnt yet. One check-in is enough to start: symptoms check-in"))
    #expect(weights.contains("factors need more days.") && !weights.contains("60 more"))
    let figures = try Self.page(["--weights", "--figures"], try PredictionWorld(), today: .day(0), isPlain: isPlain)
    #expect(figures.contains("60 more days"))
  }

  @Test("a day before the first entry is said to be one, and a step of an unknown day says nothing")
  func beforeAnyEntry() throws {
    let world = try PredictionWorld()
    try world.live([2, 3, 9, 8])
    for isPlain in [false, true] {
      let text = try Self.page(["--date", "2025-12-01"], world, today: .day(3), width: 200, isPlain: isPlain)
      #expect(text.contains("Monday 1 December 2025: before anything was logged"))
      #expect(text.contains("Nothing was logged by then. Everyone starts with "))
      #expect(!text.contains("estimated later"))
    }
    #expect(
      try Self.page(["--date", "2025-12-01"], world, today: .day(3), words: Self.german).contains(
        "bevor etwas eingetragen war"))
    let early = try #require(try Self.view(world, for: .day(0), today: .day(3)).forecasts.first)
    let steps = try #require(early.derivation).steps
    #expect(early.isBeforeAnyEntry && !steps.contains { $0.logOdds == 0 && $0.says != nil })
    let known = try #require(try Self.view(world, for: .day(4), today: .day(3)).forecasts.first)
    #expect(!known.isBeforeAnyEntry)
    #expect(try #require(known.derivation).steps.contains { $0.says == "Today is a flare day." })
  }

  @Test(
    "after more than two weeks without an answer it is said when the last one was",
    arguments: [(14, 15, false), (15, 16, true), (366, 367, true), (366, 366, true), (300, 15, false), (300, 16, true)])
  func away(today: Int, day: Int, isSaid: Bool) throws {
    let world = try PredictionWorld()
    try world.live([2, 3, nil], from: .day(-1))
    // What is logged without an answer to what makes a flare answers nothing.
    try world.log(["sleep.hours": 7], on: .day(5))
    let view = try Self.view(world, for: .day(day), today: .day(today))
    #expect((view.lastAnswer != nil) == isSaid)
    #expect(view.lastAnswer.map { $0.day == .day(0) && $0.daysAgo == min(today, day) } ?? true)
    for (words, expected) in [(Phrases.english, "ast check-in"), (Self.german, " zuletzt | letztes ")] {
      for isPlain in [false, true] {
        let text = try Self.page(
          ["--date", "\(Day.day(day))"], world, today: .day(today), isPlain: isPlain, words: words)
        let isFound = expected.split(separator: "|").contains { text.contains($0) }
        #expect(isFound == isSaid, "\(text)")
      }
    }
  }

  @Test("the sentence of a long time away has the day with its year, and how long ago it was")
  func awaySentence() throws {
    let world = try PredictionWorld()
    try world.live([2])
    #expect(
      try Self.page([], world, today: .day(366), width: 200).contains(
        "Your last check-in was on Thursday 1 January 2026, 366 days ago."))
    #expect(
      try Self.page(["--date", "2026-02-01"], world, today: .day(366), width: 200).contains(
        "The last check-in before it was on Thursday 1 January 2026, 31 days earlier."))
  }

  @Test(
    "a step stands below what raises the forecast or what lowers it, and none of 0.00 is told",
    arguments: [(-0.196, "What lowers it"), (0.2, "What raises it"), (0.004, nil)] as [(Double, String?)])
  func stepGroups(logOdds: Double, heading: String?) throws {
    var view = PredictView(
      day: .day(30), isPast: false, isExplained: true,
      conditions: [try Self.view(try Self.lived(30), for: .day(30), today: .day(29))], today: .day(29))
    view.conditions[0].forecasts[0].derivation?.sentences = [
      .init(part: .baseRate, text: "", logOdds: 0), .init(part: .moving, text: "something", logOdds: logOdds),
    ]
    let text = TextStyle.file.text(of: view)
    #expect(
      text.contains("It starts from 50%, close to your average.") && text.contains("something") == (heading != nil))
    for other in ["What lowers it", "What raises it"] { #expect(text.contains(other) == (other == heading), "\(text)") }
    if heading != nil { #expect(text.contains(#/\n  █+ +something\n/#), "\(text)") }
    #expect(text.contains("Nothing has moved it up or down yet.") == (heading == nil))
  }

  @Test("an earlier day tells what was said of it, and what came")
  func earlier() throws {
    let world = try PredictionWorld()
    try world.live(LearnerForecasterTests.pain)
    let stored = try #require(try world.forecast(.ahead, for: .day(7)))
    let said = try Self.view(world, for: .day(7), today: .day(14))
    #expect(said.forecasts.map { $0.derivation?.probability } == [stored.probability])
    #expect(said.forecasts.map(\.kind) == [.ahead])
    #expect(said.isFlare == true && said.severity == 9)
    let text = try Self.page(["--date", "2026-01-08"], world, today: .day(14))
    #expect(text.contains("What happened: a flare day (9 out of 10)."))
    // No one had logged the evening before.
    #expect(try Self.view(world, for: .day(4), today: .day(14)).forecasts.map(\.kind) == [.replayed])
    #expect(try Self.view(world, for: .day(15), today: .day(14)).isFlare == nil)
  }

  @Test("the forecast updated in the morning stands second, as it was stored, and text tells it with its own day alone")
  func morning() throws {
    let world = try Self.lived(20)
    var morning = try #require(try world.forecasts(.replayed).last)
    morning.kind = .morning
    morning.probability = 0.77
    morning.contributions = [.init(part: .baseRate, name: "intercept", logOdds: logit(0.77))]
    try world.journal.write("log", at: PredictionWorld.noon(.day(19))) { try $0.put(morning) }
    let said = try Self.view(world, for: morning.forDay, today: .day(19))
    #expect(said.forecasts.map(\.kind) == [.replayed, .morning] && said.forecasts.last?.percent == 77)
    let page = try Self.page([], world, today: .day(19))
    #expect(page.contains("Tomorrow, ") && !page.contains("updated after last night's sleep"))
  }

  @Test("days that can't be spoken of, and conditions that are not there, are refused with what is allowed")
  func refused() throws {
    let world = try Self.lived(10)
    #expect(throws: Failure.self) { try Self.page(["--date", "2026-02-20"], world, today: .day(9)) }
    let failure = #expect(throws: Failure.self) { try Self.page(["--condition", "nothing"], world, today: .day(9)) }
    #expect(failure?.message == "“nothing” is not one of your conditions. Allowed: sample")
    #expect(throws: (any Error).self) { try PredictCommand.parse(["--weights", "--date", "yesterday"]) }
    #expect(try !Self.page(["--condition", "sample", "--date", "tomorrow"], world, today: .day(9)).isEmpty)
  }

  @Test("weights: the pack's, what was learnt with its range, and since when each is in force")
  func weights() throws {
    let world = try Self.lived()
    var changed = try world.changedPack("changed") { _ in }
    let place = try #require(changed.pack.risk.factors.firstIndex { $0.id == "stress" })
    changed.pack.risk.factors[place].prior.logOdds = 0.4
    try world.use(changed, from: .day(60))
    let view = try world.journal.read { journal in
      let condition = try world.condition
      var replay = try Replay(condition, of: try world.person, today: .day(89), through: .day(89), in: journal)
      return try replay.inForceSince(on: .day(89))
    }
    #expect(view["stress"] == .day(60) && view["short-sleep"] == .day(0))
    let weights = try #require(
      try Self.view(try Self.lived(), for: .day(90), today: .day(89), withWeights: true).weights)
    #expect(weights.count == 7)
    let sleep = try #require(weights.first { $0.id == "short-sleep" })
    #expect(sleep.prior == 0.3 && sleep.tunedPrior == nil && sleep.inForceSince == .day(0))
    #expect(sleep.knownDays == 82 && sleep.posteriorFrom < sleep.posterior && sleep.posterior < sleep.posteriorTo)
    // It drives these days: learnt above what the pack believes, borne out, and shown the day after.
    #expect(sleep.posterior > 0.3 && sleep.records == nil)
    #expect(sleep.timing.contains { $0.lag == 1 && $0.pValue < 0.05 } && !sleep.timing.contains(where: \.holds))
    let silent = try #require(weights.first { $0.id == "crunchy-food" })
    #expect(
      silent.knownDays == 0 && abs(silent.posterior - silent.prior) < 1e-9 && silent.records == nil
        && silent.timingDaysNeeded == 60
    )
  }

  @Test("what was never logged stands apart, and what days say against the pack within luck counts for little")
  func uncertain() throws {
    func text(_ from: Double) throws -> String {
      var condition = try Self.view(try Self.lived(), for: .day(90), today: .day(89), withWeights: true)
      var stress = try #require(condition.weights?.first { $0.id == "stress" })
      let silent = try #require(condition.weights?.first { $0.id == "crunchy-food" })
      (stress.prior, stress.tunedPrior, stress.knownDays) = (0.3, nil, 80)
      (stress.posterior, stress.posteriorFrom, stress.posteriorTo) = (-0.3, -0.5, from)
      condition.weights = [stress, silent]
      let view = PredictView(
        day: .day(90), isPast: false, isExplained: false, conditions: [condition], today: .day(89))
      return TextStyle(width: 200, usesColour: false, isPlain: false).text(of: view)
    }
    #expect(try text(0.1).contains("1 other factor counts for little."))
    #expect(try !text(0.1).contains("These lower it"))
    #expect(try text(-0.1).contains("These lower it"))
    #expect(try text(0.1).contains("From the pack, not logged yet: "))
    #expect(try !text(0.1).contains("These raise the chance"), "what was never logged has no bar")
  }

  @Test("what an overlay made of a weight stands beside the pack's")
  func tuned() throws {
    var condition = try Self.view(try Self.lived(), for: .day(90), today: .day(89), withWeights: true)
    condition.weights?[0].tunedPrior = 0.55
    let view = PredictView(
      day: .day(90), isPast: false, isExplained: false, conditions: [condition], showsFigures: true, today: .day(89))
    for (width, isPlain) in [(80, false), (40, false), (80, true)] {
      let text = TextStyle(width: width, usesColour: false, isPlain: isPlain).text(of: view)
      #expect(text.contains("+0.55"))
      for line in text.split(separator: "\n") where !isPlain { #expect(line.visibleWidth <= width, "\(line)") }
    }
  }

  @Test("a condition without factors has words, too")
  func noFactors() throws {
    let view = PredictView(
      day: .day(1), isPast: false, isExplained: false,
      conditions: [.init(id: "none", name: "None", forecasts: [], weights: [])], today: .day(0))
    let text = TextStyle.file.text(of: view)
    #expect(text.contains("None has no factors. Its forecast uses only your recent days."))
  }
}
