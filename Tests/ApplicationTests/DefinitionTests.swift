import Testing
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerTestSupport

/// Which definition of a condition is in force: the newest one that is at hand or in the journal.
@Suite struct DefinitionTests {
  /// The sample packs with another revision and other foods.
  static func library(revision: Int, foods: String = "crackers, carrot, toast") -> PackLibrary {
    var files = SamplePacks.files
    files["packs/sample/pack.yaml"]?.replace("revision: 3", with: "revision: \(revision)")
    files["packs/sample/pack.yaml"]? += "\nfoods: {crunchy: [\(foods)]}\n"
    return PackLibrary(folders: ["packs"], files: MemoryPackFiles(files))
  }

  /// Somebody whose journal keeps the pack of a library.
  private func world(_ library: PackLibrary) throws -> TestWorld {
    var world = try TestWorld([])
    world.context.environment.packs = library
    _ = try world.context.session().record("log") { try $0.put("1", as: DocumentKey("sample", "note")) }
    return world
  }

  @Test("an action keeps the text of the definition in force, once")
  func kept() throws {
    let library = Self.library(revision: 4)
    let world = try world(library)
    let loaded = try library.pack(SamplePacks.sample)
    #expect(try world.journal.read { try $0.definition(loaded.hash) } == loaded.definitions.first?.text)
    let records = try world.journal.read { try $0.value(ConditionRecord.document) ?? [] }
    #expect(records.first?.versions.map(\.hash) == [loaded.hash])
  }

  @Test("a pack of a lower revision does not take the place of the one that the journal keeps, and that is said")
  func forward() throws {
    let newer = Self.library(revision: 5, foods: "celery")
    var world = try world(newer)
    let older = Self.library(revision: 4)
    world.context.environment.packs = older
    let terminal = ScriptedTerminal(width: 400)
    world.context.use(terminal)
    let session = try world.context.session()
    let condition = try #require(session.person.conditions.first)
    #expect(condition.pack.revision == 5)
    #expect(condition.hash == (try newer.pack(SamplePacks.sample).hash))
    #expect(condition.pack.foods.first?.foods == ["celery"])
    #expect(terminal.errors.contains("is older (revision 4)") && terminal.errors.contains("revision 5"))
    // Writing changes nothing of it.
    let before = try world.journal.read { try $0.value(ConditionRecord.document) }
    _ = try session.record("log") { try $0.put("2", as: DocumentKey("sample", "note")) }
    #expect(try world.journal.read { try $0.value(ConditionRecord.document) } == before)
    // A higher one does.
    world.context.environment.packs = Self.library(revision: 6)
    #expect(try world.context.session().person.packs.first?.revision == 6)
  }

  @Test("of one revision, the pack at hand counts: its author is at work on it")
  func sameRevision() throws {
    var world = try world(Self.library(revision: 4, foods: "celery"))
    world.context.environment.packs = Self.library(revision: 4, foods: "radish")
    let terminal = ScriptedTerminal(width: 400)
    world.context.use(terminal)
    #expect(try world.context.session().person.packs.first?.foods.first?.foods == ["radish"])
    #expect(terminal.errors == "")
  }

  @Test("a tuning is laid over the newer definition of the journal")
  func tuned() throws {
    let newer = Self.library(revision: 5)
    var world = try world(newer)
    let text = """
      tunes: sample
      pack_revision: 4
      by: a clinic
      because: Short nights came first.
      risk: {groups: {sleep: {weight: 60}, exercise: {weight: 10}}}

      """
    let session = try world.context.session()
    let check = newer.checkOverlay(Array(text.utf8), file: "o.yaml")
    let record = TuningRecord(
      overlay: try #require(check.overlay), appliedAt: world.context.environment.now, from: session.today)
    _ = try session.record("tune apply") {
      try $0.put(try JournalJSON.encode([record]), as: TuningRecord.document.key(of: SamplePacks.sample))
    }
    let expected = try newer.pack(SamplePacks.sample, tunedBy: text).tuned
    world.context.environment.packs = Self.library(revision: 4)
    let condition = try #require(try world.context.session().person.conditions.first)
    #expect(condition.hash == expected.hash)
    #expect(condition.pack.risk.groups.map(\.weight) == [60, 10, 20, 10])
    #expect(condition.untuned.risk.groups.map(\.weight) == [40, 30, 20, 10])
    // Without any pack, what the journal keeps is enough.
    world.context.environment.packs = PackLibrary(folders: [], files: MemoryPackFiles([:] as [String: String]))
    let alone = try #require(try world.context.session().person.conditions.first)
    #expect(alone.hash == expected.hash && alone.pack.risk == condition.pack.risk)
  }
}
