import Foundation
import TrackerApplication
import TrackerCore
import TrackerPackQuality
import TrackerPacks

extension Environment {
  /// What packs are read against: the metrics and kinds of entries of the modules.
  var packHost: PackHost { PackHost(registry, forecasts: forecasts) }

  /// How strictly lint looks, on the day of the request.
  func lintOptions(_ profile: LintProfile) -> LintOptions {
    LintOptions(profile: profile, today: DayCalendar(zone: zone).day(of: now))
  }

  /// The packs that paths name, each once, in their order; all that can be found where there are no paths.
  ///
  /// - Parameter paths: Folders of packs, folders with a `pack.yaml`, ids, or files of overlays.
  /// - Throws: `Failure` (`validation`) for a path without a pack, (`system`) where no pack can be found at all.
  func packs(at paths: [String]) throws(Failure) -> [(id: PackID, folder: String)] {
    var found: [(id: PackID, folder: String)] = paths.isEmpty ? packs.locations() : []
    for path in paths { found += try packs(at: path) }
    guard !found.isEmpty else { throw noPackFound }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.folder).inserted }
  }

  /// Why there is nothing to do where no folder holds a pack.
  var noPackFound: Failure {
    Failure(
      .system, "No conditions were found",
      recovery: "Install the program again, or name a folder of packs with --packs.")
  }

  private func packs(at path: String) throws(Failure) -> [(id: PackID, folder: String)] {
    let found = packs.packs(at: path)
    guard found.isEmpty else { return found }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: "\(path)/pack.yaml", isDirectory: &isFolder) {
      throw Failure(
        .system, isFolder.boolValue ? "{path} is a folder, not a file" : "{path} is not a plain file",
        ["path": "\(path)/pack.yaml"])
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    if let other = names.sorted().first(where: { $0.lowercased().replacing(".yml", with: ".yaml") == "pack.yaml" }) {
      throw Failure(
        .validation, "{path} is not read, because of its name", ["path": "\(path)/\(other)"],
        recovery: "Rename it to pack.yaml.")
    }
    throw noPack(at: path)
  }

  /// That there is no pack at a path; one word can be an id, too, which is looked for in the folders of packs.
  func noPack(at path: String) -> Failure {
    let isID = !path.contains("/") && !packs.folders.isEmpty
    return Failure(
      .validation,
      isID ? "There is no pack “{path}” at {place} or in {folders}" : "There is no pack at {path}",
      ["path": "\(path)", "place": "./\(path)", "folders": packs.lookedIn],
      recovery: "To see the ids of packs: symptoms pack list")
  }
}
