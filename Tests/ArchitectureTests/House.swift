import Foundation

/// The repository as the tests see it.
enum House {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String { try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) }

  /// Files below a folder, by their path from the root.
  static func files(below folder: String, ending: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.compactMap { ($0 as? URL)?.path } ?? []
    return found.filter { $0.hasSuffix(ending) }.map { String($0.dropFirst(root.path.count + 1)) }.sorted()
  }

  /// The module that a file under `Packages/` belongs to.
  static func module(of file: String) -> String { String(file.split(separator: "/")[1]) }
}

/// The layers of `docs/architecture.md`, and which edges they allow.
struct Layers {
  let layer: [String: Int]

  /// Reads the table of the page.
  init(page: String) {
    layer = page.split(separator: "\n").reduce(into: [:]) { result, line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let number = Int(cells[0]) else { return }
      for module in cells[1].split(separator: ",") { result[module.trimmingCharacters(in: .whitespaces)] = number }
    }
  }

  /// What is wrong with an import of one module by another, nil when it is allowed.
  func fault(from module: String, to imported: String) -> String? {
    guard let upper = layer[module] else { return "\(module) is not in the table of docs/architecture.md" }
    guard let lower = layer[imported] else { return "\(imported) is not in the table of docs/architecture.md" }
    if lower >= upper { return "\(module) (layer \(upper)) imports \(imported) (layer \(lower)): imports point down only" }
    if upper == 6, lower == 5 { return "\(module) imports \(imported): layer 6 reaches layer 5 through protocols of the core" }
    return nil
  }
}
