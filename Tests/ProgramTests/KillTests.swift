import Foundation
import Testing
import TrackerCore
import TrackerStatistics
import TrackerStorage

extension ProgramTests {
  @Suite struct KillTests {
    /// Draws when to kill: from the start to a little after the time that the latest run took which was let go on.
    private struct Killer {
      var random: SplitMix64
      var latest: Duration = .milliseconds(50)

      mutating func moment() -> Duration { latest * Double.random(in: 0..<1.2, using: &random) }
    }

    @Test("an entry that was acknowledged is there, whenever the program is killed", arguments: [UInt64(20)])
    func logging(seed: UInt64) async throws {
      let home = try await ProgramHome.onboarded()
      var killer = Killer(random: SplitMix64(seed: seed))
      var acknowledged: [String] = []
      var kills = 0
      for write in 0..<200 {
        // Every tenth is let go on: the command after a kill works.
        let isSpared = write % 10 == 0
        let saved = try await home.log(killedAfter: isSpared ? nil : killer.moment())
        if isSpared {
          #expect(saved.code == 0, "write \(write): \(saved.errors)")
          killer.latest = saved.duration
        }
        if saved.code == nil { kills += 1 } else { #expect(saved.code == 0, "write \(write): \(saved.errors)") }
        // A killed program may have said it all before.
        if let ids = try? ProgramHome.ids(in: saved) { acknowledged += ids }
      }
      let listed = try await home.ids()
      #expect(kills > 20, "too few were killed to say anything")
      #expect(Set(acknowledged).subtracting(listed).isEmpty, "acknowledged and gone")
      #expect(acknowledged.count >= 20 && Set(listed).count == listed.count && listed.count <= 200)
      try await home.expectWhole()
    }

    @Test("whenever a big import is killed, all of it is there or nothing, and the next command puts the rest right")
    func importing() async throws {
      let rows = (0..<800).map { "\(Day(number: 18_500 + $0)),\($0 % 10),\($0 % 9 + 1)" }
      let script = """
        "$0" import csv "$1/diary.csv" --yes >/dev/null 2>&1 &
        until [ -e "$1/journal.sqlite-import" ] || ! kill -0 $! 2>/dev/null; do :; done
        sleep "$2"; kill -9 $!
        """
      var (cut, told) = (0, 0)
      for (round, pause) in ["0", "0.1", "0.2", "0.3"].enumerated() {
        let home = try await ProgramHome.onboarded()
        try Data((["date,pain,fatigue"] + rows).joined(separator: "\n").utf8)
          .write(to: URL(fileURLWithPath: "\(home.path)/diary.csv"))
        _ = try await Program.shell(script, [home.path, pause], home: home)
        func count() throws -> Int {
          try #require(try SQLiteJournal.open(home: home.path, creating: false)).read { try $0.count(EntryQuery()) }
        }
        let isCut = try count() == 0
        cut += isCut ? 1 : 0
        #expect(try isCut || count() == 1_600)
        if round.isMultiple(of: 2) {
          let saved = try await home.log()
          #expect(saved.code == 0)
          let isTold = saved.errors.contains("was not imported to the end")
          told += isTold ? 1 : 0
          #expect(isCut || !isTold, "\(saved.errors)")
          #expect(try count() == (isCut ? 1 : 1_601))
        } else {
          let again = try await home.run("import csv HOME/diary.csv --yes")
          #expect(again.code == 0 && !again.errors.contains("to the end"), "\(again.errors)")
          #expect(try count() == 1_600)
          #expect(try await home.run("undo").code == 0)
          #expect(try count() == 0)
        }
        try await home.expectWhole()
      }
      #expect(cut > 1 && told > 0, "too few were killed to say anything")
    }

    @Test("whenever setting up is killed, it can be done again", arguments: [UInt64(21)])
    func onboarding(seed: UInt64) async throws {
      var killer = Killer(random: SplitMix64(seed: seed))
      var kills = 0
      for _ in 0..<15 {
        let home = try ProgramHome()
        if try await Program.run(ProgramHome.onboard, home: home, killedAfter: killer.moment()).code == nil {
          kills += 1
        }
        let again = try await Program.run(ProgramHome.onboard, home: home)
        if again.code != 0 { again.expectFailure(["You're already set up"]) }
        killer.latest = again.duration
        let saved = try await home.log()
        #expect(saved.code == 0, "\(saved.errors)")
      }
      #expect(kills > 2, "too few were killed to say anything")
    }

    @Test("an erase that was killed in the middle is finished by the next command, whichever it is")
    func erasing() async throws {
      for command in [["today"], ["log", "food", "soup"], ["settings"]] {
        let home = try await ProgramHome.onboarded(entries: 2)
        // As the program leaves a home in which it was killed after its first step.
        try "symptoms erase everything\n".write(
          toFile: "\(home.path)/.symptoms-erasing", atomically: false, encoding: .utf8)
        _ = try await Program.run(command, home: home)
        #expect(!FileManager.default.fileExists(atPath: home.path), "\(command)")
      }
      let home = try await ProgramHome.onboarded(entries: 2)
      let erased = try await Program.run(["erase", "everything", "--confirm", "erase everything"], home: home)
      #expect(erased.code == 0 && !FileManager.default.fileExists(atPath: home.path), "\(erased.errors)")
    }
  }
}
