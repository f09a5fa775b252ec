import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

/// What packs declare of their own metrics, of scales that count, and of parts that hold only for some.
@Suite struct OwnMetricsTests {
  private static func codes(_ change: (String, String)) -> [String] {
    let library = SamplePacks.countingLibrary(replacing: change)
    return library.check(SamplePacks.counting, in: "\(SamplePacks.folder)/counting").diagnostics.filter {
      $0.severity == .error
    }.map { "\($0.code) \($0.place?.line ?? 0)" }
  }

  @Test("a metric is read with every key, and what is not written follows from its kind")
  func metrics() throws {
    let pack = try SamplePacks.countingLibrary().pack(SamplePacks.counting).pack
    var sun = TrackableDefinition("sun", label: "Time in the sun", .duration)
    sun.about = "Outside."
    sun.asking = .checkIn
    sun.question = "How long?"
    sun.otherLabels = ["sunshine"]
    sun.worse = .high
    sun.keep = Keep()
    sun.sources = ["nobody-1999"]
    #expect(pack.trackables?.first == sun)
    let fluid = try #require(pack.trackables?.first { $0.id == "fluid" })
    #expect(fluid.unit == "l" && fluid.range == 0...10 && fluid.step == 0.5 && fluid.fold == .mean)
    #expect(fluid.asking == .weekly && fluid.anchors?.map(\.words) == ["none", "a lot"])
    #expect(pack.trackables?.first { $0.id == "shade" }?.choices == ["none", "a little", "a lot"])
    let nap = try #require(pack.trackables?.first { $0.id == "nap" })
    #expect(nap.absence == .none && nap.appliesTo == AppliesTo(sex: [.female]))
    let metric = try #require(pack.metrics.first { $0.id == "custom.sun" })
    #expect(metric.direction == .high && metric.unit == "minutes" && metric.fold == .sum)
  }

  @Test(
    "what is wrong with a metric is told where it stands",
    arguments: [
      ("kind: duration, ask", "kind: duration, unit: h, ask", "unknown-key 15"),
      ("kind: duration, ask", "kind: minutes, ask", "unknown-word 15"),
      ("ask: check-in, question", "ask: daily, question", "unknown-word 15"),
      ("kind: choice, choices: [none, a little, a lot]", "kind: choice", "missing-key 17"),
      ("choices: [none, a little, a lot]", "choices: [none, a little, A little]", "duplicate-entry 17"),
      ("choices: [none, a little, a lot]", "choices: [none]", "too-few-entries 17"),
      ("step: 0.5", "step: 0", "out-of-range 16"),
      ("anchors: {0: none, 10: a lot}", "anchors: {0: none, 11: a lot}", "anchor-off-scale 16"),
      ("shade: {name", "pain: {name", "duplicate-id 17"),
      ("kind: yes-no", "kind: yes-no, fold: mean", "unknown-word 18"),
      ("kind: yes-no", "kind: yes-no, seek_care: See a doctor soon if so.", "missing-key 18"),
      ("kind: yes-no", "kind: yes-no, seek_care: [{when: {at: 2}, level: now, says: So.}]", "threshold-off-scale 18"),
      ("source: [nobody-1999]", "source: [nobody-2]", "unknown-reference 15"),
    ])
  func wrongMetric(_ from: String, _ to: String, _ code: String) {
    #expect(Self.codes((from, to)).contains(code), "\(Self.codes((from, to)))")
  }

  @Test(
    "scales of counts and durations have whole numbers, and only they are added up",
    arguments: [
      ("kind: count, range: [0, 15]", "kind: count, range: [-1, 15]", "out-of-range 8"),
      ("kind: count, range: [0, 15]", "kind: count, step: 0.5, range: [0, 15]", "out-of-range 8"),
      ("step: 5, worse", "step: 2.5, worse", "out-of-range 9"), ("kind: count", "kind: number", "unknown-word 8"),
      ("kind: count, range: [0, 15]", "range: [0, 15]", "sum-of-points 11"),
    ])
  func wrongScale(_ from: String, _ to: String, _ code: String) {
    #expect(Self.codes((from, to)).contains(code), "\(Self.codes((from, to)))")
  }

  @Test(
    "for whom a part is can be read only as far as somebody is asked",
    arguments: [
      ("diagnosis: [hops, jumps]", "diagnosis: [hop]", "unknown-diagnosis 11"),
      ("diagnosis: [hops, jumps]", "{}", "missing-key 11"), ("sex: [female]", "sex: [woman]", "unknown-word 18"),
      ("sex: [female]", "sex: []", "too-few-entries 18"),
      ("age: {from: 18, to: 64}", "age: {from: 64, to: 18}", "out-of-range 29"),
      ("age: {from: 18, to: 64}", "age: {}", "missing-key 29"),
      ("age: {from: 18, to: 64}", "gender: [female]", "unknown-key 29"),
      ("kind: choice, saves: diagnosis", "kind: text, saves: diagnosis", "saves-mismatch 20"),
    ])
  func wrongParts(_ from: String, _ to: String, _ code: String) {
    let change = to == "{}" ? ("applies_to: {diagnosis: [hops, jumps]}", "applies_to: {}") : (from, to)
    #expect(Self.codes(change).contains(code), "\(Self.codes(change))")
  }

  @Test(
    "an old id of a metric is a whole one, and goes to a metric that is there",
    arguments: [
      ("custom.glow:", "glow:", "invalid-id 25"), ("now: custom.fluid", "now: custom.fluids", "unknown-change 25"),
      ("custom.glow:", "custom.sun:", "unknown-change 25"), (", to: [0, 10]}", "}", "unknown-change 25"),
      ("to: [0, 10]}", "to: [0, 10], fold: often}", "unknown-word 25"),
    ])
  func wrongChange(_ from: String, _ to: String, _ code: String) {
    #expect(Self.codes((from, to)).contains(code), "\(Self.codes((from, to)))")
  }

  @Test("a language has the texts of a metric, and people type its names in any")
  func language() throws {
    let german = """
      locale: de
      pack: counting
      metrics:
        sun: {name: Zeit in der Sonne, question: Wie lange?, aliases: [sonne]}
        shade: {name: Schatten, choices: [keiner, etwas, viel]}

      """
    let pack = try SamplePacks.countingLibrary(locale: german, language: "de").pack(SamplePacks.counting).pack
    let sun = try #require(pack.trackables?.first { $0.id == "sun" })
    #expect(sun.label == "Zeit in der Sonne" && sun.question == "Wie lange?")
    let own = Trackables().adding([pack])
    #expect(["sonne", "sunshine", "Time in the sun", "sun"].allSatisfy { own.named($0)?.id == "sun" })
    #expect(own.named("Schatten")?.choices == ["keiner", "etwas", "viel"])
    let english = try SamplePacks.countingLibrary(locale: german).pack(SamplePacks.counting)
    #expect(Trackables().adding([english.pack]).named("sonne")?.id == "sun")
    #expect(try SamplePacks.countingLibrary().pack(SamplePacks.counting).hash == english.hash)
  }

  @Test("a pack that uses nothing of this is what it was: its definition reads the same, and so does its hash")
  func unchanged() throws {
    let loaded = try SamplePacks.library.pack(SamplePacks.sample)
    #expect(loaded.pack.trackables == nil && loaded.pack.traits.isEmpty)
    #expect(loaded.pack.fitted(to: PersonTraits(diagnosis: ["x"], sex: .male, age: 9)) == loaded.pack)
    #expect(loaded.pack.scales.allSatisfy { $0.kind == .points })
    let json = try JournalJSON.encode(loaded.pack)
    #expect(!json.contains("trackables") && !json.contains("appliesTo") && !json.contains("\"kind\""))
  }

  @Test("a kept definition gives back the metrics, the scales and for whom parts are")
  func kept() throws {
    let loaded = try SamplePacks.countingLibrary().pack(SamplePacks.counting)
    let texts = Dictionary(loaded.definitions.map { ($0.hash, $0.text) }) { first, _ in first }
    let kept = try #require(try KeptDefinition.read(loaded.hash) { texts[$0] })
    #expect(kept.loaded.pack.trackables == loaded.pack.trackables)
    #expect(kept.loaded.pack.symptoms == loaded.pack.symptoms && kept.loaded.pack.changes == loaded.pack.changes)
  }

  @Test("what is counted or timed makes a flare along its range, unless it has a value of its own")
  func countedFlare() throws {
    func flare(_ more: String) throws -> FlareRule {
      try SamplePacks.countingLibrary(
        replacing: ("flare: {of: [pain], at_least: 7}", "flare: {of: [pain, hop, lull], at_least: 7\(more)}")
      ).pack(SamplePacks.counting).pack.flare
    }
    let rule = try flare("")
    #expect(rule.symptoms.map(\.threshold) == [nil, 10.5, 336])
    #expect([0, 10.5, 15].map { rule.severity(of: $0, for: rule.symptoms[1]) } == [0, 7, 10])
    #expect([0, 168, 336, 480].map { rule.severity(of: $0, for: rule.symptoms[2]) } == [0, 3.5, 7, 10])
    #expect(try flare(", each: {lull: 60}").symptoms.map(\.threshold) == [nil, 10.5, 60])
  }
}
