import Testing
import TrackerApplication
import TrackerCore

@Suite struct RegistryTests {
  private static let goals = DocumentKind<[String: Double]>("goals", "goals")

  /// Brings a kind of document.
  private enum GoalsModule: TrackerModule {
    static let id: ModuleID = "goals"
    static func contribute(to registry: inout Registry) { registry.documentKinds.add(AnyDocumentKind(goals)) }
  }

  /// Brings a metric that is provided from another module's documents.
  private enum BorrowingModule: TrackerModule {
    static let id: ModuleID = "borrowing"
    static func contribute(to registry: inout Registry) {
      registry.metrics.add(
        MetricDefinition(
          id: "goals.met", name: "Goals met", unit: "goals", range: 0...10, direction: .low, fold: .max,
          absence: .unknown, about: "A metric for tests.",
          documents: .init(AnyDocumentKind(goals)) { _, _, _ in [:] }))
    }
  }

  @Test("a metric is provided from documents of its own module, and from no other's")
  func documents() {
    let faults = Registry([GoalsModule.self, BorrowingModule.self]).diagnostics
    #expect(faults.map(\.code) == ["unknown-document-kind"])
    #expect(faults.first?.found == "goals/goals")
    #expect(Registry([BorrowingModule.self]).diagnostics.map(\.code) == ["unknown-document-kind"])
    #expect(Registry([GoalsModule.self]).diagnostics.isEmpty)
  }

  /// Brings an importer.
  private enum WatchModule: TrackerModule {
    struct Watch: Importer {
      let id = "watch"
      let name = "A watch"
      let options: [ImportOption] = []
      let part = "record"

      func recognises(_ beginning: FileBeginning) -> Bool { beginning.begins(with: "watch") }

      func read(_ file: String, options: [String: String], for session: Session) -> ImportedFile {
        ImportedFile(file: file, items: [], series: [], rejected: [])
      }
    }

    static let id: ModuleID = "watch"
    static func contribute(to registry: inout Registry) { registry.importers.add(Watch()) }
  }

  @Test("importers and exporters are found by their ids")
  func lookups() throws {
    let registry = Registry([WatchModule.self])
    #expect(try registry.importFormat("watch").name == "A watch")
    let failure = #expect(throws: Failure.self) { try registry.importFormat("wach") }
    #expect(failure?.message == "There's no file format “wach”. Did you mean “watch”?")
    #expect(failure?.recovery == "Use watch")
    #expect(throws: Failure.self) { try registry.exporter("watch") }
  }
}
