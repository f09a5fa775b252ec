import Testing
import TrackerApplication
import TrackerCharts
import TrackerCore
import TrackerTestSupport

@testable import TrackerPatterns

/// What stands, as reports tell it.
@Suite struct ClaimsReportTests {
  private let format = TextFormatter(.english)

  private func person(_ conditions: PackID...) throws -> Person {
    let world = try TestWorld(PatternDiary.modules)
    try world.journal.write("track", at: world.context.environment.now) { journal in
      let since = TestWorld.today.advanced(by: -60)
      try journal.put(conditions.map { ConditionRecord(pack: $0, since: since) }, as: ConditionRecord.document)
    }
    return try world.context.session().person
  }

  private func claim(_ factor: CandidateID, of condition: PackID, ratio: Double, slope: Double? = nil)
    -> ClaimsReport.Claim
  {
    var claim = StandingClaim.example(factor, of: condition)
    claim.riskRatio = ratio
    return ClaimsReport.Claim(
      claim: claim, counts: nil, slope: slope, slopeInterval: slope.map { ($0 - 0.5)...($0 + 0.5) },
      falseDiscovery: nil)
  }

  private func report(_ claims: [ClaimsReport.Claim], of person: Person) -> ClaimsReport {
    ClaimsReport(claims: claims, unclear: [], others: [:], look: nil, person: person)
  }

  private func plot(_ blocks: [Block]) throws -> DotPlot {
    let plots = blocks.compactMap { block -> DotPlot? in
      guard case .chart(let chart) = block, case .dots(let plot) = chart.picture else { return nil }
      return plot
    }
    return try #require(plots.first)
  }

  private func text(_ blocks: [Block]) -> String {
    blocks.map { block -> String in
      if case .sentence(let text) = block { text.text } else { "" }
    }.joined(separator: " ")
  }

  @Test("with several conditions a row names its own, and those of which it says the same share one")
  func conditions() throws {
    let claims = [
      claim("nights", of: "sample", ratio: 2), claim("nights", of: "sample-base", ratio: 1.5),
      claim("dish a", of: "sample", ratio: 1.8), claim("dish a", of: "sample-base", ratio: 1.8),
      claim("dish b", of: "sample-base", ratio: 1.4),
    ]
    let several = report(claims, of: try person("sample", "sample-base"))
    #expect(
      try plot(several.blocks(format)).rows.map(\.name) == [
        "nights (Sample condition)", "nights (Anything)", "dish a (Sample condition and Anything)",
      ])
    #expect(several.headline(format).text == "4 things hold up")
    #expect(text(several.blocks(format)).contains("1 more is in the details."))
    #expect(try plot(several.details(format)).rows.last?.name == "dish b (Anything)")
    let one = report(claims.filter { $0.claim.condition == "sample" }, of: try person("sample"))
    #expect(try plot(one.blocks(format)).rows.map(\.name) == ["nights", "dish a"])
  }

  @Test(
    "points have a column, and are what the labels are about, only where they are known",
    arguments: [nil, 1.2] as [Double?])
  func points(slope: Double?) throws {
    let factors: [CandidateID] = ["a", "b", "c", "d"]
    let claims = factors.map { claim($0, of: "sample", ratio: 2, slope: $0 == "b" ? slope : nil) }
    let report = report(claims, of: try person("sample"))
    for blocks in [report.blocks(format), report.details(format)] {
      let plot = try plot(blocks)
      #expect(plot.table.columns.contains { $0.title == "points worse (95%)" } == (slope != nil))
      #expect(plot.table.columns[plot.place].title == "ratio (95%)")
      #expect(plot.table.rows.allSatisfy { $0.count == plot.table.columns.count })
    }
    #expect(text(report.details(format)).contains("The labels are about points") == (slope != nil))
    #expect(text(report.details(format)).contains("Ratio: how many times as frequent"))
  }

  @Test("a pattern of several conditions is one sentence, with the numbers of each where they differ")
  func sentences() throws {
    func items(_ flares: [PackID: Int], of person: Person) throws -> [Block.ItemList.Item] {
      let claims = person.conditions.map { condition in
        var claim = StandingClaim.example("soup", of: condition.id)
        claim.flares = flares[condition.id] ?? 30
        return claim
      }
      let report = ReportedPatterns(claims: claims, kept: [], person: person, look: nil)
      #expect(report.headline(format).text == "1 pattern stands")
      guard case .list(let list) = try #require(report.blocks(format).first) else { return [] }
      return list.items
    }
    let two = try person("sample", "sample-base")
    let sentence = "In your records, soup and a worse next day go together."
    let differing = try items(["sample": 12], of: two)
    #expect(differing.map(\.text.text) == ["Sample condition and Anything: \(sentence)"])
    #expect(
      differing.first.map { $0.details.map { text([$0]) } } == [
        "Sample condition: This rests on 40 days with it, in a log with 12 flare days.",
        "Anything: This rests on 40 days with it, in a log with 30 flare days.",
      ])
    #expect(try items([:], of: two).first?.details.count == 1)
    #expect(try items([:], of: person("sample")).map(\.text.text) == [sentence])
  }
}
