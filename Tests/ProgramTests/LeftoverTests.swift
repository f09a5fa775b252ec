import Foundation
import Testing

extension ProgramTests {
  /// What a killed command leaves behind, and other users' and other packs' files.
  @Suite struct LeftoverTests {
    private static let six = "Ab3dEf"

    private func names(in folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test("what killed commands left is found by the doctor, who removes it when asked; what a person keeps stays")
    func doctor() async throws {
      let home = try await ProgramHome.onboarded()
      let packs = "\(home.path)/packs"
      let left = [
        "journal.jsonl.unfinished-\(Self.six)", "settings.yaml.unfinished-abcdef", "settings.yaml.x7Kq2Z",
        "packs/.installing-mine/pack.yaml", "packs/.discarded-old/pack.yaml",
      ]
      let kept = ["settings.yaml.backup", "settings.yaml.broken", "settings.yaml.unfinished-notes", "notes.x7Kq2Z"]
      for path in left + kept + ["packs/.replaced-own/pack.yaml"] {
        let file = URL(fileURLWithPath: "\(home.path)/\(path)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("x".utf8).write(to: file)
      }
      let found = try await Program.run(["doctor"], home: home)
      #expect(found.code == 1)
      for words in ["left 2 files", "unfinished copy of the settings file", "an installation was ended"] {
        #expect(found.output.contains(words), "\(found.output)")
      }
      for path in left { #expect(FileManager.default.fileExists(atPath: "\(home.path)/\(path)")) }
      let fixed = try await Program.run(["doctor", "--fix"], home: home)
      #expect(fixed.output.contains("2 unfinished files were removed"), "\(fixed.output)")
      for path in left { #expect(!FileManager.default.fileExists(atPath: "\(home.path)/\(path)"), "\(path)") }
      for path in kept { #expect(FileManager.default.fileExists(atPath: "\(home.path)/\(path)"), "\(path)") }
      // A pack that was moved away and not replaced is back.
      #expect(try names(in: packs) == ["own"])
    }

    @Test("what another program is writing is not touched, and the next command that writes there removes what is left")
    func locked() async throws {
      let home = try await ProgramHome.onboarded()
      let draft = "\(home.path)/settings.yaml.unfinished-\(Self.six)"
      try Data("x".utf8).write(to: URL(fileURLWithPath: draft))
      try Data("x".utf8).write(to: URL(fileURLWithPath: "\(home.path)/settings.yaml.x7Kq2Z"))
      let writing = open(draft, O_RDONLY)
      #expect(flock(writing, LOCK_EX | LOCK_NB) == 0)
      _ = try await Program.run(["doctor", "--fix"], home: home)
      #expect(FileManager.default.fileExists(atPath: draft))
      _ = try await Program.run(["settings", "set", "theme", "dark"], home: home)
      #expect(
        try names(in: home.path).filter { $0.hasPrefix("settings") } == [
          "settings.yaml", "settings.yaml.unfinished-\(Self.six)",
        ])
      close(writing)
      _ = try await Program.run(["settings", "set", "theme", "light"], home: home)
      #expect(try names(in: home.path).filter { $0.hasPrefix("settings") } == ["settings.yaml"])
    }

    @Test("a command that is killed while it writes leaves nothing that the next one does not remove")
    func killed() async throws {
      let home = try await ProgramHome.onboarded(entries: 3)
      let file = "\(home.folder)/journal.jsonl"
      for milliseconds in [20, 60, 120] {
        _ = try await Program.run(
          ["export", "all", file, "--force"], home: home, killedAfter: .milliseconds(milliseconds))
      }
      #expect(try await Program.run(["export", "all", file, "--force"], home: home).code == 0)
      #expect(try names(in: home.folder) == ["home", "journal.jsonl"])
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    }
  }

  /// Files that somebody else made.
  @Suite struct ForeignFileTests {
    @Test(
      "a file of 1 GB is refused by its size, before it is read",
      arguments: [
        ["import", "csv", "FILE"], ["import", "csv", "diary.csv", "--columns", "FILE"], ["import", "all", "FILE"],
        ["onboard", "--change", "--answers", "FILE"], ["pack", "install", "FILE"],
        ["pack", "lint", "universal", "--baseline", "FILE"], ["settings", "set", "theme", "dark"],
        [
          "forecast", "replay", "FILE", "--columns", "map.yaml", "--predictions", "p.csv",
        ],
      ])
    func large(words: [String]) async throws {
      let home = try await ProgramHome.onboarded()
      let file = words.contains("FILE") ? "\(home.folder)/large" : "\(home.path)/settings.yaml"
      try Data("date,pain\n2026-01-01,3\n".utf8).write(to: URL(fileURLWithPath: file))
      try Data("date,pain\n2026-01-01,3\n".utf8).write(to: URL(fileURLWithPath: "\(home.folder)/diary.csv"))
      try #require(truncate(file, 1_000_000_000) == 0)
      // Whoever reads it does not have the memory for it.
      let script = "ulimit -v 900000; cd '\(home.folder)'; exec \"$0\" \"$@\""
      let refused = try await Program.shell(script, words.map { $0 == "FILE" ? file : $0 }, home: home)
      #expect([1, 2].contains(refused.code), "\(refused.errors)")
      #expect(refused.errors.contains("large"), "\(refused.errors)")
    }

    @Test("hostile names, arguments, notes and packs do nothing to a screen, in any form of answer")
    func hostile() async throws {
      let bad = "\u{1B}[2J\u{1B}]0;t\u{7}\u{202E}\u{9B}1A\u{8}"
      let home = try await ProgramHome.onboarded()
      let csv = "\(home.folder)/di\(bad)ary.csv"
      try "date,pain,no\(bad)tes,notes\n2026-01-01,3,x,a\(bad)b\n2026-01-02,\(bad),y,c\n".write(
        toFile: csv, atomically: true, encoding: .utf8)
      try "day: date\nmetrics: {symptom.pain: pain}\nentries: [{kind: symptom, fields: {notes: notes}}]\n".write(
        toFile: "\(home.folder)/map\(bad).yaml", atomically: true, encoding: .utf8)
      let pack = "\(home.folder)/ba\(bad)d"
      try FileManager.default.createDirectory(atPath: pack, withIntermediateDirectories: true)
      try "id: b\u{1B}[2Jad\nname: \"x\\e[2J\\u202e\"\nrevision: \(bad)\n\(bad): 1\n".write(
        toFile: "\(pack)/pack.yaml", atomically: true, encoding: .utf8)
      try "theme: \"\\e[2J\"\n".write(toFile: "\(home.path)/settings.yaml", atomically: true, encoding: .utf8)
      let lines: [[String]] = [
        ["onboard", "--change", "--name", "N\(bad)"], ["today"], ["today", "--more"], ["import", csv],
        ["import", "csv", csv, "--columns", "\(home.folder)/map\(bad).yaml"], ["import", "csv", csv, "--dry-run"],
        ["log", "symptom", "pa\(bad)in", "3"], ["log", "food", "so\(bad)up"],
        ["log", "food", "lunch", "notes=a\(bad)"],
        ["list", "--days", "40000"], ["day"], ["\(bad)"], ["tod\(bad)ay"], ["list", "--\(bad)"],
        ["edit", bad, "a=\(bad)"],
        ["delete", bad], ["pack", "lint", pack], ["pack", "show", pack], ["pack", "test", pack],
        ["pack", "install", pack],
        ["pack", "list", "--packs", home.folder], ["pack", "diff", pack, pack], ["doctor", "--more"],
        ["doctor", "--data"], ["settings"], ["undo"], ["flares", bad], ["predict", "--condition", bad],
        ["today", "--home", "\(home.folder)/\(bad)"], ["export", "entries", "--kind", bad],
      ]
      var all: [[String]] = []
      for words in lines { all += [words, words + ["--json"], words + ["--plain"]] }
      for format in ["text", "json", "junit", "sarif", "github"] {
        for tool in ["lint", "test"] { all.append(["pack", tool, pack, "--format", format]) }
      }
      for words in all {
        let ran = try await Program.run(words, home: home)
        for text in [ran.output, ran.errors] {
          #expect(!text.unicodeScalars.contains(where: Self.isObeyed), "\(words): \(text.debugDescription)")
        }
      }
    }

    /// Whether a terminal obeys it, line breaks aside.
    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
      let obeyed: Set<Unicode.GeneralCategory> = [.control, .format, .lineSeparator, .paragraphSeparator]
      return scalar != "\n" && obeyed.contains(scalar.properties.generalCategory)
    }

    @Test("folders of packs that everybody can change, and packs that hide others, are told")
    func packs() async throws {
      let home = try await ProgramHome.onboarded()
      let shipped = Program.root.appendingPathComponent("Conditions/universal").path
      let packs = "\(home.path)/packs"
      try FileManager.default.createDirectory(atPath: packs, withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: shipped, toPath: "\(packs)/universal")
      let hidden = try await Program.run(["doctor", "--json"], home: home)
      #expect(hidden.code == 0 && hidden.output.contains("\(packs)/universal is used, not "), "\(hidden.output)")
      let listed = try await Program.run(["pack", "list"], home: home)
      #expect(listed.output.contains("It is used in place of the pack in"))
      #expect(!listed.output.contains("Other users"))
      home.allow(0o777, to: "\(packs)/universal")
      home.allow(0o777, to: packs)
      let open = try await Program.run(["doctor", "--json"], home: home)
      #expect(open.code == 1)
      for folder in [packs, "\(packs)/universal"] {
        #expect(open.output.contains("other users of this computer can change \(folder)\""), "\(open.output)")
      }
      #expect(try await Program.run(["pack", "list"], home: home).output.contains("Other users of this computer"))
    }

    @Test("a pack that changed without a new revision is told")
    func unrevised() async throws {
      let home = try await ProgramHome.onboarded()
      let shipped = Program.root.appendingPathComponent("Conditions/universal").path
      let packs = "\(home.path)/packs"
      try FileManager.default.createDirectory(atPath: packs, withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: shipped, toPath: "\(packs)/universal")
      let words = "but its revision is still"
      #expect(try await !Program.run(["doctor", "--json"], home: home).output.contains(words))
      let file = "\(packs)/universal/pack.yaml"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let changed = try #require(text.firstMatch(of: /\nname: [^\n]*/))
      try text.replacing(changed.output, with: "\nname: Something else").write(
        toFile: file, atomically: true, encoding: .utf8)
      #expect(try await Program.run(["doctor", "--json"], home: home).output.contains(words))
      let revision = try #require(text.firstMatch(of: /\nrevision: (\d+)\n/))
      let numbered = text.replacing(revision.output.0, with: "\nrevision: \((Int(revision.output.1) ?? 0) + 1)\n")
      try numbered.replacing(changed.output, with: "\nname: Something else").write(
        toFile: file, atomically: true, encoding: .utf8)
      #expect(try await !Program.run(["doctor", "--json"], home: home).output.contains(words))
    }
  }
}
