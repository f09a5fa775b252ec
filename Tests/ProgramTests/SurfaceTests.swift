import Foundation
import Testing

extension ProgramTests {
  @Suite struct SurfaceTests {
    @Test("every command that a message or a help text names is there, with its options")
    func namedCommands() async throws {
      let packages = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../Packages"
      )
      .standardizedFileURL
      let files =
        FileManager.default.enumerator(at: packages, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
      var options: [String: Set<String>] = [:]
      for file in files where file.pathExtension == "swift" {
        // Most lines are passed over quickly: the expression would take many seconds for all of them.
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        where line.contains("symptoms ") {
          for mention in line.matches(of: #/(?:`|^ *)symptoms (?<words>(?:[^`\s]| (?! ))*)/#) {
            let words = mention.words.split(separator: " ")
            let command = words.prefix { $0.wholeMatch(of: #/[a-z][a-z-]*/#) != nil }.joined(separator: " ")
            options[command, default: []].formUnion(words.filter { $0.hasPrefix("--") }.map(String.init))
          }
        }
      }
      #expect(options.count > 50)
      // What the examples add of one's own is not there where nobody added it.
      let ofOwn: Set = ["screen time"]
      for (command, options) in options.sorted(by: { $0.key < $1.key }) where !ofOwn.contains(command) {
        let words = command.split(separator: " ").map(String.init)
        let help = try await Program.run(words + ["--help"])
        let usage = help.output.split(separator: "\n").first { $0.hasPrefix("Usage: ") } ?? ""
        // A word for a kind of entry begins a line, too: `symptoms weigh 70` is `symptoms log weight 70`.
        let starts = ["Usage: symptoms \(words.prefix(1).joined())", "Usage: symptoms log "]
        #expect(help.code == 0 && starts.contains(where: usage.hasPrefix), "symptoms \(command)")
        // Behind a command may stand its argument, such as the id of a pack; behind a group of commands, only one of
        // them, or an argument of the one that the group runs by itself.
        let isWhole = usage.hasPrefix((["Usage: symptoms"] + words + [""]).joined(separator: " "))
        if usage.contains("<command>"), !isWhole {
          #expect(try await takesArgument(groupWith: help.output, named: words[0]), "symptoms \(command)")
        }
        for option in options { #expect(help.output.contains(option), "symptoms \(command) \(option)") }
      }
    }

    /// Whether the command that a group runs by itself, which its help marks, has an argument.
    private func takesArgument(groupWith help: String, named group: String) async throws -> Bool {
      guard let ownLine = help.firstMatch(of: #/\n  (?<name>[a-z-]+) \* /#) else { return false }
      let own = try await Program.run([group, String(ownLine.name), "--help"])
      let usage = own.output.split(separator: "\n").first { $0.hasPrefix("Usage: symptoms \(group) \(ownLine.name) ") }
      return usage?.contains("<") == true
    }

    @Test("help and version are on standard output")
    func help() async throws {
      let help = try await Program.run(["--help"])
      #expect(help.code == 0 && help.errors.isEmpty)
      for words in ["Usage: symptoms", "symptoms onboard", "check-in"] {
        #expect(help.output.contains(words))
      }
      let version = try await Program.run(["--version"])
      #expect(
        version.code == 0 && version.output.hasPrefix("symptoms ") && version.output.split(separator: "\n").count == 1)
    }

    @Test("a shell's completion asks the program", arguments: ["bash", "zsh", "fish"])
    func completion(shell: String) async throws {
      let script = try await Program.run(["--generate-completion-script", shell])
      #expect(script.code == 0 && script.errors.isEmpty)
      #expect(script.output.contains("symptoms __complete \(shell) "))
      let home = try ProgramHome()
      let lines = try await Program.run(["__complete", shell, "log", "re"], home: home)
      #expect(lines.code == 0 && lines.errors.isEmpty && lines.output.hasPrefix("rest\t"))
      #expect(try await Program.run(["__complete", shell, "check-in", ""], home: home).output == "")
    }

    @Test("bash completes a line with the script that it gets")
    func bash() async throws {
      let home = try ProgramHome()
      let program = try #require(Program.path)
      let script = try await Program.run(["--generate-completion-script", "bash"]).output
      let asked = "\(script)\nsymptoms() { '\(program)' \"$@\"; }\nCOMP_WORDS=(symptoms log res)\nCOMP_CWORD=2\n"
      let bash = Process()
      bash.executableURL = URL(fileURLWithPath: "/bin/bash")
      bash.arguments = ["--norc", "-c", asked + "_symptoms\nprintf '%s,' \"${COMPREPLY[@]}\""]
      bash.environment = ["HOME": home.path, "SYMPTOMS_HOME": home.path, "PATH": "/usr/bin:/bin"]
      let output = Pipe()
      bash.standardOutput = output
      try bash.run()
      let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? .init(), as: UTF8.self)
      bash.waitUntilExit()
      #expect(said == "rest,")
    }

    @Test(
      "before anyone is set up, every command says what to do on standard error",
      arguments: ["today", "list", "undo", "accuracy"])
    func notSetUp(command: String) async throws {
      let home = try ProgramHome()
      try await Program.run([command], home: home).expectFailure([
        "You're not set up yet.", "Set up in about two minutes:", "symptoms onboard",
      ])
      let json = try await Program.run([command, "--json"], home: home)
      #expect(json.code == 2 && json.output.isEmpty)
      #expect(try json.failure()["schema"] as? String == "failure/1")
    }

    @Test(
      "wrong usage exits with 64",
      arguments: [["nonsense"], ["today", "--nonsense"], ["log", "nonsense"], ["list", "--days", "many"]])
    func usage(words: [String]) async throws {
      let home = try await ProgramHome.onboarded()
      let plain = try await Program.run(words, home: home)
      #expect(plain.code == 64 && plain.output.isEmpty && plain.errors.contains("symptoms"), "\(plain)")
      let json = try await Program.run(words + ["--json"], home: home)
      #expect(json.code == 64 && json.output.isEmpty)
      #expect(try json.failure()["kind"] as? String == "usage")
    }

    @Test("a value out of range is refused, and nothing is kept")
    func outOfRange() async throws {
      let home = try await ProgramHome.onboarded()
      try await Program.run(["log", "symptom", "pain", "99"], home: home).expectFailure([
        "How bad was it? Use 1 to 10, or 0 for none.", "symptoms log symptom pain",
      ])
      #expect(try await home.ids().isEmpty)
    }

    @Test(
      "an answer into a file or a pipe has no colours, with NO_COLOR and without",
      arguments: [[:], ["NO_COLOR": "1"], ["TERM": "xterm-256color"]])
    func colours(environment: [String: String]) async throws {
      let home = try await ProgramHome.onboarded(entries: 1)
      let today = try await Program.run(["today"], home: home, environment: environment)
      #expect(today.code == 0 && !today.output.isEmpty && !today.output.contains("\u{1B}"))
    }

    @Test("a reader that goes away ends the program without a word", arguments: ["", "trap '' PIPE;"])
    func closedPipe(prelude: String) async throws {
      let home = try await ProgramHome.onboarded(entries: 1)
      // Closed before the program starts, so that no answer fits into the pipe's room.
      let script = "\(prelude) exec 3> >(exec <&-); wait $!; \"$0\" list --json --days 2 >&3; echo \"$?\""
      let ended = try await Program.shell(script, home: home)
      #expect(ended.errors.isEmpty)
      #expect(ended.output == "141\n")
      let first = try await Program.shell("\(prelude) \"$0\" --help | head -1", home: home)
      #expect(
        first.errors.isEmpty && first.output.hasPrefix("Track ") && first.output.split(separator: "\n").count == 1)
    }
  }
}
