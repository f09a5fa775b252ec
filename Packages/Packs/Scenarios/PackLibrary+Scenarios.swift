import TrackerCore

extension PackLibrary {
  /// Reads and runs all scenarios of a pack; a pack with faults is not run.
  ///
  /// - Parameter catalogue: The modules' metrics; the pack's own are added here.
  public func test(_ id: PackID, in folder: String, catalogue: MetricCatalogue) -> ScenarioReport {
    let check = check(id, in: folder)
    guard let pack = check.loaded?.pack else {
      return ScenarioReport(pack: id, results: [], faults: check.diagnostics.filter { $0.severity == .error })
    }
    var reader = ScenarioReader(pack: pack, catalogue: catalogue)
    for name in files.files(in: "\(folder)/scenarios") {
      let path = "scenarios/\(name)"
      guard name.hasSuffix(".yaml") else {
        if name.hasSuffix(".yml") {
          reader.reader.report(
            Diagnostic(code: "not-read", "Files of scenarios end in .yaml; rename it", at: Place(file: "\(folder)/\(path)")))
        }
        continue
      }
      do throws(Diagnostic) {
        reader.add(try files.bytes(of: path, in: folder) ?? [], file: "\(folder)/\(path)")
      } catch {
        reader.reader.report(error)
      }
    }
    let runner = ScenarioRunner(pack: pack, catalogue: catalogue)
    return ScenarioReport(pack: id, results: reader.scenarios.map(runner.run), faults: reader.reader.faults)
  }
}
