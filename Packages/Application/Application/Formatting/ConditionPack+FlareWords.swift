import TrackerCore

extension ConditionPack {
  /// What makes a day a flare day, as part of a sentence: `pain or fatigue at 7 or more, 2 days in a row`.
  ///
  /// - Parameters:
  ///   - words: The language, in which names stand within the sentence.
  ///   - isRelative: Whether it is told as the person's own usual decides, where the pack has such a definition.
  public func flareWords(_ words: Phrases, isRelative: Bool) -> Phrase {
    let rule = flare
    func names(_ symptoms: [FlareRule.Symptom]) -> [Phrase] {
      symptoms.compactMap { self.symptom($0.id)?.name }.map { .verbatim(words.inSentence($0)) }
    }
    /// As the symptom's own scale tells it: in minutes, where it is timed.
    func level(_ threshold: Double, of symptom: FlareRule.Symptom) -> Phrase {
      let value = symptom.turned(threshold)
      let scale = self.symptom(symptom.id)?.scale
      return scale?.kind == .duration ? scale?.told(value) ?? .number(value, upTo: 2) : .number(value, upTo: 2)
    }
    let all =
      rule.take == .mean || rule.together != nil ? Phrase.allOf(names(rule.symptoms)) : .anyOf(names(rule.symptoms))
    if isRelative, let relative = rule.relative {
      return .words(
        relative.above == 1
          ? "{names} at least 1 point worse than usual" : "{names} at least {points} points worse than usual",
        ["names": all, "points": .number(relative.above, upTo: 2)])
    }
    let shared = names(rule.symptoms.filter { $0.threshold == nil })
    let own = rule.symptoms.flatMap { symptom in
      names([symptom]).compactMap { name in
        symptom.threshold.map { threshold -> Phrase in
          .words(
            symptom.worse == .high ? "{names} at {level} or more" : "{names} at {level} or less",
            ["names": name, "level": level(threshold, of: symptom)])
        }
      }
    }
    let level: [String: Phrase] = ["level": .number(rule.atLeast, upTo: 2)]
    let told: Phrase
    if rule.take == .mean {
      told = .words("the mean of {names} at {level} or more", level.merging(["names": all]) { $1 })
    } else {
      let together = rule.together != nil
      let ofAll: [Phrase] =
        shared.isEmpty
        ? []
        : [
          .words(
            "{names} at {level} or more", level.merging(["names": together ? .allOf(shared) : .anyOf(shared)]) { $1 })
        ]
      told =
        rule.together.map { count -> Phrase in
          .words("at least {count} of {names}", ["count": .count(count), "names": .allOf(ofAll + own)])
        } ?? .anyOf(ofAll + own)
    }
    return rule.days.map { .words("{flare}, {days} days in a row", ["flare": told, "days": .count($0)]) } ?? told
  }
}
