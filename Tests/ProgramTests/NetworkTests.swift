import Foundation
import Testing

extension ProgramTests {
  /// Every command, watched for sockets of the internet, and for what the titles of its processes tell.
  @Suite struct NetworkTests {
    private static let isWatchable = ["/usr/bin/strace", "/bin/strace"].contains {
      FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Runs a script under `strace` and gives the calls that name an internet address family.
    private func sockets(of script: String, home: ProgramHome) async throws -> [String] {
      try await calls("%network", of: script, home: home).filter { $0.contains("AF_INET") }
    }

    /// Runs a script under `strace` and gives its calls of some kinds, texts in full.
    private func calls(_ kinds: String, of script: String, home: ProgramHome) async throws -> [String] {
      let log = "\(home.folder)/calls-\(UUID().uuidString)"
      let watching = "strace -f --seccomp-bpf -qq -s 4096 -e trace=\(kinds) -o '\(log)'"
      let watched = "\(watching) \(script) </dev/null >/dev/null 2>&1; test -e '\(log)'"
      let result = try await Program.shell(watched, home: home)
      try #require(result.code == 0, "strace did not run: \(result.errors)")
      let text = try String(contentsOfFile: log, encoding: .utf8)
      try FileManager.default.removeItem(atPath: log)
      return text.split(separator: "\n").map(String.init)
    }

    @Test("no command opens a socket of the internet", .enabled(if: isWatchable))
    func sockets() async throws {
      let home = try await ProgramHome.onboarded(entries: 3)
      let diary = "\(home.folder)/diary.csv"
      try "date,pain\n2026-03-01,4\n2026-03-02,5\n".write(toFile: diary, atomically: false, encoding: .utf8)
      let commands = try await commands([], home: home)
      #expect(commands.count > 50)
      // What needs more than its name to do something; `erase` comes last.
      let told = [
        "log food lunch soup", "log rest 7h", "check-in pain=4", "export all \(home.folder)/all.jsonl",
        "import \(home.folder)/all.jsonl", "import \(diary) --yes", "export entries --kind symptom",
        "settings set colour never", "pack lint universal", "pack test universal", "pack show universal",
        "tune set sleep=40 --rest", "doctor --data", "today --more", "predict --explain",
        "erase everything --confirm 'erase everything'",
      ]
      for line in commands.map({ $0.joined(separator: " ") }) + told {
        #expect(try await sockets(of: "\"$0\" \(line)", home: home) == [], "symptoms \(line)")
      }
      #expect(!FileManager.default.fileExists(atPath: home.journal))
    }

    @Test("a program that opens one is noticed", .enabled(if: isWatchable))
    func notices() async throws {
      let home = try ProgramHome()
      #expect(try await sockets(of: "bash -c 'exec 3<>/dev/tcp/127.0.0.1/9'", home: home).isEmpty == false)
    }

    @Test("nothing that was logged is in the title of a process that the program starts", .enabled(if: isWatchable))
    func titles() async throws {
      let marker = "Xylophonquark"
      let home = try await ProgramHome.onboarded()
      for line in [["log", "food", "lunch", marker], ["goals", "add", marker]] {
        #expect(try await Program.run(line, home: home).code == 0)
      }
      let titles = try await calls("execve,prctl", of: "\"$0\" settings set backup daily", home: home)
      #expect(titles.contains { $0.contains("\"backup\", \"run\"") }, "the backup that is due has a process of its own")
      #expect(!titles.contains { $0.contains(marker) })
    }

    /// The commands of the program by their names, the groups left out.
    private func commands(_ path: [String], home: ProgramHome) async throws -> [[String]] {
      let help = try await Program.run(path + ["--help", "--json"], home: home).json()
      let parts = (help["commands"] as? [[String: Any]] ?? []).compactMap {
        ($0["name"] as? String)?.replacing(" *", with: "")
      }
      guard !parts.isEmpty else { return [path] }
      var found: [[String]] = []
      for part in parts where part != "help" { found += try await commands(path + [part], home: home) }
      return found
    }
  }
}
