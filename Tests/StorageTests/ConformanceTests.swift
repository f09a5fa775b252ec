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

  @Test("A journal with a fault fails a check", arguments: BrokenJournal.Fault.allCases)
  func broken(_ fault: BrokenJournal.Fault) {
    #expect(JournalConformance.checks.contains { !$0.failures { BrokenJournal(fault) }.isEmpty })
  }

  @Test("Every check can fail", arguments: JournalConformance.checks)
  func canFail(_ check: JournalCheck) {
    #expect(BrokenJournal.Fault.allCases.contains { fault in !check.failures { BrokenJournal(fault) }.isEmpty })
  }
}
