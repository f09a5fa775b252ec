import TrackerApplication
import TrackerCore
import TrackerPackInstall

/// What was installed, or would be.
public struct PackInstallView: StyledReadModel {
  public static let schema = "pack-install/1"

  var id: PackID
  var name: String
  var revision: Int
  /// Where it stands.
  var folder: String
  var files: [String]
  /// How many passed: all of them.
  var scenarios: Int
  /// What is worth a look and no reason to refuse it.
  var warnings: [Diagnostic]
  /// The pack whose place it takes, or that it hides.
  var replaced: PresentPack?
  /// Where another pack of the id stands that is found first, so that this one is not used.
  var hiddenBy: String?
  /// Whether nothing was written.
  var isDryRun: Bool
  /// The command that begins to use it.
  var next: String

  init(_ pack: CheckedPack, by installer: PackInstaller, present: PresentPack?, isDryRun: Bool) {
    id = pack.id
    name = pack.name
    revision = pack.revision
    folder = installer.goal(pack.id)
    files = pack.files
    scenarios = pack.scenarios
    warnings = pack.warnings
    replaced = present
    hiddenBy = isDryRun ? nil : installer.earlier(than: pack.id)
    self.isDryRun = isDryRun
    next = "symptoms onboard --pack \(pack.id)"
  }

  public func text(_ style: TextStyle) -> String {
    let verb = isDryRun ? "Sound, not installed:" : "Installed"
    let head = "\(style.paint("✓", .green)) \(verb) \(id), revision \(revision): \(name)"
    let facts =
      [
        "\(files.count.of("file")) \(isDryRun ? "for" : "in") \(folder)",
        scenarios == 0 ? "it has no scenarios, so nothing was tried" : "\(scenarios.of("scenario")) passed",
        warnings.isEmpty ? nil : "\(warnings.count.of("warning")):",
      ].compactMap { $0 } + warnings.map { "  \($0.description)" } + [replacedText, hiddenText].compactMap { $0 }
    let ending = isDryRun ? "Run it without --dry-run to install it." : "Next: \(next)"
    return ([style.wrap(head, indent: 2)] + facts.map { "  " + style.wrap($0, indent: 4, first: 2) } + [ending]).joined(
      separator: "\n")
      + "\n"
  }

  private var replacedText: String? {
    guard let replaced else { return nil }
    let what = replaced.revision.map { "revision \($0)" } ?? "what could not be read"
    if replaced.isInstalled { return isDryRun ? "it would take the place of \(what)" : "it took the place of \(what)" }
    return "it \(isDryRun ? "would be" : "is") used in place of \(what) in \(replaced.folder)"
  }

  private var hiddenText: String? {
    hiddenBy.map {
      "it is not used as long as \($0) is found first; leave that folder out of --packs and SYMPTOMS_PACKS"
    }
  }
}
