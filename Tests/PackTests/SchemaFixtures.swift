import Foundation
import Testing
import TrackerCore
import TrackerDiaryCSV
import TrackerPackQuality

@testable import TrackerPacks

/// The good files of `Tests/Fixtures/schemas`, their changed lines, and what the program's own readers say of them.
enum SchemaFixtures {
  /// One line of a good file changed.
  struct Change: Sendable, CustomTestStringConvertible {
    var line: Int
    var file: String
    var keyword: String
    var old: String
    var new: String

    var testDescription: String { "bad.txt:\(line): \(file): \(new)" }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/schemas")

  /// By name, but for overlays, which no reader of these modules takes.
  static let good: [String: String] = {
    let names = ["pack.yaml", "scenarios.yaml", "locale.yaml", "lint.yaml", "columns.yaml"]
    return Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, (try? String(contentsOf: folder.appendingPathComponent("good/\($0)"), encoding: .utf8)) ?? "")
      })
  }()

  static let changes: [Change] = {
    let table = (try? String(contentsOf: folder.appendingPathComponent("bad.txt"), encoding: .utf8)) ?? ""
    return table.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let parts = line.components(separatedBy: " :: ").map { $0.replacing("\\n", with: "\n") }
      guard parts.count == 4, !line.hasPrefix("#") else { return nil }
      return Change(line: index + 1, file: parts[0], keyword: parts[1], old: parts[2], new: parts[3])
    }
  }()

  /// The errors that the program's readers find when one of the good files has another text.
  static func errors(in file: String, of text: String) throws -> [Diagnostic] {
    if file == "columns.yaml" { return ColumnMap.read(Array(text.utf8), file: file).diagnostics }
    let places = [
      "pack.yaml": "pack.yaml", "scenarios.yaml": "scenarios/all.yaml", "locale.yaml": "locales/de.yaml",
      "lint.yaml": "lint.yaml",
    ]
    let folder = "packs/example"
    var files = [
      "packs/universal/pack.yaml": try String(contentsOfFile: ShippedPacks.path("universal/pack.yaml"), encoding: .utf8)
    ]
    for (name, place) in places { files["\(folder)/\(place)"] = name == file ? text : good[name] }
    let library = PackLibrary(folders: ["packs"], files: MemoryPackFiles(files))
    let options = LintOptions(profile: .draft, today: Day(number: 20_500))
    return library.lint([("example", folder)], host: ShippedPacks.host, options: options).filter {
      $0.severity == .error
    }
  }
}
