import Foundation
import Testing
import TrackerCore
import TrackerTestSupport

/// A home on the disk for packs to be installed in, beside a folder for what is handed over; removed with the value.
final class InstallWorld {
  let folder: String
  var home: String { "\(folder)/home" }
  var packs: String { "\(home)/packs" }

  static let scenario =
    "pack: kept\nstart: 2026-03-02\nscenarios:\n"
    + "  - {name: a short night, journal: {sleep.hours: 5}, expect: [{day: 1, groups: {sleep: [68, 73]}}]}\n"

  init() throws {
    // Of one length everywhere, so that lines wrap alike.
    folder = "/tmp/pt-\(UUID().uuidString.prefix(8).lowercased())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The files of a sound pack by their paths.
  static func files(id: String = "kept", revision: Int = 3, scenario: String = scenario) -> [String: String] {
    let pack = SamplePacks.sampleText.replacing("id: sample", with: "id: \(id)").replacing(
      "revision: 3", with: "revision: \(revision)"
    )
    .replacing("name: Sample condition", with: "name: A kept pack").replacing("the prickles", with: "keeping")
    .replacing("wobbling]", with: "kept well]")
    return ["pack.yaml": pack, "scenarios/all.yaml": scenario.replacing("pack: kept", with: "pack: \(id)")]
  }

  /// Writes files into a folder and gives its path.
  func folder(_ files: [String: String], named name: String = "given") throws -> String {
    for (path, text) in files {
      let file = URL(fileURLWithPath: "\(folder)/\(name)/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return "\(folder)/\(name)"
  }

  /// Writes an archive and gives its path.
  func archive(_ bytes: [UInt8], named name: String = "given.tgz") throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    return "\(folder)/\(name)"
  }

  /// - Parameter root: What stands before every path.
  func archive(_ files: [String: String], root: String = "kept/") throws -> String {
    try archive(TarBytes(Dictionary(uniqueKeysWithValues: files.map { (root + $0.key, $0.value) })).gzip)
  }

  func install(_ words: String..., json: Bool = false) throws -> ToolsWorld.Answer {
    var world = ToolsWorld()
    world.home = home
    world.search = [packs]
    world.format = json ? .json : .text
    return try world.run(["install"] + words)
  }

  /// Every file below the folder of installed packs with its text, and every folder with nil.
  func installed() throws -> [String: String?] {
    let paths = FileManager.default.subpaths(atPath: packs) ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.map { ($0, try? String(contentsOfFile: "\(packs)/\($0)", encoding: .utf8)) })
  }

  func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
