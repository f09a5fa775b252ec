import Foundation
import Testing

@Suite struct LayerTests {
  /// Parts of the system that any module may import.
  private static let system: Set<String> = [
    "Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin", "Synchronization", "Dispatch",
  ]

  /// Libraries of others stay at the edges: these modules may import them, and nothing else.
  private static let ofOthers: [String: Set<String>] = [
    "Storage": ["GRDB"], "ForeignDatabase": ["GRDB"], "Application": ["Logging"], "Hashing": ["Crypto"],
    "Seal": ["Crypto", "CryptoExtras"],
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
      ("Logging", "TrackerStorage", true), ("Storage", "GRDB", false), ("Seal", "GRDB", true),
      ("Seal", "Crypto", false), ("Storage", "Crypto", true),
    ])
  func faultFed(_ name: String, _ imported: String, _ isFault: Bool) throws {
    let module = try #require(tree[name])
    #expect((fault(of: imported, in: module, file: "Packages/\(module.layer)/\(name)/X.swift") != nil) == isFault)
  }

  @Test("a module stands without a terminal: only its commands know of one")
  func terminal() throws {
    for file in House.sources where !ModuleTree.isCommand(file) {
      let module = try #require(tree.module(of: file))
      guard !Self.hosts.contains(module.name) else { continue }
      let found = Self.imports(in: try House.text(file)).filter(Self.ofTerminals.contains)
      #expect(found.isEmpty, "\(file) imports \(found.joined(separator: ", "))")
    }
  }

  @Test("every module is in the list of Composition, and every folder of commands in the list of the program")
  func roots() throws {
    let modules = try House.text("Packages/Hosts/Composition/Composition.swift")
    let commands = try House.text("Packages/Hosts/CLI/Symptoms.swift")
    for file in House.sources {
      let parts = file.split(separator: "/").map(String.init)
      if parts.count == 4, parts[3] == "\(parts[2])Module.swift" {
        #expect(modules.contains("  \(parts[2])Module.self"), "\(parts[2])Module is missing in Composition.swift")
      } else if parts.count > 4, parts[3] == "Commands" {
        #expect(commands.contains("  \(parts[2])Commands.self"), "\(parts[2])Commands is missing in Symptoms.swift")
      }
    }
  }

  /// What only commands and the program itself may import.
  private static let ofTerminals: Set<String> = ["ArgumentParser", "TrackerConsole", "TrackerCommandLine"]
  private static let hosts: Set<String> = ["Console", "CommandLine", "CLI"]

  /// What may stand before an import; other words before it are a text about the command.
  private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]

  private static func imports(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 1, words.count > index + 1,
        index == 0 || words[0].hasPrefix("@") || Self.access.contains(String(words[0]))
      else { return nil }
      let named = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        .contains(String(words[index + 1]))
      return words[named && words.count > index + 2 ? index + 2 : index + 1].split(separator: ".").first
        .map(String.init)
    }
  }

  /// What is wrong with an import by a source, nil when it is allowed.
  private func fault(of imported: String, in module: ModuleTree.Module, file: String) -> String? {
    if Self.system.contains(imported) || imported == "ArgumentParser" { return nil }
    if imported.hasPrefix("Tracker") {
      let name = String(imported.dropFirst("Tracker".count))
      if tree[name] == nil, name.hasSuffix("Commands") {
        return module.name == "CLI" ? nil : "\(file) imports \(imported): only the program lists commands"
      }
      // Commands belong to the terminal, whatever the layer of their module.
      if ModuleTree.isCommand(file), ["Console", "CommandLine"].contains(name) { return nil }
      return tree.fault(from: module, to: name)
    }
    // Libraries of the system are for Base alone.
    if tree[imported] != nil, module.layer == "Base" { return tree.fault(from: module, to: imported) }
    return Self.ofOthers[module.name]?.contains(imported) == true ? nil : "\(file) imports \(imported)"
  }
}
