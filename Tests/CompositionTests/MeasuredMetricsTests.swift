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
