import Testing
import TrackerApplication
import TrackerCore
import TrackerPatternEngine

@testable import TrackerPatterns

/// What `patterns show` says of two factors that often come together, each alone.
@Suite struct CompanionTests {
  private static let factor = CandidateFactor("intake.tea", "tea", category: .health, metrics: [], answers: [])

  private func companion(_ own: [Bool?], _ others: [Bool?], _ flares: [Bool?]) -> Companion? {
    Companion(
      Self.factor, ExposurePair(Exposure("own", own), Exposure("other", others), flares: Exposure("flares", flares)))
  }

  @Test("days are split by which of the two they had, with the flares of each part; days not known are in none")
  func parts() throws {
    let own: [Bool?] = [true, true, true, true, true, false, false, false, false, false, false, false, nil, true, true]
    let others: [Bool?] = [
      true, true, true, true, false, true, true, false, false, false, false, false, true, nil, true,
    ]
    let flares: [Bool?] = [
      true, true, true, false, true, false, false, true, false, false, false, false, true, true, nil,
    ]
    let found = try #require(companion(own, others, flares))
    #expect(found.factor == "intake.tea")
    #expect(found.both == .init(days: 4, flares: 3) && found.alone == .init(days: 1, flares: 1))
    #expect(found.otherAlone == .init(days: 2, flares: 0) && found.neither == .init(days: 5, flares: 1))
  }

  @Test("what comes together on a few days alone, or never, is no companion")
  func apart() {
    let own: [Bool?] = [true, true, true, true, false, false, false, false]
    #expect(companion(own, [true, true, false, false, true, true, false, false], own) == nil)
    #expect(companion(own, own.map { $0.map(!) }, own) == nil)
    #expect(companion(own, own, own)?.both == .init(days: 4, flares: 4))
  }
}
