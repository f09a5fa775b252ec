import TrackerApplication
import Foundation
import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerTuning
@testable import TrackerTuningCommands

@Suite struct SetTests {
  @Test("weights that do not sum are refused with two ways on, and the draft stays as it was")
  func sum() throws {
    let world = try TuningWorld()
    let failure = world.failure { try world.set("sleep=60") }
    #expect(
      failure?.message
        == "The weights add up to 120, not 100: sleep 60, exercise 30, food 20, load 10")
    #expect(
      failure?.recovery
        == "To share out the rest, type: symptoms tune set sleep=60 --rest")
    #expect(try world.world.journal.read { try $0.document(TuningDraft.document.key(of: "sample")) } == nil)
    #expect(try world.set("sleep=60", "--rest").contains("draft"))
  }

  @Test(
    "what can't be a change is refused with what is allowed",
    arguments: [
      ("sleep", "not-a-change"), ("=4", "not-a-change"), ("sleep=", "not-a-change"), ("sleep=many", "wrong-type"),
      ("sleep=nan", "wrong-type"), ("sleep=101", "out-of-range"), ("sleep=-1", "out-of-range"),
      ("slep=40", "unknown-group"),
      ("short-slep.log_odds=1", "unknown-factor"), ("short-sleep=1", "factor-without-part"),
      ("short-sleep.log_odds=3", "out-of-range"),
      ("short-sleep.sure=very", "unknown-word"), ("short-sleep.points=3", "unknown-key"),
      ("stress-short-night.response.3=3", "unknown-key"),
      ("short-sleep.response=4", "wrong-type"), ("short-sleep.response.six=4", "wrong-type"),
      ("short-sleep.response.6=400", "out-of-range"),
      ("review=soon", "wrong-type"),
    ])
  func refused(_ text: String, _ code: String) throws {
    let pack = try SamplePacks.library.pack(SamplePacks.sample).pack
    do throws(Diagnostic) {
      _ = try TuningChange(text, of: pack)
      Issue.record("\(text) was taken")
    } catch {
      #expect(error.code == code)
    }
  }

  @Test("a group set as in the pack keeps the pack's weight while the others share the rest")
  func restBesidePack() throws {
    let world = try TuningWorld()
    _ = try world.set("sleep=60", "--rest")
    let failure = world.failure { try world.set("sleep=pack") }
    #expect(failure?.recovery?.description.hasSuffix("type: symptoms tune set sleep=40 --rest") == true)
    _ = try world.set("sleep=pack", "--rest")
    let weights = try TuningSession(world.world.context.environment, condition: nil).proposed()?.pack.risk.groups.map(
      \.weight)
    #expect(weights == [40, 30, 20, 10])
  }

  @Test("what is named twice is refused, and a day of review can be taken out")
  func twice() throws {
    let world = try TuningWorld()
    #expect(
      world.failure { try world.set("sleep=50", "sleep=40", "--rest") }?.message.description.contains(
        "“sleep” appears twice")
        == true)
    _ = try world.set("sleep=60", "exercise=10", "review=2027-01-01")
    #expect(
      try TuningSession(world.world.context.environment, condition: nil).draftDocument()?.text(at: "review")
        == "2027-01-01")
    _ = try world.set("review=none")
    #expect(
      try TuningSession(world.world.context.environment, condition: nil).draftDocument()?.text(at: "review") == nil)
  }

  @Test("a point of a curve is moved where one stands, and added elsewhere")
  func points() throws {
    let world = try TuningWorld()
    let said = try world.set("short-sleep.response.6=55", "short-sleep.response.5=80")
    #expect(said.contains("Curve in the draft: 4:100 5:80 6:55 8:0 (pack: 4:100 6:40 8:0)"))
    #expect(try world.set("short-sleep=pack").contains("Curve in the draft") == false)
  }

  @Test("a curve that runs back is refused by the pack's own rules")
  func curve() throws {
    let world = try TuningWorld()
    let failure = world.failure { try world.set("short-sleep.response=8:0 4:100") }
    #expect(failure?.message.description.contains("must rise, but 4 comes after 8") == true)
  }

  @Test("a file is changed in place, with the comments above its first key")
  func file() throws {
    let world = try TuningWorld()
    let file = try TuningWorld.file(
      """
      # ours\ntunes: sample\npack_revision: 3\nby: a clinic\nbecause: \"Nights: too short.\"\nrisk: {groups: {sleep: \
      {weight: 50}, food: {weight: 10}}}\n
      """
    )
    _ = try world.world.run(TuneSetCommand.self, ["--file", file, "sleep=55", "exercise=25"])
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(
      text == """
        # ours
        tunes: sample
        pack_revision: 3
        by: a clinic
        because: "Nights: too short."
        risk:
          groups:
            sleep: {weight: 55}
            food: {weight: 10}
            exercise: {weight: 25}

        """)
    #expect(try world.world.journal.read { try $0.document(TuningDraft.document.key(of: "sample")) } == nil)
  }

  @Test("what is exported is read back as the same tuning")
  func roundTrip() throws {
    let world = try TuningWorld()
    _ = try world.set(
      "sleep=60", "exercise=10", "short-sleep.response.6=55.5", "short-sleep.log_odds=-0.25", "review=2027-02-01")
    try world.apply()
    let file = try TuningWorld.file("", name: "gone.yaml")
    try FileManager.default.removeItem(atPath: file)
    try world.world.run(TuneExportCommand.self, [file])
    let tuning = try TuningSession(world.world.context.environment, condition: nil)
    let read = try tuning.tuned(Array(try String(contentsOfFile: file, encoding: .utf8).utf8), file: file)
    #expect(read.hash == (try world.condition.hash))
    #expect(read.overlay.review == Day("2027-02-01"))
    #expect(
      world.failure { try world.world.run(TuneExportCommand.self, [file]) }?.recovery
        == "Choose another name, or replace it with --replace")
  }

  @Test(
    "texts are written so that the strict reader gives them back",
    arguments: [
      "plain", "no", "12", "007", "a: b", "22:30", " x ", "\"quoted\"", "back\\slash", "ä é", "#x", "- x", "{a}",
      "null", "2026-01-01",
      "it's",
    ])
  func quoting(_ text: String) throws {
    var document = OverlayDocument(tuning: try SamplePacks.library.pack(SamplePacks.sample).pack)
    document.set(["because"], to: .text(text))
    let read = try OverlayDocument(document.text, file: "x")
    #expect(read.text(at: "because") == text)
    #expect(read.node(at: ["because"])?.scalar?.isText == true)
  }

  @Test("a refused change leaves the file as it was; one that is taken leaves it for its owner's eyes alone")
  func refusedFile() throws {
    let world = try TuningWorld()
    for (wrong, isTaken) in [("nonsense: 3\n", false), ("", true)] {
      let before = "tunes: sample\npack_revision: 3\n\(wrong)"
      let file = try TuningWorld.file(before)
      let failure = world.failure {
        try world.world.run(TuneSetCommand.self, ["--file", file, "short-sleep.log_odds=0.1"])
      }
      #expect((failure == nil) == isTaken, "\(failure?.message ?? "")")
      #expect((try String(contentsOfFile: file, encoding: .utf8) == before) == !isTaken)
      guard isTaken else { continue }
      let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
  }
}
