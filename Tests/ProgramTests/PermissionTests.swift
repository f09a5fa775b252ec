import Foundation
import Testing

extension ProgramTests {
  /// Who may not write where the owner forbids it: root may everywhere, so another user stands in for people.
  enum Reader {
    /// Words that run the words after them as that user; nil when there is no way to, with the reason printed.
    static let words: [String]? = {
      guard getuid() == 0 else { return [] }
      guard let setpriv = ["/usr/bin/setpriv", "/bin/setpriv"].first(where: FileManager.default.isExecutableFile) else {
        print("skipped: tests of permissions need setpriv when run as root")
        return nil
      }
      let words = [setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"]
      guard let program = Program.path, isRunnable(program, words) else {
        print(
          """
          skipped: tests of permissions need a build that other users may run; this one is in a folder that they may \
          not enter
          """
        )
        return nil
      }
      return words
    }()

    private static func isRunnable(_ program: String, _ words: [String]) -> Bool {
      let probe = Process()
      probe.executableURL = URL(fileURLWithPath: words[0])
      probe.arguments = words.dropFirst() + [program, "--version"]
      probe.standardOutput = FileHandle.nullDevice
      probe.standardError = FileHandle.nullDevice
      guard (try? probe.run()) != nil else { return false }
      probe.waitUntilExit()
      return probe.terminationStatus == 0
    }
  }

  @Suite(.enabled(if: Reader.words != nil, "see the reason printed above")) struct PermissionTests {
    let reader = Reader.words ?? []

    @Test("a home that can't be written is read, and a command that writes says so")
    func readOnlyHome() async throws {
      let home = try await ProgramHome.onboarded(entries: 2)
      let before = try home.files()
      home.allow(0o444, to: home.journal)
      home.allow(0o555, to: home.path)
      for words in [["log", "symptom", "pain", "4"], ["undo"], ["onboard", "--change", "--impact", "4"]] {
        let refused = try await Program.run(words, home: home, asUser: reader)
        refused.expectFailure(["permission to write to \(home.path)", "To see who may write there: ls -ld"])
      }
      let json = try await home.log(asUser: reader)
      #expect(json.code == 2 && json.output.isEmpty)
      #expect(try json.failure()["recovery"] != nil)

      #expect(try await home.ids(asUser: reader).count == 2)
      let today = try await Program.run(["today"], home: home, asUser: reader)
      #expect(
        today.code == 0 && today.output.contains("A first guess for tomorrow, as things stand: "), "\(today.errors)")
      #expect(try home.files() == before)
    }

    @Test(
      "a journal that can't be read is not taken for none",
      arguments: [["today"], ["list"], ["log", "symptom", "pain", "4"], ProgramHome.onboard])
    func unreadableJournal(words: [String]) async throws {
      let home = try await ProgramHome.onboarded(entries: 1)
      let before = try home.files()
      for (mode, path) in [(0o000, home.journal), (0o000, home.path)] {
        home.allow(mode, to: path)
        let refused = try await Program.run(words, home: home, asUser: reader)
        refused.expectFailure(["permission to open \(home.journal)", "Use the account that owns it."])
      }
      home.allow(0o700, to: home.path)
      home.allow(0o600, to: home.journal)
      #expect(try home.files() == before)
    }

    @Test("a home that can't be made is named")
    func unmakeableHome() async throws {
      let home = try ProgramHome(named: "closed/deeper/home")
      let closed = "\(home.folder)/closed"
      try FileManager.default.createDirectory(
        atPath: closed, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
      let refused = try await Program.run(ProgramHome.onboard, home: home, asUser: reader)
      refused.expectFailure(["permission to make the folder \(closed)/deeper", "--home DIR"])
    }
  }

  @Suite struct HomeTests {
    @Test(
      "a home that is a file, or below one, is named", arguments: ["home", "home/deeper"],
      [["today"], ["log", "symptom", "pain", "4"], ProgramHome.onboard])
    func homeIsFile(name: String, words: [String]) async throws {
      let home = try ProgramHome(named: name)
      let file = "\(home.folder)/home"
      try "a letter".write(toFile: file, atomically: true, encoding: .utf8)
      let refused = try await Program.run(words, home: home)
      refused.expectFailure([
        "\(home.path) cannot be used", "is a file, not a folder", "Use another folder: --home DIR",
      ])
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "a letter")
    }

    @Test("without HOME, the way to name a home is said")
    func noHome() async throws {
      try await Program.run(["today"], environment: ["HOME": ""]).expectFailure([
        "HOME is not set", "such as --home diary",
      ])
    }
  }
}
