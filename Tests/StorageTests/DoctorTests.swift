import Foundation
import GRDB
import Testing
import TrackerCore

@testable import TrackerStorage

@Suite struct DoctorTests {
  let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
    let journal = try home.journal()
    for number in 0..<6 {
      let entry = TestEntry.make(EntryID("e\(number)"), day: TestEntry.day.advanced(by: number / 2), text: "secret")
      try journal.write("log food", at: Instant(seconds: 0)) {
        try $0.put(
          entry, measures: [Measure("intake.secret", 2, fold: .sum), Measure("b.last", Double(number), fold: .last)])
      }
    }
    try journal.write("delete", at: Instant(seconds: 0)) { try $0.delete("e5") }
  }

  private func faults(repairing: Bool = false) -> [String] {
    JournalDoctor.inspect(home: home.path, repairing: repairing).filter { $0.state != .fine }.map {
      "\($0.what): \($0.state.rawValue)"
    }
  }

  private func break_(_ sql: String) throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    try DatabaseQueue(path: home.file.path, configuration: configuration).inDatabase { try $0.execute(sql: sql) }
  }

  @Test("A sound journal is fine, and nothing that was logged is told")
  func sound() throws {
    let findings = JournalDoctor.inspect(home: home.path, repairing: false)
    #expect(findings.allSatisfy { $0.state == .fine && $0.recovery == nil })
    #expect(findings.last?.detail.description.hasPrefix("entries: 5, size: ") == true)
    #expect(findings.first { $0.what == "journal" }?.detail == "all 5 entries are readable")
    #expect(findings.last?.detail.description.contains("delete") == true)
    #expect(!"\(findings)".contains("secret"))
    #expect(JournalDoctor.inspect(home: home.path, repairing: true) == findings)
  }

  @Test("A home without a journal is fine")
  func none() throws {
    let empty = try TemporaryHome()
    #expect(JournalDoctor.inspect(home: empty.path, repairing: true).map(\.state) == [.fine])
    #expect(try FileManager.default.contentsOfDirectory(atPath: empty.path) == [])
  }

  @Test(
    "What follows from the rest is fixed when asked, and only then",
    arguments: [
      ("journal totals", "UPDATE day_total SET value = value + 1 WHERE day = 19001"),
      ("journal totals", "DELETE FROM day_total WHERE day = 19001"),
      ("journal totals", "INSERT INTO day_total (metric, day, value) VALUES (1, 7, 7)"),
      ("journal totals", "UPDATE metric SET days = days + 1"),
      ("journal entries", "UPDATE entry SET kind = 'rest' WHERE id = 'e1'"),
      ("journal entries", "UPDATE entry SET key = 'k' WHERE id = 'e1'"),
    ])
  func mends(_ what: String, _ sql: String) throws {
    let journal = try home.journal()
    let before = try state(journal)
    try break_(sql)
    #expect(faults() == ["\(what): fault"])
    #expect(faults() == ["\(what): fault"])
    #expect(faults(repairing: true) == ["\(what): mended"])
    #expect(faults() == [])
    #expect(try state(journal) == before)
  }

  @Test("Measures that were left behind or lie on another day are fixed")
  func leftovers() throws {
    let journal = try home.journal()
    let before = try state(journal)
    try break_(
      """
      INSERT INTO measure (day, metric, entry, position, instant, value, fold, rank)
        VALUES (19002, 1, 6, 0, 0, 2, 1, 0);
      UPDATE measure SET day = 19009 WHERE entry = 1;
      """)
    #expect(faults() == ["journal measures: fault", "journal totals: fault"])
    #expect(faults(repairing: true) == ["journal measures: mended"])
    #expect(faults() == [])
    #expect(try state(journal) == before)
  }

  @Test("What cannot be fixed is told, with what to do")
  func notMended() throws {
    try break_("DELETE FROM action WHERE id = 2")
    #expect(faults(repairing: true) == ["journal references: fault"])
    #expect(
      JournalDoctor.inspect(home: home.path, repairing: true).first { $0.state == .wrong }?.recovery?.description
        .contains("--salvage")
        == true)
  }

  @Test("Every document of a known kind is read as its owner reads it; what nobody knows is told, and no fault")
  func documents() throws {
    let old = DocumentKind<Int>("goals", "steps")
    let new = DocumentKind<String>(
      "goals", "steps",
      migrations: [
        { value in
          guard let steps = value.number else { throw Failure(.storage, "no number") }
          return .text("\(Int(steps))")
        }
      ])
    func finding(_ kinds: [AnyDocumentKind]) -> HealthFinding? {
      JournalDoctor.inspect(home: home.path, repairing: false, documentKinds: kinds).first {
        $0.what == "journal documents"
      }
    }
    let journal = try home.journal()
    try journal.write("goals", at: Instant(seconds: 0)) { try $0.put(7, as: old) }
    #expect(finding([])?.state == .fine)
    #expect(finding([])?.detail == "0 settings and answers are readable; this version does not use goals/steps")
    #expect(finding([AnyDocumentKind(new)])?.detail == "1 setting or answer is readable")
    try journal.write("goals", at: Instant(seconds: 0)) { try $0.put("8", as: new) }
    #expect(finding([AnyDocumentKind(new)])?.state == .fine)
    #expect(finding([AnyDocumentKind(old)])?.state == .wrong)
    #expect(finding([AnyDocumentKind(old)])?.detail.description.contains("goals/steps") == true)
    #expect(finding([AnyDocumentKind(old)])?.detail.description.contains("8") == false)
  }

  @Test("Files that others may read are closed when asked")
  func permissions() throws {
    chmod(home.file.path, 0o644)
    chmod(home.path, 0o777)
    #expect(faults() == ["journal permissions: fault"])
    #expect(faults(repairing: true) == ["journal permissions: mended"])
    #expect(JournalFile.mode(of: home.file.path) == 0o600)
    #expect(JournalFile.mode(of: home.path) == 0o755)
  }

  private func state(_ journal: SQLiteJournal) throws -> [String] {
    try journal.read { journal in
      try journal.entries(EntryQuery()).map { "\($0)" }
        + journal.totals(of: ["intake.secret", "b.last"], in: Day(number: 0)...Day(number: 30_000)).map { "\($0)" }
        .sorted()
        + journal.metrics(withPrefix: "").map { "\($0)" }
    }
  }
}
