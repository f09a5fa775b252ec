import TrackerCore

/// A pack that was looked over and found sound; only `PackInstaller.check` makes one.
public struct CheckedPack: Sendable {
  /// The id that the pack gives itself.
  public let id: PackID
  /// The revision that its `pack.yaml` says.
  public let revision: Int
  /// What people call the condition.
  public let name: String
  /// How many there are; all of them passed.
  public let scenarios: Int
  /// What is worth a look and no reason to refuse it.
  public let warnings: [Diagnostic]
  let archive: PackArchive

  /// The paths of its files within its folder, sorted.
  public var files: [String] { archive.files.keys.sorted() }
}

/// A pack that stands already where another of its id is to be installed, or that would no longer be found because of
/// it.
public struct PresentPack: Sendable, Hashable, Codable {
  /// Where it stands.
  public var folder: String
  /// nil where its `pack.yaml` can't be read.
  public var revision: Int?
  /// Whether it stands in the folder of installed packs, so that an installed one takes its place; else it is hidden by
  /// it.
  public var isInstalled: Bool
  /// Whether it has the files of the pack that takes its place, to the byte.
  public var hasSameFiles: Bool
}
