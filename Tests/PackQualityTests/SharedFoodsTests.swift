import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackQuality

@Suite struct SharedFoodsTests {
  /// The groups that are told of, each with the group it shares a food with, as `code: food, related`.
  private func findings(_ foods: String) -> [String] {
    let factors = ["red", "blue", "green"].map { group in
      "    \(group): {name: N \(group), group: food, metric: food-group.\(group), response: [[0, 0], [2, 40]], "
        + "prior: {log_odds: 0.05, sure: low}, says: \"\(group) {value}\"}\n"
    }
    let pack =
      """
      schema: 1\nid: sample\nrevision: 1\nname: S\nsummary: S.\nextends: sample-base\nfoods: \(foods)\nrisk:\n  \
      factors:\n\(factors.joined())
      """
    let files = SamplePacks.files.merging(["packs/sample/pack.yaml": pack]) { $1 }
    return PackLibrary(folders: ["packs"], files: MemoryPackFiles(files)).lint(
      [("sample", "packs/sample")], host: FixtureFiles.host,
      options: LintOptions(profile: .shared, today: Day(number: 20_000))
    ).filter { $0.code == "food-counted-twice" }.map {
      "\($0.found ?? ""), \($0.related.map(\.note.description).joined())"
    }
  }

  @Test("a food is told of once for each other group that has it, however it is written")
  func shared() {
    #expect(findings("{red: [pea, Pea, peas], blue: [bean], green: [corn]}") == [])
    #expect(findings("{red: [Peas], blue: [pea], green: [corn]}") == ["“pea”, the group red"])
    #expect(findings("{red: [pea, peas], blue: [corn], green: [PEAS, pea]}") == ["“PEAS”, the group red"])
    #expect(findings("{red: [pea], blue: [pea], green: [pea]}") == ["“pea”, the group red", "“pea”, the group blue"])
    #expect(
      findings("{red: [pea], blue: [pea, peas], green: [pea]}") == ["“pea”, the group red", "“pea”, the group blue"])
    #expect(
      findings("{red: [pea, bean], blue: [bean], green: [pea]}").sorted() == [
        "“bean”, the group red", "“pea”, the group red",
      ])
  }
}
