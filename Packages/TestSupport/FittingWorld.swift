import Foundation
import TrackerCore
import TrackerPacks
import TrackerSimulation

/// A world of simulated people with the pack of `Tests/Fixtures/world`, whose curves fit it.
public enum FittingWorld {
  /// The folder to search for the pack.
  public static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Tests/Fixtures/world").path

  public static let packID: PackID = "fitting"
  public static let library = PackLibrary(folders: [folder])

  /// - Throws: what reading the pack throws.
  public static func make() throws -> SimulatedWorld {
    SimulatedWorld(pack: try library.pack(packID).pack, metrics: SampleModule.catalogue)
  }

  /// A Monday, on which simulated people may begin to log.
  public static let firstDay = Day(number: 20_514)
}
