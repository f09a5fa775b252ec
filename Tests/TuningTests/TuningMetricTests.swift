import Testing
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerTuning
@testable import TrackerTuningCommands

@Suite struct TuningMetricTests {
  private static let days = Day("2026-03-10").flatMap { first in Day("2026-03-16").map { first...$0 } }

  private func inForce(in world: TuningWorld) throws -> [Double?] {
    try world.world.values(of: "tuning.in_force", on: try found(Self.days)).map(\.number)
  }

  @Test("a tuning counts from its first day until it is taken back, and no day is unknown")
  func stretch() throws {
    var world = try TuningWorld()
    #expect(try inForce(in: world) == [0, 0, 0, 0, 0, 0, 0])
    _ = try world.set("sleep=60", "exercise=10")
    #expect(try inForce(in: world) == [0, 0, 0, 0, 0, 0, 0], "a draft counts nowhere")
    try world.apply("--from", "2026-03-13")
    #expect(try inForce(in: world) == [0, 0, 0, 1, 1, 1, 1])
    try world.world.setClock("2026-03-15T08:00")
    try world.world.run(TuneRevertCommand.self)
    #expect(try inForce(in: world) == [0, 0, 0, 1, 1, 0, 0])
  }

  @Test("one that was taken back before it began never counted")
  func neverBegan() throws {
    let world = try TuningWorld()
    _ = try world.set("sleep=60", "exercise=10")
    try world.apply("--from", "2026-03-13")
    try world.world.run(TuneRevertCommand.self)
    #expect(try inForce(in: world) == [0, 0, 0, 0, 0, 0, 0])
  }

  @Test("a factor of a pack looks at it as at any other metric")
  func factor() throws {
    var files = SamplePacks.files
    let path = "packs/sample/pack.yaml"
    files[path] = files[path].map {
      $0 + """

            tuned:
              name: Tuned
              group: sleep
              metric: tuning.in_force
              response: [[0, 0], [1, 100]]
              prior: {log_odds: 0.1, sure: low}
              says: a tuning
              source: [nobody-1999]

        """
    }
    let world = try TuningWorld(packs: PackLibrary(folders: ["packs"], files: MemoryPackFiles(files)))
    _ = try world.set("sleep=60", "exercise=10")
    try world.apply()
    let session = try world.world.context.session()
    let pack = try world.condition.pack
    let yesterday = session.today.advanced(by: -1)
    let points = try session.journal.read { journal in
      let table = try journal.dayTable(
        pack.risk.lookback, on: yesterday...session.today, catalogue: session.person.catalogue)
      return try [yesterday, session.today].map { day in
        try found(pack.risk.load(on: day, in: table).factors.first { $0.id == "tuned" }).points
      }
    }
    #expect(points == [0, 100])
  }
}
