import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import Foundation
import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction
@testable import TrackerPredictionCommands

/// Flares as records: made of days, and opened and closed by hand.
@Suite struct FlaresTests {
  /// `x` a flare day, `.` none, `?` unanswered.
  private func episodes(_ days: String) -> [FlareEpisode] {
    var episodes = FlareEpisodes()
    for (index, letter) in days.enumerated() {
      episodes.advance(
        DayOutcome(
          day: .day(index), severity: letter == "?" ? nil : Double(index % 10),
          isFlare: letter == "?" ? nil : letter == "x"))
    }
    return episodes.all
  }

  @Test(
    "up to two unanswered days between flare days are part of a flare, an answered day without one ends it",
    arguments: [
      ("", []), ("..?", []), (".xx.", ["1-2"]), ("x.x.", ["0-0", "2-2"]), ("x?x.", ["0-2"]), ("x??x.", ["0-3"]),
      ("x???x.", ["0-0", "4-4"]),
      ("x?.x.", ["0-0", "3-3"]), (".x", ["1-1 ongoing"]), ("xx?", ["0-1 ongoing"]), ("xx??", ["0-1 ongoing"]),
      ("xx???", ["0-1"]),
      ("x??x??", ["0-3 ongoing"]), ("?x", ["1-1 ongoing"]), ("x?.", ["0-0"]),
    ])
  func runs(_ days: String, _ expected: [String]) {
    let found = episodes(days).map { episode in
      let (first, last) = (
        Day.day(0).distance(to: episode.span.lowerBound), Day.day(0).distance(to: episode.span.upperBound)
      )
      return "\(first)-\(last)\(episode.isOngoing ? " ongoing" : "")"
    }
    #expect(found == expected)
  }

  @Test("a flare knows its length, its peak and how many of its days are unanswered")
  func facts() throws {
    let episode = try #require(episodes(".x??xx.").first)
    #expect(episode.length == 5)
    #expect(episode.unanswered == 2)
    #expect(episode.peak == 5)
    #expect(FlareEpisode(DayOutcome(day: .day(0), isFlare: true, isMarked: true)).peak == nil)
  }

  @Test(
    "where it takes days in a row, the record begins with the first of them, and its forecast is the first flare day's")
  func runsOfDays() throws {
    let world = try PredictionWorld()
    try world.use(try world.changedPack("two days") { $0.days = 2 }, from: .day(0))
    try world.live([3, 8, 3, 8, 9, 8, 3])
    let session = try world.session(on: .day(6))
    let flares = try #require(FlaresView(in: session).conditions.first?.flares)
    #expect(flares.map(\.from) == [.day(3)] && flares.map(\.through) == [.day(5)] && flares.map(\.days) == [3])
    let shown = try FlareView("1", in: session)
    #expect(shown.days.map(\.isFlare) == [false, true, true])
    // The day before completed no row when it was forecast.
    let forecast = try #require(try world.forecast(.ahead, for: .day(4))?.probability)
    #expect(shown.flare.forecast?.probability == forecast && flares[0].forecast?.probability == forecast)
    #expect(try world.forecast(.ahead, for: .day(3))?.probability != forecast)
    #expect(try world.fromScratch(through: .day(6), today: .day(6)).learner.history.flares == 2)
    #expect(try world.outlook(on: .day(3)).todaysOutcome.isFlare == false)
    #expect(try world.outlook(on: .day(4)).todaysOutcome.isFlare == true)
  }

  @Test("where several symptoms must come together, a flare day names all of them, and else none")
  func ofSeveral() throws {
    let world = try PredictionWorld()
    try world.use(try world.changedPack("together") { $0.together = 2 }, from: .day(0))
    try world.log(["symptom.pain": 7, "symptom.prickle": 9, "symptom.fatigue": 10], on: .day(0))
    try world.log(["symptom.pain": 8, "symptom.prickle": 7], on: .day(1))
    try world.log(["symptom.pain": 8, "symptom.prickle": 2], on: .day(2))
    let session = try world.session(on: .day(2))
    let named = try FlareView("1", in: session).days.map(\.symptoms)
    #expect(named == ["prickling 9, pain 7", "pain 8, prickling 7"])
    let source = ForecastsTodaySource()
    let content = try world.journal.read { journal in
      let table = try journal.dayTable(
        source.metrics(for: session.person), on: .day(1)...(.day(2)), catalogue: session.person.catalogue)
      let outlook = try world.engine.outlook(
        for: world.condition, of: session.person, on: .day(2), at: session.environment.now, in: journal)
      return try source.content(
        of: TodayContext(session: session, journal: journal, day: .day(2), table: table, outlooks: [outlook]))
    }
    let shown = try #require((content as? ForecastsToday)?.conditions.first)
    #expect(shown.yesterday.worst == "pain 8, prickling 7")
    let alone = try PredictionWorld()
    try alone.log(["symptom.pain": 7, "symptom.prickle": 9], on: .day(0))
    #expect(try FlareView("1", in: try alone.session(on: .day(0))).days.map(\.symptoms) == [nil])
  }

  @Test("a day that was marked by hand shows in its flare as marked, also where it takes several symptoms or days")
  func markedDay() throws {
    func days(_ pain: [Double?], marked: Int, _ change: (inout FlareRule) -> Void) throws -> [FlareView.DayLine] {
      let world = try PredictionWorld()
      try world.use(try world.changedPack("changed", change), from: .day(0))
      for (day, pain) in pain.enumerated() {
        if let pain { try world.log(["symptom.pain": pain, "symptom.prickle": pain], on: .day(day)) }
      }
      _ = try mark(.open, world, on: marked, today: pain.count - 1)
      return try FlareView("1", in: try world.session(on: .day(pain.count - 1))).days
    }
    let several = try days([2, 8, 4, 9], marked: 2) { $0.together = 2 }
    #expect(several.map(\.isMarked) == [false, true, false] && several.map(\.severity) == [8, 4, 9])
    #expect(several.map(\.symptoms) == ["pain 8, prickling 8", nil, "pain 9, prickling 9"])
    // A marked day is one of the days in a row, and begins the flare that the next one goes on with.
    let running = try days([2, 4, 8, 8], marked: 1) { $0.days = 2 }
    #expect(running.map(\.isMarked) == [true, false, false] && running.map(\.isFlare) == [true, true, true])
    let unanswered = try days([2, 8, nil, 8], marked: 2) { _ in }
    #expect(unanswered.map(\.isMarked) == [false, true, false] && unanswered.map(\.severity) == [8, nil, 8])
  }

  private func mark(_ mark: FlareMarking.Mark, _ world: PredictionWorld, on day: Int, today: Int, note: String? = nil)
    throws
    -> String
  {
    let terminal = ScriptedTerminal(width: 80)
    let context = try world.context(terminal, today: .day(today), isPlain: true)
    let marking = FlareMarking(session: try context.session(), mark: mark, day: "\(Day.day(day))", note: note)
    try context.answer(try marking.answer())
    return terminal.output
  }

  @Test(
    "what marking answers has the year of another year, and in German is German alone",
    arguments: [FlareMarkView.Outcome]([
      .opened, .closed, .alreadyOpen, .notOpen, .symptomsSayFlare, .markedOnTheDay,
    ]))
  func marked(outcome: FlareMarkView.Outcome) throws {
    let view = FlareMarkView(day: try #require(Day("1926-03-12")), outcome: outcome, entry: nil, tomorrow: [])
    func text(_ words: Phrases) -> String {
      TextStyle(width: 400, usesColour: false, isPlain: false, words: words, year: 2026).text(of: view)
    }
    #expect(text(.english).contains("Friday 12 March 1926"))
    let german = text(Registry([PredictionModule.self]).words(in: "de"))
    #expect(german.contains("Freitag, 12. März 1926"))
    #expect(!german.contains(#/\b(is|the|flare|no|on|day|was|Marked|You)\b/#), "\(german)")
  }

  @Test("lists and single flares are German alone in German, and count one thing in the singular")
  func german() throws {
    let world = try PredictionWorld()
    try world.live([2, 3, 9, 8, 2, 9, 2, 2, 2])
    var context = try world.context(ScriptedTerminal(), today: .day(8))
    context.environment.words = Registry([PredictionModule.self]).words(in: "de")
    let session = try context.session()
    let (all, one) = try session.journal.read { journal in
      let builder = FlaresBuilder(session: session, condition: try world.condition, journal: journal)
      return (
        FlaresView(days: 1, conditions: [try builder.list(days: 9), try builder.list(days: 1)]),
        try builder.show(try #require(try builder.episodes().last), number: 2)
      )
    }
    let style = TextStyle(width: 200, usesColour: false, isPlain: false, words: context.environment.words, year: 2026)
    let list = style.text(of: all)
    for text in [
      "Sie haben heute 2 Schübe.", "1 Tag, 9 von 10", "2 Tage, höchstens 9 von 10",
    ] {
      #expect(list.contains(text), "\(list)")
    }
    #expect(TextStyle.file.text(of: all).contains("No flare today."))
    #expect(
      !(list + style.text(of: one)).contains(#/\b(flare|1 day|2 days|forecast|estimated|What|You|day by day)\b/#),
      "\(style.text(of: one))")
  }

  private func list(_ world: PredictionWorld, today: Int, days: Int? = nil) throws -> FlaresView.Condition {
    let session = try world.context(ScriptedTerminal(), today: .day(today)).session()
    return try session.journal.read {
      try FlaresBuilder(session: session, condition: try world.condition, journal: $0).list(days: days)
    }
  }

  private func marks(_ world: PredictionWorld) throws -> [Entry] {
    try world.journal.read { try $0.entries(EntryQuery(kinds: [FlareKind.id])) }
  }

  @Test("opening marks one day, a later one is a flare day when it is opened too, and closing ends the flare")
  func byHand() throws {
    let world = try PredictionWorld()
    try world.live([2, 3, 2])
    #expect(try mark(.open, world, on: 3, today: 5).contains("Marked"))
    #expect(try list(world, today: 5).flares.map(\.isOngoing) == [true])
    #expect(try mark(.open, world, on: 5, today: 5).contains("Marked"))
    let flare = try #require(try list(world, today: 5).flares.first)
    #expect((flare.from, flare.through, flare.days, flare.unanswered, flare.marked) == (.day(3), .day(5), 3, 1, 2))
    #expect(try mark(.close, world, on: 6, today: 6).contains("as a day without a flare."))
    #expect(try list(world, today: 6).flares.map(\.isOngoing) == [false])
    try world.log(["symptom.pain": 9], on: .day(6))
    #expect(try list(world, today: 6).flares.first?.through == .day(6))
  }

  @Test("what would change nothing is said and writes nothing")
  func refusals() throws {
    let world = try PredictionWorld()
    try world.live([2, 9, 3])
    _ = try world.context(ScriptedTerminal(), today: .day(2))
    let before = try world.journal.read { try $0.lastAction() }
    #expect(try mark(.open, world, on: 1, today: 2).contains("is already a flare day. Nothing was changed."))
    #expect(try mark(.close, world, on: 2, today: 2).contains("There is no flare to end"))
    #expect(try mark(.close, world, on: 0, today: 2).contains("There is no flare to end"))
    #expect(try mark(.close, world, on: 1, today: 2).contains("To see them: symptoms list --date \(Day.day(1))"))
    #expect(try marks(world).isEmpty)
    #expect(try world.journal.read { try $0.lastAction() } == before)
    _ = try mark(.open, world, on: 2, today: 2, note: "in bed")
    let id = try #require(try marks(world).first).id.short
    #expect(try mark(.close, world, on: 2, today: 2).contains("To remove that mark: symptoms delete \(id)"))
    #expect(try marks(world).map { $0.payload[FlareKind.notes] } == ["in bed"])
    #expect(throws: Failure.self) { try mark(.open, world, on: 4, today: 2) }
    #expect(throws: Failure.self) {
      try mark(.open, world, on: 0, today: 2, note: String(repeating: "a", count: 501))
    }
    #expect(try marks(world).count == 1)
  }

  @Test("the list is the newest first, with the median length of those that ended, and can be cut to the last days")
  func listed() throws {
    let world = try PredictionWorld()
    try world.live([9, 2, 9, 8, 9, 2, 9, nil, 2, 2, 8])
    let all = try list(world, today: 10)
    #expect(all.flares.map(\.from) == [.day(10), .day(6), .day(2), .day(0)])
    #expect(all.flares.map(\.number) == [1, 2, 3, 4])
    #expect(all.flares.map(\.isOngoing) == [true, false, false, false])
    #expect(all.medianLength == 1)
    #expect(all.flares[2].forecast?.kind == .ahead)
    #expect(all.flares[2].forecast?.probability == (try world.forecast(.ahead, for: .day(2))?.probability))
    #expect(try list(world, today: 10, days: 5).flares.map(\.from) == [.day(10), .day(6)])
    #expect(try list(world, today: 10, days: 4).flares.map(\.from) == [.day(10)])
  }

  @Test(
    """
    what is shown of a flare is its stored forecasts, their steps, and the two days before against the usual of the \
    28 before them
    """
  )
  func shown() throws {
    let world = try PredictionWorld()
    for day in 0..<40 {
      let values: [MetricID: Double] = [
        "symptom.pain": day == 38 ? 9 : 2, "sleep.hours": day == 37 ? 4 : day == 36 ? 5 : 8,
      ]
      try world.log(values, on: .day(day))
    }
    let session = try world.context(ScriptedTerminal(), today: .day(39)).session()
    let view = try session.journal.read { journal in
      let builder = FlaresBuilder(session: session, condition: try world.condition, journal: journal)
      return try builder.show(try #require(try builder.episodes().first), number: 1)
    }
    let stored = try #require(try world.forecast(.ahead, for: .day(38)))
    #expect(view.days.map(\.severity) == [9])
    #expect(view.days.first?.forecast?.probability == stored.probability)
    #expect(view.why?.derivation?.steps.map(\.logOdds) == stored.contributions.map(\.logOdds))
    let pack = try world.condition.pack
    let sleep = try #require(
      view.factors.first { factor in
        if case .response(let window, _)? = pack.factor(factor.id)?.rule {
          window == MetricWindow(metric: "sleep.hours")
        } else {
          false
        }
      })
    #expect(sleep.baseline == 8)
    #expect(sleep.before.map(\.value) == [5, 4])
    #expect(sleep.before.map(\.day) == [.day(36), .day(37)])
    #expect(view.factors.contains { $0.strength == nil })
    #expect(view.logged.map(\.counts) == [[1, 1]])
    for width in [80, 40] {
      let text = TextStyle(width: width, usesColour: false, isPlain: false).text(of: view)
      #expect(text.split(separator: "\n").allSatisfy { $0.visibleWidth <= width }, "\(text)")
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("They may not have caused it."), "\(text)")
      #expect(!words.contains("points") && !words.contains("log-odds"), "\(text)")
      var figures = view
      figures.showsFigures = true
      let all = TextStyle(width: width, usesColour: false, isPlain: false).text(of: figures)
      #expect(all.split(separator: "\n").allSatisfy { $0.visibleWidth <= width }, "\(all)")
      #expect(all.contains("points)") && all.contains("Not answered:") && all.contains("Logged on these two days"))
    }
  }

  @Test(
    "a mark on a day long before the first entry is asked about, and the refusal elsewhere works as it says",
    arguments: [FlaresOpenCommand.self, FlaresCloseCommand.self] as [any TrackerCommand.Type])
  func earlyDay(_ command: any TrackerCommand.Type) throws {
    let world = try PredictionWorld()
    try world.live([2, 3, 2])
    let day = Day.day(-100)
    func run(_ words: String..., at terminal: ScriptedTerminal = ScriptedTerminal()) throws {
      try command.parse(["--day", "\(day)"] + words).runAsking(in: try world.context(terminal, today: .day(2)))
    }
    let failure = #expect(throws: Failure.self) { try run() }
    #expect(failure?.message == "\(day) is long before your first entry on \(Day.day(0))")
    #expect(failure?.recovery == "Check the year. If the date is right, add --yes.")
    #expect(throws: Failure.self) { try run(at: ScriptedTerminal(lines: ["n"], hasKeyboard: true)) }
    #expect(try marks(world).isEmpty)
    let isOpening = command == FlaresOpenCommand.self
    try run("--yes")
    #expect(try marks(world).map(\.day) == (isOpening ? [day] : []))
  }

  @Test("of two marks of one day and condition only one can come back; one of another day or condition may")
  func clashes() throws {
    let calendar = DayCalendar(zone: .utc)
    func entry(_ mark: FlareMarking.Mark, _ day: Int, _ condition: String?) -> Entry {
      var payload = Payload()
      payload[FlareKind.mark] = mark.rawValue
      payload[FlareKind.condition] = condition
      let day = Day.day(day)
      return Entry(
        id: "0123456789abcdef", kind: FlareKind.id, instant: calendar.start(of: day), offset: 0, zone: "UTC", day: day,
        payload: payload)
    }
    func clash(_ other: Entry) -> String? {
      FlareKind.clash(of: entry(.open, 1, "sample"), with: OtherEntry(other))?.code
    }
    #expect(clash(entry(.open, 1, "sample")) == "marked-twice")
    #expect(clash(entry(.close, 1, "sample")) == "marked-twice")
    #expect(clash(entry(.open, 2, "sample")) == nil)
    #expect(clash(entry(.open, 1, "sample-base")) == nil)
    #expect(clash(entry(.open, 1, nil)) == nil)
  }
}
