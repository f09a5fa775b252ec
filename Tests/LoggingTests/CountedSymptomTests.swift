import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

/// Symptoms that are counted or timed, and metrics of packs, as entries of their own.
@Suite struct CountedSymptomTests {
  private static func world() throws -> TestWorld {
    try TestWorld(
      [LoggingModule.self], facts: PersonFacts(symptoms: ["pain"]), packs: SamplePacks.countingLibrary(),
      pack: SamplePacks.counting)
  }

  private static func severity(_ world: TestWorld) throws -> Double? {
    try world.entries.last.flatMap(LoggedSymptom.init)?.severity
  }

  @Test(
    "a timed symptom takes a length of time, a counted one a number, each told with what it is",
    arguments: [
      (["lull", "45m"], 45, "Saved: lull 45 minutes."), (["lull", "1h20m"], 80, "Saved: lull 1 h 20 min."),
      (["lull", "90"], 90, "Saved: lull 1.5 hours."), (["hop", "4"], 4, "Saved: hops 4."),
      (["symptom=lull", "severity=30m"], 30, "Saved: lull 30 minutes."),
      (["pain", "7", "30m"], 7, "Saved: pain 7 out of 10, 30 minutes."),
    ])
  func typed(_ words: [String], _ value: Double, _ says: String) throws {
    let world = try Self.world()
    let output = try world.run(LogCommand<SymptomKind>.self, words)
    #expect(output.hasPrefix(says) || value == 90, "\(output)")
    #expect(try Self.severity(world) == value)
  }

  @Test(
    "what is off the symptom's own scale is refused",
    arguments: [["lull", "47m"], ["lull", "9h"], ["hop", "16"], ["hop", "1.5"], ["pain", "45"], ["pain", "11"]])
  func refused(_ words: [String]) throws {
    let world = try Self.world()
    #expect(throws: (any Error).self) { try world.run(LogCommand<SymptomKind>.self, words) }
    #expect(try world.entries.isEmpty)
  }

  @Test("an entry of a timed symptom is changed in its own unit")
  func edited() throws {
    let world = try Self.world()
    try world.run(LogCommand<SymptomKind>.self, ["lull", "45m"])
    let id = try #require(try world.entries.first).id.short
    try world.run(EditCommand.self, [id, "severity=1h"])
    #expect(try Self.severity(world) == 60)
  }

  @Test("answers of a symptom that is added up count together, and what a metric was before counts in its unit")
  func days() throws {
    let world = try Self.world()
    try world.run(LogCommand<SymptomKind>.self, ["hop", "9"])
    try world.run(LogCommand<SymptomKind>.self, ["hop", "8"])
    try world.run(LogCommand<CustomKind>.self, ["glow", "0.4"])
    try world.run(LogCommand<CustomKind>.self, ["sunshine", "45m"])
    let today = try world.context.session().today
    func value(_ metric: MetricID) throws -> DayValue { try world.values(of: metric, on: today...today)[0] }
    #expect(try value("symptom.hop") == .value(17))
    #expect(try value("custom.fluid") == .value(4))
    #expect(try value("custom.sun") == .value(45))
    // What has a value of its own does not take the old one.
    try world.run(LogCommand<CustomKind>.self, ["fluid", "2"])
    #expect(try value("custom.fluid") == .value(2))
  }

  @Test("what a metric was before is folded as it was then, and who tracked it tracks what took its place")
  func formerFold() throws {
    var facts = PersonFacts(symptoms: ["pain"])
    facts.tracked = [TrackedCategory(id: "glow", name: "Glow", log: "custom", metric: "custom.glow")]
    let change = (
      "onboarding:\n", "onboarding:\n  track: {options: {glow: {name: Glow, log: custom, metric: custom.fluid}}}\n"
    )
    func make(_ change: (String, String)) throws -> TestWorld {
      try TestWorld(
        [LoggingModule.self], facts: facts, packs: SamplePacks.countingLibrary(replacing: change),
        pack: SamplePacks.counting)
    }
    #expect(try make(change).context.session().person.tracked.map(\.metric) == ["custom.fluid"])
    for (fold, total) in [("", 3.0), (", fold: sum", 6)] {
      let world = try make((", from: [0, 1], to: [0, 10]", fold))
      try world.run(LogCommand<CustomKind>.self, ["glow", "2"])
      try world.run(LogCommand<CustomKind>.self, ["glow", "4"])
      let today = try world.context.session().today
      #expect(try world.values(of: "custom.fluid", on: today...today)[0] == .value(total))
    }
  }
}
