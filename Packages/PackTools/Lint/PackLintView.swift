import TrackerCommands
import TrackerCore
import TrackerPacks

/// What is wrong with packs.
struct PackLintView: ReadModel {
  static let schema = "pack-lint/1"

  struct Pack: Encodable, Sendable {
    var id: PackID
    var folder: String
  }

  struct Finding: Encodable, Sendable {
    var diagnostic: Diagnostic
    /// The line it is about.
    var source: String?
  }

  var packs: [Pack]
  var errors: Int
  var warnings: Int
  var findings: [Finding]

  /// Lints packs; what several of them share, such as a fault of their base, is shown once.
  init(of packs: [(id: PackID, folder: String)], in library: PackLibrary, host: PackHost) {
    var seen: Set<Diagnostic> = []
    let diagnostics = packs.flatMap { library.lint($0.id, in: $0.folder, host: host) }
      .filter { seen.insert($0).inserted }
    self.packs = packs.map { Pack(id: $0.id, folder: $0.folder) }
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count { $0.severity == .warning }
    findings = diagnostics.map { diagnostic in Finding(diagnostic: diagnostic, source: diagnostic.place.flatMap(library.line(at:))) }
  }

  func text(_ style: TextStyle) -> String {
    let shown = findings.map { DiagnosticText(diagnostic: $0.diagnostic, source: $0.source).text(style) }
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { $0.0.of($0.1) }
    let summary = "\(counts.isEmpty ? "no fault" : counts.joined(separator: ", ")) in \(packs.count.of("pack"))"
    return (shown + [summary]).joined(separator: "\n\n") + "\n"
  }
}
