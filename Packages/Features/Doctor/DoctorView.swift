import TrackerApplication
import TrackerCore

/// What `doctor` found.
public struct DoctorView: ReadModel {
  public static let schema = "doctor/1"
  var home: String
  var findings: [HealthFinding]

  /// Looks everything over that a module has a check for.
  ///
  /// - Parameter repairing: Whether what is computed from entries is computed again where it differs.
  public init(in environment: Environment, repairing: Bool) throws {
    home = environment.home
    findings = try environment.registry.healthChecks.all.flatMap {
      try $0.findings(in: environment, repairing: repairing)
    }
  }

  /// Whether nothing is wrong.
  public var isWell: Bool { !findings.contains { $0.state == .wrong } }

  public func blocks(_ format: TextFormatter) -> [Block] {
    [.sentence("Home folder: \(home)"), .list(.init(findings.map { item($0, format) }))]
  }

  private func item(_ finding: HealthFinding, _ format: TextFormatter) -> Block.ItemList.Item {
    let mark: Block.ItemList.Mark =
      switch finding.state {
      case .fine: .good
      case .fixed: .done
      case .wrong: .bad
      }
    let detail: RichText =
      finding.state == .fixed ? "\("mended", .fair): \(format(finding.detail))" : "\(format(finding.detail))"
    return .init(
      "\(finding.what): \(detail)", mark: mark, details: finding.recovery.map { [.sentence("\(format($0))")] } ?? [])
  }
}
