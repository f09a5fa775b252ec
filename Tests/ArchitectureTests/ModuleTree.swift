/// The modules of the program: the layer of each from its folder, their order from the manifest.
struct ModuleTree {
  /// The folders of `Packages/`, from the one that everything may import to the one that nothing imports.
  static let layers = [
    "Base", "Domain", "Files", "Application", "Adapters", "Capabilities", "Features", "Hosts",
  ]
  /// Layers in which a module may import siblings that stand before it in the manifest.
  static let layersWithSiblings: Set<String> = ["Base", "Domain", "Files", "Application", "Hosts"]
  /// What reaches what lies below only through protocols of Application, which the composition fills in.
  static let strangers: [String: Set<String>] = [
    "Features": ["Capabilities", "Adapters"], "Capabilities": ["Adapters"],
  ]

  struct Module: Hashable {
    var name: String
    var layer: String
    /// Its place in the manifest.
    var place: Int
    /// The modules that the manifest lets it import.
    var uses: [String]
  }

  /// In the order of the manifest.
  let modules: [Module]

  /// Reads the manifest's `module("Name", in: .Layer, uses: […])` and `systemLibrary("Name", …)` lines.
  init(manifest: String) throws {
    let quoted = #/"([A-Za-z]+)"/#
    let declaration = #/(?:module|systemLibrary)\(\s*"([A-Za-z]+)",\s*(?:in: \.([A-Za-z]+)|pkgConfig)([^()]*)/#
    modules = manifest.matches(of: declaration).enumerated().map { place, match in
      let text = String(match.3)
      let uses = text.firstMatch(of: #/uses: \[([^\]]*)\]/#).map { String($0.1) } ?? ""
      return Module(
        name: String(match.1), layer: match.2.map(String.init) ?? "Base", place: place,
        uses: uses.matches(of: quoted).map { String($0.1) }.filter { !$0.hasSuffix("Commands") })
    }
  }

  subscript(_ name: String) -> Module? { modules.first { $0.name == name } }

  /// The module that a source belongs to: `Packages/<layer>/<module>/…`.
  func module(of file: String) -> Module? {
    let parts = file.split(separator: "/").map(String.init)
    return parts.count > 3 ? self[parts[2]] : nil
  }

  /// Whether a source belongs to the commands of its module: `Packages/<layer>/<module>/Commands/…`.
  static func isCommand(_ file: String) -> Bool {
    file.split(separator: "/").dropFirst(3).first == "Commands"
  }

  /// What is wrong with an import of one module by another, nil when it is allowed.
  func fault(from module: Module, to imported: String) -> String? {
    if imported == module.name { return nil }
    guard let other = self[imported] else {
      return "\(module.name) imports \(imported), which the manifest does not declare"
    }
    guard let upper = Self.layers.firstIndex(of: module.layer), let lower = Self.layers.firstIndex(of: other.layer)
    else {
      return "\(module.layer) or \(other.layer) is not one of the layers"
    }
    if lower > upper {
      return "\(module.name) (\(module.layer)) imports \(imported) (\(other.layer)): imports point down only"
    }
    if lower == upper, !Self.layersWithSiblings.contains(module.layer) || other.place >= module.place {
      return "\(module.name) imports its sibling \(imported)"
    }
    if Self.strangers[module.layer]?.contains(other.layer) == true {
      return "\(module.name) imports \(imported): \(module.layer) reach \(other.layer) through protocols of Application"
    }
    return nil
  }
}
