import Testing
import TrackerApplication
import TrackerCore
import TrackerPatternEngine

@testable import TrackerCheckInCommands
@testable import TrackerPatterns

/// An experiment from its plan to its end.
@Suite struct ExperimentCourseTests {
  private let world: ExperimentWorld

  init() throws { world = try ExperimentWorld() }

  private func started() throws -> Experiment {
    try world.start("soup", "--yes")
    return try #require(try world.current)
  }

  @Test("a plan saves nothing, and says how likely an answer is")
  func plan() throws {
    let action = try world.world.journal.read { try $0.lastAction() }
    let plan = try world.start("soup")
    #expect(plan.contains("An experiment with soup: 12 weeks, from Friday 13 March to Sunday 31 May."))
    #expect(plan.contains("symptoms patterns experiment soup --yes"))
    #expect(plan.contains("Stop if you feel unwell."))
    #expect(plan.contains("Shorter ones are not planned.") && !plan.contains("fewer than 8"), "ten pairs, the fewest")
    let wild = try ExperimentWorld(spread: 4)
    #expect(try wild.start("soup").contains("It may well end without an answer. Longer ones are not planned."))
    let steady = try ExperimentWorld(spread: 0).start("soup")
    #expect(steady.contains("Your symptoms were equally bad on all days") && !steady.contains("of 10"), "\(steady)")
    #expect(try world.world.journal.read { try $0.lastAction() } == action && world.current == nil)
  }

  @Test("with --yes it begins tomorrow, with an order that is fixed from then on")
  func start() throws {
    let said = try world.start("soup", "--yes")
    let experiment = try #require(try world.current)
    #expect(experiment.first == world.today.advanced(by: 1) && experiment.number == 1)
    #expect(experiment.plan.beginsWith.count == experiment.plan.design.pairs)
    let kind = experiment.isWith(experiment.first) == true ? "with" : "without"
    #expect(said.contains("The first 4 days are \(kind) soup."))
    #expect(try world.now().contains("The experiment with soup begins on Friday 13 March."))
    #expect(try world.list().contains("not begun yet"))
    try world.clock(experiment.first)
    let end = experiment.first.advanced(by: 3)
    #expect(try world.now().contains("Today is a day \(kind) soup. So is every day until Monday 16 March."))
    #expect(experiment.blockEnd(of: experiment.first) == end)
  }

  @Test("its order is drawn anew each time, and each order that is drawn is kept")
  func drawn() throws {
    let orders = try (0..<8).map { _ in
      let order = try started().plan.beginsWith
      #expect(try world.current?.plan.beginsWith == order)
      try world.undo()
      return order
    }
    #expect(Set(orders).count > 6 && Set(orders.joined()).count == 2)
  }

  @Test("of two conditions it is about the one that was named, and nothing is told where it is tracked no longer")
  func conditions() throws {
    func track(_ ids: [PackID]) throws {
      try world.world.journal.write("add", at: world.world.context.environment.now) {
        let since = world.today.advanced(by: -60)
        try $0.put(ids.map { ConditionRecord(pack: $0, since: since) }, as: ConditionRecord.document)
      }
    }
    try track(["sample", "sample-base"])
    let plan = try world.start("soup", "--condition", "sample-base")
    #expect(plan.contains("It is about this condition: Anything."))
    #expect(plan.contains("symptoms patterns experiment soup --condition sample-base --yes"))
    try world.start("soup", "--condition", "sample-base", "--yes")
    let experiment = try #require(try world.current)
    #expect(experiment.condition == "sample-base")
    try world.follow(effect: 3)
    try world.clock(experiment.days.upperBound.advanced(by: 1))
    #expect(try world.result().contains("worse by about 3 points"))
    try track(["sample"])
    #expect(try world.result().contains("It cannot be told: your symptoms were answered on too few days."))
  }

  @Test("undo takes back the start, an answer and the stop, and redo gives them again")
  func undo() throws {
    let experiment = try started()
    try world.undo()
    #expect(try world.current == nil)
    try world.start("soup", "--yes")
    let again = try #require(try world.current)
    #expect(again.number == 1)
    try world.clock(experiment.first)
    try world.answer("no")
    #expect(try world.answers == [.init(day: experiment.first, factor: "intake.soup", was: false)])
    try world.undo()
    #expect(try world.current == again && world.answers.isEmpty)
    try world.stop()
    #expect(try world.current == nil && world.all.map(\.stopped) == [experiment.first])
    try world.undo()
    #expect(try world.current == again && world.all == [again])
  }

  @Test("before its first look nothing is told, whatever the days are; a stop before it tells nothing either")
  func early() throws {
    let experiment = try started()
    try world.follow(effect: 4)
    let look = try #require(experiment.day(of: .middle))
    try world.clock(look.advanced(by: -1))
    let said = try world.result()
    #expect(said.contains("It cannot be told yet. The next look is on"))
    #expect(!said.contains("worse"))
    #expect(try !world.status().contains("worse") && !world.list().contains("worse"))
    #expect(try world.stop().contains("It was stopped before its first look, so it cannot be told."))
    try world.clock(look.advanced(by: 200))
    #expect(try world.result().contains("It was stopped before its first look"))
    #expect(try world.list().contains("stopped early"))
  }

  @Test("a difference that is very clear in the middle is told there, and that one can stop")
  func middle() throws {
    let experiment = try started()
    let look = try #require(experiment.day(of: .middle))
    try world.follow(through: look.advanced(by: -1), effect: 3)
    try world.clock(look)
    #expect(try world.status().contains("The answer is there already, so you can stop."))
    #expect(try line().last == "the answer is there: symptoms patterns experiment result")
    let said = try world.stop()
    #expect(said.contains("In your records, days with soup were worse by about 3 points of 10."))
    #expect(said.contains("The difference is probably between"))
    #expect(said.contains("what you expected can play a part"))
    #expect(try world.list().contains("worse days with it"))
    // What is logged later changes nothing of it.
    try world.clock(look.advanced(by: 60))
    try world.log((0..<40).map { look.advanced(by: $0) }, soup: { _ in true }, pain: { _ in -4 })
    #expect(try world.result().contains("worse by about 3 points"))
  }

  @Test("at the end it is told, and another one may begin, which keeps the first")
  func end() throws {
    let experiment = try started()
    try world.follow(effect: -2)
    try world.clock(experiment.days.upperBound)
    #expect(try world.status().contains("The blocks are over."))
    try world.clock(experiment.days.upperBound.advanced(by: 1))
    #expect(try world.result().contains("In your records, days with soup were better by about 2 points of 10."))
    #expect(try world.status().contains("The experiment with soup is over."))
    #expect(world.refusal { try world.stop() }.hasPrefix("The experiment ended on Sunday 31 May"))
    try world.start("soup", "--yes")
    #expect(try world.current?.number == 2 && world.all.map(\.number) == [1, 2])
    #expect(try world.result("1").contains("better by about 2 points"))
    #expect(world.refusal { try world.result("7") }.hasPrefix("There is no experiment 7"))
  }

  @Test("without a difference nothing is claimed; where the days are steady, it is said that there is little")
  func none() throws {
    let experiment = try started()
    try world.follow(effect: 0, spread: 0.3)
    try world.clock(experiment.days.upperBound.advanced(by: 1))
    #expect(try world.result().contains("days with soup and without were much the same"))
    try world.follow(effect: 0, spread: 4)
    let wild = try world.result()
    #expect(wild.contains("It cannot be told whether days with soup were worse or better."))
  }

  @Test("what the person says of a day counts before their entries; days that went otherwise give no answer")
  func answers() throws {
    let experiment = try started()
    try world.follow(effect: 3, misses: { $0.number % 2 == 0 })
    let end = experiment.days.upperBound.advanced(by: 1)
    try world.clock(end)
    #expect(try world.result().contains("It cannot be told: days with soup and without were too much alike."))
    for day in experiment.first...experiment.last where day.number % 2 == 0 {
      try world.answer(experiment.isWith(day) == true ? "yes" : "no", "--date", "\(day)")
    }
    #expect(try world.result().contains("80 of 80 known days went as planned."))
    #expect(
      world.refusal { try world.answer("yes", "--date", "\(end)") }.contains("is no day of the experiment"))
  }

  @Test("before anything is known, nothing is counted; who has answered is not asked again")
  func unknownYet() throws {
    let experiment = try started()
    try world.clock(experiment.first.advanced(by: 1))
    let ask = "symptoms patterns experiment answer"
    let status = try world.status()
    #expect(status.contains("It is not known yet whether soup was there.") && !status.contains("0 of 0"))
    #expect(status.contains(ask))
    #expect(try !world.answer("yes").contains(ask))
    let stopped = try ExperimentWorld()
    try stopped.start("soup", "--yes")
    try stopped.stop()
    #expect(try stopped.list().contains("Fri 13 Mar  Fri 13 Mar  stopped early"))
  }

  @Test("what is said of another thing is no answer, and a day counts once it is over")
  func others() throws {
    let experiment = try started()
    try world.follow(effect: 3)
    try world.world.journal.write("experiment answer", at: world.world.context.environment.now) { journal in
      for day in experiment.days {
        let other = ExperimentAnswer(day: day, factor: "intake.tea", was: experiment.isWith(day) != true)
        try journal.put(other, as: ExperimentAnswer.document, of: other.thing)
      }
    }
    try world.clock(experiment.first.advanced(by: 9))
    #expect(try world.status().contains("9 of 9 days went as planned."))
    try world.answer(experiment.isWith(world.today) == true ? "no" : "yes")
    #expect(try world.status().contains("9 of 9 days went as planned."), "today goes on")
    try world.clock(world.today.advanced(by: 1))
    #expect(try world.status().contains("9 of 10 days went as planned."))
    try world.clock(experiment.days.upperBound.advanced(by: 1))
    #expect(try world.result().contains("79 of 80 known days went as planned."))
  }

  @Test("a day on which food was not logged is not known, and many of them give no answer")
  func unknown() throws {
    let experiment = try started()
    let days = Array(experiment.days)
    try world.log(
      days, soup: { $0.number % 3 == 0 ? nil : experiment.isWith($0) ?? false },
      pain: { experiment.isWith($0.advanced(by: -1)) == true ? 3 : 0 }, spread: 0.5)
    try world.clock(experiment.days.upperBound.advanced(by: 1))
    #expect(try world.result().contains("It cannot be told: only 53 of 80 days say whether soup was there."))
  }

  @Test("after a look without an answer, it is said where the rest will most likely bring none")
  func futile() throws {
    let experiment = try started()
    try world.follow(effect: 0, spread: 5)
    try world.clock(try #require(experiment.day(of: .middle)))
    #expect(try world.status().contains("The rest will most likely bring no answer, so you can stop."))
    #expect(try line().last == "it will most likely bring no answer: symptoms patterns experiment result")
    // A look that found nothing says no number that could be read as an answer.
    let said = try world.result()
    #expect(said.contains("It cannot be told yet. The next look is on") && said.contains("bring no answer"))
    #expect(!said.contains("points"))
  }

  @Test("on the two days after an answer that calls for help, today says to stop, and not what the day is")
  func afterRedFlag() throws {
    let experiment = try started()
    try world.clock(experiment.first.advanced(by: 2))
    try world.world.run(CheckInCommand.self, ["prickle", "9"])
    for later in [1, 2] {
      try world.clock(experiment.first.advanced(by: 2 + later))
      #expect(try line() == ["Stop the experiment until you know more: symptoms patterns experiment stop"])
    }
    try world.clock(experiment.first.advanced(by: 5))
    #expect(try line().first?.hasSuffix("day 6 of 80") == true)
  }

  @Test("the last day of a block says so, and a block like the one before says that, too")
  func blocks() throws {
    let experiment = try started()
    let length = experiment.plan.design.blockLength
    var repeats = 0
    for block in 0..<4 {
      let end = experiment.first.advanced(by: (block + 1) * length - 1)
      try world.clock(end)
      let kind = experiment.isWith(end) == true ? "with" : "without"
      let next = experiment.isWith(end.advanced(by: 1)) == true ? "with" : "without"
      repeats += kind == next ? 1 : 0
      let said = try world.now()
      #expect(said.contains("Today is a day \(kind) soup, the last of its block."), "\(said)")
      #expect(!said.contains("So is every day"), "\(said)")
      #expect(said.contains(kind == next ? "on is \(next) soup, too." : "on: \(next) soup."), "\(said)")
    }
    #expect(repeats > 0, "no block resembles the one before")
  }

  /// What `today` says of the experiment.
  private func line() throws -> [String] {
    let session = try world.world.context.session()
    return try session.journal.read { journal in
      let content = try ExperimentTodaySource().content(
        of: TodayContext(
          session: session, journal: journal, day: session.today,
          table: DayTable(days: session.today...session.today, catalogue: session.person.catalogue), outlooks: []))
      return content.blocks(of: "experiment", session.format).flatMap { block -> [String] in
        switch block {
        case .fact(let fact): fact.values.map(\.text.text)
        case .sentence(let text): [text.text]
        default: []
        }
      }
    }
  }

  @Test("today has a line on the days of an experiment, just after its end, and none on others")
  func today() throws {
    #expect(try line().isEmpty)
    let experiment = try started()
    #expect(try line() == ["soup, from Friday 13 March"])
    try world.clock(experiment.first.advanced(by: 9))
    let kind = experiment.isWith(experiment.first.advanced(by: 9)) == true ? "with" : "without"
    #expect(try line() == ["\(kind) soup, day 10 of 80"])
    try world.clock(experiment.last.advanced(by: 1))
    #expect(try line().isEmpty)
    let end = try #require(experiment.day(of: .end))
    for day in [0, 6] {
      try world.clock(end.advanced(by: day))
      #expect(try line() == ["with soup, it is over. To see what it says: symptoms patterns experiment result"])
    }
    try world.clock(end.advanced(by: 7))
    #expect(try line().isEmpty)
    try world.clock(experiment.first)
    try world.stop()
    #expect(try line().isEmpty)
  }
}
