import Foundation
import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackTools

@Suite struct PackWatchTests {
  /// What each look wrote, after something was done before it.
  private func written(_ steps: [(InstallWorld) throws -> Void]) throws -> [String] {
    let disk = try InstallWorld()
    _ = try disk.folder(InstallWorld.files(), named: "kept")
    let context = CommandContext.testing(
      [SampleModule.self], now: Instant(seconds: 0), home: "home",
      packs: PackLibrary(
        folders: [disk.folder, SamplePacks.folder],
        files: OverlaidPackFiles(MemoryPackFiles(SamplePacks.files), at: SamplePacks.folder, over: DiskPackFiles())),
      forecasts: SteadyForecaster(), terminal: ScriptedTerminal(), format: .text, isPlain: true,
      openJournal: { _, _ in throw Failure(.storage, "no command of packs opens a journal") })
    var runs: [String] = []
    var left = steps
    var latest = ""
    PackWatch(PackLint(paths: ["\(disk.folder)/kept"], profile: .shared)).run(in: context.environment) {
      latest += $0
    } wait: {
      runs.append(latest)
      latest = ""
      guard !left.isEmpty else { return false }
      do { try left.removeFirst()(disk) } catch { Issue.record(error) }
      return true
    }
    return runs
  }

  @Test("the first look writes, and then only what changes a file makes it write again")
  func changes() throws {
    let runs = try written([
      { _ in },
      { disk in
        let file = "\(disk.folder)/kept/pack.yaml"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        try text.replacing("extends: sample-base", with: "extends: sample-base\nnotes: x").write(
          toFile: file, atomically: true, encoding: .utf8)
      },
      { disk in try "x".write(toFile: "\(disk.folder)/kept/notes.txt", atomically: true, encoding: .utf8) },
    ])
    #expect(runs.count == 4)
    #expect(runs[0] == "Checking packs …\nChecked: 0 errors, 0 warnings.\n")
    #expect(runs[1] == "")
    let lines = runs[2].split(separator: "\n")
    #expect(lines.first == "Checking packs …" && lines.last == "Checked: 1 errors, 0 warnings.")
    #expect(
      lines.count == 3 && lines[1].contains("/kept/pack.yaml:7:1: error: ") && lines[1].hasSuffix("[unknown-key]"))
    #expect(runs[3].contains("notes.txt: warning: ") && runs[3].hasSuffix("Checked: 1 errors, 1 warnings.\n"))
  }

  @Test("a pack that is gone for a moment is told, and comes back")
  func gone() throws {
    let runs = try written([
      { disk in try FileManager.default.removeItem(atPath: "\(disk.folder)/kept/pack.yaml") },
      { disk in _ = try disk.folder(InstallWorld.files(), named: "kept") },
    ])
    #expect(runs[1].contains("There is no pack at "))
    #expect(runs[2].hasSuffix("Checked: 0 errors, 0 warnings.\n"))
  }
}
