import TrackerCore
import TrackerPacks
import TrackerStrictYAML

extension PackLibrary {
  /// Every error and warning of packs, in the order of the packs and of places: of their files and those below them,
  /// of the metrics and kinds of entries they name, of their scenarios, languages and ids as written, and of the rules.
  ///
  /// What several packs share, such as a problem of their base, is told once.
  public func lint(_ packs: [(id: PackID, folder: String)], host: PackHost, options: LintOptions) -> [Diagnostic] {
    var read = ReadFiles()
    let names = PackNames(listings())
    var seen: Set<Diagnostic> = []
    var shared = SharedDefinitions()
    return packs.flatMap {
      lint($0.id, in: $0.folder, host: host, options: options, names: names, read: &read, shared: &shared)
    }
    .filter { seen.insert($0).inserted }
  }

  private func lint(
    _ id: PackID, in folder: String, host: PackHost, options: LintOptions, names: PackNames, read: inout ReadFiles,
    shared: inout SharedDefinitions
  ) -> [Diagnostic] {
    if isOverlay(folder) { return lintOverlay(id, file: folder, host: host, options: options, names: names) }
    let check = check(id, in: folder, read: &read, hashing: false)
    let file = "\(folder)/pack.yaml"
    var reader = NodeReader(diagnostics: check.diagnostics)
    let locales = locales(in: folder)
    let strays = StrayEntries(of: folder, files: files).diagnostics
    for diagnostic in locales.diagnostics + strays { reader.report(diagnostic) }
    let lock = beside(PackLock.fileName, in: folder, reader: &reader).map {
      PackLock($0, file: "\(folder)/\(PackLock.fileName)", reader: &reader)
    }
    let suppressions = beside(Suppressions.fileName, in: folder, reader: &reader).map {
      Suppressions($0, file: "\(folder)/\(Suppressions.fileName)", reader: &reader)
    }
    let loaded = check.loaded ?? check.part
    let isWhole = check.loaded != nil
    let catalogue = loaded.map { host.catalogue.adding($0.pack) } ?? host.catalogue
    if let tree = check.tree, loaded != nil {
      for locale in locales.trees {
        var layer = LocaleLayer()
        _ = layer.laid(locale.tree, over: tree)
        for diagnostic in layer.diagnostics { reader.report(diagnostic) }
      }
    }
    if let loaded {
      // A symptom or food group that could not be read is no metric either; that is told where it stands.
      for diagnostic in PackValidation.diagnostics(in: loaded, catalogue: catalogue, logKinds: host.logKinds)
      where isWhole || !(diagnostic.found.map { $0.contains("symptom.") || $0.contains("food-group.") } ?? false) {
        reader.report(diagnostic)
      }
    }
    let read = scenarios(of: loaded?.pack ?? .nothing(id), in: folder, catalogue: catalogue)
    // What errors took away would be missing in scenarios, too, and be told twice.
    for diagnostic in read.diagnostics where isWhole || ScenarioReader.standsAlone(diagnostic) {
      reader.report(diagnostic)
    }
    var findings: [Diagnostic] = []
    if let loaded, let tree = check.tree {
      let subject = LintSubject(
        loaded: loaded, file: file, tree: tree, catalogue: catalogue, insightIDs: host.insightIDs,
        locales: locales.trees, lock: lock, names: names, scenarioFiles: scenarioFiles(in: folder))
      findings = LintRules.findings(in: subject, profile: options.profile, isWhole: isWhole)
      // What of a factor could not be read is told; what follows from that is not.
      findings = findings.filter { !reader.diagnostics.explain($0, paths: loaded.paths) }
    } else {
      let trees = (check.tree.map { [(tag: String?.none, tree: $0)] } ?? []) + locales.trees.map { ($0.tag, $0.tree) }
      findings = LintRules.findings(inTexts: TellingTexts(trees), profile: options.profile)
    }
    let paths = loaded?.paths ?? [:]
    let neighbours = Neighbours((check.tree.map { [$0] } ?? []) + locales.trees.map(\.tree))
    if let loaded {
      findings += shared.metrics.clashes(of: loaded)
      findings +=
        check.tree.map { tree in
          shared.foods.clashes(of: loaded, tree: tree) { base(of: loaded.pack, in: folder) }
        } ?? []
    }
    let told = (reader.diagnostics + findings).withoutRepeats.map {
      neighbours.checked($0, pack: id, paths: paths)
    }
    let left = suppressions?.applied(to: told, today: options.today, paths: paths, tellsUnused: isWhole) ?? told
    return left.sorted { $0.isBefore($1) }
  }

  /// What several packs that are looked over together may each define.
  private struct SharedDefinitions {
    var metrics = SharedMetrics()
    var foods = SharedFoodGroups()
  }

  /// The nearest pack below one, as it is merged; nil where there is none, or it can't be read.
  private func base(of pack: ConditionPack, in folder: String) -> LoadedPack? {
    guard let id = pack.ancestors.first else { return nil }
    // As when a pack is read: where it stands in none of the folders, those beside it come first.
    let beside = parent(of: folder)
    let library =
      folders.contains(beside)
      ? self : PackLibrary(folders: [beside] + folders, files: files, language: language)
    guard let place = library.folder(of: id) else { return nil }
    var read = ReadFiles()
    let check = library.check(id, in: place, read: &read, hashing: false)
    return check.loaded ?? check.part
  }

  /// A file beside `pack.yaml`, nil where there is none or it cannot be read.
  func beside(_ name: String, in folder: String, reader: inout NodeReader) -> [UInt8]? {
    do throws(Diagnostic) {
      return try files.bytes(of: name, in: folder)
    } catch {
      reader.report(error)
      return nil
    }
  }

  /// The files that may stand beside the folders of a pack.
  package static var fileNames: [String] { StrayEntries.fileNames }

  /// How many files there are in which scenarios are looked for.
  private func scenarioFiles(in folder: String) -> Int {
    files.files(in: "\(folder)/scenarios").count { $0.hasSuffix(".yaml") }
  }

  /// The packs at a path: the path is a pack's folder, its `pack.yaml`, a folder of packs, or the id of a pack that can
  /// be found. Overlays are known by their files: the path is one, or a folder of them.
  public func packs(at path: String) -> [(id: PackID, folder: String)] {
    let path = path.tidied
    let folder = path.withoutSuffix("/pack.yaml") ?? (path == "pack.yaml" ? "." : path)
    if files.holds("\(folder)/pack.yaml") { return [(PackID(files.name(of: folder)), folder)] }
    if isOverlay(path) { return overlays(at: path) }
    // Findings are compared and linked by their paths, so those below `.` are written as those below any other folder.
    let inside = PackLibrary(folders: [folder], files: files).locations().map { (id: $0.id, folder: $0.folder.tidied) }
    guard inside.isEmpty else { return inside }
    let overlays = overlays(at: path)
    guard overlays.isEmpty else { return overlays }
    return self.folder(of: PackID(path)).map { [(PackID(path), $0)] } ?? []
  }
}

extension String {
  /// A path without `./` before it and slashes behind it.
  fileprivate var tidied: String {
    var path = Substring(self)
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    while path.hasPrefix("./"), path.count > 2 { path = path.dropFirst(2).drop { $0 == "/" } }
    return path.isEmpty ? "." : String(path)
  }

  fileprivate func withoutSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
