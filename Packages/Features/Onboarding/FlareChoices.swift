import TrackerApplication
import TrackerCore

/// The two flare definitions in words.
public struct FlareChoices: Sendable {
  /// The one relative to the person's own usual.
  public let usual: String
  /// What the own usual is.
  public let aboutUsual: String
  /// The fixed level of the packs.
  public let pack: String

  public init(plan: OnboardingPlan, _ words: Phrases) {
    let relative = plan.relativeFlares.first?.relative
    let above = (relative?.above ?? 0).words
    usual = words("When it is at least {points} points worse than my usual", ["points": words.number(above)])
    aboutUsual =
      words(
        """
        Your usual is the middle of the {days} days before. Until {fewest} of them are answered, the fixed level \
        holds.
        """,
        ["days": "\(relative?.over ?? 0)", "fewest": "\(FlareRule.Relative.fewestDays)"])
    let levels = plan.packs.map { loaded in
      let level = loaded.pack.flare.atLeast.words
      return plan.packs.count > 1 ? words("{level} for {name}", ["level": level, "name": loaded.pack.name]) : level
    }
    pack = words("When a symptom reaches the pack's level, {levels}", ["levels": levels.joined(separator: ", ")])
  }
}
