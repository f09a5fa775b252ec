import TrackerApplication
import TrackerCore

/// What `doctor` found.
public struct DoctorView: StyledReadModel {
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
  public var isWell: Bool { !findings.contains { $0.state == .fault } }

  public func text(_ style: TextStyle) -> String {
    let lines = findings.map { finding in
      let mark =
        switch finding.state {
        case .fine: style.paint("✓", .green) + (style.isPlain ? " fine:" : "")
        case .mended: style.paint("✓", .yellow) + " mended:"
        case .fault: style.paint("✗", .red) + (style.isPlain ? " fault:" : "")
        }
      let mend = finding.mend.map { "\n    " + style.wrap($0, indent: 4, first: 4) } ?? ""
      return style.wrap("\(mark) \(finding.what): \(finding.detail)", indent: 4) + mend
    }
    return (["Home  \(home)"] + lines).joined(separator: "\n") + "\n"
  }
}
