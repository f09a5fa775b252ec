import TrackerApplication
import Foundation
import TrackerCore
import TrackerPacks
import TrackerPrediction

import TrackerComposition

/// The packs that ship, with what the program's own modules bring.
enum ShippedPacks {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Conditions").path

  static let library = PackLibrary(folders: [folder])
  static let host = PackHost(Composition.registry, forecasts: LearnerForecaster())

  static func path(_ name: String) -> String { "\(folder)/\(name)" }
}
