import TrackerApplication
import TrackerCore

extension PackTestView {
  /// A row a pack, then every mutation that no scenario noticed; empty where coverage was not asked for.
  var coverageBlocks: [Block] {
    let covered = packs.compactMap { pack in pack.coverage.map { (pack, $0) } }
    guard !covered.isEmpty else { return [] }
    let rows = covered.map { pack, coverage in
      let isEnough = coverage.percent >= fewestPercent ?? 0
      return Block.Table.Row([
        "\(pack.id)", "\("\(coverage.percent.roundedToTenth) %", isEnough ? .good : .bad)",
        "\(coverage.noticed) of \(coverage.mutations.of("fault")) noticed",
      ])
    }
    let table = Block.Table([.init(""), .init("", .trailing), .init("")], rows: rows)
    let unnoticed = covered.flatMap { $0.1.unnoticed }.map { outcome -> RichText in
      "\(outcome.place.map { "\($0): " } ?? "")\(outcome.path): \(outcome.change)"
    }
    let list: [Block] =
      unnoticed.isEmpty
      ? []
      : [.section([.heading(.init("No scenario notices")), .details([.list(.init(unnoticed, mark: .none))])])]
    return [.section([.heading(.init("Coverage by mutation")), .table(table)])] + list
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
      allowed: fewestPercent.map { "at least \($0.decimal(upTo: 2)) %" })
    return [ToolResults.Case(name: "coverage by mutation", findings: (isTooLittle ? [error] : []) + warnings)]
  }
}

extension Double {
  fileprivate var roundedToTenth: String { "\((self * 10).rounded(.down) / 10)" }
}
