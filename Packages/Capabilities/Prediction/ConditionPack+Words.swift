import TrackerCore

extension ConditionPack {
  /// With what another revision says of the factors that both have, where it may be in another language. A definition
  /// is kept in the language of its time, which is not kept: English unless it goes by another name than now.
  ///
  /// - Parameter language: That of the other revision.
  func inWords(of present: ConditionPack, in language: LanguageTag) -> ConditionPack {
    guard language != .english || name != present.name else { return self }
    var pack = self
    pack.risk.factors = risk.factors.map { kept in
      guard let now = present.factor(kept.id) else { return kept }
      var factor = kept
      (factor.name, factor.says) = (now.name, now.says)
      return factor
    }
    return pack
  }
}
