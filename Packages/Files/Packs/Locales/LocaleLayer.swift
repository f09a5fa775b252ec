import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// Lays the texts of a language over the file they translate. A language has texts only: ids, numbers and what names
/// what stay as they are.
package struct LocaleLayer {
  package private(set) var diagnostics: [Diagnostic] = []
  private var suggestions = Suggestions()

  package init() {}

  /// The keys of the language's own file.
  package static let headKeys: Set<String> = ["locale", "pack"]
  /// The keys that hold one text.
  private static let textKeys: Set<String> = [
    "name", "summary", "about", "seek_care", "title", "asks", "explains", "says", "why", "question", "keep",
  ]
  /// The keys whose lists grow by what people type in the language; every group below `foods` is one of them.
  private static let growingKeys: Set<String> = ["aliases"]

  /// The file with the texts of the language in place of its own; what the language lacks stays as it is.
  package mutating func laid(_ locale: YAMLMapping, over layer: YAMLMapping) -> YAMLMapping {
    let texts = YAMLMapping(locale.entries.filter { !LocaleLayer.headKeys.contains($0.key) })
    return merged(texts, over: layer, path: [])
  }

  private mutating func merged(_ texts: YAMLMapping, over layer: YAMLMapping, path: [String]) -> YAMLMapping {
    for entry in texts.entries where layer.entry(entry.key) == nil && !entry.key.isAuthorsKey {
      report(
        "extra-translation", "The pack has no text {found}. Delete the translation, or fix its key", at: entry.keyMark,
        found: shown((path + [entry.key]).joined(separator: ".")),
        nearest: suggestions.nearest(to: entry.key, among: layer.entries.lazy.map(\.key)))
    }
    return YAMLMapping(
      layer.entries.map { entry in
        guard let text = texts.entry(entry.key) else { return entry }
        return .init(
          key: entry.key, keyMark: entry.keyMark, value: value(text.value, over: entry.value, path: path + [entry.key]))
      })
  }

  private mutating func value(_ text: YAMLNode, over original: YAMLNode, path: [String]) -> YAMLNode {
    let key = path.last ?? ""
    if let own = original.added, path.first != "foods" || path.count > 1 {
      // What a file adds is translated like a list of its own.
      let laid = value(text, over: YAMLNode(.sequence(own), mark: original.mark), path: path)
      return laid.sequence.map(original.listing) ?? original
    }
    switch (text.content, original.content) {
    case _ where LocaleLayer.isSentence(path) && text.isTexts && original.isSentence:
      checkPlaceholders(of: text.texts, against: original.texts, at: text.mark)
      return text
    case (.mapping(let texts), .mapping(let layer)):
      return YAMLNode(.mapping(merged(texts, over: layer, path: path)), mark: original.mark)
    case (.sequence(let names), .sequence(let bands)) where key == "bands":
      return YAMLNode(.sequence(put(names, as: "name", into: bands, at: text.mark)), mark: original.mark)
    case (.sequence(let sentences), .sequence(let rules)) where key == "seek_care" || path.first == "seek_care":
      return YAMLNode(.sequence(put(sentences, as: "says", into: rules, at: text.mark)), mark: original.mark)
    case (.sequence(let words), .sequence(let own)) where ["sites", "choices"].contains(key):
      guard words.count == own.count else { return wrongCount(words.count, own.count, at: text.mark, original) }
      return text
    case (.sequence(let words), .sequence(let own))
    where LocaleLayer.growingKeys.contains(key):
      return YAMLNode(.sequence(joined(own, words)), mark: original.mark)
    case (.sequence(let words), .sequence(let own)) where path.first == "foods":
      // The first foods of a group stand for it, such as in a made-up diary: those of the language go before.
      return YAMLNode(.sequence(joined(words, own)), mark: original.mark)
    case (.sequence, .mapping(let group)) where path.first == "foods" && path.count == 2:
      let own = group["foods"] ?? YAMLNode(.sequence([]), mark: original.mark)
      return YAMLNode(
        .mapping(group.replacing("foods", by: value(text, over: own, path: path + ["foods"]))), mark: original.mark)
    case (.mapping(let texts), _) where path.first == "foods" && path.count == 2:
      return foods(texts, over: original, path: path)
    case (.scalar(let translation), .scalar(let own)) where translation.isText && LocaleLayer.isText(path):
      checkPlaceholders(of: [translation.text], against: [own.text], at: text.mark)
      return text
    default:
      report(
        "extra-translation", "{found} is not a text. A translation can change only {allowed}", at: text.mark,
        found: shown(path.joined(separator: ".")),
        allowed: "names, sentences, words at the ends of scales, sites, choices, other names and foods")
      return original
    }
  }

  /// The words of a language for a group of foods: its name, more foods, and more names that are none of them.
  private mutating func foods(_ texts: YAMLMapping, over original: YAMLNode, path: [String]) -> YAMLNode {
    var group = original.mapping ?? YAMLMapping([.init(key: "foods", keyMark: original.mark, value: original)])
    for entry in texts.entriesOfFormat {
      let own = group[entry.key]
      switch entry.key {
      case "name" where own != nil, "keep":
        group = group.replacing(
          entry.key, by: own.map { value(entry.value, over: $0, path: path + [entry.key]) })
      case "foods", "but_not":
        // A language may need names that are no such food where the pack's own needs none.
        let none = YAMLNode(.sequence([]), mark: entry.value.mark)
        let laid = value(entry.value, over: own ?? none, path: path + [entry.key])
        group = group.replacing(entry.key, by: laid)
      default:
        report(
          "extra-translation", "The pack has no text {found}. Delete the translation, or fix its key",
          at: entry.keyMark, found: shown((path + [entry.key]).joined(separator: ".")),
          nearest: suggestions.nearest(to: entry.key, among: PackKeys.food.optional.filter { $0 != entry.key }))
      }
    }
    return YAMLNode(.mapping(group), mark: original.mark)
  }

  /// Texts and others that are not among them, in their orders.
  private func joined(_ texts: [YAMLNode], _ others: [YAMLNode]) -> [YAMLNode] {
    let known = Set(texts.compactMap(\.scalar?.text))
    return texts + others.filter { !known.contains($0.scalar?.text ?? "") }
  }

  /// Whether a path leads to one text that people read.
  package static func isText(_ path: [String]) -> Bool {
    guard let key = path.last else { return false }
    return textKeys.contains(key) && !["references", "builds"].contains(path.first) || path.dropLast().last == "anchors"
      || path.first == "messages"
  }

  /// Whether a path leads to the sentence of a factor in one direction: a text, or texts by count, of which a language
  /// may need others.
  package static func isSentence(_ path: [String]) -> Bool {
    path.count == 5 && path.first == "risk" && path[3] == "says" && PackKeys.says.contains(path[4])
  }

  /// Texts in place of those under a key of the mappings of a list, in their order.
  private mutating func put(
    _ texts: [YAMLNode], as key: String, into mappings: [YAMLNode], at mark: YAMLMark
  ) -> [YAMLNode] {
    guard texts.count == mappings.count else {
      if let rest = texts.splitSentences.first, texts.count > mappings.count {
        report(
          "extra-translation",
          "The list has {found} entries; the pack has {wanted}. A comma ends a text in brackets: quote the sentence",
          ["wanted": .count(mappings.count)], at: rest.mark, found: "\(texts.count)")
        return mappings
      }
      _ = wrongCount(texts.count, mappings.count, at: mark, texts.first ?? YAMLNode(.sequence([]), mark: mark))
      return mappings
    }
    return zip(mappings, texts).map { node, text in
      guard let mapping = node.mapping else { return node }
      let entries = mapping.entries.map {
        $0.key == key ? YAMLMapping.Entry(key: $0.key, keyMark: $0.keyMark, value: text) : $0
      }
      return YAMLNode(.mapping(YAMLMapping(entries)), mark: node.mark)
    }
  }

  private mutating func wrongCount(_ found: Int, _ wanted: Int, at mark: YAMLMark, _ original: YAMLNode) -> YAMLNode {
    report(
      "extra-translation", "The list has {found} entries; the pack has {wanted}. Write as many, in the same order",
      ["wanted": .count(wanted)], at: mark, found: "\(found)")
    return original
  }

  /// How a placeholder reads, as in `{value times}`, is the language's own matter.
  private mutating func checkPlaceholders(of texts: [String], against originals: [String], at mark: YAMLMark) {
    func names(in texts: [String]) -> Set<String> {
      Set(texts.flatMap { MessageTemplate($0).placeholders.map { String($0.prefix { $0 != " " }) } })
    }
    let (found, wanted) = (names(in: texts), names(in: originals))
    guard found != wanted else { return }
    report(
      "other-placeholders",
      wanted.isEmpty
        ? "The text has no placeholders, but its translation has {found}"
        : "The translation must have the same placeholders as the text: {allowed}",
      at: mark, found: LocaleLayer.list(found), allowed: wanted.isEmpty ? nil : "\(LocaleLayer.list(wanted))")
  }

  private static func list(_ placeholders: Set<String>) -> String {
    placeholders.isEmpty ? "none" : placeholders.sorted().map { "{\($0)}" }.joined(separator: ", ")
  }

  private mutating func report(
    _ code: String, _ message: Phrase, _ values: [String: Phrase] = [:], at mark: YAMLMark, found: String? = nil,
    allowed: Phrase? = nil, nearest: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(code: code, message, values, at: Place(mark), found: found, allowed: allowed, nearest: nearest))
  }
}

extension YAMLMapping {
  /// The mapping with another value under a key, which goes last where it is new; as it is for no value.
  fileprivate func replacing(_ key: String, by value: YAMLNode?) -> YAMLMapping {
    guard let value else { return self }
    let entry = Entry(key: key, keyMark: self.entry(key)?.keyMark ?? value.mark, value: value)
    guard self[key] != nil else { return YAMLMapping(entries + [entry]) }
    return YAMLMapping(entries.map { $0.key == key ? entry : $0 })
  }
}

extension YAMLNode {
  /// Whether it is the sentence of a factor, and not the word that leaves it out.
  fileprivate var isSentence: Bool { isTexts && scalar?.text != FactorSentence.leftOutWord }

  /// Whether it is a text, or texts by key.
  fileprivate var isTexts: Bool {
    scalar?.isText ?? mapping?.entries.allSatisfy { $0.value.scalar?.isText ?? false } ?? false
  }

  fileprivate var texts: [String] {
    scalar.map { [$0.text] } ?? mapping?.entries.compactMap(\.value.scalar?.text) ?? []
  }
}
