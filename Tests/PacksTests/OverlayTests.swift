import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@Suite struct OverlayTests {
  static let head = "tunes: sample\npack_revision: 3\nby: a clinic\nbecause: Short nights came first.\n"

  private func check(_ text: String) -> OverlayCheck {
    SamplePacks.library.checkOverlay(Array(text.utf8), file: "o.yaml")
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    var what: String
    var text: String
    /// `line:column code [~ nearest]`, in the order of places.
    var findings: [String]
    var testDescription: String { what }
  }

  static let bad = [
    Bad(
      what: "no author and no reason", text: "tunes: sample\npack_revision: 3\n",
      findings: ["1:1 missing-key", "1:1 missing-key", "1:1 changes-nothing"]),
    Bad(
      what: "an empty reason", text: "tunes: sample\npack_revision: 3\nby: a clinic\nbecause: \" \"\n",
      findings: ["4:10 empty-text"]),
    Bad(what: "no pack", text: "pack_revision: 3\nby: a\nbecause: b\n", findings: ["1:1 missing-key"]),
    Bad(
      what: "an unknown pack", text: "tunes: sampel\npack_revision: 3\nby: a\nbecause: b\n",
      findings: ["1:8 unknown-pack ~ sample"]),
    Bad(
      what: "a newer revision", text: head.replacing("revision: 3", with: "revision: 4") + "check_in: [pain]\n",
      findings: ["2:16 newer-revision"]),
    Bad(
      what: "a revision that is no number",
      text: head.replacing("revision: 3", with: "revision: new") + "check_in: [pain]\n",
      findings: ["2:16 wrong-type"]),
    Bad(
      what: "weights that do not sum", text: head + "risk: {groups: {sleep: {weight: 50}}}\n",
      findings: ["5:8 weights-not-100"]),
    Bad(
      what: "a weight below zero", text: head + "risk: {groups: {sleep: {weight: -10}}}\n",
      findings: ["5:33 out-of-range"]),
    Bad(
      what: "a weight in words", text: head + "risk: {groups: {sleep: {weight: much}}}\n", findings: ["5:33 wrong-type"]
    ),
    Bad(
      what: "a weight that is no number", text: head + "risk: {groups: {sleep: {weight: .nan}}}\n",
      findings: ["5:33 wrong-type"]),
    Bad(
      what: "an unknown group", text: head + "risk: {groups: {slep: {weight: 40}}}\n",
      findings: ["5:17 unknown-group ~ sleep"]),
    Bad(
      what: "an unknown factor", text: head + "risk: {factors: {short-slep: {prior: {log_odds: 0.5}}}}\n",
      findings: ["5:18 unknown-factor ~ short-sleep"]),
    Bad(
      what: "a prior out of range", text: head + "risk: {factors: {short-sleep: {prior: {log_odds: 5}}}}\n",
      findings: ["5:50 out-of-range"]
    ),
    Bad(
      what: "a curve out of range", text: head + "risk: {factors: {short-sleep: {response: [[4, 200], [8, 0]]}}}\n",
      findings: ["5:47 out-of-range"]),
    Bad(
      what: "a curve that runs back", text: head + "risk: {factors: {short-sleep: {response: [[8, 0], [4, 100]]}}}\n",
      findings: ["5:52 curve-not-rising"]),
    Bad(
      what: "a curve of one point", text: head + "risk: {factors: {short-sleep: {response: [[8, 0]]}}}\n",
      findings: ["5:42 curve-too-short"]),
    Bad(what: "a key that packs have and overlays not", text: head + "symptoms: {}\n", findings: ["5:1 unknown-key"]),
    Bad(what: "a mistyped key", text: head + "rsik: {}\n", findings: ["5:1 unknown-key ~ risk"]),
    Bad(what: "a key twice", text: head + "by: another\n", findings: ["5:1 yaml-duplicate-key"]),
    Bad(what: "a review that is no day", text: head + "review: soon\ncheck_in: [pain]\n", findings: ["5:9 wrong-type"]),
    Bad(
      what: "a control character", text: head.replacing("a clinic", with: "\"a\\u0007clinic\""),
      findings: ["3:5 hidden-character", "1:1 changes-nothing"]),
    Bad(what: "markup", text: head.replacing("a clinic", with: "\"<b>clinic</b>\""), findings: ["3:5 markup"]),
    Bad(what: "an alias", text: head + "check_in: *pain\n", findings: ["5:11 yaml-alias"]),
    Bad(what: "no YAML", text: "tunes: [sample\n", findings: ["2:1 yaml-syntax"]),
    Bad(what: "a list", text: "- tunes\n", findings: ["1:1 wrong-type"]),
    Bad(what: "nothing", text: "", findings: ["1:1 yaml-empty-document"]),
    Bad(
      what: "a symptom that is not asked", text: head + "flare: {of: [pian]}\n",
      findings: ["5:14 unknown-symptom ~ pain"]),
    Bad(
      what: "a removed factor that is still named", text: head + "risk: {factors: {stress: null}}\n",
      findings: ["113:16 removed-still-named"]),
    Bad(
      what: "the removal of what is not there", text: head + "risk: {factors: {strees: null}}\n",
      findings: ["5:18 unknown-factor ~ stress"]
    ),
  ]

  @Test("a fault of an overlay is told with its place and the nearest match", arguments: bad)
  func faults(row: Bad) {
    let check = check(row.text)
    let found = check.diagnostics.map { finding in
      """
      \(finding.place?.line ?? 0):\(finding.place?.column ?? 0) \
      \(finding.code)\(finding.nearest.map { " ~ \($0)" } ?? "")
      """
    }
    #expect(
      found.filter { !$0.hasSuffix("changes-nothing") } == row.findings.filter { !$0.hasSuffix("changes-nothing") })
    #expect(check.tuned == nil)
  }

  @Test("bytes that are no text, and a file of more than 1 MiB, are refused")
  func noText() {
    #expect(SamplePacks.library.checkOverlay([0, 1, 2], file: "o.yaml").diagnostics.map(\.code) == ["not-text"])
    let large = Array((Self.head + "x-note: \(String(repeating: "a", count: 1_100_000))\n").utf8)
    #expect(SamplePacks.library.checkOverlay(large, file: "o.yaml").diagnostics.map(\.code) == ["over-limit"])
  }

  @Test("the weights in force and the priors of their factors move together")
  func dial() throws {
    let tuned = try check(Self.head + "risk: {groups: {sleep: {weight: 60}, exercise: {weight: 10}}}\n").sound("it")
      .tuned.pack
    #expect(tuned.risk.groups.map(\.weight) == [60, 10, 20, 10])
    #expect(tuned.factor("short-sleep")?.prior.logOdds == 0.3 * (60.0 / 40))
    #expect(tuned.factor("long-exercise")?.prior.logOdds == 0.2 * (10.0 / 30))
    #expect(tuned.factor("stress")?.prior.logOdds == 0.1)
  }

  @Test("a prior that the overlay itself gives is turned by the dial too")
  func ownPrior() throws {
    let text =
      Self.head
        + """
        risk: {groups: {sleep: {weight: 60}, exercise: {weight: 10}}, factors: {short-sleep: {prior: {log_odds: \
        0.5}}}}\n
        """
    #expect(try check(text).sound("it").tuned.pack.factor("short-sleep")?.prior.logOdds == 0.75)
  }

  @Test("a group without weight in the pack leaves its factors' priors as they are written")
  func noWeight() {
    let before = RiskModel(
      groups: [.init(id: "a", name: "A", weight: 0), .init(id: "b", name: "B", weight: 100)], factors: [])
    let after = RiskModel(
      groups: [.init(id: "a", name: "A", weight: 40), .init(id: "b", name: "B", weight: 60)], factors: [])
    #expect(after.weightRatios(to: before) == ["a": 1, "b": 0.6])
  }

  @Test("an overlay that says what the pack says changes nothing of it, and is warned of")
  func changesNothing() throws {
    let check = check(Self.head + "risk: {groups: {sleep: {weight: 40}}}\n")
    #expect(check.diagnostics.map(\.code) == ["changes-nothing"])
    let (_, untuned, tuned) = try check.sound("it")
    #expect(tuned.pack == untuned.pack)
  }

  @Test("layout and reason make no other definition, values do")
  func hashes() throws {
    let one = try check(Self.head + "risk: {groups: {sleep: {weight: 60}, exercise: {weight: 10}}}\n").sound("it").tuned
      .hash
    let same = try check(
      Self.head.replacing("Short", with: "Bad")
        + "risk:\n  groups:\n    sleep: {weight: 60.0} # more\n    exercise: {weight: 10}\n"
    )
    .sound("it").tuned.hash
    let other = try check(Self.head + "risk: {groups: {sleep: {weight: 50}, exercise: {weight: 20}}}\n").sound("it")
      .tuned.hash
    #expect(one == same)
    #expect(one != other)
    #expect(try check(Self.head).sound("it").tuned.hash == SamplePacks.library.pack("sample").hash)
  }

  @Test("a factor that is defined in full is new, and counts")
  func newFactor() throws {
    let factor =
      """
      {name: Heat, group: load, metric: stress.level, over: 3d, response: [[3, 0], [8, 40]], prior: {log_odds: 0.1, \
      sure: low}, says: Heat}
      """
    let tuned = try check(Self.head + "risk: {factors: {heat: \(factor)}}\n").sound("it").tuned.pack
    #expect(tuned.factor("heat")?.group == "load")
  }

  @Test("of an overlay that no longer fits, what still holds is in force")
  func partly() throws {
    let text =
      Self.head
      + "risk: {groups: {sleep: {weight: 60}, exercise: {weight: 10}}, factors: {gone: {prior: {log_odds: 0.5}}}}\n"
    let result = try SamplePacks.library.pack("sample", tunedBy: text)
    #expect(result.leftOut == ["risk.factors.gone"])
    #expect(result.tuned.pack.risk.groups.map(\.weight) == [60, 10, 20, 10])
    #expect(result.findings.map(\.code) == ["unknown-factor"])
    let broken = try SamplePacks.library.pack("sample", tunedBy: Self.head + "risk: {groups: {sleep: {weight: 60}}}\n")
    #expect(!broken.isTuned)
    #expect(broken.tuned.pack == broken.untuned.pack)
    let unreadable = try SamplePacks.library.pack("sample", tunedBy: "tunes: [")
    #expect(!unreadable.isTuned && !unreadable.findings.isEmpty)
  }
}
