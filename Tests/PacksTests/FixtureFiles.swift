import Foundation
import TrackerCore
import TrackerPacks
import TrackerTestSupport

/// The packs of `Tests/Fixtures/packs` on the disk, with the sample packs below them.
enum FixtureFiles {
  /// The folder of the fixtures.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/packs").path

  static let library = PackLibrary(
    folders: [folder, SamplePacks.folder],
    files: OverlaidPackFiles(MemoryPackFiles(SamplePacks.files), at: SamplePacks.folder, over: DiskPackFiles()))

  /// What the sample module brings, with forecasts that are always 20 percent.
  static let host = PackHost(Registry([SampleModule.self]), forecasts: SteadyForecaster())
}
