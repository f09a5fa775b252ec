import Testing
import TrackerCore
import TrackerStorage
import TrackerTestSupport

@Suite struct ConformanceTests {
  @Test("The journal in SQLite does what a journal must", arguments: JournalConformance.checks)
  func sqlite(_ check: JournalCheck) throws {
    let home = try TemporaryHome()
    #expect(check.failures { try home.journal() } == [])
  }

  @Test("The journal in memory does what a journal must", arguments: JournalConformance.checks)
  func memory(_ check: JournalCheck) {
    #expect(check.failures { InMemoryJournal() } == [])
  }
}
