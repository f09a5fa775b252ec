import TrackerApplication
import TrackerCore
import TrackerPackInstall

/// What was installed, or would be.
public struct PackInstallView: ReadModel {
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

  public func blocks(_ format: TextFormatter) -> [Block] {
    let verb = isDryRun ? "Sound, not installed:" : "Installed"
    let tried = scenarios == 0 ? "it has no scenarios, so nothing was tried" : "\(scenarios.of("scenario")) passed"
    let known = Block.ItemList.Item(
      "\(warnings.count.of("warning")):",
      details: [.list(.init(warnings.map(DiagnosticFormatter(format).sentence), mark: .none))])
    let facts =
      [.init("\(files.count.of("file")) \(isDryRun ? "for" : "in") \(folder)"), .init("\(tried)")]
      + (warnings.isEmpty ? [] : [known])
      + [replacedText, hiddenText].compactMap { $0.map { Block.ItemList.Item("\($0)") } }
    let ending: [Block] =
      isDryRun
      ? [.sentence("Run it without --dry-run to install it.")]
      : [.sentence("Next:"), .commands([.init(next)])]
    return [
      .list(.init([.init("\(verb) \(id), revision \(revision): \(name)", mark: .good, details: [.list(.init(facts))])]))
    ] + ending
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
