import Foundation
import Testing
import TrackerTestSupport

@testable import TrackerPackTools

@Suite struct StrayEntriesTests {
  /// What lint says of a pack beside which something else stands.
  private func output(_ change: (_ pack: String, _ folder: String) throws -> Void) throws -> String {
    let disk = try InstallWorld()
    _ = try disk.folder(InstallWorld.files(), named: "kept")
    try change("\(disk.folder)/kept", disk.folder)
    var world = ToolsWorld()
    world.search = [disk.folder]
    let answer = try world.run("lint", "kept", "--format", "github")
    return answer.output.replacing(disk.folder, with: "FOLDER")
  }

  @Test("a pipe beside a pack, and in its folders, is named and never waited for", .timeLimit(.minutes(15)))
  func pipes() throws {
    let output = try output { pack, _ in
      for path in ["notes", "scenarios/more.yaml", "locales"] { #expect(mkfifo("\(pack)/\(path)", 0o600) == 0) }
    }
    let lines = output.split(separator: "\n")
    #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("::warning ") && $0.contains("title=unknown-file") })
    #expect(lines.allSatisfy { $0.contains("This is not a plain file, so it is not read") })
    #expect(output.contains("FOLDER/kept/scenarios/more.yaml"))
  }

  @Test("a link, a folder and a file in another spelling are named, with the name that was meant")
  func names() throws {
    let output = try output { pack, folder in
      try FileManager.default.createSymbolicLink(atPath: "\(pack)/more.txt", withDestinationPath: "\(folder)/secret")
      for name in ["scenario", "Locales"] {
        try FileManager.default.createDirectory(atPath: "\(pack)/\(name)", withIntermediateDirectories: false)
      }
      for name in ["Ids.lock", "lint.yml", "notes.md", "scenarios/b.txt"] {
        try Data().write(to: URL(fileURLWithPath: "\(pack)/\(name)"))
      }
    }
    func line(_ name: String) -> String {
      output.split(separator: "\n").first { $0.contains("file=FOLDER/kept/\(name),") }.map(String.init) ?? ""
    }
    #expect(line("more.txt").contains("This is a link, which is not read"))
    #expect(line("Locales").contains("This folder is not part of a pack") && line("Locales").contains("mean “locales”"))
    // There is a folder `scenarios` already, so nobody is told to make another one.
    #expect(line("scenario").contains("This folder is not part of a pack") && !line("scenario").contains("mean"))
    #expect(line("Ids.lock").contains("mean “ids.lock”") && line("lint.yml").contains("mean “lint.yaml”"))
    #expect(line("notes.md").contains("This file is not part of a pack"))
    #expect(line("scenarios/b.txt").contains("This file is not read"))
    #expect(!output.contains("::error"))
  }

  @Test("a folder whose pack.yaml is called otherwise is told so", arguments: ["Pack.yaml", "pack.yml", "PACK.YML"])
  func spelling(_ name: String) throws {
    let disk = try InstallWorld()
    let folder = try disk.folder([name: "schema: 1\n"], named: "other")
    let failure = try #require(try ToolsWorld().run("lint", folder).failure)
    #expect(failure.message.description == "\(folder)/\(name) is not read, because of its name")
    #expect(failure.recovery?.description == "Rename it to pack.yaml.")
  }
}
