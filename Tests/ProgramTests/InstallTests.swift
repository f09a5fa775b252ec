import Foundation
import Testing
import TrackerStatistics

extension ProgramTests {
  @Suite struct InstallTests {
    /// A home beside a pack that can be installed there.
    private func home() throws -> (home: ProgramHome, pack: String) {
      let home = try ProgramHome()
      let pack = "\(home.folder)/kept"
      try FileManager.default.createDirectory(atPath: "\(pack)/scenarios", withIntermediateDirectories: true)
      let text = "schema: 1\nid: kept\nrevision: 1\nname: Kept\nsummary: A pack of a test.\nextends: universal\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(pack)/pack.yaml"))
      for number in 0..<40 {
        try Data("A page that is one of forty.\n".utf8).write(to: URL(fileURLWithPath: "\(pack)/LICENSE-\(number)"))
      }
      return (home, pack)
    }

    private func install(_ pack: String, _ words: [String] = [], in home: ProgramHome, killedAfter: Duration? = nil)
      async throws
      -> Program.Result
    {
      try await Program.run(
        ["pack", "install", pack, "--profile", "draft"] + words, home: home, killedAfter: killedAfter)
    }

    /// What stands in the folder of installed packs, hidden names too.
    private func names(in home: ProgramHome) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: "\(home.path)/packs")) ?? []).sorted()
    }

    @Test("of programs that install the same pack at once, one does, and the others say so")
    func together() async throws {
      let (home, pack) = try home()
      let answers = try await withThrowingTaskGroup(of: Program.Result.self) { group in
        for _ in 0..<6 { group.addTask { try await install(pack, in: home) } }
        return try await group.reduce(into: [Program.Result]()) { $0.append($1) }
      }
      #expect(answers.count { $0.code == 0 } == 1)
      for answer in answers where answer.code != 0 { answer.expectFailure(["\(home.path)/packs"]) }
      #expect(names(in: home) == ["kept"])
    }

    @Test(
      "whenever it is killed, a pack stands there whole or not at all, and the next one goes well",
      arguments: [UInt64(40)])
    func killed(seed: UInt64) async throws {
      let (home, pack) = try home()
      var random = SplitMix64(seed: seed)
      var patience = try await install(pack, ["--dry-run"], in: home).duration
      var kills = 0
      for round in 0..<40 {
        // Every other one takes the place of nothing.
        if round.isMultiple(of: 2) { try? FileManager.default.removeItem(atPath: "\(home.path)/packs/kept") }
        let killed = try await install(
          pack, ["--replace"], in: home, killedAfter: patience * Double.random(in: 0.4..<1, using: &random))
        if killed.code == nil { kills += 1 }
        // How long it takes changes with whatever else the machine does: about every other one is to be killed.
        patience = patience * (killed.code == nil ? 1.2 : 0.8)
        for name in names(in: home) where !name.hasPrefix(".") {
          #expect(name == "kept")
          #expect(try FileManager.default.contentsOfDirectory(atPath: "\(home.path)/packs/\(name)").count == 41)
        }
        let listed = try await Program.run(["pack", "list", "--json"], home: home)
        #expect(listed.code == 0 && !listed.output.contains("\"fault\""))
      }
      #expect(kills > 5, "too few were killed to say anything")
      #expect(try await install(pack, ["--replace"], in: home).code == 0)
      #expect(names(in: home) == ["kept"])
    }

    @Test("a home that can't be written is named", .enabled(if: Reader.words != nil, "see the reason printed above"))
    func readOnly() async throws {
      let (home, pack) = try home()
      try FileManager.default.createDirectory(atPath: home.path, withIntermediateDirectories: true)
      home.allow(0o555, to: home.path)
      let refused = try await Program.run(
        ["pack", "install", pack, "--profile", "draft"], home: home, asUser: Reader.words ?? [])
      refused.expectFailure([
        "\(home.path)/packs cannot be written: Permission denied.",
        "To see who may write there, type: ls -ld \(home.path)/packs",
      ])
      home.allow(0o000, to: "\(pack)/LICENSE-7")
      let unreadable = try await Program.run(["pack", "install", pack], home: home, asUser: Reader.words ?? [])
      unreadable.expectFailure([
        "\(pack)/LICENSE-7 cannot be read: Permission denied.",
        "To see who may read it, type: ls -ld \(pack)/LICENSE-7",
      ])
    }
  }
}
