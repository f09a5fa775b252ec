import Foundation
import GRDB
import Synchronization
import Testing
import TrackerCore

@testable import TrackerStorage

@Suite struct DurabilityTests {
  let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private func put(_ id: EntryID, in journal: SQLiteJournal, text: String = "plain") throws {
    try journal.write("log", at: Instant(seconds: 0)) {
      try $0.put(TestEntry.make(id, text: text), measures: [Measure("a.sum", 1, fold: .sum)])
    }
  }

  private func ids(in journal: SQLiteJournal) throws -> [String] {
    try journal.read { try $0.entries(EntryQuery()).map(\.id.rawValue) }
  }

  /// What a crash of the program or the machine would leave: the files as they are now.
  private func crashed() throws -> TemporaryHome {
    let copy = try TemporaryHome()
    for name in ["journal.sqlite", "journal.sqlite-wal"]
    where FileManager.default.fileExists(atPath: "\(home.path)/\(name)") {
      try FileManager.default.copyItem(atPath: "\(home.path)/\(name)", toPath: "\(copy.path)/\(name)")
    }
    return copy
  }

  @Test("What was written is there after a crash, what was being written is not")
  func crash() throws {
    let journal = try home.journal()
    try put("e1", in: journal)
    try journal.write("log", at: Instant(seconds: 0)) { writing in
      try writing.put(TestEntry.make("e2", text: String(repeating: "long ", count: 20_000)), measures: [])
      let copy = try crashed()
      let left = try #require(try SQLiteJournal.open(home: copy.path, creating: false))
      #expect(try ids(in: left) == ["e1"])
      #expect(
        JournalDoctor.inspect(home: copy.path, repairing: false).allSatisfy {
          $0.state == .fine || $0.what == "journal permissions"
        })
    }
    let copy = try crashed()
    let left = try #require(try SQLiteJournal.open(home: copy.path, creating: false))
    #expect(try ids(in: left) == ["e1", "e2"])
  }

  @Test(
    """
    A full disk keeps nothing of the action, even if its fault was swallowed, and the journal goes on when there is \
    room
    """
  )
  func full() throws {
    let journal = try home.journal()
    try put("e1", in: journal)
    let pages = try journal.queue.inDatabase { try Int.fetchOne($0, sql: "PRAGMA page_count") ?? 0 }
    try journal.queue.inDatabase { try $0.execute(sql: "PRAGMA max_page_count = \(pages + 1)") }
    let text = String(repeating: "secret ", count: 10_000)
    let failure = #expect(throws: Failure.self) { try put("e2", in: journal, text: text) }
    #expect(failure?.kind == .system)
    #expect(failure?.message.description.contains("disk is full") == true)
    #expect(failure.map { "\($0)".contains("secret") } == false)
    let swallowed = #expect(throws: Failure.self) {
      try journal.write("log", at: Instant(seconds: 0)) { writing in
        try? writing.put(TestEntry.make("e3", text: text), measures: [])
        try? writing.put(TestEntry.make("e4"), measures: [])
      }
    }
    #expect(swallowed == failure)
    #expect(try ids(in: journal) == ["e1"])
    try journal.queue.inDatabase { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
    try put("e5", in: journal)
    #expect(try ids(in: journal) == ["e1", "e5"])
    #expect(try journal.read { try $0.actions(limit: 9).count } == 2)
  }

  @Test("A damaged journal says so, in words and to the doctor", arguments: ["flipped", "truncated"])
  func damaged(_ how: String) throws {
    let journal = try home.journal()
    for index in 0..<200 { try put(EntryID("e\(index)"), in: journal, text: String(repeating: "secret ", count: 40)) }
    try journal.close()
    var bytes = try Data(contentsOf: URL(fileURLWithPath: home.file.path))
    if how == "truncated" {
      bytes = bytes.prefix(bytes.count / 2)
    } else {
      for page in stride(from: 4_096 * 3, to: bytes.count, by: 4_096) {
        bytes[page..<page + 64] = Data(repeating: 0xA5, count: 64)
      }
    }
    try bytes.write(to: URL(fileURLWithPath: home.file.path))
    let failure = #expect(throws: Failure.self) {
      try SQLiteJournal.open(home: home.path, creating: false)?.read { try $0.entries(EntryQuery()) }
    }
    #expect(failure?.kind == .storage)
    #expect(failure?.message.description.contains("damaged") == true)
    #expect(failure?.recovery?.description.contains("symptoms doctor") == true)
    #expect(failure.map { "\($0)".contains("secret") } == false)
    let findings = JournalDoctor.inspect(home: home.path, repairing: true)
    #expect(findings.contains { $0.state == .wrong })
    #expect(!"\(findings)".contains("secret"))
  }

  @Test("Programs that write at once, from the making of the journal on, lose nothing")
  func manyWriters() throws {
    let faults = Mutex<[String]>([])
    let writers = (0..<8).map { writer in
      let done = DispatchSemaphore(value: 0)
      let path = home.path
      Thread {
        defer { done.signal() }
        do {
          let journal = try SQLiteJournal.open(home: path, creating: true)
          for index in 0..<25 {
            try journal?.write("log", at: Instant(seconds: 0)) {
              try $0.put(TestEntry.make(EntryID("w\(writer)-\(index)")), measures: [Measure("a.sum", 1, fold: .sum)])
            }
          }
        } catch {
          faults.withLock { $0.append("\(error)") }
        }
      }.start()
      return done
    }
    for writer in writers { writer.wait() }
    #expect(faults.withLock { $0 } == [])
    let journal = try home.journal()
    #expect(try journal.read { try $0.count(EntryQuery()) } == 200)
    #expect(try journal.read { try Set($0.actions(limit: 999).map(\.id)).count } == 200)
    #expect(try journal.read { try $0.totals(of: ["a.sum"], in: TestEntry.day...TestEntry.day).map(\.value) } == [200])
  }

  @Test("A reader sees one state, whatever another program writes meanwhile")
  func oneState() throws {
    let journal = try home.journal()
    let other = try home.journal()
    try put("e1", in: journal)
    try journal.read { reading in
      #expect(try reading.count(EntryQuery()) == 1)
      try put("e2", in: other)
      #expect(try reading.count(EntryQuery()) == 1)
    }
    #expect(try ids(in: journal) == ["e1", "e2"])
  }
}

enum TestEntry {
  static let day = Day(number: 19_000)

  static func make(_ id: EntryID, day: Day = day, minute: Int = 720, kind: LogKindID = "food", text: String = "plain")
    -> Entry
  {
    Entry(
      id: id, kind: kind, instant: Instant(seconds: Int64(day.number) * 86_400 + Int64(minute) * 60), offset: 0,
      zone: "UTC", day: day,
      payload: Payload(fields: ["note": .text(text)]))
  }
}
