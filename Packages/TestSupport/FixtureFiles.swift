import TrackerApplication
import Foundation
import TrackerCore
import TrackerPacks

/// The broken packs of `Tests/Fixtures/packs` on the disk, with the sample packs and those that ship below them.
public enum FixtureFiles {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of the fixtures.
  public static let folder = root.appendingPathComponent("Tests/Fixtures/packs").path

  public static let library = PackLibrary(
    folders: [folder, SamplePacks.folder, root.appendingPathComponent("Conditions").path],
    files: OverlaidPackFiles(MemoryPackFiles(SamplePacks.files), at: SamplePacks.folder, over: DiskPackFiles()))

  /// What the sample module brings, with forecasts that are always 20 percent.
  public static let host = PackHost(Registry([SampleModule.self]), forecasts: SteadyForecaster())
}
