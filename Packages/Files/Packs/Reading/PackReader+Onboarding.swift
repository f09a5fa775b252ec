import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  /// The facts that the program itself reads, with the kinds of step that fit each.
  package static let kindsOfFact = [
    "name": ["text"], "symptoms": ["symptoms"], "impact": ["scale"], "pattern": ["choice"], "track": ["choices"],
    OnboardingStep.diagnosis: ["choice", "choices"],
  ]

  /// The kinds of steps.
  package static let kinds = ["text", "texts", "scale", "choice", "choices", "symptoms"]

  /// The keys that a step of a kind has beside those of every step.
  package static let keysOfKind: [String: (required: [String], optional: [String])] = [
    "text": ([], ["max_length"]),
    "texts": ([], ["max_length", "at_least", "at_most"]),
    "scale": (["scale"], []),
    "choice": (["options"], []),
    "choices": (["options"], ["preselect", "at_least"]),
    "symptoms": ([], ["offers", "preselect", "at_least"]),
  ]

  mutating func onboarding(_ node: YAMLNode?, scales: [Scale], symptoms: [SymptomDefinition], hasRelativeFlare: Bool)
    -> [OnboardingStep]
  {
    var facts: [String: YAMLMark] = [:]
    return reader.items(node, key: "onboarding").compactMap { entry in
      guard let step = step(entry, scales: scales, symptoms: symptoms, hasRelativeFlare: hasRelativeFlare) else {
        return nil
      }
      let mark = entry.value.mapping?.entry("saves")?.value.mark ?? entry.keyMark
      if let first = facts[step.saves] {
        reader.report(
          "duplicate-saves", "Two steps save their answer as “{found}”. Give one of them another word", at: mark,
          found: shown(step.saves), related: [.init(place: Place(first), note: "the first")])
      }
      facts[step.saves] = mark
      return step
    }
  }

  private mutating func step(
    _ entry: YAMLMapping.Entry, scales: [Scale], symptoms: [SymptomDefinition], hasRelativeFlare: Bool
  ) -> OnboardingStep? {
    func key(_ inner: String) -> String { "onboarding.\(entry.key).\(inner)" }
    guard let mapping = entry.value.mapping else {
      reader.wrongType(entry.value, "onboarding.\(entry.key)", allowed: "keys with values")
      return nil
    }
    let kind = reader.word(mapping["kind"], key("kind"), among: PackReader.kinds)
    // Without a kind there is no telling which keys fit: every one that some kind has is let through.
    let keys =
      kind.flatMap { PackReader.keysOfKind[$0] } ?? (
        [], PackReader.keysOfKind.values.flatMap { $0.required + $0.optional }.sorted()
      )
    let fields = reader.fields(
      mapping, at: entry.keyMark, key: "onboarding.\(entry.key)",
      required: PackKeys.step.required + keys.required,
      optional: PackKeys.step.optional + keys.optional)
    let saves = reader.text(fields["saves"], key("saves")) ?? ""
    let answer: OnboardingStep.Answer?
    switch kind {
    case "text":
      answer = .text(maxLength: reader.whole(fields["max_length"], key("max_length"), in: PackLimits.textLength) ?? 200)
    case "texts":
      let most = reader.whole(fields["at_most"], key("at_most"), in: PackLimits.mostTexts) ?? 10
      answer = .texts(
        maxLength: reader.whole(fields["max_length"], key("max_length"), in: PackLimits.lengthOfTexts) ?? 100,
        atLeast: reader.whole(fields["at_least"], key("at_least"), in: 0...most) ?? 0, atMost: most)
    case "scale": answer = scaleNamed(fields["scale"], key("scale"), among: scales).map { .scale($0) }
    case "choice": answer = .choice(options(fields, saves: saves, hasRelativeFlare: hasRelativeFlare))
    case "choices":
      let options = options(fields, saves: saves, hasRelativeFlare: hasRelativeFlare)
      let named = KnownIDs(of: fields["options"]?.mapping)
      answer = .choices(
        options, preselected: preselected(fields, among: named), atLeast: atLeast(fields, of: named.count))
    case "symptoms": answer = symptomAnswer(fields, symptoms: symptoms)
    default: answer = nil
    }
    if let kind, let fitting = PackReader.kindsOfFact[saves], !fitting.contains(kind) {
      reader.report(
        "saves-mismatch", "A step that saves {saves} must be of kind {allowed}, not {found}", ["saves": quoted(saves)],
        at: fields.mark(of: "kind"), found: kind, allowed: .anyOf(fitting.map { "\($0)" }))
    }
    let title = reader.text(fields["title"], key("title")) ?? ""
    let asks = reader.text(fields["asks"], key("asks")) ?? ""
    let explains = reader.text(fields["explains"], key("explains"))
    let isOptional = reader.truth(fields["optional"], key("optional")) ?? false
    return answer.map {
      OnboardingStep(
        id: StepID(entry.key), title: title, asks: asks, explains: explains, answer: $0, saves: saves,
        isOptional: isOptional)
    }
  }

  /// The two steps whose answers make a pack of one's own.
  mutating func builds(_ node: YAMLNode?) -> PackBuilding? {
    guard let node,
      let fields = reader.fields(node, at: node.mark, key: "builds", required: PackKeys.builds.required)
    else {
      return nil
    }
    let name = named(fields["name"], "builds.name", .step, among: knownSteps)
    let symptoms = named(fields["symptoms"], "builds.symptoms", .step, among: knownSteps)
    return name.flatMap { name in symptoms.map { PackBuilding(name: StepID(name), symptoms: StepID($0)) } }
  }

  private mutating func symptomAnswer(_ fields: Fields, symptoms: [SymptomDefinition]) -> OnboardingStep.Answer {
    let isChosen = fields["offers"] != nil
    let offered = isChosen ? symptomIDs(fields["offers"], "offers", fewest: 1) : symptoms.map(\.id)
    let places = Dictionary(zip(symptoms.lazy.map(\.id), symptoms.indices)) { first, _ in first }
    let options = offered.compactMap { places[$0] }.map { place in
      let symptom = symptoms[place]
      return OnboardingStep.Option(
        id: symptom.id.rawValue, name: symptom.name, about: symptom.about, aliases: symptom.aliases,
        appliesTo: symptom.appliesTo)
    }
    // What a problem keeps from being read is offered all the same: the problem is told where it stands.
    let known = isChosen ? KnownIDs(offered.map(\.rawValue)) : knownSymptoms
    let count = isChosen ? fields["offers"]?.sequence?.count ?? 0 : knownSymptoms.count
    let preselected = reader.texts(fields["preselect"], "preselect").compactMap { entry -> String? in
      guard let id = named(entry.text, at: entry.mark, .symptom, among: knownSymptoms) else {
        return nil
      }
      guard known.contains(id) else {
        reader.report(
          "not-offered", "“{found}” is not offered. Add it to `offers`, or delete it here", at: entry.mark,
          found: shown(id))
        return nil
      }
      return id
    }
    return .choices(options, preselected: preselected, atLeast: atLeast(fields, of: count))
  }

  private mutating func options(_ fields: Fields, saves: String, hasRelativeFlare: Bool) -> [OnboardingStep.Option] {
    let entries = reader.items(fields["options"], key: "options")
    if fields["options"]?.mapping != nil, entries.count < 2 {
      reader.report(
        "too-few-entries", "{key} needs at least {fewest} entries; it has {found}",
        ["key": quoted("options"), "fewest": .count(2)], at: fields.mark(of: "options"), found: "\(entries.count)",
        allowed: "at least {fewest}")
    }
    return entries.compactMap { entry in
      guard
        let option = reader.fields(
          entry.value, at: entry.keyMark, key: "options.\(entry.key)",
          required: saves == "track" ? ["name", "log"] : ["name"],
          optional: (saves == "track" ? [] : ["log"]) + ["metric", "relative_flare", "applies_to"])
      else { return nil }
      let isRelative = reader.truth(option["relative_flare"], "relative_flare") ?? false
      if isRelative, !hasRelativeFlare {
        reader.report(
          "no-relative-flare", "This needs the key `relative` in `flare`. Write it there, or delete it here",
          at: option.mark(of: "relative_flare"),
          related: (removals["flare.relative"] ?? removals["flare"]).map { [.init(place: $0.place, note: "removed")] }
            ?? [])
      }
      return OnboardingStep.Option(
        id: entry.key, name: reader.text(option["name"], "options.\(entry.key).name") ?? "",
        log: reader.text(option["log"], "options.\(entry.key).log").map(LogKindID.init(_:)),
        metric: metric(option["metric"], of: "options.\(entry.key)").map(MetricID.init(_:)),
        relativeFlare: isRelative,
        appliesTo: appliesTo(option["applies_to"], "options.\(entry.key).applies_to"))
    }
  }

  private mutating func preselected(_ fields: Fields, among known: KnownIDs) -> [String] {
    reader.texts(fields["preselect"], "preselect").compactMap { entry in
      if known.contains(entry.text) { return entry.text }
      reader.report(
        "not-offered", "“{found}” is not one of the options. Add it there, or delete it here", at: entry.mark,
        found: shown(entry.text),
        nearest: reader.nearest(to: entry.text, among: known))
      return nil
    }
  }

  private mutating func atLeast(_ fields: Fields, of count: Int) -> Int {
    // With no choice left over from problems, any number is fine: the problems are told elsewhere.
    reader.whole(fields["at_least"], "at_least", in: 0...(count == 0 ? Int.max : count)) ?? 0
  }
}
