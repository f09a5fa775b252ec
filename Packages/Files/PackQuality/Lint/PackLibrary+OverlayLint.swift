import TrackerCore
import TrackerPacks
import TrackerStrictYAML

extension PackLibrary {
  /// Every finding of an overlay: of its file, of the pack as it tunes it where the overlay says so, and of the
  /// scenarios beside it.
  func lintOverlay(_ id: PackID, file: String, host: PackHost, options: LintOptions, names: PackNames) -> [Diagnostic] {
    let check: OverlayCheck
    do throws(Diagnostic) {
      check = try checkOverlay(file: file)
    } catch {
      return [error]
    }
    var reader = NodeReader(diagnostics: check.diagnostics)
    let folder = home(of: file)
    let suppressions = beside(Suppressions.fileName, in: folder, reader: &reader).map {
      Suppressions($0, file: "\(folder)/\(Suppressions.fileName)", reader: &reader)
    }
    guard let loaded = check.tuned ?? check.part, let tree = check.tree else {
      return reader.diagnostics.sorted { $0.isBefore($1) }
    }
    let isWhole = check.tuned != nil
    let catalogue = host.catalogue.adding(loaded.pack)
    // What the pack itself says is looked at where the pack is.
    func isOwn(_ finding: Diagnostic) -> Bool { finding.place?.file == file }
    for diagnostic in metricDiagnostics(of: check, file: file, host: host) { reader.report(diagnostic) }
    if isWhole {
      for diagnostic in scenarios(of: loaded.pack, in: file, catalogue: catalogue).diagnostics {
        reader.report(diagnostic)
      }
    }
    let subject = LintSubject(
      loaded: loaded, file: file, tree: tree, catalogue: catalogue, insightIDs: host.insightIDs, locales: [],
      lock: nil, names: names)
    var findings = LintRules.findings(in: subject, profile: options.profile, isWhole: isWhole).filter(isOwn)
    findings += review(check, options: options)
    let told = (reader.diagnostics + findings).withoutRepeats
    let left =
      suppressions?.applied(to: told, today: options.today, paths: loaded.paths, tellsUnused: isWhole) ?? told
    return left.sorted { $0.isBefore($1) }
  }

  /// The day of the review, where it has passed.
  private func review(_ check: OverlayCheck, options: LintOptions) -> [Diagnostic] {
    guard let review = check.overlay?.review, review < options.today, let node = check.tree?["review"] else {
      return []
    }
    return [
      Diagnostic(
        .warning, code: "review-passed", "This tuning was due for review on {found}. Review it, then write a new day",
        at: Place(node.mark),
        found: review.description)
    ]
  }
}

extension PackLibrary {
  /// The metrics and kinds of entries that an overlay names and nothing brings. A tuning may look at what a person has
  /// made themselves, so a name that nothing declares is only a warning.
  ///
  /// - Parameter file: What the overlay is called in the check's findings.
  public func metricDiagnostics(of check: OverlayCheck, file: String, host: PackHost) -> [Diagnostic] {
    guard let loaded = check.tuned ?? check.part else { return [] }
    return PackValidation.diagnostics(
      in: loaded, catalogue: host.catalogue.adding(loaded.pack), logKinds: host.logKinds
    )
    .filter { $0.place?.file == file }
    .map { finding in
      var finding = finding
      if finding.code == "undeclared-metric" { finding.severity = .warning }
      return finding
    }
  }
}
