import Foundation
import Testing

extension ProgramTests {
  @Suite struct FullDiskTests {
    static let words = ["Your disk is full, so nothing was saved", "Free some space"]

    @Test("no room: the entries from before stay, and nothing is half there", arguments: [0, 1, 16, 33, 48, 64, 120])
    func growthForbidden(kibibytes: Int) async throws {
      let home = try await ProgramHome.onboarded(entries: 3)
      let before = try await home.ids()
      let refused = try await Program.shell("ulimit -f \(kibibytes); exec \"$0\" log symptom pain 4 --json", home: home)
      if refused.code == 0 {
        // There was room to log, though none to merge it into the journal's file.
        #expect(kibibytes > 40)
        #expect(try await home.ids().sorted() == (before + (try ProgramHome.ids(in: refused))).sorted())
      } else {
        let failure = try refused.failure()
        #expect(
          refused.code == 2 && refused.output.isEmpty && failure["kind"] as? String == "system", "\(refused.errors)")
        #expect(failure["mend"] != nil)
        #expect(try await home.ids() == before)
      }
      try await home.expectWhole()
    }

    @Test("no room to log is one clear error")
    func words() async throws {
      let home = try await ProgramHome.onboarded()
      try await Program.shell("ulimit -f 1; exec \"$0\" log symptom pain 4", home: home).expectFailure(Self.words)
      #expect(try await home.ids().isEmpty)
    }

    @Test("no room to set up: one clear error, and it works once there is room", arguments: [0, 1, 4, 40, 100])
    func onboarding(kibibytes: Int) async throws {
      let home = try ProgramHome()
      let refused = try await Program.shell(
        "ulimit -f \(kibibytes); exec \"$0\" \"$@\"", ProgramHome.onboard, home: home)
      refused.expectFailure(Self.words)
      try await Program.run(["today"], home: home).expectFailure(["You're not set up yet."])
      #expect(try await Program.run(ProgramHome.onboard, home: home).code == 0)
      try await home.expectWhole()
    }

    /// A disk that is really full: a small one in memory, which goes with the namespace that it is mounted in.
    @Test(
      "a full disk: nothing is lost, and logging goes on once there is room",
      .enabled(if: SmallDisk.isPossible, "see the reason printed above"))
    func fullDisk() async throws {
      let home = try ProgramHome()
      let script = """
        mount -t tmpfs -o size=600k tmpfs "$1"; export SYMPTOMS_HOME="$1/home"; shift
        "$0" "$@" > /dev/null; "$0" log symptom pain 3 > /dev/null
        head -c 1000000 /dev/zero > "${SYMPTOMS_HOME%/home}/ballast" 2> /dev/null
        "$0" log symptom pain 4 1>&2; echo "refused with $?" >&2
        rm "${SYMPTOMS_HOME%/home}/ballast"
        "$0" list --json --days 2 && "$0" doctor >&2 && "$0" log symptom pain 5 >&2
        """
      let ran = try await Program.shell(script, [home.folder] + ProgramHome.onboard, wrapper: ["unshare", "--mount"])
      let said = ran.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(ran.code == 0, "\(ran.errors)")
      for words in Self.words + ["refused with 2", "Saved: pain 5 out of 10"] {
        #expect(said.contains(words), "\(ran.errors)")
      }
      #expect(try ProgramHome.ids(in: ran).count == 1)
    }

    @Test(
      "an answer that can't be written is an error",
      .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
    func fullOutput() async throws {
      let home = try await ProgramHome.onboarded()
      try await Program.shell("exec \"$0\" today > /dev/full", home: home).expectFailure([
        "The answer cannot be written"
      ])
    }
  }

  private enum SmallDisk {
    static let isPossible: Bool = {
      let probe = Process()
      probe.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      probe.arguments = ["unshare", "--mount", "mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", "/mnt"]
      probe.standardError = FileHandle.nullDevice
      if (try? probe.run()) != nil {
        probe.waitUntilExit()
        if probe.terminationStatus == 0 { return true }
      }
      print("skipped: a really full disk needs the right to mount one")
      return false
    }()
  }
}
