import TrackerCore
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

/// Who the person of a scenario is, and what the pack must have for them.
extension ScenarioReader {
  /// What is known of the person; nil where nothing is.
  mutating func person(_ node: YAMLNode?) -> PersonTraits? {
    guard let node,
      let fields = reader.fields(node, at: node.mark, key: "person", required: [], optional: PackKeys.appliesTo)
    else { return nil }
    guard PackKeys.appliesTo.contains(where: { fields[$0] != nil }) else {
      reader.report(
        "missing-key", "{key} needs one of the keys {keys}",
        ["key": quoted("person"), "keys": .anyOf(PackKeys.appliesTo.map(quoted))], at: node.mark)
      return nil
    }
    for part in PersonTraits.Part.allCases where fields[part.rawValue] != nil {
      // A diagnosis without a step that asks for it is told by itself.
      guard !pack.traits.contains(part), part != .diagnosis || !diagnosisIDs.isEmpty else { continue }
      reader.report(
        "unused-trait", "No part of the pack depends on {key}. Delete it",
        ["key": quoted("person.\(part.rawValue)")], at: fields.mark(of: part.rawValue))
    }
    return PersonTraits(
      diagnosis: diagnosis(fields["diagnosis"]),
      sex: reader.word(fields["sex"], "person.sex", AppliesTo.Sex.self),
      age: reader.whole(fields["age"], "person.age", in: PackLimits.ages))
  }

  /// One option of the step that saves the diagnosis, or a list of them; nil where the person has not answered it.
  private mutating func diagnosis(_ node: YAMLNode?) -> [String]? {
    guard let node else { return nil }
    let isUnknown = node.scalar?.text == PackKeys.unknownDiagnosis
    if isUnknown, !diagnosisIDs.isEmpty, !diagnosisIDs.contains(PackKeys.unknownDiagnosis) { return nil }
    let entries =
      node.sequence == nil
      ? reader.text(node, "person.diagnosis").map { [($0, node.mark)] } ?? []
      : reader.texts(node, "person.diagnosis", fewest: 1)
    return entries.compactMap { reader.diagnosis($0, among: diagnosisIDs) }
  }

  /// Where on the body answers are, by symptom.
  mutating func sites(_ node: YAMLNode?) -> [SymptomID: String] {
    if let node, node.mapping?.entriesOfFormat.isEmpty == true {
      reader.report(
        "too-few-entries", "{key} is empty. It needs at least one entry", ["key": quoted("sites")], at: node.mark,
        found: "0")
    }
    var sites: [SymptomID: String] = [:]
    for entry in reader.items(node, key: "sites") {
      let id = named((entry.key, entry.keyMark), .symptom, among: symptomIDs)
      guard let site = reader.text(entry.value, "sites.\(entry.key)"), let id,
        let symptom = pack.symptom(SymptomID(id))
      else { continue }
      if !pack.hasSite(site, of: symptom) {
        reader.report(
          "unknown-word", "{key} cannot be “{found}”", ["key": quoted("sites.\(id)")], at: entry.value.mark,
          found: shown(site), allowed: "\(symptom.sites.joined(separator: ", "))",
          nearest: reader.nearest(to: site, among: symptom.sites))
      }
      sites[symptom.id] = site
    }
    return sites
  }

  /// Parts that must be there for the person, and parts that must not.
  mutating func parts(_ node: YAMLNode?) -> Scenario.Claim? {
    guard let node,
      let fields = reader.fields(node, at: node.mark, key: "parts", required: [], optional: PackKeys.scenarioParts)
    else { return nil }
    guard PackKeys.scenarioParts.contains(where: { fields[$0] != nil }) else {
      reader.report(
        "vacuous-scenario", "This scenario expects nothing, so it cannot fail. Write what you expect", at: node.mark)
      return nil
    }
    let (there, leftOut) = (parts(fields["there"], "parts.there"), parts(fields["left_out"], "parts.left_out"))
    let paths = Set(there.map(\.path))
    for both in leftOut where paths.contains(both.path) {
      reader.report(
        "contradiction", "{part} is in both `there` and `left_out`. Delete one of them", ["part": quoted(both.path)],
        at: both.mark)
    }
    func made(_ entries: [(path: String, mark: YAMLMark)]) -> [Scenario.Part] {
      entries.map { Scenario.Part(path: $0.path, place: Place($0.mark)) }
    }
    return .parts(there: made(there), leftOut: made(leftOut))
  }

  private mutating func parts(_ node: YAMLNode?, _ key: String) -> [(path: String, mark: YAMLMark)] {
    reader.texts(node, key, fewest: 1).compactMap { entry in
      guard partPaths.contains(entry.text) else {
        reader.report(
          "unknown-part", "“{found}” is not a part of this pack. Write {allowed}", at: entry.mark,
          found: shown(entry.text), allowed: "a path such as risk.factors.short-sleep",
          nearest: reader.nearest(to: entry.text, among: partPaths))
        return nil
      }
      if !pathsForSome.contains(entry.text) {
        reader.report(
          "vacuous-scenario", "{part} is for everybody, so this cannot fail. Delete it",
          ["part": quoted(entry.text)], at: entry.mark)
      }
      return (entry.text, entry.mark)
    }
  }
}

/// What a scenario expects of red flags.
extension ScenarioReader {
  /// `none`, or levels by symptom or metric.
  mutating func seekCare(_ node: YAMLNode?, at mark: YAMLMark) -> Scenario.SeekCareExpectation? {
    guard let node else { return nil }
    let subjects = SeekCareSubject.all(of: pack, in: catalogue)
    if node.scalar?.text == PackKeys.noRedFlag {
      if subjects.isEmpty {
        reader.report("no-red-flag", "This pack has no red flags, so this cannot fail. Delete it", at: mark)
      }
      return Scenario.SeekCareExpectation.none
    }
    guard let mapping = node.mapping else {
      reader.wrongType(node, "seek_care", allowed: "none, or symptoms with levels such as {pain: now}")
      return nil
    }
    if mapping.entriesOfFormat.isEmpty {
      reader.report(
        "too-few-entries", "{key} is empty. It needs at least one entry", ["key": quoted("seek_care")], at: node.mark,
        found: "0")
    }
    let names = KnownIDs(subjects.map(\.name.rawValue))
    var levels: [SymptomID: [SeekCare.Level]] = [:]
    for entry in mapping.entriesOfFormat {
      let key = "seek_care.\(entry.key)"
      guard let subject = subjects.first(where: { $0.name.rawValue == entry.key }) else {
        noRedFlag(of: entry, among: names)
        continue
      }
      levels[subject.name] = self.levels(entry.value, key, of: subject)
    }
    return .levels(levels)
  }

  /// Something that says nothing of getting help, or that the pack does not have.
  private mutating func noRedFlag(of entry: YAMLMapping.Entry, among names: KnownIDs) {
    if entry.key.contains(".") {
      guard range(of: entry.key, at: entry.keyMark) != nil else { return }
    } else {
      guard named((entry.key, entry.keyMark), .symptom, among: symptomIDs) != nil else { return }
    }
    reader.report(
      "no-red-flag", "{key} has no red flag in this pack. Write {allowed}", ["key": quoted(entry.key)],
      at: entry.keyMark, found: shown(entry.key), allowed: "a symptom or a metric with `seek_care`",
      nearest: reader.nearest(to: entry.key, among: names))
  }

  /// A level, a list of levels, or `none`.
  private mutating func levels(_ node: YAMLNode, _ key: String, of subject: SeekCareSubject) -> [SeekCare.Level] {
    if node.scalar?.text == PackKeys.noRedFlag { return [] }
    let nodes = node.sequence ?? [node]
    if nodes.isEmpty {
      reader.report(
        "too-few-entries", "{key} is empty. It needs at least one entry", ["key": quoted(key)], at: node.mark,
        found: "0")
    }
    return nodes.compactMap { node in
      guard let level = reader.word(node, key, SeekCare.Level.self) else { return nil }
      if !subject.rules.contains(where: { $0.level == level }) {
        let others = SeekCare.Level.allCases.filter { level in subject.rules.contains { $0.level == level } }
        reader.report(
          "no-red-flag", "{key} has no red flag of the level {found}. Write {allowed}",
          ["key": quoted(subject.name.rawValue)], at: node.mark, found: level.rawValue,
          allowed: "\(others.map(\.rawValue).joined(separator: ", "))")
      }
      return level
    }
  }
}
