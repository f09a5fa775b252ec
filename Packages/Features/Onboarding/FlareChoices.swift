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
    let above = relative?.above ?? 0
    usual = words(
      above == 1
        ? "When a symptom is at least 1 point worse than usual for me"
        : .words(
          "When a symptom is at least {points} points worse than usual for me", ["points": .number(above, upTo: 2)]))
    aboutUsual = words(
      """
      “Usual” is the middle of your last {days} days. Until {fewest} of them are answered, the other choice counts.
      """,
      ["days": "\(relative?.over ?? 0)", "fewest": "\(FlareRule.Relative.fewestDays)"])
    guard plan.packs.allSatisfy(\.pack.flare.isPlain) else {
      let definitions = plan.packs.map { loaded -> Phrase in
        let told = loaded.pack.flareWords(words, isRelative: false)
        guard plan.packs.count > 1 else { return told }
        return .words("{definition} for {name}", ["definition": told, "name": .verbatim(loaded.pack.name)])
      }
      pack = words(.words("On days with {definitions}", ["definitions": .anyOf(definitions)]))
      return
    }
    let levels = plan.packs.map { loaded -> Phrase in
      let most = loaded.pack.flare.symptoms.lazy.compactMap { loaded.pack.symptom($0.id)?.scale.range.upperBound }.first
      return .words(
        plan.packs.count > 1 ? "{level} out of {most} for {name}" : "{level} out of {most}",
        [
          "level": .number(loaded.pack.flare.atLeast, upTo: 2), "most": .number(most ?? 10, upTo: 2),
          "name": .verbatim(loaded.pack.name),
        ])
    }
    pack = words(.words("When a symptom reaches {levels}", ["levels": .anyOf(levels)]))
  }
}

extension FlareRule {
  /// Whether any symptom at one value makes a flare day, whatever the days before were.
  fileprivate var isPlain: Bool {
    take != .mean && together == nil && days == nil && symptoms.allSatisfy { $0.threshold == nil }
  }
}
