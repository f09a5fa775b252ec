import Foundation
import TrackerApplication
import TrackerCore
import TrackerPackQuality

/// The files that are made from packs: the README and the list of shipped ids beside each, and the reference of lint's
/// rules.
public struct PackDocs: Sendable {
  /// Folders of packs, folders with a `pack.yaml`, or ids; empty to write about no pack.
  public var paths: [String]
  /// The path of the reference of lint's rules; nil to leave it out.
  public var rules: String?
  /// Whether `ids.lock` gets what the revision means, which must not change from then on.
  public var isRelease: Bool

  public init(paths: [String], rules: String? = nil, isRelease: Bool = false) {
    self.paths = paths
    self.rules = rules
    self.isRelease = isRelease
  }

  /// Writes the files that are out of date.
  ///
  /// - Throws: `Failure` where a pack cannot be read, or a file cannot be written.
  public func write(in environment: Environment) throws -> PackDocsView {
    let files = try files(in: environment)
    for file in files where !file.isCurrent {
      do {
        try Data(file.text.utf8).write(to: URL(fileURLWithPath: file.path), options: .atomic)
      } catch {
        throw Failure(
          .system, "{file} cannot be written", ["file": "\(file.path)"],
          recovery: "Check the folder and its permissions.")
      }
    }
    return view(of: files, isWritten: true)
  }

  /// Which files are out of date; nothing is written.
  ///
  /// - Throws: `Failure` where a pack cannot be read.
  public func check(in environment: Environment) throws -> PackDocsView {
    view(of: try files(in: environment), isWritten: false)
  }

  /// What lint finds in the files that are about to be written.
  private static let ofGenerated: Set<String> = ["not-locked", "same-revision", "removed-id"]

  /// - Throws: `Failure` (`validation`) with every error of packs that have some, by the profile for drafts.
  private func refuseErrors(of packs: [(id: PackID, folder: String)], in environment: Environment) throws {
    var wrong: [String] = []
    var errors: [Diagnostic] = []
    for pack in packs {
      let found = environment.packs.lint(
        [pack], host: environment.packHost, options: environment.lintOptions(.draft)
      ).filter { $0.severity == .error && !PackDocs.ofGenerated.contains($0.code) }
      guard !found.isEmpty else { continue }
      wrong.append(pack.folder)
      errors += found
    }
    guard !wrong.isEmpty else { return }
    throw Failure(
      .validation,
      wrong.count == 1
        ? "{names} has errors, so nothing was written" : "These packs have errors, so nothing was written: {names}",
      [
        "names": .verbatim(wrong.joined(separator: ", ")),
        "command": .verbatim("symptoms pack lint \(wrong.map(\.shellWord).joined(separator: " "))"),
      ], recovery: "To see what is wrong: {command}", diagnostics: errors)
  }

  private func view(of files: [GeneratedFile], isWritten: Bool) -> PackDocsView {
    PackDocsView(files: files.count, stale: files.filter { !$0.isCurrent }.map(\.path), isWritten: isWritten)
  }

  private func files(in environment: Environment) throws -> [GeneratedFile] {
    let packs = paths.isEmpty ? [] : try environment.packs(at: paths)
    try refuseErrors(of: packs, in: environment)
    let files = try packs.flatMap {
      try environment.packs.generatedFiles(
        of: $0.id, in: $0.folder, catalogue: environment.registry.catalogue, isRelease: isRelease)
    }
    guard let rules else { return files }
    let text = RuleReference().text
    let isCurrent = FileManager.default.contents(atPath: rules) == Data(text.utf8)
    return files + [GeneratedFile(path: rules, text: text, isCurrent: isCurrent)]
  }
}
