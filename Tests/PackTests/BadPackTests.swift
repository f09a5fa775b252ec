import Testing
import TrackerCore
import TrackerPackQuality
import TrackerPacks
import TrackerTestSupport

/// Each row is a folder of `Tests/Fixtures/packs`, named after its problem, and every finding that reading it must
/// give. That most of them have no scenarios is not told here.
@Suite struct BadPackTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var folder: String
    /// `[other pack] line:column [warning] code [~ nearest match]`, in the order of places.
    var findings: [String]
    var profile: LintProfile
    var location: SourceLocation

    init(
      _ folder: String, profile: LintProfile = .shared, _ findings: String...,
      location: SourceLocation = #_sourceLocation
    ) {
      self.folder = folder
      self.profile = profile
      self.findings = findings
      self.location = location
    }

    var testDescription: String { folder }
  }

  static let rows = [
    Row(
      "anchor-off-scale",
      "9:15 anchor-off-scale", "9:29 anchor-off-scale", "9:41 anchor-off-scale"),
    Row(
      "at-least-off-scale",
      "7:19 out-of-range", "7:19 out-of-range"),
    Row("bands-not-covering", "9:5 bands-not-covering"),
    Row(
      "bands-not-rising",
      "11:10 bands-not-rising", "12:40 unknown-word"),
    Row("compound-cycle", "12:24 compound-cycle"),
    Row("compound-of-itself", "9:43 compound-of-itself"),
    Row(
      "compound-says-value",
      "9:32 unknown-placeholder", "10:25 unknown-placeholder"),
    Row("curve-not-pairs", "10:28 wrong-type"),
    Row("curve-not-rising", "10:37 curve-not-rising"),
    Row("curve-too-short", "10:17 curve-too-short"),
    Row("deep-5", "deep-1 6:10 over-limit"),
    Row(
      "duplicate-entry",
      "7:24 duplicate-entry", "9:3 warning clashing-food-groups", "9:20 duplicate-entry", "10:3 warning never-named",
      "10:9 too-few-entries"),
    Row("duplicate-key", "9:3 warning clashing-food-groups", "10:1 yaml-duplicate-key"),
    Row("empty-file", "1:1 yaml-empty-document"),
    Row("empty-group", "10:5 empty-group"),
    Row("empty-text", "8:18 empty-text"),
    Row("extends-cycle", "extends-cycle-other 6:10 extends-cycle"),
    Row("extends-cycle-other", "extends-cycle 6:10 extends-cycle"),
    Row("extends-too-deep", "deep-2 6:10 over-limit"),
    Row("id-not-folder", "2:5 id-not-folder"),
    Row("invalid-id", "8:3 invalid-id"),
    Row(
      "many-faults",
      "8:27 wrong-type", "10:35 unknown-scale ~ severity", "11:12 unknown-symptom", "12:13 too-few-entries",
      "14:3 weights-not-100"),
    Row("metric-and-parts", "10:7 metric-and-parts"),
    Row("missing-anchor", "9:5 missing-anchor"),
    Row(
      "missing-head",
      "1:1 missing-key", "1:1 missing-key", "1:1 missing-key"),
    Row(
      "missing-key",
      "8:3 missing-key", "11:5 missing-key"),
    Row("mixed-scales", "7:9 mixed-scales"),
    Row(
      "never-named",
      "8:3 warning never-named", "10:3 warning never-named"),
    Row("no-relative-flare", "sample-base 46:61 no-relative-flare"),
    Row("no-worst", "9:27 no-worst"),
    Row("not-keys", "1:1 wrong-type"),
    Row("not-yaml", "8:6 yaml-syntax"),
    Row(
      "nothing-to-remove",
      "8:3 nothing-to-remove", "10:3 nothing-to-remove ~ relative"),
    Row(
      "option-shape",
      "8:51 not-offered", "10:17 not-offered ~ food", "12:7 missing-key", "13:7 missing-key", "14:16 wrong-type",
      "16:5 too-few-entries"),
    Row(
      "out-of-range",
      "9:21 out-of-range", "12:13 out-of-range", "13:12 out-of-range", "14:22 out-of-range", "15:25 out-of-range"),
    Row(
      "outcome-as-cause",
      "9:27 outcome-as-cause", "10:26 outcome-as-cause"),
    Row("part-never-raises", "sample-base 113:16 part-never-raises"),
    Row("raised-groups-cycle", "12:29 raised-groups-cycle"),
    Row("range-falls", "8:21 out-of-range"),
    Row(
      "reference-shape",
      "8:3 missing-key", "9:61 invalid-reference", "9:93 out-of-range", "9:106 wrong-type"),
    Row("removed-factor", "sample-base 113:16 removed-still-named"),
    Row(
      "removed-still-named",
      "sample-base 34:21 removed-still-named", "sample-base 57:14 removed-still-named"),
    Row("scenario-duplicate", "7:11 duplicate-scenario"),
    Row(
      "scenario-ranges",
      "7:24 narrow-range", "8:34 narrow-range", "8:44 unknown-group", "9:10 day-outside-journal", "10:15 out-of-range"),
    Row(
      "scenario-shape",
      "1:7 wrong-pack", "2:8 wrong-type", "4:5 missing-key", "6:5 missing-key", "7:5 wrong-type"),
    Row(
      "scenario-unknown",
      "5:15 unknown-metric ~ sleep.hours", "5:43 out-of-range", "5:43 wrong-type", "5:59 outcome-as-cause",
      "7:28 unknown-factor ~ short-sleep", "8:37 contradiction", "10:22 unknown-metric ~ stress.level",
      "10:52 contradiction",
      "10:60 unknown-factor ~ stress", "10:86 unknown-word"),
    Row(
      "scenario-vacuous",
      "6:13 vacuous-scenario", "9:14 vacuous-scenario", "11:44 vacuous-scenario"),
    Row(
      "scenario-parts",
      "6:21 vacuous-scenario", "6:36 unknown-part ~ symptoms.stinging", "6:66 unknown-part ~ symptoms.stinging",
      "9:52 contradiction"),
    Row("scenario-parts-empty", "6:12 vacuous-scenario", "9:23 too-few-entries", "12:5 unknown-key"),
    Row("scenario-person-diagnosis", "5:26 unknown-diagnosis ~ wasps"),
    Row("scenario-person-empty", "5:13 missing-key", "7:5 missing-key"),
    Row("scenario-person-unused", "5:25 unused-trait", "5:45 unknown-diagnosis"),
    Row(
      "scenario-person-words",
      "5:19 unknown-word ~ female", "5:26 unused-trait", "5:31 out-of-range", "8:13 missing-key", "8:14 unknown-key"),
    Row("scenario-seek-care-level", "7:40 no-red-flag", "8:46 unknown-word", "9:40 unknown-word"),
    Row("scenario-seek-care-none", "6:23 no-red-flag"),
    Row(
      "scenario-seek-care-shape",
      "7:29 wrong-type", "8:29 too-few-entries", "9:40 too-few-entries", "10:40 wrong-type"),
    Row(
      "scenario-seek-care-unknown",
      "7:30 unknown-symptom ~ stinging", "8:30 undeclared-metric", "9:30 no-red-flag"),
    Row(
      "scenario-sites",
      "5:23 unknown-word", "5:29 unknown-symptom", "9:5 unknown-key", "10:5 unknown-key", "10:14 unused-trait"),
    Row("step-does-not-fit", "8:14 out-of-range"),
    Row("step-of-unknown-kind", "8:19 unknown-word ~ choice"),
    Row(
      "step-with-wrong-keys",
      "8:10 unknown-key", "9:12 saves-mismatch", "10:55 duplicate-saves", "sample-base 38:97 unknown-key"),
    Row("unknown-factor", "9:43 unknown-factor ~ short-sleep"),
    Row("unknown-group", "9:26 unknown-group"),
    Row(
      "unknown-key",
      "7:1 unknown-key", "10:45 unknown-key ~ fold"),
    Row("unknown-message", "8:3 unknown-key ~ tomorrow.high"),
    Row(
      "unknown-metric",
      "10:24 unknown-metric ~ stress.level", "10:44 unknown-log-kind ~ activity", "13:27 unknown-metric ~ sleep.hours",
      "14:28 unknown-metric ~ food-group.crunchy"),
    Row("unknown-pack", "6:10 unknown-pack ~ sample-base"),
    Row(
      "unknown-placeholder",
      "8:18 unknown-placeholder ~ reason", "9:17 unknown-placeholder", "10:12 placeholder-outside-brackets",
      "11:13 unbalanced-brackets",
      "12:14 unbalanced-braces"),
    Row("unknown-reference", "9:28 unknown-reference ~ nobody-1999"),
    Row("unknown-scale", "8:35 unknown-scale ~ severity"),
    Row("unknown-symptom", "7:18 unknown-symptom ~ fatigue"),
    Row(
      "unknown-word",
      "7:15 unknown-word", "9:51 unknown-word ~ worst", "12:25 unknown-word ~ days_at_least(6)",
      "13:32 unknown-word ~ moderate"),
    Row("unsupported-schema", "1:9 unsupported-schema"),
    Row("weights-not-100", "8:3 weights-not-100"),
    Row(
      "wrong-type",
      "7:10 wrong-type", "8:11 wrong-type", "9:19 wrong-type", "12:19 wrong-type", "12:30 wrong-type"),
    Row("yaml-anchor", "7:11 yaml-anchor"),
    Row("alias-hides-id", profile: .clinical, "7:66 alias-hides-id"),
    Row("bad-end-not-red", profile: .clinical, "10:12 bad-end-not-red"),
    Row("band-unreached", profile: .clinical, "10:12 band-unreached"),
    Row("clashing-foods", profile: .clinical, "7:95 clashing-foods"),
    Row("contradiction", profile: .clinical, "4:84 contradiction"),
    Row("curve-against-metric", profile: .clinical, "7:41 curve-against-name", "7:41 curve-against-metric"),
    Row("curve-against-name", profile: .clinical, "7:18 same-factor", "7:42 curve-against-name"),
    Row("curve-outside-range", profile: .clinical, "10:27 curve-outside-range"),
    Row("day-outside-journal", profile: .clinical, "4:52 day-outside-journal"),
    Row("diagnosis", profile: .clinical, "7:46 diagnosis"),
    Row("duplicate-saves", profile: .clinical, "7:63 duplicate-saves"),
    Row("duplicate-scenario", profile: .clinical, "5:12 duplicate-scenario"),
    Row("extra-translation", profile: .clinical, "5:58 extra-translation"),
    Row("factor-never-fires", profile: .clinical, "10:17 factor-never-fires"),
    Row("flare-always", profile: .clinical, "7:19 flare-always"),
    Row("flare-never", profile: .clinical, "7:27 flare-never"),
    Row("flare-symptom-as-factor", profile: .clinical, "10:15 flare-symptom-as-factor", "14:17 curve-against-metric"),
    Row("food-counted-twice", profile: .clinical, "7:95 warning food-counted-twice"),
    Row("goal-at-start", profile: .clinical, "8:69 goal-at-start"),
    Row("hidden-character", profile: .clinical, "7:29 hidden-character"),
    Row("invalid-reference", profile: .clinical, "7:34 invalid-reference"),
    Row("load-never-high", profile: .clinical, "7:1 load-never-high"),
    Row("markup", profile: .clinical, "7:29 markup"),
    Row("missing-translation", profile: .clinical, "0:0 missing-translation"),
    Row("missing-why", profile: .clinical, "9:5 missing-why"),
    Row("narrow-range", profile: .clinical, "4:76 narrow-range"),
    Row("never-read", profile: .clinical, "7:85 warning never-read"),
    Row("not-locked", profile: .clinical, "7:12 not-locked"),
    Row("not-offered", profile: .clinical, "7:53 not-offered"),
    Row("not-read", profile: .clinical, "0:0 not-read"),
    Row(
      "other-placeholders", profile: .clinical, "0:0 missing-translation", "0:0 missing-translation",
      "3:42 other-placeholders"),
    Row("pack-name-taken", profile: .clinical, "7:11 pack-name-taken"),
    Row("placeholder-outside-brackets", profile: .clinical, "7:21 placeholder-outside-brackets"),
    Row("removed-id", profile: .clinical, "1:1 removed-id"),
    Row("rescaled", profile: .clinical, "7:46 rescaled"),
    Row("same-factor", profile: .clinical, "9:5 same-factor"),
    Row("same-name", profile: .clinical, "7:26 same-name"),
    Row(
      "factor-sentences",
      "9:34 day-first", "9:78 placeholder-outside-brackets", "10:29 no-sentence", "10:47 unknown-key",
      "11:46 other-day", "12:44 unknown-key", "12:74 unknown-placeholder", "12:74 never-said", "13:40 other-day",
      "13:87 unknown-key"),
    Row(
      "seek-care", profile: .clinical,
      "12:17 threshold-off-scale", "13:16 wrong-type", "14:16 wrong-type", "14:17 unknown-key", "14:35 unknown-word",
      "16:9 missing-key", "17:54 help-not-first"),
    Row("same-words", profile: .clinical, "10:7 same-words"),
    Row("saves-mismatch", profile: .clinical, "7:23 saves-mismatch"),
    Row("strong-prior", profile: .clinical, "9:92 strong-prior"),
    Row("suppression-expired", profile: .clinical, "2:5 suppression-expired", "9:92 unsourced-claim"),
    Row("suppression-refused", profile: .clinical, "2:12 suppression-refused", "9:92 unsourced-claim"),
    Row("suppression-unused", profile: .clinical, "2:5 suppression-unused", "9:92 unsourced-claim"),
    Row("too-few-entries", profile: .clinical, "7:11 too-few-entries"),
    Row("too-long", profile: .clinical, "7:29 too-long"),
    Row("treatment-advice", profile: .clinical, "7:27 treatment-advice"),
    Row("unbalanced-braces", profile: .clinical, "7:21 unbalanced-braces"),
    Row("unbalanced-brackets", profile: .clinical, "7:21 unbalanced-brackets"),
    Row("unknown-change", profile: .clinical, "7:38 unknown-change"),
    Row("unknown-log-kind", profile: .clinical, "7:58 unknown-log-kind"),
    Row("unknown-rule", profile: .clinical, "2:12 unknown-rule ~ unsourced-claim", "9:92 unsourced-claim"),
    Row("unsourced-claim", profile: .clinical, "9:92 unsourced-claim"),
    Row("vacuous-scenario", profile: .clinical, "4:51 vacuous-scenario"),
    Row("wrong-pack", profile: .clinical, "1:7 wrong-pack"),
    Row("yaml-alias", profile: .clinical, "8:13 yaml-alias"),
    Row("yaml-control-character", profile: .clinical, "7:1 yaml-duplicate-key", "7:13 yaml-control-character"),
    Row("yaml-directive", profile: .clinical, "1:1 yaml-directive"),
    Row("yaml-duplicate-key", profile: .clinical, "8:1 yaml-duplicate-key"),
    Row("yaml-empty-document", profile: .clinical, "1:1 yaml-empty-document"),
    Row("yaml-empty-key", profile: .clinical, "1:2 yaml-empty-key"),
    Row("yaml-key-not-text", profile: .clinical, "7:3 yaml-key-not-text"),
    Row("yaml-merge-key", profile: .clinical, "7:25 yaml-merge-key"),
    Row("yaml-nesting-too-deep", profile: .clinical, "7:42 over-limit"),
    Row("yaml-old-trap", profile: .clinical, "7:64 yaml-1.1-trap", "7:68 yaml-1.1-trap"),
    Row("yaml-several-documents", profile: .clinical, "8:1 yaml-several-documents"),
    Row("yaml-syntax", profile: .clinical, "8:1 yaml-syntax"),
    Row("yaml-tag", profile: .clinical, "7:11 yaml-tag"),
    Row("metric-kind-unknown", "8:38 unknown-word"),
    Row("metric-kind-missing", "8:3 missing-key"),
    Row("metric-name-missing", "8:3 missing-key"),
    Row("metric-unit-of-duration", "8:48 unknown-key"),
    Row("metric-choices-missing", "8:3 missing-key"),
    Row("metric-choice-twice", "8:60 duplicate-entry"),
    Row("metric-one-choice", "8:47 too-few-entries"),
    Row("metric-range-falls", "8:54 out-of-range"),
    Row("metric-count-fraction", "8:48 out-of-range"),
    Row("metric-step-zero", "8:69 out-of-range"),
    Row("metric-anchor-off-range", "8:73 anchor-off-scale"),
    Row("metric-fold-unfit", "8:67 unknown-word"),
    Row("metric-absence-word", "8:57 unknown-word"),
    Row("metric-worse-word", "8:55 unknown-word"),
    Row("metric-ask-word", "8:53 unknown-word"),
    Row("metric-id-of-symptom", "8:3 duplicate-id"),
    Row("metric-id-invalid", "8:3 invalid-id"),
    Row("metric-unit-too-long", "8:44 out-of-range"),
    Row("metric-seek-care-without-when", "8:59 missing-key"),
    Row("metric-seek-care-off-range", "8:74 threshold-off-scale"),
    Row("metric-source-unknown", "8:57 unknown-reference"),
    Row("metric-question-empty", "8:58 empty-text"),
    Row("scale-kind-unknown", "8:32 unknown-word ~ count"),
    Row("count-scale-fraction", "8:39 out-of-range"),
    Row("count-scale-below-zero", "8:39 out-of-range"),
    Row("fold-sum-of-points", "8:51 sum-of-points"),
    Row("applies-to-nobody", "8:57 missing-key"),
    Row("applies-to-unknown-diagnosis", "10:70 unknown-diagnosis ~ colitis"),
    Row("applies-to-without-step", "8:70 unknown-diagnosis"),
    Row("applies-to-sex-word", "8:64 unknown-word ~ female"),
    Row("applies-to-ages-turned", "8:63 out-of-range"),
    Row("applies-to-age-range", "8:70 out-of-range"),
    Row("applies-to-key", "8:57 missing-key", "8:58 unknown-key"),
    Row("diagnosis-as-text", "8:55 saves-mismatch"),
    Row("undeclared-custom", "12:31 undeclared-metric ~ custom.shade"),
    Row("symptom-as-metric", "7:75 unknown-metric ~ symptom.pain"),
    Row("rise-alone", "11:24 contradiction", "12:34 out-of-range"),
    Row("moved-to-unknown-metric", "7:41 unknown-metric ~ sleep.hours"),
    Row("moved-half-range", "7:21 unknown-change"),
    Row("moved-without-prefix", "7:21 invalid-id"),
    Row("moved-and-gone", "7:21 unknown-change"),
    Row("food-map-key", "8:26 unknown-key"),
    Row("food-but-not-text", "8:35 wrong-type"),
    Row("food-keep-number", "8:32 wrong-type"),
    Row("food-group-empty", "8:18 too-few-entries"),
    Row("add-to-nothing", "8:45 nothing-to-add-to"),
    Row("add-twice", "7:18 duplicate-entry"),
    Row("add-with-other-keys", "7:11 wrong-type"),
    Row("add-unknown", "7:18 unknown-symptom ~ wobble"),
    Row("flare-each-unknown", "7:50 unknown-symptom ~ pain"),
    Row("flare-each-of-another", "9:50 unknown-symptom"),
    Row("flare-each-off-scale", "7:56 threshold-off-scale"),
    Row("flare-together-too-many", "7:53 out-of-range"),
    Row("flare-together-and-mean", "7:43 contradiction"),
    Row("flare-days-zero", "7:49 out-of-range"),
    Row("flare-take-word", "7:49 unknown-word"),
    Row("against-too-far", "9:28 out-of-range"),
    Row("against-word", "9:28 wrong-type"),
    Row("in-without-against", "9:19 missing-key"),
    Row("in-word", "9:39 unknown-word"),
    Row("at-word", "9:24 unknown-word"),
    Row("at-without-time", "9:23 unknown-metric"),
    Row("usual-against-days", "9:77 unknown-placeholder"),
    Row("factor-keep-list", "9:25 wrong-type"),
    Row("seek-care-unknown-site", "13:37 unknown-word"),
    Row("seek-care-with-unknown", "13:31 unknown-symptom ~ pain"),
    Row("seek-care-with-off-scale", "13:37 threshold-off-scale"),
    Row("seek-care-at-and-newly", "13:16 wrong-type"),
    Row("seek-care-of-nothing", "13:16 wrong-type"),
    Row("look-alike-letter", "7:12 look-alike-letter", "9:18 look-alike-letter"),
    Row("unfed-factor", "9:53 unfed-factor ~ intake.cola"),
    Row("same-revision", "3:11 warning same-revision"),
    Row(
      "all-stages", "2:1 yaml-syntax", "1:11 wrong-type", "1:9 wrong-pack", "3:7 treatment-advice", "8:1 yaml-syntax",
      "4:51 vacuous-scenario", "4:62 unknown-key", "0:0 not-read", "0:0 warning unknown-file"),
    Row(
      "stray-entries", "0:0 warning unknown-file ~ ids.lock", "0:0 warning unknown-file ~ lint.yaml", "0:0 not-read",
      "0:0 warning unknown-file", "0:0 warning unknown-file ~ scenarios"),
  ]

  @Test("every fault of a bad pack is found in one run, with its place and the nearest match", arguments: rows)
  func findings(_ row: Row) {
    let folder = "\(FixtureFiles.folder)/\(row.folder)"
    let found = FixtureFiles.library.lint(
      [(PackID(row.folder), folder)], host: ShippedPacks.host,
      options: LintOptions(profile: row.profile, today: Day(number: 20_500))
    ).filter { $0.code != "no-scenarios" }
    #expect(found.map { words(of: $0, in: row.folder) } == row.findings, sourceLocation: row.location)
    #expect(
      found.allSatisfy { !$0.message.description.hasSuffix(".") && $0.place != nil }, sourceLocation: row.location)
    // Each place of a clash is told once.
    for finding in found {
      let places = [finding.place].compactMap { $0 } + finding.related.map(\.place)
      #expect(Set(places).count == places.count, "\(finding)", sourceLocation: row.location)
    }
  }

  @Test("a pack with an error is not given out, and its failure has every error")
  func failure() throws {
    for row in BadPackTests.rows where row.findings.contains(where: { !$0.contains("warning") }) {
      // Metrics, kinds of entries and scenarios are looked at by `lint` alone.
      let check = FixtureFiles.library.check(PackID(row.folder), in: "\(FixtureFiles.folder)/\(row.folder)")
      let errors = check.diagnostics.filter { $0.severity == .error }
      #expect((check.loaded == nil) == !errors.isEmpty, sourceLocation: row.location)
      guard check.loaded == nil else { continue }
      let failure = try #require(throws: Failure.self, sourceLocation: row.location) {
        _ = try FixtureFiles.library.pack(PackID(row.folder))
      }
      #expect(failure.kind == .validation, sourceLocation: row.location)
      #expect(failure.diagnostics == errors, sourceLocation: row.location)
    }
  }

  @Test("every folder of the fixtures has a row, or is needed by one")
  func complete() {
    let folders = DiskPackFiles().folders(in: FixtureFiles.folder)
    #expect(Set(folders).subtracting(BadPackTests.rows.map(\.folder)) == ["deep-1", "deep-2", "deep-3", "deep-4"])
    #expect(BadPackTests.rows.count == folders.count - 4)
  }

  private func words(of finding: Diagnostic, in folder: String) -> String {
    let other =
      finding.place?.file.split(separator: "/").dropLast().last { !["scenarios", "locales"].contains($0) }.map(
        String.init) ?? ""
    let place = "\(finding.place?.line ?? 0):\(finding.place?.column ?? 0)"
    let severity = finding.severity == .error ? nil : finding.severity.rawValue
    return [other == folder ? nil : other, place, severity, finding.code, finding.nearest.map { "~ \($0)" }].compactMap
    { $0 }.joined(
      separator: " ")
  }
}
