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
    let values = ["id": id.rawValue, "revision": "\(revision)", "name": name]
    let head =
      isDryRun
      ? format("No errors in {id}, revision {revision}: {name}. It is not installed yet.", values)
      : format("Installed {id}, revision {revision}: {name}", values)
    let known = Block.ItemList.Item(
      "\(format.count(warnings.count, "1 warning:", "{count} warnings:"))",
      details: [.list(.init(warnings.map(DiagnosticFormatter(format).sentence), mark: .none))])
    let facts =
      [.init("\(filesText(format))"), .init("\(scenariosText(format))")] + (warnings.isEmpty ? [] : [known])
      + [replacedText(format), revisionText(format), hiddenText(format)].compactMap {
        $0.map { Block.ItemList.Item("\($0)") }
      }
    let ending: [Block] =
      isDryRun
      ? [.sentence("\(format("To install it, type the command again without --dry-run."))")]
      : [.sentence("\(format("To start using it, type:"))"), .commands([.init(next)])]
    return [.list(.init([.init("\(head)", mark: .good, details: [.list(.init(facts))])]))] + ending
  }

  private func filesText(_ format: TextFormatter) -> String {
    let values = ["folder": folder]
    return isDryRun
      ? format.count(files.count, "1 file will go to {folder}", "{count} files will go to {folder}", values)
      : format.count(files.count, "1 file is now in {folder}", "{count} files are now in {folder}", values)
  }

  private func scenariosText(_ format: TextFormatter) -> String {
    scenarios == 0
      ? format("the pack has no scenarios, so none were run")
      : format.count(scenarios, "1 scenario passed", "{count} scenarios passed")
  }

  private func replacedText(_ format: TextFormatter) -> String? {
    guard let replaced else { return nil }
    let values = ["revision": replaced.revision.map(String.init) ?? "", "folder": replaced.folder]
    switch (replaced.isInstalled, isDryRun, replaced.revision == nil) {
    case (true, true, false): return format("it will replace revision {revision}", values)
    case (true, true, true): return format("it will replace a pack that cannot be read", values)
    case (true, false, false): return format("it replaced revision {revision}", values)
    case (true, false, true): return format("it replaced a pack that could not be read", values)
    case (false, true, false): return format("it will be used instead of revision {revision} in {folder}", values)
    case (false, true, true): return format("it will be used instead of the pack in {folder}", values)
    case (false, false, false): return format("it is used instead of revision {revision} in {folder}", values)
    case (false, false, true): return format("it is used instead of the pack in {folder}", values)
    }
  }

  /// That a pack of other content has the revision of the one before.
  private func revisionText(_ format: TextFormatter) -> String? {
    guard let replaced, replaced.isInstalled, replaced.revision == revision, !replaced.hasSameFiles else { return nil }
    return format("it has changed, but its revision is still {revision}", ["revision": "\(revision)"])
  }

  private func hiddenText(_ format: TextFormatter) -> String? {
    hiddenBy.map { folder in
      format(
        "it is not used yet: the pack in {folder} comes first. Take that folder out of --packs and SYMPTOMS_PACKS",
        ["folder": folder])
    }
  }
}
