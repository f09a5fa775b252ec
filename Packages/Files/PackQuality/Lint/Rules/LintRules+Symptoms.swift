import TrackerCore
import TrackerStrictYAML

extension LintRules {
  static let scales: [LintRule] = [
    .reading(
      "missing-anchor", "A scale has no words at one end",
      why: "People need words at both ends to know what a number means.",
      bad: scale("anchors: {1: weak}"), good: scale("anchors: {1: weak, 4: strong}")),
    .reading(
      "anchor-off-scale", "Words are for a value that the scale does not have", why: "Nobody can choose that value.",
      bad: scale("anchors: {0: none, 1: weak, 4: strong}"), good: scale("anchors: {1: weak, 4: strong}")),
    .reading(
      "bands-not-rising", "Colour bands do not rise", why: "Each value must be in one band only.",
      bad: scale(
        """
        bands: [{to: 2, name: good, colour: green}, {to: 1, name: bad, colour: yellow}, {to: 4, name: worse, colour: \
        red}]
        """
      ),
      good: scale("bands: [{to: 2, name: good, colour: green}, {to: 4, name: bad, colour: red}]")),
    .reading(
      "bands-not-covering", "Colour bands end before the scale does",
      why: "The last values would have no colour.",
      bad: scale("bands: [{to: 3, name: good, colour: green}]"),
      good: scale("bands: [{to: 4, name: good, colour: green}]")),
    .rule(
      "band-unreached", "No answer reaches a colour band", why: "Nobody would ever see this band.",
      severity: .unlessDraft,
      bad: scale(
        """
        step: 1\n    bands: [{to: 1, name: fine, colour: green}, {to: 1.5, name: odd, colour: yellow}, {to: 4, name: \
        bad, colour: red}]
        """
      ),
      good: scale(
        """
        bands: [{to: 1, name: fine, colour: green}, {to: 2, name: odd, colour: yellow}, {to: 4, name: bad, colour: \
        red}]
        """
      ),
      check: unreachedBands),
    .rule(
      "bad-end-not-red", "The bad end of a scale is not red",
      why: "On every screen red means bad. A scale with other colours misleads people.",
      severity: .unlessDraft,
      bad: scale("worse: high\n    bands: [{to: 2, name: bad, colour: red}, {to: 4, name: good, colour: green}]"),
      good: scale("worse: low\n    bands: [{to: 2, name: bad, colour: red}, {to: 4, name: good, colour: green}]"),
      check: coloursAgainstDirection),
  ]

  static let symptoms: [LintRule] = [
    .rule(
      "alias-hides-id", "Another name already belongs to something else",
      why: "What people type must mean one thing. Otherwise they cannot log one of the two by its name.",
      severity: .unlessDraft,
      bad: "symptoms: {stinging: {name: Stinging, scale: severity, aliases: [fatigue]}}\n",
      good: "symptoms: {stinging: {name: Stinging, scale: severity, aliases: [stings]}}\n", check: hidingAliases),
    .rule(
      "same-name", "Two symptoms have the same name", why: "People could not tell them apart in the check-in.",
      severity: .unlessDraft,
      bad: "symptoms: {throb: {name: Pain, scale: severity}}\n",
      good: "symptoms: {throb: {name: Throbbing, scale: severity}}\n",
      check: sameNames),
    .rule(
      "pack-name-taken", "Another pack already has this name",
      why: "People look for a condition by its name and must find only one.", severity: .unlessDraft,
      bad: "aliases: [chronic illness]\n", good: "aliases: [example illness]\n", check: takenNames),
  ]

  /// A scale of four steps whose keys can be given otherwise.
  private static func scale(_ keys: String) -> LintRule.Example {
    let defaults = [
      "name": "Force", "range": "[1, 4]", "step": "1", "worse": "high", "anchors": "{1: weak, 4: strong}",
      "bands": "[{to: 2, name: small, colour: green}, {to: 4, name: large, colour: red}]",
    ]
    let rest = defaults.sorted { $0.key < $1.key }.filter { !"\n    \(keys)".contains("\n    \($0.key): ") }.map {
      "    \($0.key): \($0.value)\n"
    }
    return LintRule.Example(
      "scales:\n  force:\n    \(keys)\n\(rest.joined())symptoms: {push: {name: Push, scale: force}}\n")
  }

  @Sendable private static func unreachedBands(in subject: LintSubject) -> [Diagnostic] {
    subject.pack.scales.filter { subject.isOwn("scales.\($0.id).bands") }.flatMap { scale -> [Diagnostic] in
      // How many values lie below the end of each band: more than below the end before it, or none lies in the band.
      let ends = scale.bands.map { (($0.upTo - scale.range.lowerBound + 1e-9) / scale.step).rounded(.down) }
      let reached = Set(zip(scale.bands, zip([-1] + ends, ends)).filter { $1.0 < $1.1 }.map { $0.0.name })
      return scale.bands.filter { !reached.contains($0.name) }.map { band in
        Diagnostic(
          code: "band-unreached", "No value of {scale} is in its band “{band}”. Its values go in steps of {step}",
          [
            "scale": quoted("scales.\(scale.id)"), "band": "\(printable(band.name))", "step": "\(scale.step.words)",
          ], at: subject.place("scales.\(scale.id)", "bands"))
      }
    }
  }

  @Sendable private static func coloursAgainstDirection(in subject: LintSubject) -> [Diagnostic] {
    subject.pack.scales.filter { subject.isOwn("scales.\($0.id).bands") }.compactMap { scale in
      let colours = (scale.worse == .high ? scale.bands : scale.bands.reversed()).map(\.colour)
      let ranks = colours.map { BandColour.allCases.firstIndex(of: $0) ?? 0 }
      guard zip(ranks, ranks.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
      return Diagnostic(
        code: "bad-end-not-red",
        scale.worse == .high
          ? "High is the bad end of {scale}, so as values rise, colours go from green to red, not: {found}"
          : "Low is the bad end of {scale}, so as values fall, colours go from green to red, not: {found}",
        ["scale": quoted("scales.\(scale.id)")], at: subject.place("scales.\(scale.id)", "bands"),
        found: colours.map(\.rawValue).joined(separator: ", "))
    }
  }

  @Sendable private static func hidingAliases(in subject: LintSubject) -> [Diagnostic] {
    // What a word belongs to: a symptom, or one of its other names. Where they stand is looked up for the few that
    // clash.
    var owners: [String: (id: SymptomID, alias: Int?)] = [:]
    func place(_ id: SymptomID, _ alias: Int?) -> Place? {
      guard let alias else { return subject.place("symptoms.\(id)") }
      return subject.place("symptoms.\(id).aliases[\(alias)]") ?? subject.place("symptoms.\(id).aliases")
    }
    let symptoms = subject.pack.symptoms
    // From the last to the first, so that the first one's stay.
    for symptom in symptoms.reversed() {
      for word in [symptom.id.rawValue, symptom.id.rawValue.withSpaces, symptom.name.lowercased()] {
        owners[word] = (symptom.id, nil)
      }
    }
    var findings: [Diagnostic] = []
    for symptom in symptoms {
      let id = symptom.id
      for (number, alias) in symptom.aliases.enumerated() {
        let owner = owners[alias.lowercased()] ?? (id, number)
        owners[alias.lowercased()] = owner
        guard owner.id != id else { continue }
        let (isOwn, own, other) = (
          subject.isOwn("symptoms.\(id).aliases"), place(id, number), place(owner.id, owner.alias)
        )
        // What both places inherit was told where they stand.
        guard isOwn || other?.file == subject.file else { continue }
        findings.append(
          Diagnostic(
            code: "alias-hides-id", "“{found}” is a name of both {symptom} and {other}. Delete one of them",
            ["symptom": quoted("symptoms.\(id)"), "other": quoted("symptoms.\(owner.id)")], at: isOwn ? own : other,
            found: shown(alias),
            related: (isOwn ? other : own).map { [.init(place: $0, note: "the other")] } ?? []))
      }
    }
    return findings
  }

  @Sendable private static func sameNames(in subject: LintSubject) -> [Diagnostic] {
    let symptoms = subject.pack.symptoms
    return symptoms.indices.sharing { symptoms[$0].name.lowercased() }.values.flatMap { places in
      let same = places.map { symptoms[$0] }
      return same.filter { subject.isOwn("symptoms.\($0.id).name") }.prefix(1).map { symptom in
        Diagnostic(
          code: "same-name", "Two symptoms are called “{found}”. Rename one of them",
          at: subject.place("symptoms.\(symptom.id)", "name"),
          found: shown(symptom.name),
          related: same.filter { $0.id != symptom.id }.compactMap { subject.place("symptoms.\($0.id)", "name") }.map {
            .init(place: $0, note: "the other")
          })
      }
    }
  }

  @Sendable private static func takenNames(in subject: LintSubject) -> [Diagnostic] {
    let own =
      [("name", subject.pack.name)] + subject.pack.aliases.enumerated().map { ("aliases[\($0.offset)]", $0.element) }
    return own.compactMap { path, word in
      subject.names.owner(of: word, otherThan: subject.pack.id).map { other in
        Diagnostic(
          code: "pack-name-taken", "The pack {pack} is already called “{found}”. Use another name",
          ["pack": quoted(other.id.rawValue)], at: subject.place(path),
          found: shown(word),
          related: [.init(place: Place(file: "\(other.folder)/pack.yaml"), note: "the other")])
      }
    }
  }
}
