import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  mutating func scales(_ node: YAMLNode?) -> [Scale] {
    reader.items(node, key: "scales").compactMap { scale($0) }
  }

  private mutating func scale(_ entry: YAMLMapping.Entry) -> Scale? {
    func key() -> String { "scales.\(entry.key)" }
    guard
      let fields = reader.fields(
        entry.value, at: entry.keyMark, key: key(), required: PackKeys.scale.required,
        optional: PackKeys.scale.optional)
    else { return nil }
    let name = reader.text(fields["name"], "\(key()).name") ?? ""
    let kind = reader.word(fields["kind"], "\(key()).kind", Scale.Kind.self) ?? .points
    let range = reader.range(fields["range"], "\(key()).range")
    let step = fields["step"] == nil ? 1 : reader.number(fields["step"], "\(key()).step")
    let worse = reader.word(fields["worse"], "\(key()).worse", Direction.self) ?? .high
    guard let range, let step, isWhole(range, step, kind, fields, key) else { return nil }
    let steps = (range.upperBound - range.lowerBound) / step
    guard step > 0, abs(steps - steps.rounded()) < 1e-9 else {
      reader.report(
        "out-of-range", "{key} must be {allowed}, not {found}", ["key": quoted("\(key()).step")],
        at: fields.mark(of: "step"), found: step.words,
        allowed: .words(
          "a number above 0 that divides {width}", ["width": "\((range.upperBound - range.lowerBound).brief)"]))
      return nil
    }
    var scale = Scale(
      id: ScaleID(entry.key), name: name, kind: kind, range: range, step: step, worse: worse, anchors: [], bands: [])
    scale.anchors = anchors(fields["anchors"], of: key, on: scale)
    if let anchors = fields["anchors"]?.mapping {
      for end in [range.lowerBound, range.upperBound] where !scale.anchors.contains(where: { $0.value == end }) {
        let isBroken = anchors.entries.contains { YAMLScalar(text: $0.key, isPlain: true).double == end }
        if !isBroken {
          reader.report(
            "missing-anchor", "{key} has no words for its end {end}. Write them",
            ["key": quoted("\(key()).anchors"), "end": "\(end.words)"], at: fields.mark(of: "anchors"))
        }
      }
    }
    scale.bands = bands(fields, of: key, range: range)
    return scale
  }

  /// Whether the values of a count are whole numbers from 0 on, and those of a duration whole minutes, a week at most.
  private mutating func isWhole(
    _ range: ClosedRange<Double>, _ step: Double, _ kind: Scale.Kind, _ fields: Fields, _ key: () -> String
  ) -> Bool {
    guard kind != .points else { return true }
    let isFine =
      range.lowerBound >= 0 && [range.lowerBound, range.upperBound, step].allSatisfy { $0 == $0.rounded() }
      && (kind == .count || range.upperBound <= PackLimits.longest)
    if !isFine {
      reader.report(
        "out-of-range",
        kind == .count
          ? "{key} is a count. Its range and its step need whole numbers from 0 on"
          : "{key} is a duration. Its range and its step need whole minutes, {longest} at most",
        ["key": quoted(key()), "longest": "\(PackLimits.longest.words)"], at: fields.mark(of: "range"))
    }
    return isFine
  }

  /// Words at values of a scale, from the low end up.
  mutating func anchors(_ node: YAMLNode?, of key: () -> String, on scale: Scale) -> [Scale.Anchor] {
    guard let node else { return [] }
    guard let mapping = node.mapping else {
      reader.wrongType(node, "\(key()).anchors", allowed: "values of the scale with words")
      return []
    }
    var result: [Scale.Anchor] = []
    for entry in mapping.entries where !entry.key.isAuthorsKey {
      guard let value = YAMLScalar(text: entry.key, isPlain: true).double, scale.holds(value) else {
        reader.report(
          "anchor-off-scale", "“{found}” is not a value of {key}. Write {allowed}", ["key": quoted(key())],
          at: entry.keyMark, found: shown(entry.key), allowed: scale.values)
        continue
      }
      if let words = reader.text(entry.value, "\(key()).anchors.\(entry.key)") {
        result.append(Scale.Anchor(value: value, words: words))
      }
    }
    return result.sorted { $0.value < $1.value }
  }

  private mutating func bands(_ fields: Fields, of key: () -> String, range: ClosedRange<Double>) -> [Scale.Band] {
    var bands: [Scale.Band] = []
    var isWhole = true
    for node in reader.list(fields["bands"], "\(key()).bands") {
      guard let band = reader.fields(node, at: node.mark, key: "\(key()).bands", required: PackKeys.band.required)
      else { continue }
      let name = reader.text(band["name"], "name") ?? ""
      let colour = reader.word(band["colour"], "colour", BandColour.self) ?? .green
      guard let upTo = reader.number(band["to"], "to") else {
        isWhole = false
        continue
      }
      let low = bands.last?.upTo ?? range.lowerBound
      if upTo < low || (upTo == low && !bands.isEmpty) {
        reader.report(
          "bands-not-rising", "Each band must end above the one before it: {allowed}, not {found}",
          at: band.mark(of: "to"),
          found: upTo.words, allowed: .words("above {low}", ["low": "\(low.words)"]))
      }
      bands.append(Scale.Band(upTo: upTo, name: name, colour: colour))
    }
    if isWhole, fields["bands"]?.sequence != nil, bands.last?.upTo != range.upperBound {
      reader.report(
        "bands-not-covering",
        bands.isEmpty
          ? "{key} is empty. The last band must end at {end}"
          : "The last band of {key} must end at {end}, not at {found}",
        ["key": quoted("\(key()).bands"), "end": "\(range.upperBound.words)"], at: fields.mark(of: "bands"),
        found: bands.last.map { $0.upTo.words }, allowed: "\(range.upperBound.words)")
    }
    return bands
  }

  mutating func symptoms(_ node: YAMLNode?, scales: [Scale]) -> [SymptomDefinition] {
    reader.items(node, key: "symptoms").compactMap { symptom($0, scales: scales) }
  }

  private mutating func symptom(_ entry: YAMLMapping.Entry, scales: [Scale]) -> SymptomDefinition? {
    func key() -> String { "symptoms.\(entry.key)" }
    guard
      let fields = reader.fields(
        entry.value, at: entry.keyMark, key: key(), required: PackKeys.symptom.required,
        optional: PackKeys.symptom.optional)
    else { return nil }
    let name = reader.text(fields["name"], "\(key()).name") ?? ""
    let about = reader.text(fields["about"], "\(key()).about")
    let fold = reader.word(fields["fold"], "\(key()).fold", among: PackLimits.folds)
    let sites = reader.texts(fields["sites"], "\(key()).sites").map(\.text)
    let aliases = reader.texts(fields["aliases"], "\(key()).aliases").map(\.text)
    let codes = codes(fields["codes"])
    let sources = sources(fields["source"])
    let scaleOfPack = scaleOfSymptom(fields, key(), among: scales)
    let seekCare = seekCare(fields["seek_care"], "\(key()).seek_care", on: scaleOfPack)
    let appliesTo = appliesTo(fields["applies_to"], "\(key()).applies_to")
    guard var scale = scaleOfPack else { return nil }
    if fold == "sum", scale.kind == .points, let node = fields["fold"] {
      reader.report(
        "sum-of-points", "{key} adds up points, which say how bad something was. Take worst or mean",
        ["key": quoted("\(key()).fold")], at: node.mark, found: "sum", allowed: "worst, mean")
    }
    // The symptom's own words stand over the scale's, value by value, as maps do everywhere.
    let own = anchors(fields["anchors"], of: key, on: scale)
    scale.anchors = (scale.anchors.filter { anchor in !own.contains { $0.value == anchor.value } } + own).sorted {
      $0.value < $1.value
    }
    return SymptomDefinition(
      id: SymptomID(entry.key), name: name, about: about, scale: scale,
      fold: fold == "mean" ? .mean : fold == "sum" ? .sum : .worst(scale.worse), sites: sites,
      aliases: aliases, seekCare: seekCare, codes: codes, sources: sources, appliesTo: appliesTo)
  }

  /// nil too for a scale that is there and has problems of its own.
  mutating func scaleNamed(_ node: YAMLNode?, _ key: String, among scales: [Scale]) -> Scale? {
    named(node, key, .scale, among: knownScales).flatMap { id in scales.first { $0.id.rawValue == id } }
  }

  /// The scale that a symptom names, else the pack's usual one.
  private mutating func scaleOfSymptom(_ fields: Fields, _ key: String, among scales: [Scale]) -> Scale? {
    guard fields["scale"] == nil else { return scaleNamed(fields["scale"], "\(key).scale", among: scales) }
    if knownScales.contains(PackReader.usualScale) {
      return scales.first { $0.id.rawValue == PackReader.usualScale }
    }
    reader.report(
      "missing-key", "{key} needs the key {missing}", ["key": quoted(key), "missing": quoted("scale")],
      at: fields.mark)
    return nil
  }

  /// The scale of a symptom that names none.
  package static let usualScale = "severity"

  mutating func foods(_ node: YAMLNode?) -> [FoodGroup] {
    reader.items(node, key: "foods").compactMap { entry in
      let (id, key) = (FoodGroupID(entry.key), "foods.\(entry.key)")
      guard entry.value.mapping != nil else {
        return FoodGroup(id: id, foods: reader.texts(entry.value, key, fewest: 1).map(\.text))
      }
      guard
        let fields = reader.fields(
          entry.value, at: entry.keyMark, key: key, required: PackKeys.food.required, optional: PackKeys.food.optional)
      else { return nil }
      if fields["foods"] == nil {
        reader.report(
          "missing-key", "{key} needs the key {missing}", ["key": quoted(key), "missing": quoted("foods")],
          at: fields.mark)
      }
      let name = fields["name"].flatMap { reader.text($0, "\(key).name") }
      let foods = reader.texts(fields["foods"], "\(key).foods", fewest: 1).map(\.text)
      let butNot = reader.texts(fields["but_not"], "\(key).but_not").map(\.text)
      return FoodGroup(
        id: id, name: name, foods: foods, butNot: butNot, keep: keep(fields["keep"], "\(key).keep"))
    }
  }

  /// Whether something is never part of an experiment: `true`, or the reason in a sentence.
  mutating func keep(_ node: YAMLNode?, _ key: String) -> Keep? {
    guard let node else { return nil }
    guard node.scalar?.isText != true else { return reader.text(node, key).map { Keep(because: $0) } }
    guard node.scalar?.bool != nil else {
      reader.wrongType(node, key, allowed: "true, or the reason in a sentence")
      return nil
    }
    return reader.truth(node, key) == true ? Keep() : nil
  }
}

extension Scale {
  /// The values of the scale in words, as `1 to 10 in steps of 0.5`.
  package var values: Phrase {
    .words("{range} in steps of {step}", ["range": .range(range), "step": "\(step.words)"])
  }
}
