import Testing
import TrackerApplication
import TrackerCore

@Suite struct RegistryWordsTests {
  private enum Stroll: MeasurelessKind {
    static let definition = LogKindDefinition(
      id: "stroll", name: "strolls", aliases: ["ramble"], summary: "A kind for tests.",
      fields: [
        FieldDefinition(
          "place", .choice([.init("park"), .init("town", aliases: ["city"])]), "Where.", positional: true),
        FieldDefinition("pace", .choice([.init("slow")]), "How fast."),
      ], metrics: [], examples: [])
  }

  private enum Visit: MeasurelessKind {
    static let definition = LogKindDefinition(
      id: "visit", name: "visits", aliases: ["rambles"], summary: "A kind for tests.",
      fields: [FieldDefinition("place", .choice([.init("town")]), "Where.", positional: true)], metrics: [],
      examples: [])
  }

  private enum StrollModule: TrackerModule {
    static let id: ModuleID = "stroll"
    static func contribute(to registry: inout Registry) { registry.logKinds.add(Stroll.self) }
  }

  private enum VisitModule: TrackerModule {
    static let id: ModuleID = "visit"
    static func contribute(to registry: inout Registry) { registry.logKinds.add(Visit.self) }
  }

  @Test(
    "a kind goes by its id, its name and its aliases, in the singular and the plural",
    arguments: ["stroll", "strolls", "Ramble", "rambles"])
  func names(word: String) {
    #expect(Registry([StrollModule.self]).logKind(named: word)?.id == "stroll")
    #expect(Registry([StrollModule.self]).logKind(named: "park") == nil)
  }

  @Test("a choice leads to its kind where it needs no field's name and no other kind has it")
  func choices() {
    let alone = Registry([StrollModule.self])
    #expect(alone.logKind(choosing: "Park")?.id == "stroll")
    #expect(alone.logKind(choosing: "city")?.id == "stroll")
    #expect(alone.logKind(choosing: "slow") == nil)
    let both = Registry([StrollModule.self, VisitModule.self])
    #expect(both.logKind(choosing: "park")?.id == "stroll")
    #expect(both.logKind(choosing: "town") == nil)
  }

  @Test("an alias that two kinds claim is a fault of the whole")
  func claimedTwice() {
    #expect(Registry([StrollModule.self]).diagnostics.isEmpty)
    let faults = Registry([StrollModule.self, VisitModule.self]).diagnostics
    #expect(faults.map(\.code) == ["duplicate-alias", "duplicate-alias"])
    #expect(faults.first?.found == "“ramble”")
  }
}

/// A kind for tests whose entries give no measures.
private protocol MeasurelessKind: LogKind {}

extension MeasurelessKind {
  static func measures(of entry: Entry, in context: EntryContext) -> [Measure] { [] }
  static func summary(of entry: Entry, in context: EntryContext) -> Phrase { "" }
}
