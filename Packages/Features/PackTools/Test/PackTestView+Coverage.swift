import TrackerApplication
import TrackerCore

extension PackTestView {
  /// A row a pack, then every mutation that no scenario noticed; empty where coverage was not asked for.
  func coverageText(_ style: TextStyle) -> String {
    let covered = packs.compactMap { pack in pack.coverage.map { (pack, $0) } }
    guard !covered.isEmpty else { return "" }
    let width = covered.map { $0.0.id.rawValue.count }.max() ?? 0
    let rows = covered.map { pack, coverage in
      let isEnough = coverage.percent >= fewestPercent ?? 0
      let percent = style.paint("\(coverage.percent.roundedToTenth) %", isEnough ? .green : .red)
      return
        """
          \(pack.id.rawValue.padded(to: width))  \(percent)  \(coverage.noticed) of \(coverage.mutations.of("fault")) \
        noticed
        """
    }
    let unnoticed = covered.flatMap { $0.1.unnoticed }.map { outcome in
      "  "
        + style.wrap("\(outcome.place.map { "\($0): " } ?? "")\(outcome.path): \(outcome.change)", indent: 4, first: 2)
    }
    let list = unnoticed.isEmpty ? [] : ["", style.paint("No scenario notices", .bold)] + unnoticed
    return (["", style.paint("Coverage by mutation", .bold)] + rows + list).joined(separator: "\n") + "\n"
  }

  var results: ToolResults {
    ToolResults(
      tool: "symptoms pack test",
      suites: packs.map { pack in
        let own = ToolResults.Case(name: "the pack as written", findings: pack.diagnostics)
        let scenarios = pack.scenarios.map { scenario in
          ToolResults.Case(name: scenario.name, place: scenario.place, findings: scenario.findings)
        }
        return ToolResults.Suite(
          name: pack.id.rawValue, folder: pack.folder,
          cases: (own.findings.isEmpty ? [] : [own]) + scenarios + coverageCase(of: pack))
      }, failure: failure)
  }

  /// Unnoticed mutations are warnings, and an error where too few are noticed.
  private func coverageCase(of pack: Pack) -> [ToolResults.Case] {
    guard let coverage = pack.coverage else { return [] }
    let warnings = coverage.unnoticed.map { outcome in
      Diagnostic(
        .warning, code: "not-covered", "No scenario notices a fault in \(outcome.path)", at: outcome.place,
        found: outcome.change)
    }
    let isTooLittle = uncovered.contains { $0.folder == pack.folder }
    let error = Diagnostic(
      code: "coverage-too-low", "Too few of the faults put into the pack are noticed by its scenarios",
      at: Place(file: pack.folder.hasSuffix(".yaml") ? pack.folder : "\(pack.folder)/pack.yaml"),
      found: "\(coverage.percent.roundedToTenth) %",
      allowed: fewestPercent.map { "at least \($0.short) %" })
    return [ToolResults.Case(name: "coverage by mutation", findings: (isTooLittle ? [error] : []) + warnings)]
  }
}

extension Double {
  fileprivate var roundedToTenth: String { "\((self * 10).rounded(.down) / 10)" }
}
