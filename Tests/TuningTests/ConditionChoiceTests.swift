import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerTuning
@testable import TrackerTuningCommands

@Suite struct ConditionChoiceTests {
  /// Somebody with the sample condition and another one of the same base.
  private func world() throws -> TuningWorld {
    let other = """
      schema: 1
      id: other
      revision: 1
      name: Other condition
      summary: Another invented one.
      extends: sample-base
      """
    let files = SamplePacks.files.merging(["packs/other/pack.yaml": other]) { $1 }
    let world = try TuningWorld(packs: PackLibrary(folders: ["packs"], files: MemoryPackFiles(files)))
    try world.world.journal.write("conditions add", at: world.world.context.environment.now) { journal in
      let records = try journal.value(ConditionRecord.document) ?? []
      let today = try found(records.first?.versions.first).from
      try journal.put(records + [ConditionRecord(pack: "other", since: today)], as: ConditionRecord.document)
    }
    return world
  }

  @Test("with several conditions one must be named, by id or name; each has its own tunings")
  func several() throws {
    let world = try world()
    let failure = world.failure { try world.set("sleep=60", "exercise=10") }
    #expect(failure?.message == "Several conditions are tracked: sample and other")
    _ = try world.set("sleep=60", "exercise=10", "--condition", "Other condition")
    try world.apply("--condition", "other")
    let conditions = try world.world.context.session().person.conditions
    #expect(conditions.map { $0.overlay == nil } == [true, false])
    #expect(
      world.failure { try world.world.run(TuneRevertCommand.self, ["--condition", "sample"]) }?.message.description
        .contains(
          "is not tuned") == true)
    #expect(
      world.failure { try world.world.run(TuneShowCommand.self, ["--condition", "othr"]) }?.message.description
        .contains(
          "“othr” is not one of your conditions. Did you mean “other”?") == true
    )
  }

  @Test("a file says itself which condition it tunes")
  func file() throws {
    let world = try world()
    let text =
      """
      tunes: other\npack_revision: 1\nby: a\nbecause: b\nrisk: {groups: {sleep: {weight: 60}, exercise: {weight: \
      10}}}\n
      """
    let file = try TuningWorld.file(text)
    #expect(try world.world.run(TuneApplyCommand.self, ["--file", file]).contains("Other condition is tuned from "))
    #expect(
      world.failure { try world.world.run(TuneShowCommand.self, ["--file", file, "--condition", "sample"]) }?.message
        == "The file is a tuning of other, not of sample")
    let kept = try world.world.journal.read { try $0.tunings(of: "other") }
    #expect(kept.map(\.overlay.text) == [text])
  }
}
