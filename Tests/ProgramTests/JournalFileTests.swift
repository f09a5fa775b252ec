import Foundation
import GRDB
import Testing

extension ProgramTests {
  /// A fault in the journal's file, and what is said of it.
  struct JournalFault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var words: [String]
    var change: @Sendable (inout Data) -> Void

    static let all = [
      JournalFault(
        testDescription: "of a newer version",
        words: ["saved by a newer version", "Update the program"]
      ) { data in
        // SQLite keeps user_version in the four bytes at 60, the highest first.
        data.replaceSubrange(60..<64, with: [0, 0, 0, 99])
      },
      JournalFault(
        testDescription: "with all bytes after the first page flipped",
        words: ["is damaged"]
      ) {
        data in
        for index in 4096..<data.count { data[index] ^= 0xA5 }
      },
      JournalFault(
        testDescription: "with bytes of the first page flipped", words: ["is damaged"]
      ) { data in
        for index in 100..<400 { data[index] ^= 0xA5 }
      },
      JournalFault(testDescription: "cut in the middle", words: ["is damaged"]) {
        $0.removeLast($0.count / 2)
      },
      JournalFault(testDescription: "cut in the middle of a page", words: ["is damaged"]) {
        $0.removeLast($0.count - 50_000)
      },
      JournalFault(testDescription: "cut in its header", words: ["is damaged"]) {
        $0.removeLast($0.count - 50)
      },
      JournalFault(
        testDescription: "that is a text", words: ["is not a journal", "symptoms doctor --salvage"]
      ) { data in
        data = Data(String(repeating: "not a journal\n", count: 600).utf8)
      },
      JournalFault(
        testDescription: "of another program",
        words: ["belongs to another program", "another folder: --home DIR"]
      ) { data in
        // application_id
        data.replaceSubrange(68..<72, with: [1, 2, 3, 4])
      },
    ]
  }

  @Suite struct JournalFileTests {
    @Test("a journal with a fault is refused in words and left as it is", arguments: JournalFault.all)
    func faults(fault: JournalFault) async throws {
      let home = try await ProgramHome.onboarded(entries: 3)
      try home.changeJournal(fault.change)
      let before = try home.files()
      for words in [["log", "symptom", "pain", "4"], ["today"], ["list", "--days", "2"], ProgramHome.onboard] {
        try await Program.run(words, home: home).expectFailure(fault.words)
      }
      let json = try await home.log()
      #expect(json.code == 2 && json.output.isEmpty)
      #expect(try json.failure()["kind"] as? String == "storage")
      let doctor = try await Program.run(["doctor"], home: home)
      #expect(doctor.code == 1 && doctor.output.contains("✗ Journal"))
      #expect(try home.files() == before)
    }

    @Test("one damaged entry stops no command: it is left out, said in one line, and set aside when asked")
    func oneEntry() async throws {
      let home = try await ProgramHome.onboarded(entries: 3)
      let ids = try await home.ids()
      let journal = try DatabaseQueue(path: home.journal)
      try await journal.write { try $0.execute(sql: "UPDATE revision SET source = 'hane' WHERE id = 2") }
      try journal.close()
      for words in ["list --days 2", "today", "list --days 2 --json", "log symptom pain 4"] {
        let result = try await home.run(words)
        #expect(result.code == 0, "\(words): \(result.errors)")
        let told = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(told.hasPrefix("One entry is damaged and left out. To set it aside: "), "\(words): \(told)")
        #expect(told.hasSuffix("symptoms doctor --fix") && result.errors.count { $0 == "\n" } < 3, "\(words): \(told)")
      }
      let left = try await home.ids()
      #expect(left.count == 3 && Set(ids).subtracting(left).count == 1)
      let damaged = try #require(Set(ids).subtracting(left).first)
      try await home.run("delete \(damaged)").expectFailure(["is damaged", "symptoms doctor"])
      #expect(try await home.run("doctor --fix").code == 0)
      #expect(try await home.run("today").errors == "")
      try await home.expectWhole()
      // Into a journal that has entries, what was set aside comes once.
      #expect(try await home.run("export all HOME/../all.jsonl").code == 0)
      let other = try await ProgramHome.onboarded(entries: 1)
      let file = "\(home.folder)/all.jsonl"
      let merged = try await Program.run(["import", "all", file], home: other)
      #expect(merged.code == 0 && merged.output.contains("1 damaged part"), "\(merged.output)")
      let again = try await Program.run(["import", "all", file], home: other)
      #expect(again.code == 0 && again.output.contains("is already here"), "\(again.output)")
      #expect(try await Program.run(["export", "all", "-"], home: other).output.contains("\"setAside\":{"))
    }

    @Test("an import that is refused leaves no journal where there was none")
    func refusedImport() async throws {
      let home = try await ProgramHome.onboarded(entries: 1)
      #expect(try await home.run("export all HOME/../all.jsonl").code == 0)
      let lines = try String(contentsOfFile: "\(home.folder)/all.jsonl", encoding: .utf8).split(separator: "\n")
      try lines.dropLast().joined(separator: "\n").write(
        toFile: "\(home.folder)/cut.jsonl", atomically: false, encoding: .utf8)
      let other = try ProgramHome()
      let refused = try await Program.run(["import", "all", "\(home.folder)/cut.jsonl"], home: other)
      #expect(refused.code == 2, "\(refused.output)")
      #expect(!FileManager.default.fileExists(atPath: other.path))
      #expect(try await Program.run(["import", "all", "\(home.folder)/all.jsonl"], home: other).code == 0)
      try await other.expectWhole()
    }

    @Test("an empty journal is one that was never set up, and can be")
    func empty() async throws {
      let home = try await ProgramHome.onboarded()
      try home.changeJournal { $0 = Data() }
      let before = try home.files()
      try await Program.run(["log", "symptom", "pain", "4"], home: home).expectFailure([
        "not set up yet", "symptoms onboard",
      ])
      #expect(try home.files() == before)
      #expect(try await Program.run(ProgramHome.onboard, home: home).code == 0)
      try await home.expectWhole()
    }

    /// Anything may be wrong with a page: the program may answer or refuse, and must not crash or give half an answer.
    @Test("wherever one page is overwritten, the program answers whole, says what it left out, or refuses in words")
    func everyPage() async throws {
      let home = try await ProgramHome.onboarded(entries: 3)
      let whole = try await home.ids()
      let sound = try Data(contentsOf: URL(fileURLWithPath: home.journal))
      for page in 0..<(sound.count / 4096) {
        try home.changeJournal { data in
          data = sound
          for index in (page * 4096)..<((page + 1) * 4096) { data[index] = UInt8(truncatingIfNeeded: index &* 31) }
        }
        let listed = try await Program.run(["list", "--json", "--days", "2"], home: home)
        if listed.code == 0 {
          let found = try ProgramHome.ids(in: listed)
          let isTold = listed.errors.contains("damaged and left out")
          #expect(isTold ? found.count < whole.count : found == whole, "page \(page): \(listed.errors)")
        } else {
          #expect(listed.code == 2 && listed.output.isEmpty, "page \(page): \(listed.errors)")
          #expect(try listed.failure()["recovery"] != nil, "page \(page)")
        }
      }
    }
  }
}
