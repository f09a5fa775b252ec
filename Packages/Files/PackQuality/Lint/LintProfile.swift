import TrackerCore

/// How strictly packs are looked at: while one is written, before it is shared, and before clinicians rely on it.
public enum LintProfile: String, Sendable, Codable, CaseIterable {
  case draft, shared, clinical
}

/// How grave what a rule finds is in each profile; nil where the profile does not look for it.
public struct LintSeverity: Sendable, Hashable {
  private let byProfile: [LintProfile: Diagnostic.Severity]

  private init(_ byProfile: [LintProfile: Diagnostic.Severity]) { self.byProfile = byProfile }

  /// The severity in a profile; nil where the profile does not look for it.
  public subscript(profile: LintProfile) -> Diagnostic.Severity? { byProfile[profile] }

  /// An error whatever the profile: the pack cannot be used as it is.
  static let always = LintSeverity([.draft: .error, .shared: .error, .clinical: .error])
  /// Wrong, but a draft may be so for a while.
  static let unlessDraft = LintSeverity([.draft: .warning, .shared: .error, .clinical: .error])
  /// What a pack that clinicians rely on must not have.
  static let inClinical = LintSeverity([.shared: .warning, .clinical: .error])
  /// Only a pack that clinicians rely on is held to it.
  static let onlyClinical = LintSeverity([.clinical: .error])
  /// Worth a look, never a reason to refuse a pack.
  static let warning = LintSeverity([.draft: .warning, .shared: .warning, .clinical: .warning])
}
