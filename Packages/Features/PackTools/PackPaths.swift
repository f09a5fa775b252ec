import TrackerApplication
import TrackerCommandLine
import Foundation
import TrackerCore
import TrackerPackQuality
import TrackerPacks

extension Environment {
  var packHost: PackHost { PackHost(registry, forecasts: forecasts) }

  /// The packs that paths name, each once, in their order; all that can be found where there are no paths.
  ///
  /// - Throws: `Failure` (`validation`) for a path without a pack, and where no pack can be found at all.
  func packs(at paths: [String]) throws -> [(id: PackID, folder: String)] {
    let library = packs
    let found =
      try paths.isEmpty
      ? library.locations()
      : paths.flatMap { path in
        let packs = library.packs(at: path)
        if packs.isEmpty {
          var isFolder: ObjCBool = false
          if FileManager.default.fileExists(atPath: "\(path)/pack.yaml", isDirectory: &isFolder) {
            throw Failure(
              .system,
              "\(path)/pack.yaml is \(isFolder.boolValue ? "a folder" : "no plain file"), so there is no pack to read")
          }
          throw Failure(
            .validation, "There is no pack at \(path)",
            mend: "Name a folder with a pack.yaml, a folder of such folders, the id of a pack, or the file of a tuning."
          )
        }
        return packs
      }
    if found.isEmpty {
      throw Failure(.system, "No condition pack was found", mend: "Name a folder of packs with --packs DIR.")
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.folder).inserted }
  }
}
