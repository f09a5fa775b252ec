import Foundation
import Testing

@Suite struct LayerTests {
  private static let outside: [String: Set<String>] = [
    "GRDB": ["Storage"], "CLibYAML": ["YAML"], "CZlib": ["Archive"],
    "ArgumentParser": [
      "CLI", "CheckIn", "Commands", "Demo", "Interchange", "Logging", "Onboarding", "Overview", "PackTools", "Prediction", "Settings",
      "Tuning",
    ],
  ]
  /// Parts of the system that any module may import.
  private static let system: Set<String> = ["Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin", "Synchronization", "Dispatch"]

  @Test("every import points to a lower layer")
  func imports() throws {
    let layers = Layers(page: try House.text("docs/architecture.md"))
    for file in House.files(below: "Packages", ending: ".swift") where House.module(of: file) != "TestSupport" && !file.contains("/Main/") {
      for imported in Self.imports(in: try House.text(file)) {
        #expect(Self.fault(of: imported, in: House.module(of: file), layers: layers) == nil, "\(file)")
      }
    }
  }

  @Test("every edge of the manifest points to a lower layer")
  func manifest() throws {
    let layers = Layers(page: try House.text("docs/architecture.md"))
    let edges = Self.edges(ofManifest: try House.text("Package.swift"))
    #expect(
      Set(edges.map(\.from))
        == Set(House.files(below: "Packages", ending: ".swift").map(House.module)).subtracting(["TestSupport"]).subtracting(
          Self.withoutEdges))
    for edge in edges { #expect(layers.fault(from: edge.from, to: edge.to) == nil) }
  }

  @Test(
    "the rule notices a fault",
    arguments: [
      ("Core", "TrackerYAML", false), ("Core", "TrackerCommands", true), ("Logging", "TrackerPrediction", true),
      ("Overview", "TrackerLogging", true),
      ("Overview", "TrackerCommands", false), ("Packs", "GRDB", true), ("Packs", "CZlib", true), ("Nowhere", "TrackerCore", true),
      ("Core", "XMLParsing", true),
    ])
  func faultFed(_ module: String, _ imported: String, _ isFault: Bool) throws {
    let layers = Layers(page: try House.text("docs/architecture.md"))
    #expect((Self.fault(of: imported, in: module, layers: layers) != nil) == isFault)
  }

  @Test("every module is in the composition root's list")
  func root() throws {
    let root = try House.text("Packages/CLI/Symptoms.swift")
    for file in House.files(below: "Packages", ending: "Module.swift") where file.split(separator: "/").count == 3 {
      let name = String(file.split(separator: "/")[2].dropLast(".swift".count))
      guard name != "TrackerModule", House.module(of: file) != "TestSupport" else { continue }
      #expect(root.contains("\(name).self"), "\(name) is missing in Packages/CLI/Symptoms.swift")
    }
  }

  /// Modules that depend on nothing.
  private static let withoutEdges: Set<String> = ["Core", "Statistics"]

  private static func imports(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 1, words.count > index + 1 else { return nil }
      let named = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"].contains(String(words[index + 1]))
      return words[named && words.count > index + 2 ? index + 2 : index + 1].split(separator: ".").first.map(String.init)
    }
  }

  private static func fault(of imported: String, in module: String, layers: Layers) -> String? {
    if system.contains(imported) { return nil }
    if let allowed = outside[imported] { return allowed.contains(module) ? nil : "\(module) may not import \(imported)" }
    guard imported.hasPrefix("Tracker") else { return "\(imported) is not a dependency named in LayerTests" }
    return layers.fault(from: module, to: String(imported.dropFirst("Tracker".count)))
  }

  /// The edges between our own modules that `module("X", uses: […])` lines declare.
  private static func edges(ofManifest manifest: String) -> [(from: String, to: String)] {
    manifest.components(separatedBy: "targets += module(").dropFirst().flatMap { part -> [(from: String, to: String)] in
      let call = part.components(separatedBy: "\ntargets +=")[0]
      let quoted = call.components(separatedBy: "\"").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      guard let from = quoted.first else { return [] }
      let uses = call.components(separatedBy: "tests:")[0]
      return quoted.dropFirst().filter { $0.hasPrefix("Tracker") && uses.contains("\"\($0)\"") }.map {
        (from, String($0.dropFirst("Tracker".count)))
      }
        + quoted.filter(["CLibYAML", "CZlib"].contains).map { (from, $0) }
    }
  }
}
