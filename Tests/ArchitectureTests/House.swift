import Foundation

/// The repository as the tests see it.
enum House {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Files below a folder, by their path from the root.
  static func files(below folder: String, ending: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let found =
      FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)?.compactMap { ($0 as? URL)?.path } ?? []
    return found.filter { $0.hasSuffix(ending) }.map { String($0.dropFirst(root.path.count + 1)) }.sorted()
  }

  /// The sources of the program, without what only tests import.
  static var sources: [String] {
    files(below: "Packages", ending: ".swift").filter { !$0.hasPrefix("Packages/TestSupport/") }
  }
}
