import TrackerCore

/// A pack that was looked over and found fit to be installed; only `PackInstaller.check` makes one.
public struct CheckedPack: Sendable {
  public let id: PackID
  public let revision: Int
  public let name: String
  /// How many there are; all of them passed.
  public let scenarios: Int
  /// What is worth a look and no reason to refuse it.
  public let warnings: [Diagnostic]
  let parcel: PackParcel

  /// The paths of its files within its folder, sorted.
  public var files: [String] { parcel.files.keys.sorted() }
}

/// A pack that stands already where another of its id is to be installed, or that would no longer be found because of
/// it.
public struct PresentPack: Sendable, Hashable, Codable {
  public var folder: String
  /// nil where its `pack.yaml` can't be read.
  public var revision: Int?
  /// Whether it stands in the folder of installed packs, so that an installed one takes its place; else it is hidden by
  /// it.
  public var isInstalled: Bool
}
