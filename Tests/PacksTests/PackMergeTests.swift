import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@Suite struct PackMergeTests {
  /// A library of the sample packs and one on top of `sample-base`.
  private func library(_ text: String, id: String = "top", extends: String = "sample-base") -> PackLibrary {
    let head = "schema: 1\nid: \(id)\nrevision: 1\nname: Top\nsummary: On top.\nextends: \(extends)\n"
    return PackLibrary(
      folders: [SamplePacks.folder],
      files: MemoryPackFiles(SamplePacks.files.merging(["\(SamplePacks.folder)/\(id)/pack.yaml": head + text]) { $1 }))
  }

  @Test("maps merge by key, new keys go last, and what a file says of itself is not inherited")
  func merging() throws {
    let pack = try SamplePacks.library.pack(SamplePacks.sample).pack
    #expect(pack.symptoms.map(\.id) == ["fatigue", "pain", "mood", "energy", "prickle", "wobble"])
    #expect(pack.ancestors == ["sample-base"])
    #expect(pack.revision == 3)
    #expect(pack.name == "Sample condition")
    #expect(pack.flare.symptoms.map(\.id) == ["pain", "prickle"])
    #expect(pack.flare.atLeast == 7)
    #expect(pack.flare.relative == FlareRule.Relative(above: 2, over: 28))
    let base = try SamplePacks.library.pack(SamplePacks.base).pack
    #expect(base.aliases == [] && pack.aliases == ["the prickles", "wobbling"])
    #expect(base.ancestors == [])
  }

  @Test("a list is replaced whole")
  func lists() throws {
    let pack = try library("foods:\n  crunchy: [toast]\n").pack("top").pack
    #expect(pack.foods == [FoodGroup(id: "crunchy", foods: ["toast"])])
    let factor = try #require(try SamplePacks.library.pack(SamplePacks.sample).pack.factor("poor-sleep"))
    guard case .response(let window, let curve) = factor.rule else {
      Issue.record("not a response")
      return
    }
    #expect(window == MetricWindow(metric: "sleep.quality"))
    #expect(curve.points.map(\.points) == [60, 0])
    #expect(factor.says == "Sleep quality {value} of 10")
  }

  @Test("null removes, and what was removed can come back further up")
  func removal() throws {
    let removed = "risk:\n  factors:\n    poor-sleep: null\n"
    #expect(try library(removed).pack("top").pack.factor("poor-sleep") == nil)
    let files = [
      "packs/middle/pack.yaml": "schema: 1\nid: middle\nrevision: 1\nname: M\nsummary: M.\nextends: sample-base\n"
        + removed,
      "packs/upper/pack.yaml": """
      schema: 1
      id: upper
      revision: 1
      name: U
      summary: U.
      extends: middle
      risk:
        factors:
          poor-sleep:
            name: Poor again
            group: sleep
            metric: sleep.quality
            response: [[1, 10], [2, 0]]
            prior: {log_odds: 0, sure: low}
            says: Poor
      """,
    ]
    let library = PackLibrary(folders: ["packs"], files: MemoryPackFiles(SamplePacks.files.merging(files) { $1 }))
    let upper = try library.pack("upper").pack
    #expect(upper.ancestors == ["middle", "sample-base"])
    #expect(upper.risk.factors.last?.name == "Poor again")
  }

  @Test("every value knows the file and line it comes from")
  func places() throws {
    let places = try SamplePacks.library.pack(SamplePacks.sample).places
    #expect(places["risk.factors.poor-sleep.response"] == Place(file: "packs/sample/pack.yaml", line: 19, column: 17))
    #expect(
      places["risk.factors.poor-sleep.metric"] == Place(file: "packs/sample-base/pack.yaml", line: 78, column: 15))
    #expect(places["flare.of[1]"] == Place(file: "packs/sample/pack.yaml", line: 15, column: 14))
    #expect(places["flare.at_least"]?.file == "packs/sample-base/pack.yaml")
    #expect(places["name"] == Place(file: "packs/sample/pack.yaml", line: 4, column: 7))
    #expect(places["messages.tomorrow.high"]?.file == "packs/sample-base/pack.yaml")
  }

  @Test("a place that is looked up by its path is the one in the list of all, and a path of nothing has none")
  func placesOneByOne() throws {
    let places = try SamplePacks.library.pack(SamplePacks.sample).places
    let all = places.all
    #expect(all.count > 100)
    #expect(all.keys.contains("messages.tomorrow.high"))
    #expect(all.keys.contains { $0.contains("bands[1].") })
    for (path, place) in all { #expect(places[path] == place, "\(path)") }
    for path in [
      "", ".", "flare.", "flare.of[9]", "flare.of[", "flare.of[x]", "flare.of[0].name", "flare.at_least.x", "nothing",
    ] {
      #expect(places[path] == nil, "\(path)")
    }
  }

  @Test("a symptom's own words stand over those of its scale, value by value")
  func anchors() throws {
    let pack = try library("scales:\n  severity:\n    anchors: {5: middling}\n").pack("top").pack
    #expect(pack.symptom("pain")?.scale.anchors.map(\.words) == ["a trace", "middling", "the worst I can imagine"])
    #expect(pack.symptom("fatigue")?.scale.anchors.map(\.words) == ["barely there", "middling", "as bad as it can be"])
  }

  @Test("folds follow the scale's bad end")
  func folds() throws {
    let pack = try library("symptoms:\n  zest: {name: Zest, scale: wellbeing}\n").pack("top").pack
    #expect(pack.symptom("zest")?.fold == .min)
    #expect(pack.symptom("pain")?.fold == .max)
    #expect(pack.symptom("mood")?.fold == .mean)
  }

  @Test("on a scale whose bad end is low a flare is a fall to at_least")
  func lowFlare() throws {
    let pack = try library("flare: {of: [mood, energy], at_least: 3}\n").pack("top").pack
    let day = Day(number: 20_000)
    for (value, isFlare) in [(1.0, true), (3, true), (3.5, false), (4, false), (10, false)] {
      var table = DayTable(days: day...day, catalogue: MetricCatalogue().adding(pack))
      table.set("symptom.mood", on: day, to: value)
      #expect(pack.flare.outcome(of: day, in: table).isFlare == isFlare)
    }
  }

  @Test("onboarding gets its choices from the pack")
  func onboarding() throws {
    let steps = try SamplePacks.library.pack(SamplePacks.sample).pack.onboarding
    #expect(steps.map(\.saves) == ["name", "symptoms", "impact", "pattern", "track"])
    guard case .choices(let offered, let preselected, let atLeast) = steps[1].answer,
      case .choice(let patterns) = steps[3].answer,
      case .choices(let tracked, _, _) = steps[4].answer
    else {
      Issue.record("steps of other kinds")
      return
    }
    #expect(offered.map(\.id) == ["prickle", "wobble", "fatigue", "pain"])
    #expect(preselected == ["prickle"] && atLeast == 1)
    #expect(patterns.map(\.relativeFlare) == [false, true])
    #expect(tracked.map(\.log) == ["food", "exercise", "rest", "activity"])
    #expect(tracked.map(\.metric) == [nil, nil, nil, "stress.level"])
    guard case .choices(let all, _, _) = try SamplePacks.library.pack(SamplePacks.base).pack.onboarding[1].answer else {
      Issue.record("not choices")
      return
    }
    #expect(all.map(\.id) == ["fatigue", "pain", "mood", "energy"])
  }

  @Test("keys that begin with x- are left alone everywhere")
  func ownKeys() throws {
    let text = """
      x-note: {any: [thing]}
      symptoms:
        x-draft: 7
        wobble: {name: Wobbling, scale: severity, x-todo: ~}
      """
    let loaded = try library(text).pack("top")
    #expect(loaded.pack.symptoms.last?.id == "wobble")
  }
}

@Suite struct PackHashTests {
  private func hash(_ change: (String) -> String, of id: PackID = SamplePacks.sample) throws -> ContentHash {
    var files = SamplePacks.files
    let path = "packs/\(id)/pack.yaml"
    files[path] = change(files[path] ?? "")
    return try PackLibrary(folders: ["packs"], files: MemoryPackFiles(files)).pack(SamplePacks.sample).hash
  }

  @Test("layout, comments, quotes, spelling of numbers and x- keys make no difference")
  func stable() throws {
    let plain = try hash { $0 }
    #expect(plain.rawValue.count == 64)
    let changes: [(String) -> String] = [
      { "# a comment\n\n" + $0 }, { $0.replacing("name: Wobbling", with: "name: 'Wobbling'") },
      { $0.replacing("[2, 60]", with: "[2.0, 6e1]") },
      {
        $0.replacing(
          "check_in: [fatigue, pain, mood, energy, prickle]",
          with: "check_in:\n  - fatigue\n  - pain\n  - mood\n  - energy\n  - prickle")
      },
      { $0 + "\nx-note: anything\n" },
    ]
    for change in changes { #expect(try hash(change) == plain) }
    #expect(try hash({ "# a comment\n" + $0 }, of: SamplePacks.base) == plain)
  }

  @Test("any change of meaning changes it, also one in the base")
  func sensitive() throws {
    let hashes = try [
      hash { $0 }, hash { $0.replacing("revision: 3", with: "revision: 4") },
      hash { $0.replacing("[2, 60]", with: "[2, 61]") },
      hash { $0.replacing("[elbows, knees]", with: "[knees, elbows]") },
      hash { $0.replacing("name: Wobbling", with: "name: Wobbles") },
      hash({ $0.replacing("at_least: 7", with: "at_least: 6") }, of: SamplePacks.base),
      hash({ $0.replacing("Tiredness", with: "The tiredness") }, of: SamplePacks.base),
    ]
    #expect(Set(hashes).count == hashes.count)
  }

  /// Worked out apart from this program: PyYAML, `json.dumps(merged, separators=(",", ":"), ensure_ascii=False)` and
  /// hashlib.
  @Test("it is the SHA-256 of the merged pack as compact JSON, keys in their order")
  func pinned() throws {
    let unnamed = { (text: String) in
      text.replacing("{name: Crunchy food, foods: [crackers, carrot, toast]}", with: "[crackers, carrot, toast]")
    }
    #expect(
      try hash(unnamed, of: SamplePacks.base) == "5dff3c8c56103e93675ebeff8ea783e473634572b86e0a795bc46fa13adf66f3")
  }
}
