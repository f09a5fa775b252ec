import TrackerApplication
import TrackerCore
import TrackerPackQuality

/// What became of the scenarios of packs.
public struct PackTestView: SuiteReport {
  public static let schema = "pack-test/1"

  struct Pack: Encodable, Sendable {
    var id: PackID
    var folder: String
    var scenarios: [ScenarioResult]
    /// What is wrong with the pack or its scenarios as written.
    var diagnostics: [Diagnostic]
    /// Absent unless asked for, and where the pack has errors or a scenario fails.
    var coverage: Coverage?
    /// Whether none of its scenarios were left out.
    var isWhole: Bool

    enum CodingKeys: String, CodingKey {
      case id, folder, scenarios, coverage
      case diagnostics = "faults"
    }

    init(_ report: ScenarioReport, isWhole: Bool = true, coverage: CoverageReport?) {
      self.isWhole = isWhole
      id = report.pack
      folder = report.folder
      scenarios = report.results
      diagnostics = report.diagnostics
      self.coverage = coverage.map(Coverage.init)
    }

    var failed: [ScenarioResult] { scenarios.filter { !$0.failures.isEmpty } }
    var isFine: Bool { failed.isEmpty && !diagnostics.contains { $0.severity == .error } }
  }

  /// How many of the mutations were noticed.
  struct Coverage: Encodable, Sendable {
    var percent: Double
    var noticed: Int
    var mutations: Int
    var unnoticed: [CoverageReport.Outcome]

    enum CodingKeys: String, CodingKey {
      case percent, noticed, unnoticed
      case mutations = "faults"
    }

    init(_ report: CoverageReport) {
      percent = report.percent
      noticed = report.noticed
      mutations = report.outcomes.count
      unnoticed = report.unnoticed
    }
  }

  var packs: [Pack]
  var passed: Int
  var failed: Int
  /// The coverage that was asked for; absent where none was.
  var fewestPercent: Double?
  /// Why not everything could be looked at; absent where it was.
  public var failure: Failure?
  private var showsDifferences: Bool

  enum CodingKeys: CodingKey { case packs, passed, failed, fewestPercent, failure }

  /// - Parameter failure: Why nothing could be looked at; else what could not be read is found among the packs'
  ///   problems.
  init(_ packs: [Pack], fewestPercent: Double? = nil, showsDifferences: Bool = false, failure: Failure? = nil) {
    self.packs = packs
    self.failure = failure ?? Failure.unread(packs.flatMap(\.diagnostics))
    failed = packs.reduce(0) { $0 + $1.failed.count }
    passed = packs.reduce(0) { $0 + $1.scenarios.count } - failed
    self.fewestPercent = fewestPercent
    self.showsDifferences = showsDifferences
  }

  var isFine: Bool { packs.allSatisfy(\.isFine) }

  public var verdict: Failure? {
    if let failure { return failure }
    if passed + failed == 0, isFine {
      let isWhole = packs.allSatisfy(\.isWhole)
      return isWhole
        ? Failure(
          .negative, "There are no scenarios, so nothing was tested",
          recovery: "Scenarios go into the folder scenarios of a pack, beside pack.yaml.")
        : Failure(.negative, "No scenario has this text in its name")
    }
    if !isFine {
      let message: Phrase =
        switch failed {
        case 0: "A pack or one of its scenarios has an error"
        case 1: "1 scenario failed"
        default: "{count} scenarios failed"
        }
      return Failure(.negative, message, ["count": .count(failed)])
    }
    guard !uncovered.isEmpty else { return nil }
    return Failure(
      .negative, "Scenarios notice too few changes in: {packs}",
      ["packs": .verbatim(uncovered.map(\.id.rawValue).joined(separator: ", "))],
      recovery: "Write scenarios that fail when one of the changes above is made.")
  }

  /// Whether a file could not be read and no scenario was run, so that there is nothing to show.
  public var isUnread: Bool { failure != nil && packs.allSatisfy { $0.scenarios.isEmpty } }

  /// The packs whose scenarios notice too few mutations.
  var uncovered: [Pack] { packs.filter { pack in fewestPercent.map { pack.coverage?.percent ?? 0 < $0 } ?? false } }

  public func blocks(_ format: TextFormatter) -> [Block] {
    [
      .list(.init(packs.map { item($0, format) })),
      .sentence(
        """
        \(format(
          "Packs: {packs}. Scenarios passed: {passed}. Scenarios failed: {failed}.",
          ["packs": "\(packs.count)", "passed": "\(passed)", "failed": "\(failed)"]))
        """),
    ] + coverageBlocks(format)
  }

  private func item(_ pack: Pack, _ format: TextFormatter) -> Block.ItemList.Item {
    let diagnostics = pack.diagnostics.map { Block.ItemList.Item(DiagnosticFormatter(format).sentence($0)) }
    let failures = pack.failed.flatMap { scenario in scenario.failures.map { item($0, in: scenario, format) } }
    return .init(
      "\(pack.id): \(outcome(of: pack, format))", mark: pack.isFine ? .good : .bad,
      details: [.list(.init(diagnostics + failures))])
  }

  private func outcome(of pack: Pack, _ format: TextFormatter) -> String {
    guard !pack.scenarios.isEmpty else {
      if !pack.isFine { return format("it cannot be tested") }
      return pack.isWhole ? format("it has no scenarios") : format("it has no scenario with this text in its name")
    }
    return pack.failed.isEmpty
      ? format.count(pack.scenarios.count, "1 scenario passed", "{count} scenarios passed")
      : format.count(
        pack.scenarios.count, "its only scenario failed", "{failed} of {count} scenarios failed",
        ["failed": "\(pack.failed.count)"])
  }

  private func item(
    _ failure: ScenarioResult.Failure, in scenario: ScenarioResult, _ format: TextFormatter
  ) -> Block.ItemList.Item {
    let values = [
      "place": "\(failure.place)", "scenario": scenario.name, "what": format(failure.what),
      "expected": format(failure.expected), "got": format(failure.got),
    ]
    guard showsDifferences else {
      return .init(
        "\(format("{place}: “{scenario}” failed at {what}: expected {expected}, but got {got}", values))")
    }
    let head = RichText(format("{place}: “{scenario}” failed at {what}", values))
    let outcome: [RichText] = [
      "\(format("expected {expected}", values), .good)", "\(format("got {got}", values), .bad)",
    ]
    let seen = failure.seen(format).map { RichText($0) }
    return .init(
      head, details: [.list(.init(outcome, mark: .none)), .details([.list(.init(seen, mark: .none))])])
  }
}

extension ScenarioResult.Failure {
  /// What the engine saw, a line a group with its factors, or the course of the values.
  fileprivate func seen(_ format: TextFormatter) -> [String] {
    func number(_ value: Double) -> String { format.number(value, upTo: 2) }
    if let course {
      return [course.map { "\(number($0.first ?? 0)) → \(number($0.last ?? 0))" }.joined(separator: ", ")]
    }
    guard let load else { return [] }
    return load.groups.map { group in
      let factors = load.factors.filter { $0.group == group.id && $0.points != nil && $0.points != 0 }.map { factor in
        let points = "\(factor.id) \(factor.points.map(number) ?? "–")"
        guard let value = factor.value else { return points }
        return format("{points} at {value}", ["points": points, "value": number(value)])
      }
      let score = "\(group.id) \(group.score.map(number) ?? format("not known"))"
      return score + (factors.isEmpty ? "" : ": \(factors.joined(separator: ", "))")
    }
  }
}
