import Foundation
import Synchronization
import Testing
import TrackerCore
import TrackerStorage

extension ProgramTests {
  @Suite struct BackupTests {
    /// A moment at which a program is killed: at the nth time that it calls the system in this way.
    private struct Moment: Sendable, CustomStringConvertible {
      var call: String
      var nth: Int
      var description: String { "\(call) \(nth)" }
    }

    /// What changes files, with how many of its calls are passed over for each that a program is killed at. A call that
    /// only makes sure of what others did, or that is repeated for each page, is tried less often.
    private static let calls = [
      "rename": 1, "renameat2": 1, "link": 1, "linkat": 1, "mkdir": 1, "mkdirat": 1, "unlink": 3, "unlinkat": 3,
      "fsync": 2, "fdatasync": 3, "ftruncate": 2, "rmdir": 3, "pwrite64": 37,
    ]

    /// The moments at which a command is killed, from what it does when nobody kills it.
    private func moments(of line: [String], in home: ProgramHome) async throws -> [Moment] {
      let names = Self.calls.keys.joined(separator: ",")
      let traced = try await Program.shell(
        #"trace=$1; shift; strace -f -qq -o "$trace" -e trace=\#(names) "$0" "$@" > /dev/null && cat "$trace""#,
        ["\(home.folder)/trace"] + line, home: home)
      try #require(traced.code == 0, "\(traced.errors)")
      let found = traced.output.split(separator: "\n").compactMap { line in
        line.firstMatch(of: #/^\d+ +([a-z0-9]+)\(/#).map { String($0.1) }
      }
      let moments = Self.calls.sorted { $0.key < $1.key }.flatMap { call, step in
        stride(from: 1, through: found.count { $0 == call }, by: step).map { Moment(call: call, nth: $0) }
      }
      // `Tools/torture/run calls` takes each of them.
      let share = max(1, moments.count / Self.most)
      return moments.enumerated().filter { $0.offset.isMultiple(of: share) }.map(\.element)
    }

    /// About so many moments are tried: a kill and what is looked at after it take seconds.
    private static let most = 24

    private func run(_ line: [String], killedAt moment: Moment, _ home: ProgramHome) async throws {
      let script = #"""
        call=$1; nth=$2; shift 2
        strace -f -qq -o /dev/null -e trace="$call" -e inject="$call":signal=SIGKILL:when="$nth" "$0" "$@" > /dev/null
        """#
      let ran = try await Program.shell(script, [moment.call, "\(moment.nth)"] + line, home: home)
      #expect(ran.code != 0, "\(moment): it was not killed")
    }

    /// Does something for each moment, two at a time.
    private func each(
      _ moments: [Moment], _ body: @escaping @Sendable (Moment) async throws -> Void
    ) async throws {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (index, moment) in moments.enumerated() {
          if index >= 2 { try await group.next() }
          group.addTask { try await body(moment) }
        }
        try await group.waitForAll()
      }
    }

    /// A home with a backup of one entry fewer than it has now.
    private func prepared() async throws -> (home: ProgramHome, backup: String) {
      let home = try await ProgramHome.onboarded(entries: 2)
      let backup = "\(home.folder)/a.backup"
      let made = try await Program.run(["backup", "create", "--to", backup], home: home)
      try #require(made.code == 0, "\(made.errors)")
      try #require(try await home.log().code == 0)
      try Data("theme: light\n".utf8).write(to: URL(fileURLWithPath: "\(home.path)/settings.yaml"))
      return (home, backup)
    }

    private func copied(_ home: ProgramHome) throws -> ProgramHome {
      let copy = try ProgramHome()
      try FileManager.default.copyItem(atPath: home.path, toPath: copy.path)
      return copy
    }

    private static let restoring = ["--in-place", "--confirm", "restore backup"]

    @Test(
      "whenever a restoring is killed, the next command finds all of the one state or all of the other",
      .enabled(if: Strace.isPossible, "this needs strace"))
    func killedRestoring() async throws {
      let (model, backup) = try await prepared()
      let line = ["backup", "restore", backup] + Self.restoring
      let moments = try await moments(of: line, in: try copied(model))
      let outcomes = Mutex<[Int: Int]>([:])
      try await each(moments) { moment in
        let home = try copied(model)
        try await run(line, killedAt: moment, home)
        let ids = try await home.ids().count
        let settings = FileManager.default.contents(atPath: "\(home.path)/settings.yaml")
        #expect(ids == 2 || ids == 3, "\(moment)")
        #expect((ids == 2) == (settings == nil), "\(moment)")
        #expect(!FileManager.default.fileExists(atPath: "\(home.path)/.symptoms-restoring"), "\(moment)")
        outcomes.withLock { $0[ids, default: 0] += 1 }
        guard ids == 2 else { return }
        let kept = try backups(of: home).filter { $0.contains("before-restore") }
        #expect(kept.count == 1, "\(moment): \(kept)")
        if let kept = kept.first { #expect(try await entries(in: kept) == 3, "\(moment)") }
      }
      #expect(outcomes.withLock { $0.count == 2 && $0.values.allSatisfy { $0 > 2 } })
    }

    @Test(
      "whenever the making of a backup is killed, there is a whole one or none, and the next one works",
      .enabled(if: Strace.isPossible, "this needs strace"))
    func killedMaking() async throws {
      let model = try await ProgramHome.onboarded(entries: 1)
      let moments = try await moments(of: ["backup", "create"], in: try copied(model))
      #expect(moments.count > 8)
      try await each(moments) { moment in
        let home = try copied(model)
        try await run(["backup", "create"], killedAt: moment, home)
        for path in try backups(of: home) {
          #expect(try await Program.run(["backup", "verify", path], home: home).code == 0, "\(moment) \(path)")
        }
        #expect(try await Program.run(["backup", "create"], home: home).code == 0, "\(moment)")
        let left = try FileManager.default.contentsOfDirectory(atPath: "\(home.path)/backups")
        #expect(left.allSatisfy { $0.hasSuffix(".backup") }, "\(moment) \(left)")
      }
    }

    private func backups(of home: ProgramHome) throws -> [String] {
      let folder = "\(home.path)/backups"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".backup") }.map { "\(folder)/\($0)" }
    }

    private func entries(in backup: String) async throws -> Int? {
      let checked = try await Program.run(["backup", "verify", backup, "--json"], home: try ProgramHome())
      return try checked.json()["entries"] as? Int
    }

    @Test("an entry that is logged while a backup is restored is in the new journal or in the backup of the old one")
    func restoringAndLogging() async throws {
      let (model, backup) = try await prepared()
      for _ in 0..<3 {
        let home = try copied(model)
        let results = try await Program.together(
          ["backup", "restore", backup] + Self.restoring, ["log", "symptom", "pain", "7", "--json"], home: home)
        #expect(results.map(\.code) == [0, 0], "\(results.map(\.errors))")
        let kept = try #require(try backups(of: home).first { $0.contains("before-restore") })
        let inNew = try await home.ids().count == 3
        let inOld = try await entries(in: kept) == 4
        #expect(inNew != inOld, "acknowledged and gone, or twice")
        try await home.expectWhole()
      }
    }

    @Test("no room: no backup, no restoring, and nothing is half there", arguments: [60])
    func noRoom(kibibytes: Int) async throws {
      let (home, backup) = try await prepared()
      let before = try await home.ids()
      for line in [["backup", "create"], ["backup", "restore", backup] + Self.restoring] {
        let refused = try await Program.shell(
          "ulimit -f \(kibibytes); exec \"$0\" \"$@\"", line, home: home)
        #expect(refused.code == 2 && refused.output.isEmpty, "\(line) \(refused.errors)")
        #expect(try await home.ids() == before, "\(line)")
        #expect(try backups(of: home).isEmpty)
      }
      try await home.expectWhole()
    }

    @Test("a backup that is due is made after the answer, in a process that holds nothing up")
    func due() async throws {
      let home = try await ProgramHome.onboarded(entries: 1)
      let set = try await Program.run(["settings", "set", "backup", "daily"], home: home)
      #expect(set.code == 0, "\(set.errors)")
      // It is made after this very command; its end is that it is there and nobody is at it any more.
      let waited = try await Program.shell(
        """
        until ls "$1"/backups/symptoms-*.backup > /dev/null 2>&1 && ! [ -e "$1/backups/.making" ]; do :; done
        until grep -q '"automatic"' "$1/backups.json"; do :; done
        """, [home.path], home: home)
      #expect(waited.code == 0)
      let made = try backups(of: home)
      #expect(made.count == 1)
      #expect(try await entries(in: made[0]) == 1)
      #expect(try await home.log().code == 0)
      #expect(try backups(of: home) == made, "one a day")
    }
  }

  private enum Strace {
    static let isPossible: Bool = {
      let probe = Process()
      probe.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      probe.arguments = ["strace", "-qq", "-o", "/dev/null", "-e", "inject=rename:signal=SIGKILL:when=999", "true"]
      probe.standardError = FileHandle.nullDevice
      if (try? probe.run()) != nil {
        probe.waitUntilExit()
        if probe.terminationStatus == 0 { return true }
      }
      print("skipped: killing a program at its system calls needs strace")
      return false
    }()
  }
}
