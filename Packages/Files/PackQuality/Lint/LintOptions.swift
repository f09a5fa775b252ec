import TrackerCore

/// How strictly packs are looked at, and on which day.
public struct LintOptions: Sendable {
  /// Which rules count, and how much.
  public var profile: LintProfile
  /// Suppressions that have ended before it no longer count.
  public var today: Day

  /// Makes options; `today` decides which suppressions have ended and which reviews are due.
  public init(profile: LintProfile, today: Day) {
    self.profile = profile
    self.today = today
  }
}
