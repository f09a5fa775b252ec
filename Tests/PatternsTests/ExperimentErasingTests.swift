import Testing
import TrackerApplication
import TrackerCore
import TrackerPatternEngine

@testable import TrackerPatterns

/// What becomes of experiments where the entries of old days are erased.
@Suite struct ExperimentErasingTests {
  private let world: ExperimentWorld

  init() throws { world = try ExperimentWorld() }

  /// One that is over, with an answer on its first day and on its last one.
  private func over() throws -> Experiment {
    try world.start("soup", "--yes")
    let experiment = try #require(try world.current)
    try world.follow(effect: 3)
    try world.clock(experiment.days.upperBound.advanced(by: 1))
    for day in [experiment.first, experiment.last] { try world.answer("yes", "--date", "\(day)") }
    return experiment
  }

  private func revisions() throws -> [DocumentKey] {
    try world.world.journal.read { try $0.revisions(ofAll: PatternsModule.id) }.keys.filter {
      Experiment.document.holds($0) || ExperimentAnswer.document.holds($0)
    }
  }

  @Test("answers go with their days, and nothing can be told of an experiment whose days are not all there")
  func half() throws {
    let experiment = try over()
    #expect(try world.result().contains("worse by about 3 points"))
    let kept = experiment.first.advanced(by: 20)
    try world.erase(before: kept)
    #expect(try world.answers.map(\.day) == [experiment.last])
    #expect(try revisions().count == 2, "the experiment, and one answer")
    let gone = "Your entries from before Thursday 2 April are gone, so it cannot be told any more."
    #expect(try world.result().hasPrefix(gone))
    #expect(try world.status().contains(gone))
    #expect(try world.list().contains("cannot be told"))
  }

  @Test("what was erased before its first day leaves an experiment as it is")
  func before() throws {
    let experiment = try over()
    let said = try world.result()
    try world.erase(before: experiment.first)
    #expect(try world.result() == said && world.answers.count == 2)
  }

  @Test("an experiment goes with the last of its days, as do its answers and all that they ever were")
  func whole() throws {
    let experiment = try over()
    try world.answer("no", "--date", "\(experiment.last)")
    try world.undo()
    try world.erase(before: experiment.days.upperBound)
    #expect(try world.all.count == 1)
    try world.log([world.today], soup: { _ in true })
    try world.erase(before: experiment.days.upperBound.advanced(by: 1))
    #expect(try world.all.isEmpty && world.answers.isEmpty && revisions().isEmpty)
    #expect(try world.list().hasPrefix("You have made no experiment yet."))
    #expect(try world.status().hasPrefix("No experiment is running."))
  }

  @Test("of one that was stopped, the days until then count; an answer that was undone goes, too")
  func stopped() throws {
    try world.start("soup", "--yes")
    let experiment = try #require(try world.current)
    try world.clock(experiment.first)
    try world.answer("no")
    try world.undo()
    #expect(try world.answers.isEmpty && revisions().count == 2)
    try world.clock(experiment.first.advanced(by: 10))
    try world.stop()
    try world.log([world.today.advanced(by: 2)], soup: { _ in true })
    try world.erase(before: experiment.first.advanced(by: 10))
    #expect(try world.all.count == 1 && revisions().count == 1)
    try world.erase(before: experiment.first.advanced(by: 11))
    #expect(try revisions().isEmpty)
  }
}
