import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

/// Packs as they are for a person, and what their metrics mean beside those of the person.
@Suite struct FittingTests {
  private static func pack() throws -> ConditionPack {
    try SamplePacks.countingLibrary().pack(SamplePacks.counting).pack
  }

  @Test(
    "how much worse an answer must be is above 0, within the scale, and beside newly_at alone",
    arguments: [
      ("{newly_at: 30, by: 15}", []), ("{newly_at: 30, by: 0}", ["out-of-range"]),
      ("{newly_at: 30, by: -1}", ["out-of-range"]), ("{newly_at: 30, by: 481}", ["out-of-range"]),
      ("{at: 30, by: 15}", ["contradiction"]), ("{by: 15}", ["contradiction"]),
      ("{newly_at: 30, by: much}", ["wrong-type"]),
    ] as [(String, [String])])
  func rise(_ when: String, _ codes: [String]) {
    let care = "fold: worst, seek_care: [{when: \(when), level: soon, says: See a doctor soon if so.}]}"
    let library = SamplePacks.countingLibrary(replacing: ("fold: worst}", care))
    let check = library.check(SamplePacks.counting, in: "\(SamplePacks.folder)/counting")
    let found = check.diagnostics.map(\.code)
    #expect(Set(found).isSuperset(of: codes) && found.isEmpty == codes.isEmpty, "\(check.diagnostics)")
    guard codes.isEmpty else { return }
    #expect(check.loaded?.pack.symptom("lull")?.seekCare?.rules.first?.when == SeekCare.When(.newlyAt(30), by: 15))
  }

  @Test("what is not for somebody is not asked, and can still be read")
  func leftOut() throws {
    let pack = try Self.pack()
    #expect(pack.traits == [.diagnosis, .sex, .age])
    let fitted = pack.fitted(to: PersonTraits(diagnosis: ["skips"], sex: .male, age: 70))
    #expect(fitted.checkIn == ["pain", "lull", "mood"] && fitted.symptom("hop") != nil)
    #expect(fitted.leftOut.names == ["symptoms.hop", "factors.sunny", "factors.sunny-and-short"])
    #expect(fitted.factor("sunny") == nil && fitted.factor("sunny-and-short") == nil)
    #expect(fitted.factor("short-sleep") != nil)
    let nap = try #require(fitted.trackables?.first { $0.id == "nap" })
    #expect(nap.asking == nil && nap.isHidden)
    let offered = fitted.onboarding.first { $0.saves == "symptoms" }?.options.map(\.id)
    #expect(offered == ["pain", "lull"])
    #expect(fitted.metrics.map(\.id) == pack.metrics.map(\.id))
  }

  @Test("insights, goals and red flags of metrics are left out, too; a flare asks for no more symptoms than there are")
  func everyPart() throws {
    let men = "applies_to: {sex: [male]}"
    let care = "[{when: {at: 8}, level: soon, says: See a doctor soon if so., \(men)}]"
    let more = """
      insights: {low: {metric: symptom.mood, when: {at_most: 3}, says: "It was {value}.", period: 7d, category: mood, \
      priority: 2, \(men)}}
      goals: {calm: {title: T, says: S, source: [nobody-1999], target: {metric: stress.level, to: 4}, \(men)}}
      seek_care: {stress.level: \(care)}

      """
    let text = SamplePacks.countingText
      .replacing("kind: number, unit: l,", with: "kind: number, seek_care: \(care), unit: l,")
      .replacing("flare: {of: [pain],", with: "flare: {of: [pain, hop, fatigue], together: 3,")
      .replacing("jumps: {name: Jumps}", with: "jumps: {name: Jumps, \(men)}")
    let files = SamplePacks.files.merging(["\(SamplePacks.folder)/counting/pack.yaml": text + more]) { $1 }
    let pack = try PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files)).pack("counting").pack
    func counts(_ pack: ConditionPack) -> [Int?] {
      [
        pack.insights?.count, pack.goals.count, pack.metricCare?.first?.seekCare.rules.count,
        pack.trackables?.first { $0.id == "fluid" }?.seekCare?.rules.count,
        pack.onboarding.first { $0.saves == "diagnosis" }?.options.count,
      ]
    }
    #expect(counts(pack.fitted(to: PersonTraits(sex: .male))) == [1, 1, 1, 1, 3])
    let woman = pack.fitted(to: PersonTraits(diagnosis: ["skips"], sex: .female))
    #expect(counts(woman) == [0, 0, 0, 0, 2])
    #expect(woman.flare.symptoms.map(\.id) == ["pain", "fatigue"] && woman.flare.together == 2)
  }

  @Test("what nobody said leaves a part in, and so does an empty answer")
  func unknown() throws {
    let pack = try Self.pack()
    #expect(pack.fitted(to: PersonTraits()).leftOut.names.isEmpty)
    #expect(pack.fitted(to: PersonTraits(diagnosis: [])).checkIn == pack.checkIn)
  }

  @Test("a factor for a diagnosis counts only once that is chosen; red flags and symptoms for one are there before")
  func waiting() throws {
    let texts = ("applies_to: {age: {from: 18, to: 64}}", "applies_to: {diagnosis: [hops]}")
    let flag =
      "seek_care: [{when: {at: 8}, level: soon, says: See a doctor soon if so., applies_to: {diagnosis: [hops]}}]"
    let text = SamplePacks.countingText.replacing(texts.0, with: texts.1)
      .replacing(
        "scale: lull, fold: worst}", with: "scale: lull, fold: worst, \(flag.replacing("at: 8", with: "at: 60"))}")
    let files = SamplePacks.files.merging(["\(SamplePacks.folder)/counting/pack.yaml": text]) { $1 }
    let library = PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
    let pack = try library.pack(SamplePacks.counting).pack
    let unknown = pack.fitted(to: PersonTraits(sex: .male, age: 30))
    #expect(unknown.leftOut.names == ["factors.sunny", "factors.sunny-and-short"])
    #expect(unknown.checkIn.contains("hop") && unknown.symptom("lull")?.seekCare?.rules.count == 1)
    let chosen = pack.fitted(to: PersonTraits(diagnosis: ["hops"]))
    #expect(chosen.factor("sunny") != nil && chosen.factor("sunny-and-short") != nil)
    let other = pack.fitted(to: PersonTraits(diagnosis: ["skips"]))
    #expect(other.factor("sunny") == nil && other.symptom("lull")?.seekCare?.rules.isEmpty == true)
  }

  @Test(
    "what may raise the risk can be suspected, once for each metric, but for symptoms and what is worked out",
    arguments: [
      ("metric: custom.sun, response: [[0, 0], [60, 50]]", true),
      ("metric: sleep.hours, response: [[9, 0], [12, 50]]", false),
      ("metric: symptom.pain, response: [[1, 0], [6, 50]]", false),
    ])
  func suspects(_ look: String, _ isSuspected: Bool) throws {
    let text = ("metric: custom.sun, response: [[0, 0], [60, 50]]", look)
    let pack = try SamplePacks.countingLibrary(replacing: text).pack(SamplePacks.counting).pack
    let others: [FactorID] = ["short-sleep", "poor-sleep", "long-exercise", "crunchy-food", "stress"]
    #expect(pack.suspects.map(\.id) == others + (isSuspected ? ["sunny"] : []))
    // What only lowers the risk is no suspect.
    let crunchy = SamplePacks.baseText.replacing("response: [[0, 0], [2, 60]]", with: "response: [[0, 0], [2, -60]]")
    let files = SamplePacks.files.merging(["\(SamplePacks.folder)/sample-base/pack.yaml": crunchy]) { $1 }
    let library = PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
    #expect(try !library.pack(SamplePacks.sample).pack.suspects.map(\.id).contains("crunchy-food"))
  }

  @Test(
    "an age is from the one to the other, both of them in it",
    arguments: [(17, false), (18, true), (64, true), (65, false)])
  func ages(_ age: Int, _ isThere: Bool) throws {
    #expect(try (Self.pack().fitted(to: PersonTraits(age: age)).factor("sunny") != nil) == isThere)
  }

  @Test("years count from birthday to birthday")
  func years() throws {
    let birth = try #require(Day("1980-05-04"))
    #expect(try #require(Day("2026-05-03")).years(since: birth) == 45)
    #expect(try #require(Day("2026-05-04")).years(since: birth) == 46)
  }

  @Test("a flare keeps its symptoms where none of them would be left")
  func flare() throws {
    let text = ("flare: {of: [pain], at_least: 7}", "flare: {of: [hop], at_least: 7}")
    let pack = try SamplePacks.countingLibrary(replacing: text).pack(SamplePacks.counting).pack
    #expect(pack.fitted(to: PersonTraits(diagnosis: ["skips"])).flare == pack.flare)
  }

  @Test("a pack's definition stands in place of the person's, whose names and place stay")
  func yielding() throws {
    var own = TrackableDefinition("sun", label: "Rays", .number)
    own.isFollowed = true
    own.merged = ["glare"]
    let other = TrackableDefinition("screen", label: "Screen", .duration)
    let all = Trackables([own, other]).adding([try Self.pack()])
    let sun = try #require(all.named("sun"))
    #expect(sun.kind == .duration && sun.condition == SamplePacks.counting && sun.isFollowed)
    // Numbers of another sort are not merged.
    #expect(all.named("rays") == sun && sun.merged.isEmpty && all.named("screen")?.condition == nil)
    #expect(all.asked(by: [try Self.pack()]).map(\.id) == ["sun", "fluid", "nap"])
  }

  @Test("packs that declare one metric must agree on what its values are")
  func sharedFaults() throws {
    func faults(_ other: String) throws -> [String] {
      let library = SamplePacks.countingLibrary(other: other)
      return try [library.pack(SamplePacks.counting).pack, library.pack("other").pack].sharedFaults.map(\.code)
    }
    let rest = "name: Sun, about: Another text"
    #expect(try faults("metrics: {sun: {\(rest), kind: duration, ask: weekly}}\n") == [])
    #expect(try faults("metrics: {sun: {\(rest), kind: count}}\n") == ["clashing-metrics"])
    #expect(try faults("metrics: {sun: {\(rest), kind: duration, fold: max}}\n") == ["clashing-metrics"])
    #expect(try faults("metrics: {sun: {\(rest), kind: duration, absence: none}}\n") == ["clashing-metrics"])
    let fluid = "metrics: {fluid: {name: Drinks, kind: number, unit: l, range: [0, 10], step: 0.5}}\n"
    #expect(try faults(fluid) == [])
    for (own, other) in [("unit: l", "unit: ml"), ("10]", "20]"), ("0.5", "0.25"), (", step: 0.5", "")] {
      #expect(try faults(fluid.replacing(own, with: other)) == ["clashing-metrics"], "\(other)")
    }
    let shade = "metrics: {shade: {name: Shade, kind: choice, choices: [None, a little, a lot]}}\n"
    #expect(try faults(shade) == [])
    #expect(try faults(shade.replacing("a little", with: "some")) == ["clashing-metrics"])
    let scales = """
      scales: {hops: {name: H, kind: duration, range: [0, 15], worse: high, anchors: {0: a, 15: b}, bands: [{to: 15, \
      name: near, colour: red}]}}
      symptoms: {hop: {name: Hops, scale: hops, fold: worst}}

      """
    #expect(try faults(scales) == ["clashing-symptoms"])
  }

  @Test("what was logged under an old id counts for the metric of now, in its unit, and 0 is no none")
  func former() throws {
    let catalogue = MetricCatalogue().adding(try Self.pack())
    let former = try #require(catalogue["custom.fluid"]?.formerly.first)
    #expect(former.id == "custom.glow" && former.value(of: 0.5) == 5)
    let fahrenheit = MetricDefinition.Former(id: "x", range: 32...212, becoming: 0...100, hasNone: false)
    #expect(fahrenheit.value(of: 212) == 100 && abs(fahrenheit.value(of: 0) + 17.78) < 0.01)
    #expect(Set(catalogue.stored(behind: "custom.fluid").keys) == ["custom.fluid", "custom.glow"])
    // As a person's metric it has the same past, and one that they have hidden is in no list.
    var hidden = TrackableDefinition("fluid", label: "Fluid", .number)
    hidden.isHidden = true
    let own = Trackables([hidden]).adding([try Self.pack()])
    let personal = MetricCatalogue().adding(own).adding(try Self.pack())
    #expect(personal["custom.fluid"]?.formerly.map(\.id) == ["custom.glow"] && personal["custom.fluid"]?.unit == "l")
    #expect(!personal.definitions.contains { $0.id == "custom.fluid" })
    #expect(personal["custom.sun"]?.direction == .high)
  }

  @Test("values of counts and durations are told with what they are, and their changes by the length of the scale")
  func told() throws {
    let pack = try Self.pack()
    let (hop, lull) = (try #require(pack.symptom("hop")), try #require(pack.symptom("lull")))
    #expect(hop.told(4, in: .english).description == "hops 4")
    #expect(lull.told(45, in: .english).description == "lull 45 minutes")
    #expect(lull.scale.toldInFull(80).description == "1 h 20 min" && hop.scale.toldInFull(4).description == "4")
    #expect(lull.scale.use.description == "Use 0 minutes to 8 hours, in steps of 5 minutes")
    #expect(hop.scale.clearChange == 3 && lull.scale.clearChange == 96)
    #expect(hop.metricDefinition.unit == "times" && hop.metricDefinition.range.contains(40))
    #expect(lull.metricDefinition.unit == "minutes" && lull.metricDefinition.range == 0...480)
  }

  @Test(
    "a metric of every check-in is asked once a day, one of a week after seven days",
    arguments: [
      (TrackableDefinition.Asking.checkIn, 0, false), (.checkIn, 1, true), (.weekly, 6, false), (.weekly, 7, true),
    ])
  func asking(_ asking: TrackableDefinition.Asking, _ daysAgo: Int, _ isAsked: Bool) {
    var own = TrackableDefinition("sun", label: "Sun", .duration)
    own.asking = asking
    let day = Day(number: 20_000)
    #expect(own.isAsked(on: day, last: day.advanced(by: -daysAgo)) == isAsked && own.isAsked(on: day, last: nil))
  }
}
