import TrackerApplication
import TrackerArchive
import TrackerCore
import TrackerPackInstall
import TrackerPackQuality
import TrackerPacks
import TrackerYAML

/// A reader of files that strangers write, as the fuzzer and the tests of its findings call it: any bytes at all must
/// be read or refused.
public enum FuzzTarget: String, Sendable, CaseIterable {
  /// The strict YAML parser alone.
  case yaml
  /// The bytes are the `pack.yaml` of a pack over the sample base.
  case pack
  /// The bytes are scenarios of the sample pack, which are read and run.
  case scenarios
  /// The bytes are several files of a pack with a 0 byte between them, in the order of `severalFiles`.
  case several
  /// The bytes are a tuning of the sample pack.
  case overlay
  /// The bytes are a `.tgz`, or the tar within it: as packs are handed over.
  case archive

  /// The files that the input of `several` is cut into.
  public static let severalFiles = ["pack.yaml", "scenarios/a.yaml", "locales/de.yaml", "ids.lock", "lint.yaml"]

  /// Reads bytes with everything that would read them in the program. What is wrong with them is found and dropped.
  public func read(_ bytes: [UInt8], host: PackHost) {
    switch self {
    case .yaml: readYAML(bytes)
    case .archive: readArchive(bytes)
    case .pack: readPack(["pack.yaml": bytes], id: FuzzFiles.example, host: host)
    case .scenarios:
      readPack(
        ["pack.yaml": Array(SamplePacks.sampleText.utf8), "scenarios/a.yaml": bytes], id: SamplePacks.sample, host: host
      )
    case .overlay: readOverlay(bytes, host: host)
    case .several:
      let parts = bytes.split(separator: 0, omittingEmptySubsequences: false).map { Array($0) }
      readPack(Dictionary(uniqueKeysWithValues: zip(FuzzTarget.severalFiles, parts)), id: FuzzFiles.example, host: host)
    }
  }

  private func readArchive(_ bytes: [UInt8]) {
    _ = try? TarGzip.entries(of: bytes, limits: PackArchive.limits)
    // Checksums keep odd bytes from getting far, so that the tar's are made right and the gzip's are made here.
    _ = try? TarGzip.entries(of: GzipBytes.stored(TarBytes.withChecksums(bytes)), limits: PackArchive.limits)
  }

  private func readYAML(_ bytes: [UInt8]) {
    let (node, faults) = YAMLParser.parse(bytes, file: "fuzz.yaml")
    _ = node.map(FuzzTarget.look)
    _ = faults.map(\.description)
  }

  /// How many values a node holds, each of which was asked for what it can be.
  private static func look(at node: YAMLNode) -> Int {
    switch node.content {
    case .scalar(let scalar): [scalar.int != nil, scalar.double != nil, scalar.bool != nil, scalar.isText].count { $0 }
    case .sequence(let elements): elements.reduce(1) { $0 + look(at: $1) }
    case .mapping(let mapping): mapping.entries.reduce(1) { $0 + (mapping[$1.key].map(look) ?? 0) }
    }
  }

  /// Finds an overlay in a folder, lints it and looks at what the pack becomes.
  private func readOverlay(_ bytes: [UInt8], host: PackHost) {
    let folder = "tunings"
    let library = PackLibrary(
      folders: [SamplePacks.folder], files: FuzzFiles([PackLibrary.overlayName: bytes], in: folder))
    let options = LintOptions(profile: .clinical, today: Day(number: 20_000))
    _ = library.lint(library.packs(at: folder), host: host, options: options).map(\.description)
    let check = library.checkOverlay(bytes, file: "\(folder)/\(PackLibrary.overlayName)")
    _ = try? check.sound("it").tuned.pack.risk.groups
  }

  /// Lists and lints a pack, runs its scenarios if it has any, and loads it in German.
  private func readPack(_ files: [String: [UInt8]], id: PackID, host: PackHost) {
    let folder = "\(SamplePacks.folder)/\(id)"
    let files = FuzzFiles(files, in: folder)
    let library = PackLibrary(folders: [SamplePacks.folder], files: files)
    _ = library.listings()
    let findings = library.lint(
      [(id, folder)], host: host, options: LintOptions(profile: .clinical, today: Day(number: 20_000)))
    _ = findings.map(\.description)
    if self != .pack { _ = library.test(id, in: folder, host: host) }
    _ = try? PackLibrary(folders: [SamplePacks.folder], files: files, language: "de").pack(id)
  }
}
