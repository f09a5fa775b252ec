import Foundation
import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackQuality

/// What the fuzzer and its hostile files once broke or slowed down; `docs/fuzzing.md` says how a fixture comes here.
@Suite struct FuzzFixtureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/fuzz")

  /// Each fixture as its target and its name.
  private static let fixtures: [[String]] = FuzzTarget.allCases.flatMap { target in
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(target.rawValue).path)
    return (names ?? []).sorted().map { [target.rawValue, $0] }
  }

  @Test("every fixture is read or refused", .timeLimit(.minutes(15)), arguments: fixtures)
  func fixture(_ path: [String]) throws {
    let target = try #require(FuzzTarget(rawValue: path[0]))
    let bytes = try Data(contentsOf: Self.folder.appendingPathComponent(path.joined(separator: "/")))
    target.read(Array(bytes), host: FixtureFiles.host)
  }

  @Test("every target has fixtures", arguments: FuzzTarget.allCases)
  func everyTarget(_ target: FuzzTarget) { #expect(Self.fixtures.contains { $0[0] == target.rawValue }) }

  /// What reading and linting the sample pack with other files beside it finds.
  private func codes(_ files: [String: String]) -> Set<String> {
    let texts = SamplePacks.files.merging(files.map { ("packs/sample/\($0.key)", $0.value) }) { $1 }
    return Set(
      PackLibrary(folders: ["packs"], files: MemoryPackFiles(texts)).lint(
        [("sample", "packs/sample")], host: FixtureFiles.host,
        options: LintOptions(profile: .draft, today: Day(number: 20_000))
      ).map(\.code))
  }

  private static let scenarios = "pack: sample\nstart: 2026-03-02\nscenarios:\n"

  @Test("a scenario whose name would move the cursor of a terminal is refused")
  func hiddenCharacters() {
    #expect(
      codes(["scenarios/a.yaml": Self.scenarios + "  - {name: \"\\e[2J\", refused: {pain: [11]}}\n"]) == [
        "hidden-character"
      ])
  }

  @Test("scenarios that would take minutes to run are refused, and a month of them is not")
  func tooMuchToRun() {
    func months(_ count: Int) -> String {
      Self.scenarios
        + (0..<count).map {
          "  - {name: n\($0), journal: {symptom.pain: 8x1000}, expect: [{day: 1000, probability: [0, 0.5]}]}\n"
        }.joined()
    }
    #expect(codes(["scenarios/a.yaml": months(20)]) == [])
    #expect(codes(["scenarios/a.yaml": months(1900)]) == ["over-limit"])
  }

  @Test("a journal of more days than a series may have is refused before it is laid out")
  func longSeries() {
    let series = String(repeating: "_x1000 ", count: 5000)
    let text = Self.scenarios + "  - {name: n, journal: {sleep.hours: \(series)}, expect: [{day: 1, flare: false}]}\n"
    #expect(codes(["scenarios/a.yaml": text]) == ["out-of-range"])
  }

  @Test("more entries than are read are one fault, and nothing is said of what they name")
  func tooManyEntries() {
    let factors = (0...500).map { "    f\($0): {all_of: [nobody, no-one]}\n" }.joined()
    let pack =
      "schema: 1\nid: sample\nrevision: 1\nname: S\nsummary: S.\nextends: sample-base\nrisk:\n  factors:\n\(factors)"
    #expect(codes(["pack.yaml": pack]) == ["over-limit"])
  }

  @Test("a lock and suppressions of thousands of entries are refused")
  func besideThePack() {
    let ids = (0...2000).map { "  - f\($0)\n" }.joined()
    #expect(codes(["ids.lock": "foods:\n\(ids)"]) == ["over-limit"])
    #expect(codes(["lint.yaml": "suppress:\n\(ids)"]) == ["over-limit"])
  }
}
