import TrackerCore

extension PersonFacts {
  /// What differs between two states of what a person said of themselves, in words; nil for nothing said.
  static func parts(_ before: PersonFacts?, _ after: PersonFacts?) -> [DocumentPart] {
    guard let before, let after else {
      return [DocumentPart("your answers", wasThere: before != nil, isThere: after != nil)]
    }
    var parts: [DocumentPart] = []
    if before.name != after.name {
      parts.append(DocumentPart("your name", wasThere: before.name != nil, isThere: after.name != nil))
    }
    if before.symptoms != after.symptoms { parts.append(DocumentPart("your symptoms")) }
    if before.tracked != after.tracked { parts.append(DocumentPart("what you track")) }
    if before.impact != after.impact { parts.append(DocumentPart("your answers about daily life")) }
    if before.pattern != after.pattern { parts.append(DocumentPart("your answer about how flares come")) }
    let lists: [(PersonFacts.TextList, String)] = [
      (.treatments, "your treatments"), (.triggers, "your suspected triggers"),
    ]
    for (list, phrase) in lists where before[list] != after[list] {
      parts.append(DocumentPart(phrase, wasThere: !before[list].isEmpty, isThere: !after[list].isEmpty))
    }
    let isOther = { (answer: (key: String, value: JSONValue)) in PersonFacts.TextList(rawValue: answer.key) == nil }
    if before.others.filter(isOther) != after.others.filter(isOther) {
      parts.append(DocumentPart("your other answers"))
    }
    return parts
  }
}

extension ConditionRecord {
  /// What differs between two states of the conditions, in words: those that came, ended or changed. Which versions of
  /// their packs were in force is no part of it.
  static func parts(_ before: [ConditionRecord]?, _ after: [ConditionRecord]?) -> [DocumentPart] {
    let (before, after) = (active(before), active(after))
    return Set(before.keys).union(after.keys).sorted().compactMap { pack in
      guard before[pack] != after[pack] else { return nil }
      return DocumentPart(
        "the condition {condition}", [DocumentPart.condition: pack.rawValue], wasThere: before[pack] != nil,
        isThere: after[pack] != nil)
    }
  }

  private static func active(_ records: [ConditionRecord]?) -> [PackID: ConditionRecord] {
    let active = (records ?? []).filter { $0.ended == nil }.map { record in
      var record = record
      record.versions = []
      return (record.pack, record)
    }
    return Dictionary(active) { _, last in last }
  }
}
