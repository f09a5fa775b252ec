import Foundation
import TrackerCore
import TrackerPacks
import TrackerTestSupport

/// The packs of `Tests/Fixtures/packs` on the disk, with the sample packs below them.
struct FixtureFiles: PackFiles {
  /// The folder of the fixtures.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/packs").path

  static let library = PackLibrary(folders: [folder, SamplePacks.folder], files: FixtureFiles())

  /// What the sample module brings, with forecasts that are always 20 percent.
  static let host = PackHost(Registry([SampleModule.self]), forecasts: SteadyForecaster())

  private let disk = DiskPackFiles()
  private let samples = MemoryPackFiles(SamplePacks.files)

  private func files(_ path: String) -> any PackFiles { path.hasPrefix("/") ? disk : samples }

  func folders(in folder: String) -> [String] { files(folder).folders(in: folder) }
  func files(in folder: String) -> [String] { files(folder).files(in: folder) }
  func name(of folder: String) -> String { files(folder).name(of: folder) }
  func holds(_ path: String) -> Bool { files(path).holds(path) }
  func bytes(of name: String, in folder: String) throws(Diagnostic) -> [UInt8]? { try files(folder).bytes(of: name, in: folder) }
}
