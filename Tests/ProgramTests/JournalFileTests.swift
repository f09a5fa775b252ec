import Foundation
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
    @Test("wherever one page is overwritten, the program answers whole or refuses in words")
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
          #expect(try ProgramHome.ids(in: listed) == whole, "page \(page)")
        } else {
          #expect(listed.code == 2 && listed.output.isEmpty, "page \(page): \(listed.errors)")
          #expect(try listed.failure()["mend"] != nil, "page \(page)")
        }
      }
    }
  }
}
