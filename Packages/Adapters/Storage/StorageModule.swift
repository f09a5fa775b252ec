import TrackerApplication
import TrackerCore

/// The journal as a file.
public enum StorageModule: TrackerModule {
  public static let id: ModuleID = "storage"

  public static func contribute(to registry: inout Registry) {
    registry.healthChecks.add(JournalHealthCheck(), SearchIndexCheck())
    registry.homeFiles.add(
      HomeFile(
        "journal.sqlite", .file(beside: ["-wal", "-shm", "-journal", "-import"]),
        "Everything you logged, your answers and your forecasts.", backup: .journal))
    registry.homeFiles.add(
      HomeFile(
        SearchIndex.name, .file(beside: SearchIndex.beside),
        "The words of your journal, so that they are found soon. Made again from your entries when needed."))
    registry.journalFiles.add(SQLiteJournalFiles())
    registry.strings.add(.german)
  }
}

/// Whether the journal is whole, and whether what is computed from its entries is as it should be.
struct JournalHealthCheck: HealthCheck {
  let id = "journal"

  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
    JournalDoctor.inspect(
      home: environment.home, repairing: repairing, documentKinds: environment.registry.documentKinds.all,
      judge: EntryJudge(environment), beforeUpdating: environment.beforeUpdating)
  }

  func salvage(_ file: String, in environment: Environment) throws -> [HealthFinding] {
    try JournalDoctor.salvage(file, in: environment)
  }
}
