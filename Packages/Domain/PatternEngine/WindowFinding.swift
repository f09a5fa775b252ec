import TrackerStatistics

/// How often something was there in the hours before a flare, and in the same hours of other days: a description, and
/// no claim. `docs/patterns.md`, 9.
public struct WindowFinding: Sendable, Hashable {
  /// How much more often it was there before flares.
  public enum Strength: Sendable, Hashable {
    /// The share of flares with it by the share of other days with it, 0 or more; 1 is no difference.
    case ratio(Double)
    /// It was there before flares, and never otherwise, so there is nothing to divide by.
    case neverOtherwise
  }

  /// How small p is, for this question alone: no account is taken of how many are asked.
  public enum Confidence: String, Sendable, CaseIterable {
    /// p under .01.
    case high
    /// p under .05.
    case medium
    /// p under .1.
    case low
    /// Anything else, also where nothing can be tested.
    case none
  }

  /// Whether it was there more often before flares, less often, or neither.
  public enum Kind: String, Sendable, CaseIterable {
    case trigger, protective
    /// A confidence of none.
    case neutral
  }

  /// The exposure.
  public var exposure: String
  /// The hours.
  public var window: FlareWindow
  /// Days that were answered: exposed or not, by flare or not.
  public var table: ContingencyTable
  /// Flares whose window was not answered.
  public var unansweredFlares: Int
  /// Other days whose window was not answered.
  public var unansweredOthers: Int
  /// p of chi-square without correction, or of Fisher's exact test where an expected count is below 5; nil where there
  /// is nothing to test.
  public var chance: Double?

  init(
    exposure: String, window: FlareWindow, table: ContingencyTable, unansweredFlares: Int, unansweredOthers: Int
  ) {
    self.exposure = exposure
    self.window = window
    self.table = table
    self.unansweredFlares = unansweredFlares
    self.unansweredOthers = unansweredOthers
    chance = table.chance
  }

  /// nil where there is no answered flare, no other answered day, or no day with the exposure.
  public var strength: Strength? {
    guard table.with > 0, table.without > 0, table.exposed > 0 else { return nil }
    guard table.exposedWithout > 0 else { return .neverOtherwise }
    let before = Double(table.exposedWith) / Double(table.with)
    return .ratio(before / (Double(table.exposedWithout) / Double(table.without)))
  }

  /// The ratio less 1, cut to −1 … 1, for bars; 1 where it never was there otherwise.
  public var bar: Double? {
    switch strength {
    case .ratio(let ratio): min(1, ratio - 1)
    case .neverOtherwise: 1
    case nil: nil
    }
  }

  /// 1 − p, 0 … 1: how seldom luck alone would show as much, for this one question; 0 where nothing can be tested. It
  /// is not how probable it is that the exposure matters.
  public var confidenceShare: Double { 1 - (chance ?? 1) }

  /// The word for `chance`.
  public var confidence: Confidence {
    let chance = chance ?? 1
    return chance < 0.01 ? .high : chance < 0.05 ? .medium : chance < 0.1 ? .low : .none
  }

  /// The class.
  public var kind: Kind {
    guard confidence != .none, let bar, bar != 0 else { return .neutral }
    return bar > 0 ? .trigger : .protective
  }
}
