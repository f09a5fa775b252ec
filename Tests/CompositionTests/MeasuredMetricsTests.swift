import Testing
import TrackerApplication
import TrackerComposition
import TrackerCore
import TrackerEntryLanguage
import TrackerTestSupport

@Suite("What kinds of entries measure")
struct MeasuredMetricsTests {
  @Test("the examples in the help of every kind give values to metrics that the kind declares, and to no others")
  func examples() throws {
    let zone = Zone.utc
    let context = EntryContext(
      packs: [try SamplePacks.library.pack(SamplePacks.sample).pack], calendar: DayCalendar(zone: zone))
    let now = Instant(seconds: 1_773_345_600)
    var measured = 0
    for kind in Composition.registry.logKinds.all {
      for example in kind.definition.examples {
        let parser = EntryParser(kind, context: context, now: now) { _ in nil }
        let parsed = try parser.parse(Array(example.line.shellWords.dropFirst()))
        let entry = Entry(
          id: "0123456789abcdef", kind: kind.id, instant: parsed.instant, offset: 0, zone: zone.identifier,
          day: parsed.day, source: .hand, payload: parsed.payload)
        for measure in kind.measures(of: entry, in: context) {
          #expect(kind.definition.metrics.contains { $0.holds(measure.metric) }, "\(example.line): \(measure.metric)")
          measured += 1
        }
      }
    }
    #expect(measured > 15)
  }

  @Test("a kind whose measures depend on packs says so, or they would not be made again when a pack changes")
  func reads() throws {
    let calendar = DayCalendar(zone: .utc)
    let context = EntryContext(packs: [try SamplePacks.library.pack(SamplePacks.sample).pack], calendar: calendar)
    var packs = context.packs
    packs[0].foods = packs[0].foods.map {
      FoodGroup(id: $0.id, foods: ["soup", "bread", "stew", "omelette", "gnocchi"])
    }
    packs[0].symptoms = packs[0].symptoms.map { symptom in
      var symptom = symptom
      symptom.fold = .sum
      return symptom
    }
    packs[0].symptoms.removeAll { $0.id == "mood" }
    let other = EntryContext(packs: packs, calendar: calendar)
    let noon = Instant(seconds: 1_773_345_600)
    var dependent: Set<LogKindID> = []
    for kind in Composition.registry.logKinds.all {
      var payloads = try kind.definition.examples.map { example in
        let parser = EntryParser(kind, context: context, now: noon) { _ in nil }
        return try parser.parse(Array(example.line.shellWords.dropFirst())).payload
      }
      // Those without a command of `log` are made by others, of a symptom.
      payloads.append(
        Payload(fields: [
          "symptoms": .object(["pain": .number(7)]), "metric": .text("symptom.pain"), "value": .number(7),
          "subject": .text("pain"), "symptom": .text("pain"), "severity": .number(7), "kinds": .list([.text("food")]),
        ]))
      // Whether 0 means none depends on the scale.
      payloads.append(Payload(fields: ["metric": .text("symptom.mood"), "value": .number(0)]))
      for payload in payloads {
        let entry = Entry(
          id: "0123456789abcdef", kind: kind.id, instant: noon, offset: 0, zone: Zone.utc.identifier,
          day: calendar.day(of: noon), source: .hand, payload: payload)
        if kind.allMeasures(of: entry, in: context) != kind.allMeasures(of: entry, in: other) {
          dependent.insert(kind.id)
        }
      }
    }
    let definitions: [LogKindDefinition] = Composition.registry.logKinds.all.map { $0.definition }
    #expect(dependent == Set(definitions.filter { !$0.reads.subtracting([.trackables, .apps]).isEmpty }.map(\.id)))
    #expect(dependent == ["check-in", "symptom", "food", "measurement", "none"])
  }

  @Test("a kind that measures what no module brings is a fault")
  func faults() {
    #expect(Registry([StrayModule.self]).diagnostics.map(\.code) == ["unknown-metric", "unknown-metric"])
  }

  private enum StrayModule: TrackerModule {
    static let id: ModuleID = "stray"

    static func contribute(to registry: inout Registry) { registry.logKinds.add(StrayKind.self) }
  }

  private enum StrayKind: LogKind {
    static let definition = LogKindDefinition(
      id: "stray", name: "strays", summary: "Measures what nobody knows.", fields: [],
      metrics: ["nobody.knows", .family(prefix: "nobody."), .symptoms, .named], examples: [])

    static func measures(of entry: Entry, in context: EntryContext) -> [Measure] { [] }
    static func summary(of entry: Entry, in context: EntryContext) -> Phrase { "" }
  }
}
