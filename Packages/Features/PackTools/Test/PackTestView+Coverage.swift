import TrackerApplication
import TrackerCore

extension PackTestView {
  /// A row a pack, then every mutation that no scenario noticed; empty where coverage was not asked for.
  func coverageBlocks(_ format: TextFormatter) -> [Block] {
    let covered = packs.compactMap { pack in pack.coverage.map { (pack, $0) } }
    guard !covered.isEmpty else { return [] }
    let rows = covered.map { pack, coverage in
      let isEnough = coverage.percent >= fewestPercent ?? 0
      let percent = format("{percent}%", ["percent": format.number(coverage.percent.roundedDownToTenth)])
      return Block.Table.Row([
        "\(pack.id)",
        "\(percent, isEnough ? .good : .bad)",
        """
        \(format(
          "{noticed} of {count} changes noticed",
          ["noticed": "\(coverage.noticed)", "count": "\(coverage.mutations)"]))
        """,
      ])
    }
    let table = Block.Table([.init(""), .init("", .trailing), .init("")], rows: rows)
    let unnoticed = covered.flatMap { $0.1.unnoticed }.map { outcome -> RichText in
      "\(outcome.place.map { "\($0): " } ?? "")\(outcome.path): \(format(outcome.change))"
    }
    let list: [Block] =
      unnoticed.isEmpty
      ? []
      : [
        .section([
          .heading(.init("\(format("No scenario notices these changes"))")),
          .details([.list(.init(unnoticed, mark: .none))]),
        ])
      ]
    return [.section([.heading(.init("\(format("How many changes the scenarios notice"))")), .table(table)])] + list
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
        .warning, code: "not-covered", "No scenario notices a change of {path}", ["path": "\(outcome.path)"],
        at: outcome.place, found: "\(outcome.change)")
    }
    let isTooLittle = uncovered.contains { $0.folder == pack.folder }
    let error = Diagnostic(
      code: "coverage-too-low", "The scenarios of this pack notice too few changes",
      ["percent": .number(fewestPercent ?? 0, upTo: 2)],
      at: Place(file: pack.folder.hasSuffix(".yaml") ? pack.folder : "\(pack.folder)/pack.yaml"),
      found: "\(coverage.percent.roundedDownToTenth.decimal())%",
      allowed: fewestPercent == nil ? nil : "at least {percent}%")
    return [ToolResults.Case(name: "coverage by mutation", findings: (isTooLittle ? [error] : []) + warnings)]
  }
}

extension Double {
  /// So that a share below a limit never looks as if it reached it.
  fileprivate var roundedDownToTenth: Double { (self * 10).rounded(.down) / 10 }
}
