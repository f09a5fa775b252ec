import Testing
import TrackerApplication
import TrackerCheckIn
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerCheckInCommands
@testable import TrackerLogging
@testable import TrackerLoggingCommands

/// What packs say of getting help, and when.
@Suite struct SeekCareTests {
  private static let text = """
    schema: 1
    id: top
    revision: 1
    name: Top
    summary: On top.
    extends: sample-base
    symptoms:
      prickle:
        name: Prickling
        scale: severity
        seek_care:
          - {when: {newly_at: 6}, level: soon, says: See a doctor soon if it is new.}
          - {when: {at: 8}, level: ambulance, says: Call an ambulance if you cannot move.}
          - {level: now, says: Get medical help straight away if it spreads.}
      mood:
        seek_care:
          - {when: {at: 2}, level: now, says: Call a crisis line now if you are not safe.}
    check_in: [pain, mood, prickle]
    """

  private static func world() throws -> TestWorld {
    let files = SamplePacks.files.merging(["\(SamplePacks.folder)/top/pack.yaml": text + "\n"]) { $1 }
    return try TestWorld(
      [CheckInModule.self],
      packs: PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files)), pack: "top")
  }

  private static func flags(_ world: TestWorld, _ answers: [SymptomID: Double]) throws -> [SeekCare.Level] {
    try world.run(CheckInCommand.self, answers.map { "\($0.key)=\($0.value.words)" })
    return try levels(world)
  }

  private static func levels(_ world: TestWorld) throws -> [SeekCare.Level] {
    let session = try world.context.session()
    return try world.journal.read { try session.seekCare(on: session.today, in: $0).map(\.level) }
  }

  @Test(
    "a rule is met at its value and nearer the bad end, which may be the low one; the most urgent comes first",
    arguments: [
      ("prickle", 5.0, []), ("prickle", 0, []), ("prickle", 6, [.soon]), ("prickle", 7, [.now, .soon]),
      ("prickle", 8, [.ambulance, .now, .soon]), ("mood", 3, []), ("mood", 2, [.now]), ("mood", 1, [.now]),
    ] as [(SymptomID, Double, [SeekCare.Level])])
  func thresholds(_ symptom: SymptomID, _ answer: Double, _ levels: [SeekCare.Level]) throws {
    #expect(try Self.flags(Self.world(), [symptom: answer]) == levels)
  }

  private static let together = """
    schema: 1
    id: top
    revision: 1
    name: Top
    summary: On top.
    extends: sample-base
    symptoms:
      calf:
        name: Calf pain
        sites: [one calf, both calves]
        seek_care:
          - {when: {at: 4, with: {fatigue: 5}}, level: now, says: Get medical help straight away if you are this tired.}
          - {when: {with: {mood: 2}}, level: today, says: See a doctor today if your mood is low.}
          - {when: {site: [one calf]}, level: soon, says: See a doctor soon if one calf hurts.}
    check_in: [calf, fatigue, mood]
    """

  private static func beside() throws -> TestWorld {
    let files = SamplePacks.files.merging(["\(SamplePacks.folder)/top/pack.yaml": together + "\n"]) { $1 }
    return try TestWorld(
      [CheckInModule.self, LoggingModule.self],
      packs: PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files)), pack: "top")
  }

  @Test(
    "what must be so on the same day may come before the answer, with it or after it, and at its own bad end",
    arguments: [
      (["calf=4 fatigue=5"], [.now]), (["fatigue=6", "calf=4"], [.now]), (["calf=4", "fatigue=5"], [.now]),
      (["calf=3 fatigue=5"], []), (["calf=4 fatigue=4"], []), (["calf=1 mood=2"], [.today]), (["calf=1 mood=3"], []),
      (["calf=0 mood=2"], []), (["calf=9", "mood=1", "fatigue=9"], [.now, .today]),
      // A better answer later in the day takes nothing back.
      (["calf=4 fatigue=5", "fatigue=1", "calf=1"], [.now]),
    ] as [([String], [SeekCare.Level])])
  func with(_ checkIns: [String], _ levels: [SeekCare.Level]) throws {
    let world = try Self.beside()
    for checkIn in checkIns { try world.run(CheckInCommand.self, checkIn.split(separator: " ").map(String.init)) }
    #expect(try Self.levels(world) == levels)
  }

  @Test("the sentence is said when the entry is saved that completes it, and not on another day")
  func saved() throws {
    let world = try Self.beside()
    #expect(try !world.run(CheckInCommand.self, ["calf=4"]).contains("Get medical help"))
    #expect(try !world.run(CheckInCommand.self, ["fatigue=9", "--date", "yesterday"]).contains("Get medical help"))
    #expect(try world.run(CheckInCommand.self, ["fatigue=5"]).contains("Get medical help straight away"))
  }

  @Test(
    "a rule for a site needs an entry that names it",
    arguments: [
      (["calf", "3", "site=one calf"], true), (["calf", "3", "site=my one calf, below"], true),
      (["calf", "3", "site=One Calf"], true), (["calf", "3", "site=both calves"], false), (["calf", "3"], false),
      (["calf", "none", "site=one calf"], false),
    ])
  func site(_ words: [String], _ isSaid: Bool) throws {
    let world = try Self.beside()
    let saved = try world.run(LogCommand<SymptomKind>.self, words)
    #expect(saved.contains("See a doctor soon") == isSaid)
    #expect(try Self.levels(world) == (isSaid ? [.soon] : []))
  }

  private static let measured = """
    schema: 1
    id: top
    revision: 1
    name: Top
    summary: On top.
    extends: sample-base
    metrics:
      fluid: {name: Fluid, kind: number, range: [0, 10], seek_care: [{when: {at: 8}, level: soon, says: See a doctor \
    soon if you are thirsty.}]}
    seek_care:
      sleep.hours:
        - {when: {at: 5}, level: today, says: See a doctor today if you hardly sleep.}
    changes: {metrics: {custom.glow: {now: custom.fluid, from: [0, 1], to: [0, 10]}}}
    """

  private static func measuring() throws -> TestWorld {
    let files = SamplePacks.files.merging(["\(SamplePacks.folder)/top/pack.yaml": measured + "\n"]) { $1 }
    return try TestWorld(
      [CheckInModule.self, LoggingModule.self],
      packs: PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files)), pack: "top")
  }

  @Test(
    "a metric of the program speaks by itself when it is saved and until the day ends, from its own bad end on",
    arguments: [("5h", true), ("4h30m", true), ("6h", false)])
  func metric(_ rest: String, _ isSaid: Bool) throws {
    let world = try Self.measuring()
    let saved = try world.run(LogCommand<RestKind>.self, [rest])
    #expect(saved.contains("See a doctor today if you hardly sleep.") == isSaid)
    #expect(try Self.levels(world) == (isSaid ? [.today] : []))
  }

  @Test(
    "what is logged under an id of before speaks as what it has become",
    arguments: [("0.9", true), ("0.7", false)])
  func former(_ value: String, _ isSaid: Bool) throws {
    let world = try Self.measuring()
    let saved = try world.run(LogCommand<CustomKind>.self, ["glow", value])
    #expect(saved.contains("See a doctor soon if you are thirsty.") == isSaid)
    #expect(try Self.levels(world) == (isSaid ? [.soon] : []))
  }

  @Test("rules are in JSON as in a pack, and read back")
  func jsonOfRules() throws {
    var when = SeekCare.When(.newlyAt(4), sites: ["one calf"], with: ["symptom.fatigue": 5, "custom.rash": 1])
    let text = try JournalJSON.encode(when)
    #expect(text.contains("\"newly_at\":4") && text.contains("\"site\":[\"one calf\"]"))
    #expect(text.contains("\"fatigue\":5") && text.contains("\"custom.rash\":1"))
    #expect(try JournalJSON.decode(SeekCare.When.self, from: text, what: "when") == when)
    when = SeekCare.When(.newlyAt(4), by: 0.5)
    #expect(try JournalJSON.encode(when) == "{\"by\":0.5,\"newly_at\":4}")
    #expect(try JournalJSON.decode(SeekCare.When.self, from: JournalJSON.encode(when), what: "when") == when)
    when = SeekCare.When(.any, sites: ["one calf"])
    #expect(try JournalJSON.decode(SeekCare.When.self, from: JournalJSON.encode(when), what: "when") == when)
  }

  @Test(
    "what is worse by as much as a rule says is said again; without that, by what is clear on the scale",
    arguments: [
      (nil, [38.0], 39.9, false), (nil, [38], 40, true), (0.5, [38.1], 38.6, true), (0.5, [38.1], 38.5, false),
      // Bit by bit, each step too small.
      (0.5, [38, 38.2, 38.4], 38.6, true), (0.5, [38.6, 38], 38.4, false), (0.5, [37], 38, true),
    ] as [(Double?, [Double], Double, Bool)])
  func rise(by: Double?, week: [Double], now: Double, isNews: Bool) {
    let scale = Scale(
      id: "heat", name: "Heat", kind: .points, range: 30...45, step: 0.1, worse: .high, anchors: [], bands: [])
    #expect(SeekCare.When(.newlyAt(38), by: by).isNews(now, after: week, on: scale) == isNews)
  }

  @Test("what has been as bad within the week is not new; what is said on every answer is said again")
  func newly() throws {
    let world = try Self.world()
    try world.run(CheckInCommand.self, ["prickle=8", "--date", "yesterday"])
    #expect(try Self.flags(world, ["prickle": 9]) == [.ambulance])
    let better = try Self.world()
    try better.run(CheckInCommand.self, ["prickle=5", "--date", "yesterday"])
    #expect(try Self.flags(better, ["prickle": 8]) == [.ambulance, .now, .soon])
  }

  @Test(
    "what gets clearly worse is news, though it was bad already: at once, or bit by bit within the week",
    arguments: [
      ([6], 8, [.soon]), ([6], 7, []), ([7], 6, []), ([8, 8], 8, []), ([6, 7], 8, [.soon]), ([9, 7], 9, [.soon]),
      ([8, 7], 8, []), ([6, 8], 8, []),
    ] as [([Double], Double, [SeekCare.Level])])
  func worse(_ days: [Double], _ answer: Double, _ levels: [SeekCare.Level]) throws {
    let world = try Self.world()
    for (index, value) in days.enumerated() {
      let day = try world.context.session().today.advanced(by: index - days.count)
      try world.run(CheckInCommand.self, ["prickle=\(value.words)", "--date", "\(day)"])
    }
    #expect(try Self.flags(world, ["prickle": answer]).filter { $0 == .soon } == levels)
  }

  @Test("what is logged later for the days before takes nothing back")
  func later() throws {
    let world = try Self.world()
    #expect(try Self.flags(world, ["prickle": 7]) == [.now, .soon])
    try world.run(CheckInCommand.self, ["prickle=7", "--date", "yesterday"])
    #expect(try Self.levels(world) == [.now, .soon])
  }

  @Test("neither deleting nor moving what was logged for the days before takes anything back")
  func changedBefore() throws {
    for undoes in [true, false] {
      let world = try Self.world()
      let session = try world.context.session()
      for (back, value) in [(3, 7), (1, 2)] {
        try world.run(
          CheckInCommand.self, ["prickle=\(value)", "--date", "\(session.today.advanced(by: -back))"])
      }
      let entries = try world.journal.read { try $0.entries(EntryQuery()) }
      let milder = try #require(entries.first { $0.day == session.today.advanced(by: -1) })
      #expect(try Self.flags(world, ["prickle": 7]) == [.now, .soon])
      try world.journal.write("change", at: session.environment.now) { journal in
        if undoes { return try journal.delete(milder.id) }
        var moved = milder
        moved.day = session.today.advanced(by: -20)
        try journal.put(moved, measures: CheckInKind.allMeasures(of: moved, in: session.person.entryContext))
      }
      #expect(try Self.levels(world) == [.now, .soon])
    }
  }

  @Test("the day keeps what an answer called for, though a later one is better, until it ends")
  func day() throws {
    var world = try Self.world()
    let saved = try world.run(CheckInCommand.self, ["prickle=8", "mood=7"])
    #expect(saved.contains("Call an ambulance if you cannot move."))
    try world.run(CheckInCommand.self, ["prickle=2", "mood=2"])
    let session = try world.context.session()
    func levels(_ day: Day) throws -> [SeekCare.Level] {
      try world.journal.read { try session.seekCare(on: day, in: $0).map(\.level) }
    }
    #expect(try levels(session.today) == [.ambulance, .now, .now, .soon])
    #expect(try levels(session.today.advanced(by: -1)) == [])
    try world.setClock("2026-03-13T08:00")
    let next = try world.context.session()
    #expect(try world.journal.read { try next.seekCare(on: next.today, in: $0) }.isEmpty)
  }

  @Test("JSON has each sentence with its symptom and level, and the sentences alone as before")
  func json() throws {
    let world = try Self.world()
    let json = try world.run(CheckInCommand.self, ["prickle=6"], json: true).filter { $0 != " " && $0 != "\n" }
    #expect(json.contains(#""seekCare":["Seeadoctorsoonifitisnew."]"#))
    #expect(
      json.contains(
        #""redFlags":[{"level":"soon","says":"Seeadoctorsoonifitisnew.","symptom":"prickle","when":{"newly_at":6}}]"#))
  }
}
