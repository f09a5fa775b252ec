import TrackerApplication
import TrackerConsole
import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerTuning
@testable import TrackerTuningCommands

@Suite struct ApplyTests {
  private static let weights = ["sleep=60", "exercise=10"]

  @Test("a draft counts nowhere until it is applied")
  func draft() throws {
    let world = try TuningWorld()
    let before = try world.condition.hash
    _ = try world.set("sleep=60", "exercise=10")
    #expect(try world.condition.hash == before)
  }

  @Test("a tuning counts from today on, and days before keep what they had")
  func fromToday() throws {
    var world = try TuningWorld()
    let before = try world.record
    _ = try world.set("sleep=60", "exercise=10")
    try world.world.setClock("2026-03-13T08:00")
    try world.apply()
    let after = try world.record
    let today = try world.world.context.session().today
    #expect(after.versions.dropLast() == before.versions[...])
    #expect(after.versions.last?.from == today)
    #expect(after.versions.last?.hash == (try world.condition.hash))
    #expect(after.versions.last?.overlay == (try world.condition.overlay))
    #expect(after.version(on: today.advanced(by: -1)) == before.versions.last)
    #expect(try world.condition.pack.risk.groups.map(\.weight) == [60, 10, 20, 10])
    #expect(try world.condition.untuned.risk.groups.map(\.weight) == [40, 30, 20, 10])
    let hash = try world.condition.hash
    let (text, kept) = try world.world.journal.read { (try $0.definition(hash), try $0.definition(of: hash)) }
    #expect(ContentHash(of: text ?? "") == hash)
    #expect(kept?.loaded.pack.risk == (try world.condition.pack.risk))
    #expect(kept?.untuned.pack.risk == (try world.condition.untuned.risk))
  }

  @Test("taking a tuning back restores the definition byte by byte, and both stay on record")
  func revert() throws {
    var world = try TuningWorld()
    let before = (try world.condition.hash, try JournalJSON.encode(try world.condition.pack))
    _ = try world.set("sleep=60", "exercise=10")
    try world.apply()
    try world.world.setClock("2026-03-15T08:00")
    let said = try world.world.run(TuneRevertCommand.self)
    #expect(said.contains("The pack's own weights apply again from today."))
    #expect(try world.condition.hash == before.0)
    #expect(try JournalJSON.encode(try world.condition.pack) == before.1)
    #expect(try world.condition.overlay == nil)
    let hashes = try world.record.versions.map(\.hash)
    #expect(hashes.count == 3 && hashes.first == before.0 && hashes.last == before.0)
    let history = try world.world.run(TuneHistoryCommand.self)
    #expect(history.contains(": undone") && history.contains("By a clinic: Short nights came first."))
    #expect(
      world.failure { try world.world.run(TuneRevertCommand.self) }?.message.description.contains("is not tuned")
        == true)
  }

  @Test("a tuning or a draft that another command changed meanwhile is not written over")
  func atOnce() throws {
    let world = try TuningWorld()
    let before = try TuningSession(world.world.context.environment, condition: nil)
    _ = try world.set("sleep=60", "exercise=10")
    #expect(
      world.failure {
        try before.keep(nil, as: "tune set"); return ""
      } == .changedMeanwhile)
    #expect(try world.world.journal.read { try $0.document(TuningDraft.document.key(of: "sample")) } != nil)
    try world.apply()
    let after = try TuningSession(world.world.context.environment, condition: nil)
    let late = world.failure {
      _ = try before.session.record("tune revert") { try before.keep([], in: $0) }; return ""
    }
    #expect(late == .changedMeanwhile)
    #expect(
      try TuningSession(world.world.context.environment, condition: nil).records == after.records
        && after.records.count == 1)
  }

  @Test("a day of review that has passed is refused when it is set and when it is applied")
  func review() throws {
    var world = try TuningWorld()
    let past = world.failure { try world.set("sleep=60", "exercise=10", "review=2026-03-11") }
    #expect(
      past?.message.description.contains("The day of the review has passed") == true
        && past?.message.description.contains("2026-03-12 or later") == true)
    _ = try world.set("sleep=60", "exercise=10", "review=2026-03-12")
    try world.world.setClock("2026-03-13T08:00")
    let late = world.failure { try world.apply() }
    #expect(late?.message.description.contains("Nothing was changed") == true)
    #expect(try world.condition.overlay == nil)
    _ = try world.set("review=2026-04-01")
    try world.apply()
    #expect(try world.condition.overlay != nil)
  }

  @Test("taking back the second tuning brings the first one back; --to-pack takes back both")
  func revertTwo() throws {
    let world = try TuningWorld()
    _ = try world.set("sleep=60", "exercise=10")
    try world.apply()
    let first = try world.condition.hash
    _ = try world.set("sleep=70", "exercise=0")
    try world.apply()
    #expect(try world.condition.hash != first)
    try world.world.run(TuneRevertCommand.self)
    #expect(try world.condition.hash == first)
    _ = try world.set("sleep=70", "exercise=0")
    try world.apply()
    try world.world.run(TuneRevertCommand.self, ["--to-pack"])
    #expect(try world.condition.overlay == nil)
  }

  @Test("a tuning can't begin in the past, and then nothing is changed")
  func past() throws {
    let world = try TuningWorld()
    _ = try world.set("sleep=60", "exercise=10")
    let before = try world.record
    let failure = world.failure { try world.apply("--from", "2026-03-11") }
    #expect(failure?.message == "2026-03-11 is in the past. Without --from the tuning starts today")
    #expect(failure?.recovery == "To try it on the past: symptoms tune backtest")
    #expect(failure?.exitCode == 2)
    #expect(
      world.failure { try world.apply("--from", "sometime") }?.message.description.contains("is not a day") == true)
    #expect(try world.record == before)
    #expect(try world.world.journal.read { try $0.tunings(of: "sample") }.isEmpty)
  }

  @Test("a tuning that was announced begins on its day")
  func announced() throws {
    var world = try TuningWorld()
    let before = try world.condition.hash
    _ = try world.set("sleep=60", "exercise=10")
    try world.apply("--from", "2026-03-14")
    #expect(try world.condition.hash == before)
    try world.world.setClock("2026-03-16T08:00")
    #expect(try world.condition.hash != before)
    // What is read before anything is written is judged by the same days.
    let said = try world.condition.record.versions(with: world.condition, on: try world.world.context.session().today)
    _ = try world.world.context.session().record("log") { _ in }
    #expect(try world.record.versions == said)
    #expect(try world.record.versions.last?.from == Day("2026-03-14"))
  }

  @Test("a tuning that was announced begins on its day, though another was applied meanwhile")
  func announcedBeforeAnother() throws {
    var world = try TuningWorld()
    func by(_ who: String, _ extra: String...) throws -> String {
      try world.world.run(TuneApplyCommand.self, ["--by", who, "--because", "So."] + extra)
    }
    _ = try world.set("sleep=60", "exercise=10")
    #expect(try by("first", "--from", "2026-03-14").contains("from Saturday 14 March 2026. By first: So."))
    _ = try world.set("sleep=50", "exercise=20")
    let said = try by("second")
    #expect(said.contains("From Saturday 14 March 2026, the planned tuning by first applies."))
    #expect(try world.condition.pack.risk.groups.map(\.weight) == [50, 20, 20, 10])
    try world.world.setClock("2026-03-14T08:00")
    #expect(try world.condition.pack.risk.groups.map(\.weight) == [60, 10, 20, 10])
    let history = try world.world.run(TuneHistoryCommand.self)
    #expect(
      history.contains("from Saturday 14 March 2026: in use\n  By first")
        && history.contains(
          "Thursday 12 March 2026 to Saturday 14 March 2026: replaced by a later one\n  By second")
    )
    let back = try world.world.run(TuneRevertCommand.self)
    #expect(back.contains("tuning of the sample by first") || back.contains("by first"))
    #expect(try world.condition.pack.risk.groups.map(\.weight) == [50, 20, 20, 10])
  }

  @Test("one that was announced is taken back first, and says that it never began")
  func announcedTakenBack() throws {
    let world = try TuningWorld()
    _ = try world.set("sleep=60", "exercise=10")
    _ = try world.apply("--from", "tomorrow")
    _ = try world.set("sleep=50", "exercise=20")
    try world.apply()
    #expect(try world.world.run(TuneRevertCommand.self).contains("It had not begun, so nothing changes today."))
    #expect(try world.condition.pack.risk.groups.map(\.weight) == [50, 20, 20, 10])
    #expect(try world.world.run(TuneHistoryCommand.self).contains("Friday 13 March 2026: undone before it began"))
    #expect(
      world.failure { try world.apply("--from", "9999-12-31") }?.message.description.contains("There is no draft")
        == true)
    _ = try world.set("sleep=55", "exercise=15")
    #expect(
      world.failure { try world.apply("--from", "9999-12-31") }?.message.description.contains(
        "is more than a year away") == true)
  }

  @Test("a tuning can be looked at while its pack is gone")
  func packGone() throws {
    var world = try TuningWorld()
    _ = try world.set("sleep=60", "exercise=10")
    try world.apply()
    world.world.context.environment.packs = PackLibrary(folders: [], files: MemoryPackFiles([String: String]()))
    #expect(try world.world.run(TuneShowCommand.self).contains("The pack cannot be used now"))
    #expect(try world.world.run(TuneHistoryCommand.self).contains("in use\n  By a clinic: Short nights came first."))
  }

  @Test("a tuning needs an author and a reason")
  func unsigned() throws {
    let world = try TuningWorld()
    _ = try world.set("sleep=60", "exercise=10")
    for words in [[], ["--by", "a clinic"], ["--because", "so"]] {
      let failure = world.failure { try world.world.run(TuneApplyCommand.self, words) }
      #expect(failure?.message.description.contains("needs a name and a reason") == true)
    }
    #expect(
      world.failure { try world.world.run(TuneApplyCommand.self, ["--by", " ", "--because", "so"]) }?.message
        .description.contains(
          "empty") == true)
    #expect(
      world.failure { try world.world.run(TuneApplyCommand.self, ["--by", "a\u{7}", "--because", "so"]) }?.kind
        == .validation)
  }

  @Test("there is nothing to apply without a draft, and what is in force is not applied again")
  func nothing() throws {
    let world = try TuningWorld()
    #expect(world.failure { try world.apply() }?.message == "There is no draft to apply")
    _ = try world.set("sleep=60", "exercise=10")
    try world.apply()
    #expect(world.failure { try world.apply() }?.message == "There is no draft to apply")
    _ = try world.set("sleep=60")
    #expect(world.failure { try world.apply() }?.message.description.contains("already in use") == true)
  }

  @Test("undo takes an applied tuning away with its version, and brings the draft back")
  func undo() throws {
    let world = try TuningWorld()
    let before = try world.record
    _ = try world.set("sleep=60", "exercise=10")
    try world.apply()
    let session = try world.world.context.session()
    let action = try found(try session.journal.read { try $0.actions(limit: 1).first })
    #expect(action.command == "tune apply")
    _ = try session.record("undo") { journal in
      try journal.reverts(action.id)
      for case .document(let key, let json) in try journal.changes(of: action.id) { try journal.put(json, as: key) }
    }
    #expect(try world.record == before)
    #expect(try world.condition.overlay == nil)
    #expect(try world.world.journal.read { try $0.value(TuningDraft.document, of: "sample") } != nil)
  }

  @Test("doctor tells a tuning in use from one that no longer fits and one whose pack can't be read")
  func doctor() throws {
    var world = try TuningWorld()
    func findings(_ files: [String: String]) -> [String] {
      world.world.context.environment.packs = PackLibrary(folders: ["packs"], files: MemoryPackFiles(files))
      return TuningHealthCheck().findings(in: world.world.context.environment, repairing: false).map {
        "\($0.what) \($0.state.rawValue): \($0.detail.description.prefix(20))"
      }
    }
    #expect(findings(SamplePacks.files) == [])
    _ = try world.set("sleep=60", "exercise=10", "stress.log_odds=0.3")
    try world.apply()
    #expect(findings(SamplePacks.files) == ["tuning sample fine: in use"])
    var files = SamplePacks.files
    let path = "packs/sample/pack.yaml"
    files[path] = files[path].map {
      $0.replacing("revision: 3", with: "revision: 4") + "\n    stress: null\n    stress-short-night: null\n"
    }
    #expect(findings(files) == ["tuning sample fault: Part of the tuning o"])
    files[path] = "schema: none"
    #expect(findings(files) == ["tuning sample fault: it cannot be used, a"])
  }

  @Test("when the pack changes, what still fits goes on, and it is said on standard error")
  func packChanged() throws {
    var world = try TuningWorld()
    _ = try world.set("sleep=60", "exercise=10", "stress.log_odds=0.3")
    try world.apply()
    var files = SamplePacks.files
    let path = "packs/sample/pack.yaml"
    files[path] = files[path].map {
      $0.replacing("revision: 3", with: "revision: 4") + "\n    stress: null\n    stress-short-night: null\n"
    }
    world.world.context.environment.packs = PackLibrary(folders: ["packs"], files: MemoryPackFiles(files))
    let terminal = ScriptedTerminal(width: 400)
    world.world.context.use(terminal)
    let condition = try world.condition
    #expect(condition.pack.risk.groups.map(\.weight) == [60, 10, 20, 10])
    #expect(condition.pack.factor("stress") == nil)
    #expect(terminal.errors.contains("no longer fits the pack: risk.factors.stress. It is not used"))
    // Said once: why on standard error, what on the page.
    let page = try world.world.run(TuneShowCommand.self)
    #expect(
      page.contains("Parts of it that are not used: risk.factors.stress") && !page.contains("no longer fits the pack"))
    let narrow = ScriptedTerminal(width: 40)
    world.world.context.use(narrow)
    _ = try world.condition
    #expect(
      narrow.errors.split(separator: "\n").allSatisfy { $0.visibleWidth <= 40 || !$0.dropFirst(2).contains(" ") },
      "\(narrow.errors)")
  }
}
