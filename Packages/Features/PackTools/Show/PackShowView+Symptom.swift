import TrackerCore

extension PackShowView {
  struct Symptom: Encodable, Sendable {
    var id: SymptomID
    var name: String
    var about: String?
    var scale: ScaleID
    var lowest: Double
    var highest: Double
    var step: Double
    var worse: Direction
    var fold: Fold
    var anchors: [Scale.Anchor]
    var sites: [String]
    var aliases: [String]
    /// For whom it is; absent for everybody.
    var appliesTo: AppliesTo?
    /// `count` or `duration`; absent for points.
    var kind: Scale.Kind?
    /// Its first sentence; `redFlags` has all of them, with when they are said.
    var seekCare: String?
    var redFlags: SeekCare?
    var codes: [TerminologyCode]
    var sources: [ReferenceID]
    /// A site of a rule in the language in which the pack is shown.
    var siteWords: @Sendable (String) -> String = { $0 }

    private enum CodingKeys: String, CodingKey {
      case id, name, about, scale, lowest, highest, step, worse, fold, anchors, sites, aliases, appliesTo, kind
      case seekCare, redFlags, codes, sources
    }
  }
}

extension PackShowView.Symptom {
  init(_ symptom: SymptomDefinition) {
    self.init(
      id: symptom.id, name: symptom.name, about: symptom.about, scale: symptom.scale.id,
      lowest: symptom.scale.range.lowerBound,
      highest: symptom.scale.range.upperBound, step: symptom.scale.step, worse: symptom.scale.worse, fold: symptom.fold,
      anchors: symptom.scale.anchors, sites: symptom.sites, aliases: symptom.aliases, appliesTo: symptom.appliesTo,
      kind: symptom.scale.kind == .points ? nil : symptom.scale.kind,
      seekCare: symptom.seekCare?.rules.first?.says, redFlags: symptom.seekCare,
      codes: symptom.codes,
      sources: symptom.sources)
  }
}
