import Foundation
import TrackerApplication
import TrackerCore
import TrackerPackQuality
import TrackerPacks

/// Writes what has exactly one answer into the files of packs, and leaves everything else of them as it is.
///
/// A change takes the place of one word, so comments and layout stay. A file is written whole or not at all, and only
/// if lint finds less in it than before.
public struct LintFix: Sendable {
  /// Folders of packs, folders with a `pack.yaml`, ids, or files of overlays; empty for all packs that can be found.
  public var paths: [String]
  public var profile: LintProfile
  /// Whether changes are only shown.
  public var isDryRun: Bool

  public init(paths: [String], profile: LintProfile, isDryRun: Bool) {
    self.paths = paths
    self.profile = profile
    self.isDryRun = isDryRun
  }

  /// Changes what can be changed, and says what was.
  ///
  /// - Throws: `Failure` (`validation`, `system`) where there is no pack to look at, or a file can't be written.
  public func run(in environment: Environment) throws(Failure) -> LintFixView {
    let packs = try environment.packs(at: paths)
    let findings = environment.packs.lint(packs, host: environment.packHost, options: environment.lintOptions(profile))
    // What a pack builds on is somebody else's, unless it was named too.
    let own = findings.filter { finding in
      packs.contains { pack in
        finding.place.map { $0.file == pack.folder || $0.file.hasPrefix("\(pack.folder)/") } ?? false
      }
    }
    var changes: [LintFixView.Change] = []
    for (file, findings) in Dictionary(grouping: own, by: { $0.place?.file ?? "" }).sorted(by: { $0.key < $1.key }) {
      changes += try fix(file, findings)
    }
    let generated = try generatedFiles(of: packs, findings: own, in: environment)
    return LintFixView(changes: changes, generated: generated, isDryRun: isDryRun)
  }

  private func fix(_ file: String, _ findings: [Diagnostic]) throws(Failure) -> [LintFixView.Change] {
    guard let bytes = plainBytes(of: file), let edits = LintEdits(bytes, findings: findings, file: file) else {
      return []
    }
    let changes = edits.all.map { LintFixView.Change(place: $0.place, before: $0.before, after: $0.after) }
    guard !isDryRun, !changes.isEmpty else { return changes }
    // Whoever saved it meanwhile keeps what they saved.
    guard plainBytes(of: file) == bytes else { return [] }
    do { try Data(edits.result).write(to: URL(fileURLWithPath: file), options: .atomic) } catch {
      throw Failure(
        .system, "{file} cannot be written", ["file": "\(file)"], recovery: "Check the folder and its permissions.")
    }
    return changes
  }

  /// The bytes of a plain file on the disk; nil for a link, which would be replaced, and for what is not there.
  private func plainBytes(of file: String) -> [UInt8]? {
    var status = stat()
    guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileManager.default.contents(atPath: file).map(Array.init)
  }

  /// `ids.lock` and `README.md` of packs whose ids are not all locked, where the pack has both files or lint asks.
  private func generatedFiles(
    of packs: [(id: PackID, folder: String)], findings: [Diagnostic], in environment: Environment
  ) throws(Failure) -> [String] {
    let stale = packs.filter { pack in
      findings.contains { $0.code == "not-locked" && $0.place?.file.hasPrefix("\(pack.folder)/") == true }
    }.map(\.folder)
    guard !stale.isEmpty else { return [] }
    let docs = PackDocs(paths: stale)
    // A pack with errors has no files made of it: those come first.
    let view = isDryRun ? try? docs.check(in: environment) : try? docs.write(in: environment)
    return view?.stale ?? []
  }
}
