import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  mutating func scales(_ node: YAMLNode?) -> [Scale] {
    reader.items(node, what: "`scales`").compactMap { scale($0) }
  }

  private mutating func scale(_ entry: YAMLMapping.Entry) -> Scale? {
    func what() -> String { "the scale \(entry.key)" }
    guard
      let fields = reader.fields(
        entry.value, at: entry.keyMark, what: what(), required: PackKeys.scale.required)
    else { return nil }
    let name = reader.text(fields["name"], "the name of \(what())") ?? ""
    let range = reader.range(fields["range"], "the range of \(what())")
    let step = reader.number(fields["step"], "the step of \(what())")
    let worse = reader.word(fields["worse"], "`worse`", Direction.self) ?? .high
    guard let range, let step else { return nil }
    let steps = (range.upperBound - range.lowerBound) / step
    guard step > 0, abs(steps - steps.rounded()) < 1e-9 else {
      reader.report(
        "out-of-range", "The step of \(what()) does not lead from one end to the other", at: fields.mark(of: "step"),
        found: step.words,
        allowed: "a number above 0 that divides \((range.upperBound - range.lowerBound).brief)")
      return nil
    }
    var scale = Scale(
      id: ScaleID(entry.key), name: name, range: range, step: step, worse: worse, anchors: [], bands: [])
    scale.anchors = anchors(fields["anchors"], of: what, on: scale)
    if let anchors = fields["anchors"]?.mapping {
      for end in [range.lowerBound, range.upperBound] where !scale.anchors.contains(where: { $0.value == end }) {
        let isBroken = anchors.entries.contains { YAMLScalar(text: $0.key, isPlain: true).double == end }
        if !isBroken {
          reader.report(
            "missing-anchor", "The anchors of \(what()) have no words for an end", at: fields.mark(of: "anchors"),
            allowed: "words at \(end.words)")
        }
      }
    }
    scale.bands = bands(fields, of: what, range: range)
    return scale
  }

  /// Words at values of a scale, from the low end up.
  private mutating func anchors(_ node: YAMLNode?, of what: () -> String, on scale: Scale) -> [Scale.Anchor] {
    guard let node else { return [] }
    guard let mapping = node.mapping else {
      reader.wrongType(node, "the anchors of \(what())", allowed: "values of the scale with words")
      return []
    }
    var result: [Scale.Anchor] = []
    for entry in mapping.entries where !entry.key.isAuthorsKey {
      guard let value = YAMLScalar(text: entry.key, isPlain: true).double, scale.holds(value) else {
        reader.report(
          "anchor-off-scale", "An anchor of \(what()) is no value of its scale", at: entry.keyMark,
          found: shown(entry.key),
          allowed: "\(scale.range.words) in steps of \(scale.step.words)")
        continue
      }
      if let words = reader.text(entry.value, "an anchor of \(what())") {
        result.append(Scale.Anchor(value: value, words: words))
      }
    }
    return result.sorted { $0.value < $1.value }
  }

  private mutating func bands(_ fields: Fields, of what: () -> String, range: ClosedRange<Double>) -> [Scale.Band] {
    var bands: [Scale.Band] = []
    var isWhole = true
    for node in reader.list(fields["bands"], "the bands of \(what())") {
      guard let band = reader.fields(node, at: node.mark, what: "a band of \(what())", required: PackKeys.band.required)
      else { continue }
      let name = reader.text(band["name"], "the name of a band") ?? ""
      let colour = reader.word(band["colour"], "the colour of a band", BandColour.self) ?? .green
      guard let upTo = reader.number(band["to"], "the end of a band") else {
        isWhole = false
        continue
      }
      let low = bands.last?.upTo ?? range.lowerBound
      if upTo < low || (upTo == low && !bands.isEmpty) {
        reader.report(
          "bands-not-rising", "A band of \(what()) ends below the one before it", at: band.mark(of: "to"),
          found: upTo.words,
          allowed: "above \(low.words)")
      }
      bands.append(Scale.Band(upTo: upTo, name: name, colour: colour))
    }
    if isWhole, fields["bands"]?.sequence != nil, bands.last?.upTo != range.upperBound {
      reader.report(
        "bands-not-covering", "The bands of \(what()) do not end where its range does", at: fields.mark(of: "bands"),
        found: bands.last.map { "the last band ends at \($0.upTo.words)" } ?? "no band",
        allowed: "\(range.upperBound.words)")
    }
    return bands
  }

  mutating func symptoms(_ node: YAMLNode?, scales: [Scale]) -> [SymptomDefinition] {
    reader.items(node, what: "`symptoms`").compactMap { symptom($0, scales: scales) }
  }

  private mutating func symptom(_ entry: YAMLMapping.Entry, scales: [Scale]) -> SymptomDefinition? {
    func what() -> String { "the symptom \(entry.key)" }
    guard
      let fields = reader.fields(
        entry.value, at: entry.keyMark, what: what(), required: PackKeys.symptom.required,
        optional: PackKeys.symptom.optional)
    else { return nil }
    let name = reader.text(fields["name"], "the name of \(what())") ?? ""
    let about = reader.text(fields["about"], "`about`")
    let fold = reader.word(fields["fold"], "the fold of \(what())", among: PackLimits.folds)
    let sites = reader.texts(fields["sites"], "`sites`").map(\.text)
    let aliases = reader.texts(fields["aliases"], "`aliases`").map(\.text)
    let seekCare = reader.text(fields["seek_care"], "`seek_care`")
    let codes = codes(fields["codes"])
    let sources = sources(fields["source"])
    guard var scale = scaleNamed(fields["scale"], among: scales) else { return nil }
    // The symptom's own words stand over the scale's, value by value, as maps do everywhere.
    let own = anchors(fields["anchors"], of: what, on: scale)
    scale.anchors = (scale.anchors.filter { anchor in !own.contains { $0.value == anchor.value } } + own).sorted {
      $0.value < $1.value
    }
    return SymptomDefinition(
      id: SymptomID(entry.key), name: name, about: about, scale: scale,
      fold: fold == "mean" ? .mean : .worst(scale.worse), sites: sites,
      aliases: aliases, seekCare: seekCare, codes: codes, sources: sources)
  }

  /// nil too for a scale that is there and has problems of its own.
  mutating func scaleNamed(_ node: YAMLNode?, among scales: [Scale]) -> Scale? {
    named(node, "scale", section: "scales", among: knownScales).flatMap { id in scales.first { $0.id.rawValue == id } }
  }

  mutating func foods(_ node: YAMLNode?) -> [FoodGroup] {
    reader.items(node, what: "`foods`").map { entry in
      FoodGroup(
        id: FoodGroupID(entry.key),
        foods: reader.texts(entry.value, "the food group \(entry.key)", fewest: 1).map(\.text))
    }
  }
}
