import Testing
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerPatternEngine
import TrackerTestSupport

@testable import TrackerPatterns

/// An experiment is judged after as many days as the pattern of its factor.
@Suite struct ExperimentLagTests {
  /// A pack that looks at soup with a day left out between.
  private static let late: PackLibrary = {
    var files = SamplePacks.files
    let path = "\(SamplePacks.folder)/sample/pack.yaml"
    files[path]?.append(
      """

          late-soup:
            name: Soup
            group: food
            metric: intake.soup
            lag: 1d
            response: [[0, 0], [1, 60]]
            prior: {log_odds: 0.1, sure: low}
            says: Soup the day before
      """)
    return PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
  }()

  private func started(_ world: ExperimentWorld) throws -> Experiment {
    try world.start("soup", "--yes")
    return try #require(try world.current)
  }

  @Test("two days later where the pattern is held against them, with a washout as long; said when it begins")
  func plan() throws {
    let world = try ExperimentWorld(packs: Self.late)
    let plan = try world.start("soup")
    #expect(plan.contains("Each day is judged by how you feel two days later."))
    #expect(plan.contains("It goes in blocks of 5 days, with soup or without."))
    #expect(plan.contains("The first two days of each block do not count."))
    let design = try started(world).plan.design
    #expect(design.lag == 2 && design.washout == 2 && design.counted == 3)
    let next = try ExperimentWorld()
    #expect(try next.start("soup").contains("Each day is judged by how you feel on the next day."))
    #expect(try started(next).plan.design.lag == 1)
  }

  @Test("the lag is kept with the experiment, whatever the pack says later")
  func kept() throws {
    let world = try ExperimentWorld(packs: Self.late)
    let experiment = try started(world)
    try world.follow(effect: 3, lag: 2)
    world.world.context.environment.packs = SamplePacks.library
    try world.clock(experiment.days.upperBound)
    #expect(try world.status().contains("The blocks are over."), "two days are still to come after the blocks")
    try world.clock(experiment.days.upperBound.advanced(by: 1))
    #expect(try world.result().contains("days with soup were worse by about 3 points"))
    #expect(try world.current?.plan.design.lag == 2)
  }

  @Test("what acts on the second day is found at that lag, and not as clearly a day after", arguments: [1, 2])
  func found(lag: Int) throws {
    let world = try ExperimentWorld(packs: lag == 2 ? Self.late : SamplePacks.library)
    let experiment = try started(world)
    try world.follow(effect: 3, lag: lag, spread: 0.1)
    try world.clock(experiment.days.upperBound.advanced(by: 1))
    #expect(try world.result().contains("worse by about 3 points"), "all counted days are within the right blocks")
  }
}
