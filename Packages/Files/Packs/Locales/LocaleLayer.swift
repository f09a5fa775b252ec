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
    "name", "summary", "about", "seek_care", "title", "asks", "explains", "says", "why",
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
        "extra-translation", "The pack's own file has no such text to translate", at: entry.keyMark,
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
    switch (text.content, original.content) {
    case (.mapping(let texts), .mapping(let layer)):
      return YAMLNode(.mapping(merged(texts, over: layer, path: path)), mark: original.mark)
    case (.sequence(let names), .sequence(let bands)) where key == "bands":
      return YAMLNode(.sequence(named(bands, names, at: text.mark)), mark: original.mark)
    case (.sequence(let words), .sequence(let own)) where key == "sites":
      guard words.count == own.count else { return wrongCount(words.count, own.count, at: text.mark, original) }
      return text
    case (.sequence(let words), .sequence(let own))
    where LocaleLayer.growingKeys.contains(key) || path.first == "foods":
      let known = Set(own.compactMap(\.scalar?.text))
      return YAMLNode(.sequence(own + words.filter { !known.contains($0.scalar?.text ?? "") }), mark: original.mark)
    case (.scalar(let translation), .scalar(let own)) where translation.isText && LocaleLayer.isText(path):
      checkPlaceholders(of: translation.text, against: own.text, at: text.mark)
      return text
    default:
      report(
        "extra-translation", "This is no text, and a language can't change it", at: text.mark,
        found: shown(path.joined(separator: ".")),
        allowed: "names, sentences, words at the ends, sites, other names and foods")
      return original
    }
  }

  /// Whether a path leads to one text that people read.
  package static func isText(_ path: [String]) -> Bool {
    guard let key = path.last else { return false }
    return textKeys.contains(key) && !["references", "builds"].contains(path.first) || path.dropLast().last == "anchors"
      || path.first == "messages"
  }

  /// The bands with other names, in their order.
  private mutating func named(_ bands: [YAMLNode], _ names: [YAMLNode], at mark: YAMLMark) -> [YAMLNode] {
    guard names.count == bands.count else {
      _ = wrongCount(names.count, bands.count, at: mark, names.first ?? YAMLNode(.sequence([]), mark: mark))
      return bands
    }
    return zip(bands, names).map { band, name in
      guard let mapping = band.mapping else { return band }
      let entries = mapping.entries.map {
        $0.key == "name" ? YAMLMapping.Entry(key: $0.key, keyMark: $0.keyMark, value: name) : $0
      }
      return YAMLNode(.mapping(YAMLMapping(entries)), mark: band.mark)
    }
  }

  private mutating func wrongCount(_ found: Int, _ wanted: Int, at mark: YAMLMark, _ original: YAMLNode) -> YAMLNode {
    report(
      "extra-translation", "The list has another length than the pack's", at: mark, found: "\(found)",
      allowed: "\(wanted), in the same order")
    return original
  }

  private mutating func checkPlaceholders(of text: String, against original: String, at mark: YAMLMark) {
    let (found, wanted) = (Set(MessageTemplate(text).placeholders), Set(MessageTemplate(original).placeholders))
    guard found != wanted else { return }
    report(
      "other-placeholders", "The translation has other placeholders than the text", at: mark,
      found: found.isEmpty ? "none" : found.sorted().map { "{\($0)}" }.joined(separator: ", "),
      allowed: wanted.isEmpty ? "none" : wanted.sorted().map { "{\($0)}" }.joined(separator: ", "))
  }

  private mutating func report(
    _ code: String, _ message: String, at mark: YAMLMark, found: String? = nil, allowed: String? = nil,
    nearest: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(code: code, message, at: Place(mark), found: found, allowed: allowed, nearest: nearest))
  }
}
