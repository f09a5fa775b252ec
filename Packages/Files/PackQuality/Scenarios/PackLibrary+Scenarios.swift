import TrackerCore
import TrackerPacks
import TrackerStrictYAML

extension PackLibrary {
  /// Reads and runs the scenarios of a pack, or of an overlay on the pack as it tunes it; one with problems is not run.
  ///
  /// - Parameter isWanted: Which scenarios are run, by their names.
  public func test(_ id: PackID, in folder: String, host: PackHost, where isWanted: (String) -> Bool = { _ in true })
    -> ScenarioReport
  {
    let check = check(id, in: folder)
    guard let pack = check.loaded?.pack else {
      return ScenarioReport(
        pack: id, folder: folder, results: [], diagnostics: check.diagnostics.filter { $0.severity == .error })
    }
    let read = scenarios(of: pack, in: folder, catalogue: host.catalogue.adding(pack))
    let runner = ScenarioRunner(pack: pack, host: host)
    return ScenarioReport(
      pack: id, folder: folder, results: read.scenarios.filter { isWanted($0.name) }.map(runner.run),
      diagnostics: read.diagnostics)
  }

  /// The scenarios in the folder `scenarios` of a pack, or beside an overlay, and what is wrong with them; those with
  /// problems are not among them.
  ///
  /// - Parameter catalogue: The modules' metrics with the pack's own.
  func scenarios(of pack: ConditionPack, in folder: String, catalogue: MetricCatalogue) -> (
    scenarios: [Scenario], diagnostics: [Diagnostic]
  ) {
    let folder = home(of: folder)
    var reader = ScenarioReader(pack: pack, catalogue: catalogue)
    for name in files.files(in: "\(folder)/scenarios") {
      let file = "\(folder)/scenarios/\(name)"
      if name.hasSuffix(".yml") {
        reader.reader.report(
          Diagnostic(
            code: "not-read", "This file is not read. Rename it so that it ends in .yaml", at: Place(file: file)))
      }
      guard name.hasSuffix(".yaml") else { continue }
      do throws(Diagnostic) {
        reader.add(try files.bytes(of: "scenarios/\(name)", in: folder) ?? [], file: file)
      } catch {
        reader.reader.report(error)
      }
    }
    return (reader.scenarios, reader.reader.diagnostics)
  }
}
