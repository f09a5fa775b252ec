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
      return Failure(
        .negative, isWhole ? "There is no scenario, so nothing was tested" : "No scenario has that in its name")
    }
    if !isFine {
      return Failure(.negative, failed > 0 ? "\(failed.of("scenario")) failed" : "Packs or scenarios have faults")
    }
    guard !uncovered.isEmpty else { return nil }
    let names = uncovered.map(\.id.rawValue).joined(separator: ", ")
    return Failure(
      .negative, "Too little is held by scenarios: \(names)",
      recovery: "Write scenarios that fail with the faults named above.")
  }

  /// Whether a file could not be read and no scenario was run, so that there is nothing to show.
  public var isUnread: Bool { failure != nil && packs.allSatisfy { $0.scenarios.isEmpty } }

  /// The packs whose scenarios notice too few mutations.
  var uncovered: [Pack] { packs.filter { pack in fewestPercent.map { pack.coverage?.percent ?? 0 < $0 } ?? false } }

  public func blocks(_ format: TextFormatter) -> [Block] {
    [
      .list(.init(packs.map { item($0, format) })),
      .sentence("\(passed.of("scenario")) passed, \(failed) failed, in \(packs.count.of("pack"))"),
    ] + coverageBlocks
  }

  private func item(_ pack: Pack, _ format: TextFormatter) -> Block.ItemList.Item {
    let outcome =
      pack.scenarios.isEmpty
      ? (pack.isFine ? (pack.isWhole ? "has no scenarios" : "no scenario of that name") : "can't be tested")
      : pack.failed.isEmpty
        ? "\(pack.scenarios.count.of("scenario")) passed"
        : "\(pack.failed.count) of \(pack.scenarios.count.of("scenario")) failed"
    let diagnostics = pack.diagnostics.map { Block.ItemList.Item(DiagnosticFormatter(format).sentence($0)) }
    let failures = pack.failed.flatMap { scenario in scenario.failures.map { item($0, in: scenario) } }
    return .init(
      "\(pack.id): \(outcome)", mark: pack.isFine ? .good : .bad, details: [.list(.init(diagnostics + failures))])
  }

  private func item(_ failure: ScenarioResult.Failure, in scenario: ScenarioResult) -> Block.ItemList.Item {
    let head: RichText = "\(failure.place): failed: \(scenario.name): \(failure.what)"
    guard showsDifferences else { return .init(head + ": expected \(failure.expected), got \(failure.got)") }
    let outcome: [RichText] = ["\("expected \(failure.expected)", .good)", "\("got \(failure.got)", .bad)"]
    let seen = failure.seen.map { RichText($0) }
    return .init(
      head, details: [.list(.init(outcome, mark: .none)), .details([.list(.init(seen, mark: .none))])])
  }
}

extension ScenarioResult.Failure {
  /// What the engine saw, a line a group with its factors, or the course of the values.
  fileprivate var seen: [String] {
    if let course {
      return [
        course.map { "\(($0.first ?? 0).decimal(upTo: 2)) → \(($0.last ?? 0).decimal(upTo: 2))" }.joined(
          separator: ", ")
      ]
    }
    guard let load else { return [] }
    return load.groups.map { group in
      let factors = load.factors.filter { $0.group == group.id && $0.points != nil && $0.points != 0 }.map { factor in
        let points = factor.points.map { $0.decimal(upTo: 2) } ?? "–"
        return "\(factor.id)\(factor.value.map { " at \($0.decimal(upTo: 2))" } ?? "") \(points)"
      }
      let score = group.score.map { $0.decimal(upTo: 2) } ?? "unknown"
      return "\(group.id) \(score)" + (factors.isEmpty ? "" : ": \(factors.joined(separator: ", "))")
    }
  }
}
