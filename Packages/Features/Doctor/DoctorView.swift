import TrackerApplication
import TrackerCore

/// What `doctor` found.
public struct DoctorView: ReadModel {
  public static let schema = "doctor/1"
  var home: String
  var findings: [HealthFinding]
  /// Whether screens show what is fine in detail.
  private let isDetailed: Bool

  private enum CodingKeys: String, CodingKey { case home, findings }

  /// Looks at everything that a module has a check for.
  ///
  /// - Parameters:
  ///   - repairing: Whether what is computed from entries is computed again where it differs.
  ///   - isDetailed: Whether screens show what is fine in detail; JSON always has it.
  public init(in environment: Environment, repairing: Bool, isDetailed: Bool = false) throws {
    home = environment.home
    self.isDetailed = isDetailed
    findings = try environment.registry.healthChecks.all.flatMap {
      try $0.findings(in: environment, repairing: repairing)
    }
  }

  /// Reads what can be read of a damaged file into the home, which has none of its kind.
  ///
  /// - Throws: `Failure` where nothing can be read, or the home is taken.
  public init(salvaging file: String, in environment: Environment) throws {
    home = environment.home
    // What is missing is told once.
    isDetailed = true
    findings = try environment.registry.healthChecks.all.flatMap { try $0.salvage(file, in: environment) }
  }

  /// Whether nothing is wrong.
  public var isWell: Bool { problems == 0 }

  /// That something is wrong, after the answer that says what; nil where nothing is.
  public var failure: Failure? {
    guard problems > 0 else { return nil }
    return Failure(
      .negative, problems == 1 ? "1 problem was found" : "{count} problems were found", ["count": .count(problems)],
      recovery: problems == 1 ? "See above how to fix it." : "See above how to fix them.")
  }

  private var problems: Int { findings.count { $0.state == .wrong } }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let shown = findings.filter { isDetailed || !$0.isDetail || $0.state != .fine }
    let end = isWell ? [Block.sentence("\(format("Everything is fine."))")] : []
    let more =
      shown.count < findings.count ? [Block.sentence("\(format("More:")) symptoms doctor --more")] : []
    return [
      .list(.init(shown.map { item($0, format) })),
      .section([.sentence("\(format("Your data is in: {home}", ["home": home]))")] + end + more),
    ]
  }

  private func item(_ finding: HealthFinding, _ format: TextFormatter) -> Block.ItemList.Item {
    let mark: Block.ItemList.Mark =
      switch finding.state {
      case .fine: .good
      case .fixed: .done
      case .wrong: .bad
      }
    let values = ["name": format(finding.name), "detail": format(finding.detail)]
    let text =
      finding.state == .fixed ? format("Fixed: {detail}", values) : format("{name}: {detail}", values)
    let items = isDetailed && !finding.items.isEmpty ? [Phrase.allOf(finding.items)] : []
    return .init(
      "\(text)", mark: mark, details: (items + [finding.recovery].compactMap(\.self)).map { .sentence("\(format($0))") }
    )
  }
}
