import Synchronization
import Testing
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

/// Entries count by the newest definition of each condition that had not ended by their day, whatever they were logged
/// under.
@Suite struct NewestDefinitionTests {
  private static let today = Day(number: 20_524)

  /// The sample packs with another revision and other foods, and a second condition with foods of its own.
  private static func library(
    revision: Int, foods: String, other: String? = "celery", german: String? = nil, language: LanguageTag? = nil
  ) -> PackLibrary {
    var files = SamplePacks.files
    let text = SamplePacks.sampleText.replacing("revision: 3", with: "revision: \(revision)")
    files["packs/sample/pack.yaml"] = text + "\nfoods: {crunchy: [\(foods)]}\n"
    if let other {
      files["packs/other/pack.yaml"] =
        text.replacing("id: sample\n", with: "id: other\n").replacing("Sample condition", with: "Other condition")
        + "\nfoods: {green: [\(other)]}\n"
    }
    if let german {
      files["packs/sample/locales/de.yaml"] = "locale: de\npack: sample\nfoods: {crunchy: [\(german)]}\n"
    }
    return PackLibrary(folders: ["packs"], files: MemoryPackFiles(files), language: language)
  }

  /// A world whose journal has been opened before, and what it says on standard error.
  private final class Device {
    var world: TestWorld
    private let terminal = ScriptedTerminal(width: 400)

    init(_ library: PackLibrary) throws {
      world = try TestWorld([LoggingModule.self])
      world.context.environment.packs = library
      let version = FoodKind.definition.measuresVersion
      try world.journal.rederive { _ in
        Rederivation(["food": MeasureRule(version: version, definitions: 0)]) { _ in nil }
      }
      world.context.use(terminal)
      _ = try world.context.session()
    }

    func log(_ foods: String, daysAgo: Int = 0) throws {
      let date = NewestDefinitionTests.today.advanced(by: -daysAgo)
      let terminal = ScriptedTerminal(width: 400)
      var context = world.context
      context.use(terminal)
      try LogCommand<FoodKind>.parse(["lunch", foods, "--date", "\(date)"]).runAsking(in: context)
    }

    /// The portions of each group on a day.
    func total(_ metric: MetricID, daysAgo: Int = 0) throws -> Double? {
      _ = try world.context.session()
      let day = NewestDefinitionTests.today.advanced(by: -daysAgo)
      return try world.journal.read { try $0.totals(of: [metric], in: day...day).first?.value }
    }

    var said: String { terminal.errors }
  }

  @Test("the same entries count alike, whether they were logged before or after the definition moved forward")
  func anyOrder() throws {
    let (older, newer) = (
      Self.library(revision: 4, foods: "carrot, toast"), Self.library(revision: 5, foods: "carrot, crisps")
    )
    let meals = [("carrot", 0), ("toast", 1), ("crisps", 2), ("toast, carrot", 3)]
    let late = try Device(older)
    for (meal, daysAgo) in meals { try late.log(meal, daysAgo: daysAgo) }
    #expect(try (0..<4).map { try late.total("food-group.crunchy", daysAgo: $0) } == [1, 1, nil, 2])
    let early = try Device(newer)
    for (meal, daysAgo) in meals { try early.log(meal, daysAgo: daysAgo) }
    late.world.context.environment.packs = newer
    for device in [late, early] {
      #expect(try (0..<4).map { try device.total("food-group.crunchy", daysAgo: $0) } == [1, nil, 1, 1])
    }
    #expect(early.said == "")
    let sentence = "An update of Sample condition changed how some of your earlier entries count.\n"
    #expect(late.said == sentence)
    _ = try late.world.context.session()
    #expect(late.said == sentence, "it is said once")
    // Back at the older program, the newer definition stays in force, once something was saved under it.
    try late.log("carrot", daysAgo: 9)
    late.world.context.environment.packs = older
    #expect(try late.total("food-group.crunchy", daysAgo: 1) == nil)
  }

  @Test("stored forecasts stay as they are when a definition moves forward, and what was learnt is learnt again")
  func forecasts() throws {
    let device = try Device(Self.library(revision: 4, foods: "carrot"))
    try device.log("toast")
    let forecast = Forecast(
      condition: SamplePacks.sample, forDay: Self.today, kind: .ahead, dataThrough: Self.today.advanced(by: -1),
      madeAt: Instant(seconds: 0), probability: 0.25, range: 0.1...0.5, baseRate: 0.2, contributions: [],
      learntFrom: 3, predictor: "pool", pack: "c0ffee")
    try device.world.journal.write("learn", at: Instant(seconds: 0)) { journal in
      try journal.put(forecast)
      try journal.cache("1", as: DocumentKey("prediction", "sample"))
    }
    device.world.context.environment.packs = Self.library(revision: 5, foods: "toast")
    #expect(try device.total("food-group.crunchy") == 1)
    let journal = device.world.journal
    #expect(
      try journal.read { try $0.forecasts(of: SamplePacks.sample, for: Self.today...Self.today) } == [forecast])
    #expect(try journal.read { try $0.document(DocumentKey("prediction", "sample")) } == nil)
    #expect(try journal.read { try $0.actions(limit: 9).map(\.command) } == ["log food", "onboard"])
  }

  @Test("a condition counts for the days before it ended, by what the journal keeps of it, and for none after")
  func ended() throws {
    let device = try Device(Self.library(revision: 4, foods: "carrot"))
    let other: PackID = "other"
    func tracking(endedOn day: Day?) throws {
      let loaded = try Self.library(revision: 4, foods: "carrot").pack(other)
      try device.world.journal.write("conditions", at: Instant(seconds: 0)) { journal in
        try journal.remember(loaded.definitions)
        var records = try journal.value(ConditionRecord.document) ?? []
        records.removeAll { $0.pack == other }
        let version = ConditionRecord.Version(from: Self.today, hash: loaded.hash, revision: 4)
        records.append(
          ConditionRecord(pack: other, since: Self.today.advanced(by: -9), ended: day, versions: [version]))
        try journal.put(records, as: ConditionRecord.document)
      }
    }
    try device.log("celery", daysAgo: 3)
    try device.log("celery", daysAgo: 1)
    #expect(try device.total("food-group.green", daysAgo: 3) == nil)
    try tracking(endedOn: nil)
    #expect(try [3, 1].map { try device.total("food-group.green", daysAgo: $0) } == [1, 1])
    #expect(device.said.contains("What you track changed"))
    // Its pack is gone by the time it has ended.
    device.world.context.environment.packs = Self.library(revision: 4, foods: "carrot", other: nil)
    try tracking(endedOn: Self.today.advanced(by: -2))
    #expect(try [3, 1].map { try device.total("food-group.green", daysAgo: $0) } == [1, nil])
    try device.log("celery", daysAgo: 4)
    try device.log("celery")
    #expect(try [4, 0].map { try device.total("food-group.green", daysAgo: $0) } == [1, nil])
  }

  @Test("foods count in every language of a pack, in whatever language the program speaks")
  func languages() throws {
    for language in [nil, "de"] as [LanguageTag?] {
      let device = try Device(
        Self.library(revision: 4, foods: "carrot", german: "Möhre", language: language))
      try device.log("Möhre")
      try device.log("carrots", daysAgo: 1)
      #expect(try [0, 1].map { try device.total("food-group.crunchy", daysAgo: $0) } == [1, 1])
      // Speaking another language makes nothing again.
      device.world.context.environment.packs = Self.library(
        revision: 4, foods: "carrot", german: "Möhre", language: language == nil ? "de" : nil)
      let journal = CountingJournal(device.world.journal)
      device.world.context.environment.openJournal = { _, _ in journal }
      _ = try device.world.context.session()
      #expect(journal.rederived == 0)
    }
  }

  @Test("where entries can't be brought up to date, all else goes on, and the next command tries again")
  func fullDisk() throws {
    let device = try Device(Self.library(revision: 4, foods: "carrot"))
    try device.log("toast")
    let told = Mutex<[String]>([])
    let journal = CountingJournal(device.world.journal)
    device.world.context.environment.openJournal = { _, _ in journal }
    device.world.context.environment.warn = { phrase in told.withLock { $0.append(phrase.description) } }
    device.world.context.environment.packs = Self.library(revision: 5, foods: "toast")
    journal.isFull = true
    _ = try device.world.context.session()
    #expect(told.withLock { $0.count } == 1)
    #expect(told.withLock { $0.first }?.contains("could not be brought up to date") == true)
    #expect(try device.total("food-group.crunchy", daysAgo: 0) != 1)
    journal.isFull = false
    _ = try device.world.context.session()
    #expect(try device.total("food-group.crunchy", daysAgo: 0) == 1)
  }

  @Test("where nothing moved, opening the journal makes nothing again")
  func nothingMoved() throws {
    let device = try Device(Self.library(revision: 4, foods: "carrot"))
    try device.log("carrot")
    let journal = CountingJournal(device.world.journal)
    device.world.context.environment.openJournal = { _, _ in journal }
    _ = try device.world.context.session()
    #expect(journal.rederived == 0)
    device.world.context.environment.packs = Self.library(revision: 5, foods: "toast")
    _ = try device.world.context.session()
    #expect(journal.rederived == 1)
    // A new revision that counts foods and symptoms as before touches no entry.
    device.world.context.environment.packs = Self.library(revision: 6, foods: "toast")
    _ = try device.world.context.session()
    #expect(journal.rederived == 1)
  }
}

/// A journal that counts how often measures are made again.
private final class CountingJournal: Journal {
  private let journal: InMemoryJournal
  private let count = Mutex(0)
  private let fullness = Mutex(false)

  init(_ journal: InMemoryJournal) { self.journal = journal }

  /// Whether making measures again fails as on a full disk.
  var isFull: Bool {
    get { fullness.withLock { $0 } }
    set { fullness.withLock { $0 = newValue } }
  }

  var rederived: Int { count.withLock { $0 } }

  var isReadOnly: Bool { journal.isReadOnly }
  func open(_ command: String, importing file: String?) throws -> (any OpenAction)? {
    try journal.open(command, importing: file)
  }
  func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result { try journal.read(body) }
  func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result) throws
    -> Result
  { try journal.write(command, at: instant, body) }
  func measureRules(of kinds: Set<LogKindID>) throws -> [LogKindID: MeasureRule] {
    try journal.measureRules(of: kinds)
  }
  func rederive(_ plan: (any JournalReading) throws -> Rederivation) throws -> [LogKindID: Int] {
    count.withLock { $0 += 1 }
    if isFull { throw Failure(.system, "Your disk is full, so nothing was saved") }
    return try journal.rederive(plan)
  }
  func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result { try journal.restore(body) }
}
