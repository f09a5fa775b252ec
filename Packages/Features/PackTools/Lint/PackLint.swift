import TrackerApplication
import TrackerCore
import TrackerPackQuality

/// Checks packs with every rule of lint.
public struct PackLint: Sendable {
  /// Folders of packs, folders with a `pack.yaml`, ids, or files of overlays; empty for all packs that can be found.
  public var paths: [String]
  public var profile: LintProfile
  /// The path of a file with findings that are left out; nil to tell all.
  public var baseline: String?

  public init(paths: [String], profile: LintProfile, baseline: String? = nil) {
    self.paths = paths
    self.profile = profile
    self.baseline = baseline
  }

  /// Everything that is wrong; where nothing could be looked at, a report that says why.
  public func report(in environment: Environment) -> PackLintView {
    do throws(Failure) {
      return try findings(in: environment)
    } catch {
      return PackLintView(profile: profile, failure: error)
    }
  }

  /// Writes all findings to a file that later runs take as `baseline`.
  ///
  /// - Throws: `Failure` (`validation`, `system`) where there is no pack to look at, or the file can't be written.
  public func writeBaseline(to file: String, in environment: Environment) throws(Failure) -> LintBaselineView {
    let findings = try findings(in: environment).findings
    try LintBaseline(findings.map(\.diagnostic)).write(to: file)
    return LintBaselineView(file: file, findings: findings.count)
  }

  private func findings(in environment: Environment) throws(Failure) -> PackLintView {
    let known: LintBaseline? = if let baseline { try LintBaseline(file: baseline) } else { nil }
    return PackLintView(
      of: try environment.packs(at: paths), in: environment.packs, host: environment.packHost,
      options: environment.lintOptions(profile), baseline: known)
  }
}

extension Failure {
  /// Files that could not be read, in one line; nil where none of the findings is that.
  static func unread(_ findings: [Diagnostic]) -> Failure? {
    let unread = findings.filter { LintRules.isUnreadable($0) }
    guard let diagnostic = unread.first else { return nil }
    let place: Phrase? = diagnostic.place.map { "\($0)" }
    let error: Phrase =
      place.map { .words("{place}: {error}", ["place": $0, "error": diagnostic.sentence]) } ?? diagnostic.sentence
    let message: Phrase =
      switch unread.count {
      case 1: error
      case 2: "{error}. 1 more file cannot be read either"
      default: "{error}. {count} more files cannot be read either"
      }
    return Failure(.system, message, ["error": error, "count": .count(unread.count - 1)])
  }
}
