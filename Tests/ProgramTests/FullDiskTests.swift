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
        #expect(failure["recovery"] != nil)
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
        for words in today list predict accuracy "list --json" "export entries --kind symptom" "export all"; do
          "$0" $words > /dev/null || echo "unreadable: $words" >&2
        done
        rm "${SYMPTOMS_HOME%/home}/ballast"
        "$0" list --json --days 2 && "$0" doctor >&2 && "$0" log symptom pain 5 >&2
        """
      let ran = try await Program.shell(script, [home.folder] + ProgramHome.onboard, wrapper: ["unshare", "--mount"])
      let said = ran.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(ran.code == 0, "\(ran.errors)")
      for words in Self.words + ["refused with 2", "Saved: pain 5 out of 10"] {
        #expect(said.contains(words), "\(ran.errors)")
      }
      #expect(!said.contains("unreadable"), "\(ran.errors)")
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

    @Test(
      "an answer that can't be written denies nothing that was saved",
      arguments: ["exec \"$0\" log symptom pain 4 > /dev/full", "exec \"$0\" log symptom pain 4 > /dev/full 2>&1"],
      ["", "trap '' PIPE;"])
    func savedWithoutAnswer(script: String, prelude: String) async throws {
      let home = try await ProgramHome.onboarded()
      let saved = try await Program.shell("\(prelude) \(script)", home: home)
      #expect(saved.code == 3)
      #expect(saved.errors.contains("Saved, but the answer could not be written") != script.contains("2>&1"))
      #expect(try await home.ids().count == 1)
    }

    @Test(
      "nor does it deny what was done to files alone",
      arguments: [
        "backup create", "settings set colour never", "backup restore $1 --in-place --confirm 'restore backup'",
      ])
    func doneWithoutAnswer(line: String) async throws {
      let home = try await ProgramHome.onboarded()
      let copy = "\(home.folder)/copy.backup"
      #expect(try await Program.run(["backup", "create", "--to", copy], home: home).code == 0)
      let done = try await Program.shell("exec \"$0\" \(line) > /dev/full", [copy], home: home)
      #expect(done.code == 3, "\(done.errors)")
    }

    @Test("a reader that goes away is told what was saved", arguments: ["", "trap '' PIPE;"])
    func savedForNobody(prelude: String) async throws {
      let home = try await ProgramHome.onboarded()
      let script = "\(prelude) exec 3> >(exec <&-); wait $!; \"$0\" log symptom pain 4 >&3; echo \"$?\""
      let ended = try await Program.shell(script, home: home)
      #expect(ended.output == "3\n" && ended.errors.contains("Saved, but the answer could not be written"))
      #expect(try await home.ids().count == 1)
    }

    @Test("warnings that can't be written stop no command")
    func fullErrors() async throws {
      let home = try await ProgramHome.onboarded()
      try "theme: nothing".write(toFile: "\(home.path)/settings.yaml", atomically: true, encoding: .utf8)
      let saved = try await Program.shell("exec \"$0\" log symptom pain 4 2> /dev/full", home: home)
      #expect(saved.code == 0 && saved.output.hasPrefix("Saved: pain 4"))
    }
  }

  /// Faults of the machine that a library in front of the system's own makes.
  @Suite(.enabled(if: Shim.path != nil, "there is no C compiler, or no way to put a library first"))
  struct DiskFaultTests {
    private static func log(_ call: String, _ code: Int32, in home: ProgramHome) async throws -> Program.Result {
      try await Program.run(
        ["log", "symptom", "pain", "4"], home: home,
        environment: ["LD_PRELOAD": Shim.path ?? "", "SHIM_CALL": call, "SHIM_ERRNO": "\(code)"])
    }

    @Test(
      "each fault has words of its own, and what is said of saving is true",
      arguments: [
        (EIO, "The disk with your journal gave an error, so nothing was saved"), (ENOSPC, "Your disk is full"),
        (EDQUOT, "Your disk is full"), (EACCES, "You do not have permission to write"),
        (EROFS, "is on a disk that cannot be written to"),
      ])
    func words(code: Int32, words: String) async throws {
      let home = try await ProgramHome.onboarded(entries: 1)
      let before = try await home.ids()
      let refused = try await Self.log("pwrite", code, in: home)
      refused.expectFailure([words])
      #expect(refused.errors.split(separator: "\n").count <= 6, "\(refused.errors)")
      #expect(try await home.ids() == before)
      try await home.expectWhole()
    }

    @Test(
      "a file that can't be written says why, and what was there before stays",
      arguments: [
        (EIO, "its disk gave an error"), (ENOSPC, "the disk is full"),
        (EACCES, "you have no permission to write there"),
        (EROFS, "you have no permission to write there"),
      ])
    func files(code: Int32, words: String) async throws {
      let home = try await ProgramHome.onboarded(entries: 1)
      let file = "\(home.folder)/journal.jsonl"
      try "before".write(toFile: file, atomically: true, encoding: .utf8)
      let shim = ["LD_PRELOAD": Shim.path ?? "", "SHIM_CALL": "fsync", "SHIM_ERRNO": "\(code)"]
      for line in [["export", "all", file, "--force"], ["settings", "set", "theme", "dark"]] {
        let refused = try await Program.run(line, home: home, environment: shim)
        refused.expectFailure(["was not saved: \(words)"])
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "before")
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.folder).sorted() == ["home", "journal.jsonl"])
    }

    @Test("where nobody can know whether it was saved, nothing else is said")
    func uncertain() async throws {
      let home = try await ProgramHome.onboarded(entries: 1)
      // What was written can be taken back, and then cannot.
      try await Self.log("fdatasync", EIO, in: home).expectFailure(["gave an error, so nothing was saved"])
      #expect(try await home.ids().count == 1)
      let refused = try await Self.log("fdatasync ftruncate", EIO, in: home)
      refused.expectFailure(["gave an error while saving", "To see whether it was saved, type: "])
      #expect([1, 2].contains(try await home.ids().count))
      try await home.expectWhole()
    }
  }

  private enum Shim {
    /// A library whose writes fail as the environment says; nil where none can be made.
    static let path: String? = {
      #if os(Linux)
      let folder = NSTemporaryDirectory() + "/symptoms-shim-\(UUID().uuidString)"
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? source.write(toFile: "\(folder)/shim.c", atomically: true, encoding: .utf8)
      for compiler in ["cc", "gcc", "clang"] {
        let making = Process()
        making.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        making.arguments = [compiler, "-shared", "-fPIC", "-o", "\(folder)/shim.so", "\(folder)/shim.c", "-ldl"]
        making.standardError = FileHandle.nullDevice
        guard (try? making.run()) != nil else { continue }
        making.waitUntilExit()
        if making.terminationStatus == 0 { return "\(folder)/shim.so" }
      }
      #endif
      return nil
    }()

    private static let source = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <errno.h>
      #include <stdlib.h>
      #include <string.h>
      #include <sys/types.h>

      static int fails(const char *call) {
        const char *chosen = getenv("SHIM_CALL");
        if (!chosen || !strstr(chosen, call)) return 0;
        errno = atoi(getenv("SHIM_ERRNO"));
        return 1;
      }

      #define WRITE(NAME) \\
        ssize_t NAME(int file, const void *bytes, size_t count, off64_t offset) { \\
          if (fails("pwrite")) return -1; \\
          ssize_t (*real)(int, const void *, size_t, off64_t) = dlsym(RTLD_NEXT, #NAME); \\
          return real(file, bytes, count, offset); \\
        }
      #define SYNC(NAME) \\
        int NAME(int file) { \\
          if (fails(#NAME)) return -1; \\
          int (*real)(int) = dlsym(RTLD_NEXT, #NAME); \\
          return real(file); \\
        }
      #define CUT(NAME) \\
        int NAME(int file, off_t size) { \\
          if (size == 0 && fails("ftruncate")) return -1; \\
          int (*real)(int, off_t) = dlsym(RTLD_NEXT, #NAME); \\
          return real(file, size); \\
        }
      WRITE(pwrite)
      WRITE(pwrite64)
      CUT(ftruncate)
      CUT(ftruncate64)
      SYNC(fsync)
      SYNC(fdatasync)
      """
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
