import TrackerApplication
import TrackerCore
import TrackerPackQuality
import TrackerPacks

/// What is wrong with packs.
public struct PackLintView: SuiteReport {
  public static let schema = "pack-lint/2"

  struct Pack: Encodable, Sendable {
    var id: PackID
    /// Of an overlay, its file.
    var folder: String

    /// The file that it itself stands in.
    var file: String { folder.hasSuffix(".yaml") ? folder : "\(folder)/pack.yaml" }

    func owns(_ file: String) -> Bool { file == folder || file.hasPrefix("\(folder)/") }
  }

  struct Finding: Encodable, Sendable {
    var diagnostic: Diagnostic
    /// The line it is about.
    var source: String?
    /// Where on that line, or a later one, what it is about ends: the column behind its last character. Absent for one
    /// character.
    var endLine: Int?
    var endColumn: Int?

    /// The column behind what is meant on the first line; nil for one character.
    var endOnLine: Int? { endLine == diagnostic.place?.line ? endColumn : nil }
  }

  var profile: LintProfile
  var packs: [Pack]
  var errors: Int
  var warnings: Int
  var findings: [Finding]
  /// How many findings the baseline knows already; absent without one.
  var known: Int?
  /// Why not everything could be looked at; absent where it was.
  public var failure: Failure?

  /// Where nothing could be looked at.
  init(profile: LintProfile, failure: Failure) {
    self.profile = profile
    self.failure = failure
    packs = []
    errors = 0
    warnings = 0
    findings = []
  }

  init(
    of packs: [(id: PackID, folder: String)], in library: PackLibrary, host: PackHost, options: LintOptions,
    baseline: LintBaseline? = nil
  ) {
    let all = library.lint(packs, host: host, options: options)
    let diagnostics = baseline.map { $0.new(in: all) } ?? all
    profile = options.profile
    known = baseline == nil ? nil : all.count - diagnostics.count
    self.packs = packs.map { Pack(id: $0.id, folder: $0.folder) }
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count { $0.severity == .warning }
    failure = Failure.unread(diagnostics)
    var lines = SourceLines(library)
    findings = diagnostics.map { diagnostic in
      let source = diagnostic.place.flatMap { lines.source(at: $0) }
      return Finding(
        diagnostic: diagnostic, source: source?.text, endLine: source?.endLine, endColumn: source?.endColumn)
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let shown = findings.map {
      Block.section(
        DiagnosticFormatter(format).blocks($0.diagnostic, source: $0.source, endColumn: $0.endOnLine))
    }
    let checked = format.count(packs.count, "Checked 1 pack.", "Checked {count} packs.")
    let found =
      errors + warnings == 0
      ? format("No errors or warnings.")
      : format("Errors: {errors}. Warnings: {warnings}.", ["errors": "\(errors)", "warnings": "\(warnings)"])
    let left = known.map { format("Left out, because the baseline lists them: {count}.", ["count": "\($0)"]) }
    return shown + [.sentence("\([checked, found, left].compactMap { $0 }.joined(separator: " "))")]
  }

  var results: ToolResults {
    // A finding in a base belongs to the base's suite where that is looked at too, else to the first pack.
    let suites = packs.enumerated().map { index, pack in
      let own = findings.map(\.diagnostic).filter { finding in
        guard let file = finding.place?.file else { return index == 0 }
        if pack.owns(file) { return true }
        return index == 0 && !packs.contains { $0.owns(file) }
      }
      let cases =
        own.isEmpty
        ? [ToolResults.Case(name: "lint", place: Place(file: pack.file), findings: [])]
        : own.map {
          ToolResults.Case(
            name: "\($0.code) at \($0.place?.description ?? pack.folder)", place: $0.place, findings: [$0])
        }
      return ToolResults.Suite(name: pack.id.rawValue, folder: pack.folder, cases: cases)
    }
    let ends = findings.compactMap { finding in
      finding.diagnostic.place.flatMap { place in
        finding.endLine.flatMap { line in finding.endColumn.map { (place, ToolResults.End(line: line, column: $0)) } }
      }
    }
    return ToolResults(
      tool: "symptoms pack lint", suites: suites, failure: failure, ends: Dictionary(ends) { first, _ in first })
  }

  /// Whether no file could be read, so that there is nothing to show.
  public var isUnread: Bool {
    failure != nil && findings.allSatisfy { LintRules.isUnreadable($0.diagnostic) }
  }

  public var verdict: Failure? {
    if let failure { return failure }
    guard errors > 0 else { return nil }
    return Failure(
      .negative, errors == 1 ? "Lint found 1 error" : "Lint found {count} errors", ["count": .count(errors)])
  }
}
