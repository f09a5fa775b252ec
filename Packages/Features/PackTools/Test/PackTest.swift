import TrackerApplication
import TrackerCore
import TrackerPackQuality

/// Runs the scenarios of packs.
public struct PackTest: Sendable {
  /// Folders of packs, folders with a `pack.yaml`, ids, or files of overlays; empty for all packs that can be found.
  public var paths: [String]
  /// Only scenarios whose name holds this text are run, whatever its case; nil, and an empty text, for all.
  public var name: String?
  /// Whether mutations are put into each pack, to see which of them its scenarios notice.
  public var measuresCoverage: Bool
  /// The run is no success where a pack's scenarios notice fewer percent of its mutations, 0 to 100; nil for no limit.
  public var minCoverage: Double?
  /// Whether the text of the report says what the engine saw where a scenario fails.
  public var showsDifferences: Bool

  /// - Parameter minCoverage: Implies that coverage is measured.
  public init(
    paths: [String], name: String? = nil, measuresCoverage: Bool = false, minCoverage: Double? = nil,
    showsDifferences: Bool = false
  ) {
    self.paths = paths
    self.name = name.flatMap { $0.isEmpty ? nil : $0 }
    self.measuresCoverage = measuresCoverage || minCoverage != nil
    self.minCoverage = minCoverage
    self.showsDifferences = showsDifferences
  }

  /// What became of the scenarios; where nothing could be looked at, a report that says why.
  public func report(in environment: Environment) -> PackTestView {
    do throws(Failure) {
      let packs = try environment.packs(at: paths).map { outcome(of: $0.id, in: $0.folder, environment) }
      return PackTestView(packs, fewestPercent: minCoverage, showsDifferences: showsDifferences)
    } catch {
      return PackTestView([], fewestPercent: minCoverage, failure: error)
    }
  }

  private func outcome(of id: PackID, in folder: String, _ environment: Environment) -> PackTestView.Pack {
    let host = environment.packHost
    let wanted = name?.lowercased()
    let report = environment.packs.test(id, in: folder, host: host) { name in
      wanted.map(name.lowercased().contains) ?? true
    }
    return PackTestView.Pack(
      report, isWhole: wanted == nil,
      coverage: measuresCoverage ? environment.packs.coverage(of: id, in: folder, host: host) : nil)
  }
}
