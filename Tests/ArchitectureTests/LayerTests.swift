import Foundation
import Testing

@Suite struct LayerTests {
  /// Parts of the system that any module may import.
  private static let system: Set<String> = [
    "Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin", "Synchronization", "Dispatch",
  ]

  private let tree: ModuleTree

  init() throws { tree = try ModuleTree(manifest: try House.text("Package.swift")) }

  @Test("every source lies in the folder of a module, and every module in the folder of its layer")
  func folders() throws {
    #expect(tree.modules.count > 20)
    for file in House.sources {
      let module = try #require(tree.module(of: file), "\(file) belongs to no module of the manifest")
      #expect(file.hasPrefix("Packages/\(module.layer)/\(module.name)/"), "\(file)")
    }
  }

  @Test("every import is allowed by the layers")
  func imports() throws {
    for file in House.sources {
      let module = try #require(tree.module(of: file))
      for imported in Self.imports(in: try House.text(file)) {
        #expect(fault(of: imported, in: module, file: file) == nil, "\(file)")
      }
    }
  }

  @Test("every edge of the manifest is allowed by the layers")
  func manifest() {
    for module in tree.modules {
      for used in module.uses {
        let fault = tree.fault(from: module, to: used)
        #expect(fault == nil)
      }
    }
  }

  @Test(
    "the rule notices a fault",
    arguments: [
      ("Core", "TrackerYAML", false), ("Core", "TrackerStrictYAML", true), ("Logging", "TrackerPrediction", true),
      ("Today", "TrackerLogging", true), ("Today", "TrackerSimulation", false), ("Packs", "GRDB", true),
      ("Packs", "CZlib", true), ("Packs", "TrackerNowhere", true), ("Core", "XMLParsing", true),
      ("StrictYAML", "TrackerDiaryCSV", true), ("DiaryCSV", "TrackerStrictYAML", false),
      ("Logging", "TrackerStorage", true), ("Storage", "GRDB", false),
    ])
  func faultFed(_ name: String, _ imported: String, _ isFault: Bool) throws {
    let module = try #require(tree[name])
    #expect((fault(of: imported, in: module, file: "Packages/\(module.layer)/\(name)/X.swift") != nil) == isFault)
  }

  @Test("every module is in the composition root's list")
  func root() throws {
    let root = try House.text("Packages/Hosts/CLI/Symptoms.swift")
    for file in House.sources {
      let parts = file.split(separator: "/").map(String.init)
      guard parts.count == 4, parts[3] == "\(parts[2])Module.swift" else { continue }
      #expect(
        root.contains("\(parts[2])Module.self"), "\(parts[2])Module is missing in Packages/Hosts/CLI/Symptoms.swift")
    }
  }

  private static func imports(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 1, words.count > index + 1 else { return nil }
      let named = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        .contains(String(words[index + 1]))
      return words[named && words.count > index + 2 ? index + 2 : index + 1].split(separator: ".").first
        .map(String.init)
    }
  }

  /// What is wrong with an import by a source, nil when it is allowed.
  private func fault(of imported: String, in module: ModuleTree.Module, file: String) -> String? {
    if Self.system.contains(imported) { return nil }
    if imported.hasPrefix("Tracker") {
      return tree.fault(from: module, to: String(imported.dropFirst("Tracker".count)))
    }
    if imported == "ArgumentParser" { return nil }
    // Libraries of others stay at the edges: those of the system in Base, those of Swift in Adapters.
    let layer = imported.hasPrefix("C") ? "Base" : "Adapters"
    return module.layer == layer && known.contains(imported) ? nil : "\(file) imports \(imported)"
  }

  /// What the manifest links.
  private var known: Set<String> { ["GRDB", "CLibYAML", "CZlib"] }
}
