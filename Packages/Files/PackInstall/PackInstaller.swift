import TrackerCore
import TrackerPackQuality
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

/// Checks packs that others hand over, and takes them into the folder of installed packs. Nothing of a pack is ever run
/// but its scenarios, which are data.
public struct PackInstaller: Sendable {
  private let library: PackLibrary
  private let host: PackHost
  private let options: LintOptions
  private let folder: InstallFolder

  /// - Parameters:
  ///   - library: The packs that can be found; what a pack extends is among them.
  ///   - folder: The folder of installed packs; made where there is none.
  public init(library: PackLibrary, host: PackHost, options: LintOptions, folder: String) {
    self.library =
      library.folders.contains(folder)
      ? library : PackLibrary(folders: [folder] + library.folders, files: library.files, language: library.language)
    self.host = host
    self.options = options
    self.folder = InstallFolder(folder)
  }

  /// Looks a pack over as it would be once it is installed, and runs its scenarios.
  ///
  /// - Throws: `Failure` (`negative`) with every finding where there is an error or a scenario fails.
  public func check(_ archive: PackArchive) throws -> CheckedPack {
    let id = PackInstaller.id(of: archive)
    let place = goal(id)
    let files = Dictionary(uniqueKeysWithValues: archive.files.map { ("\(place)/\($0.key)", $0.value) })
    let library = PackLibrary(
      folders: library.folders, files: OverlaidPackFiles(MemoryPackFiles(files), at: place, over: library.files))
    var findings = library.lint([(id, place)], host: host, options: options)
    var scenarios: [ScenarioResult] = []
    if library.check(id, in: place).loaded != nil {
      scenarios = library.test(id, in: place, host: host).results
      findings += scenarios.flatMap(\.findings)
    }
    findings = findings.map { $0.moved(from: place, to: archive.origin) }.sorted { $0.isBefore($1) }
    guard !findings.contains(where: { $0.severity == .error }), let head = library.head(of: id, in: place).head else {
      throw Failure.refused(archive.origin, findings)
    }
    return CheckedPack(
      id: id, revision: head.revision, name: head.name, scenarios: scenarios.count, warnings: findings,
      archive: archive)
  }

  /// What programs left in a folder of installed packs that were killed while they installed; empty while one
  /// installs.
  public static func leftovers(in folder: String) -> [String] { InstallFolder(folder).leftovers }

  /// Puts right what they left: what was not finished goes, and a pack that was moved away and not replaced comes back.
  ///
  /// - Throws: `Failure` (`system`) where the folder can't be used, or another program is installing.
  public static func putRight(in folder: String) throws { try InstallFolder(folder).alone {} }

  /// Where a pack stands once it is installed.
  public func goal(_ id: PackID) -> String { "\(folder.path)/\(id)" }

  /// The pack that an installed one would replace or hide; nil where there is none.
  func present(_ pack: CheckedPack) -> PresentPack? {
    let id = pack.id
    if folder.holds(id.rawValue) {
      let goal = goal(id)
      let isSame = pack.archive.files.allSatisfy { (try? library.files.bytes(of: $0.key, in: goal)) == $0.value }
      return PresentPack(folder: goal, revision: revision(of: id, in: goal), isInstalled: true, hasSameFiles: isSame)
    }
    return library.folder(of: id).map {
      PresentPack(folder: $0, revision: revision(of: id, in: $0), isInstalled: false, hasSameFiles: false)
    }
  }

  /// Whether another pack of the id is found before an installed one.
  public func earlier(than id: PackID) -> String? { library.folder(of: id).flatMap { $0 == goal(id) ? nil : $0 } }

  /// Says whether a pack may be installed, without doing it.
  ///
  /// - Parameter replacing: Whether it may take the place of the same or a higher revision, or hide a pack that stands
  ///   elsewhere.
  /// - Returns: The pack that it replaces or hides.
  /// - Throws: `Failure` (`validation`) that says what is there and what comes.
  @discardableResult
  public func examine(_ pack: CheckedPack, replacing: Bool) throws -> PresentPack? {
    guard let present = present(pack) else { return nil }
    if replacing { return present }
    if present.isInstalled, let revision = present.revision, revision < pack.revision { return present }
    throw Failure(
      .validation,
      present.revision == nil
        ? "{folder} already has {id}, but it cannot be read"
        : "{folder} already has revision {old} of {id}",
      [
        "folder": "\(present.folder)", "id": "\(pack.id)", "old": .count(present.revision ?? 0),
        "new": .count(pack.revision),
      ],
      recovery: present.isInstalled
        ? "To replace it with revision {new}, add --replace."
        : "To use revision {new} instead, for everyone who uses this home, add --replace.")
  }

  /// Installs a pack: wholly, or not at all, also when the program is killed.
  ///
  /// - Returns: The pack that it replaced or hides.
  /// - Throws: `Failure` as `examine`, and (`system`) where the folder can't be written or another program is
  ///   installing.
  public func install(_ pack: CheckedPack, replacing: Bool) throws -> PresentPack? {
    try folder.alone {
      let present = try examine(pack, replacing: replacing)
      try folder.put(pack.archive.files, as: pack.id.rawValue)
      return present
    }
  }

  private func revision(of id: PackID, in folder: String) -> Int? {
    let read = library.head(of: id, in: folder)
    return read.diagnostics.isEmpty ? read.head?.revision : nil
  }

  /// The id that a pack gives itself; where that can't be one, a name that lets the rest be looked at.
  private static func id(of archive: PackArchive) -> PackID {
    let node = YAMLParser.parse(PackHead.lines(of: archive.files["pack.yaml"] ?? []), file: "pack.yaml").node
    let text = node?.mapping?["id"]?.scalar?.text ?? ""
    return PackID(text.isKebabCase ? text : "no-id")
  }
}

extension Diagnostic {
  /// The finding with its places below another folder.
  fileprivate func moved(from folder: String, to origin: String) -> Diagnostic {
    func moved(_ place: Place) -> Place {
      guard place.file.hasPrefix("\(folder)/") else { return place }
      return Place(file: origin + place.file.dropFirst(folder.count), line: place.line, column: place.column)
    }
    var result = self
    result.place = place.map(moved)
    result.related = related.map { Related(place: moved($0.place), note: $0.note) }
    return result
  }
}
