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
    return packs.flatMap { lint($0.id, in: $0.folder, host: host, options: options, names: names, read: &read) }
      .filter { seen.insert($0).inserted }
  }

  private func lint(
    _ id: PackID, in folder: String, host: PackHost, options: LintOptions, names: PackNames, read: inout ReadFiles
  ) -> [Diagnostic] {
    if isOverlay(folder) { return lintOverlay(id, file: folder, host: host, options: options, names: names) }
    let check = check(id, in: folder, read: &read, hashing: false)
    let file = "\(folder)/pack.yaml"
    var reader = NodeReader(diagnostics: check.diagnostics)
    let locales = locales(in: folder)
    for diagnostic in locales.diagnostics + strayFiles(in: folder) { reader.report(diagnostic) }
    let lock = beside(PackLock.fileName, in: folder, reader: &reader).map {
      PackLock($0, file: "\(folder)/\(PackLock.fileName)", reader: &reader)
    }
    let suppressions = beside(Suppressions.fileName, in: folder, reader: &reader).map {
      Suppressions($0, file: "\(folder)/\(Suppressions.fileName)", reader: &reader)
    }
    guard let loaded = check.loaded ?? check.part, let tree = check.tree else {
      return reader.diagnostics.sorted { $0.isBefore($1) }
    }
    let isWhole = check.loaded != nil
    for locale in locales.trees {
      var layer = LocaleLayer()
      _ = layer.laid(locale.tree, over: tree)
      for diagnostic in layer.diagnostics { reader.report(diagnostic) }
    }
    let catalogue = host.catalogue.adding(loaded.pack)
    // A symptom or food group that could not be read is no metric either; that is told where it stands.
    for diagnostic in PackValidation.diagnostics(in: loaded, catalogue: catalogue, logKinds: host.logKinds)
    where isWhole || !(diagnostic.found.map { $0.contains("symptom.") || $0.contains("food-group.") } ?? false) {
      reader.report(diagnostic)
    }
    // What errors took away would be missing in scenarios, too, and be told twice.
    if isWhole {
      for diagnostic in scenarios(of: loaded.pack, in: folder, catalogue: catalogue).diagnostics {
        reader.report(diagnostic)
      }
    }
    let subject = LintSubject(
      loaded: loaded, file: file, tree: tree, catalogue: catalogue, insightIDs: host.insightIDs,
      locales: locales.trees, lock: lock, names: names)
    var findings = LintRules.findings(in: subject, profile: options.profile, isWhole: isWhole)
    if isWhole, let suppressions {
      findings = suppressions.applied(to: findings, today: options.today, paths: loaded.paths)
    }
    return (reader.diagnostics + findings).sorted { $0.isBefore($1) }
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

  /// Files that no pack has.
  private func strayFiles(in folder: String) -> [Diagnostic] {
    files.files(in: folder).filter { name in
      !PackLibrary.fileNames.contains(name) && !name.hasPrefix("LICENSE") && !name.hasPrefix("README")
    }.map { name in
      Diagnostic(
        .warning, code: "unknown-file", "This file is not part of a pack. Delete it, or rename it",
        at: Place(file: "\(folder)/\(name)"),
        allowed: "\(PackLibrary.fileNames.joined(separator: ", ")), scenarios/*.yaml, locales/*.yaml")
    }
  }

  /// The files that may stand beside the folders of a pack.
  package static let fileNames = ["pack.yaml", PackLock.fileName, Suppressions.fileName, "README.md", "LICENSE"]

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

  /// The line of a file that a finding is about, nil where it cannot be read.
  public func line(at place: Place) -> String? {
    let parts = place.file.split(separator: "/", omittingEmptySubsequences: false)
    guard let number = place.line, let name = parts.last else { return nil }
    let folder = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/")
    guard let bytes = try? files.bytes(of: String(name), in: folder) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? String(decoding: lines[number - 1], as: UTF8.self) : nil
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
