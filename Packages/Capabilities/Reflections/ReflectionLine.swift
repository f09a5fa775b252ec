import TrackerCore
import TrackerEntryLanguage

/// A line of the journal as it was typed: its fields, and the words that are the text.
public struct ReflectionLine: Sendable {
  /// What was typed as `name=value`, by the fields' names.
  private(set) var fields: [String: String] = [:]
  private(set) var time: String?
  private(set) var day: String?
  /// What stands behind `tag=`, which may be a day.
  private var tag: String?
  /// What was typed as `#travel`.
  private var hashtags: [EntryTag] = []
  /// The text; empty where it is written elsewhere.
  private(set) var text = ""

  /// Whether the text comes from standard input.
  public var readsInput: Bool { text == "-" }
  /// Whether the line says all that is to be saved.
  public var isWhole: Bool { !text.isEmpty || fields["mood"] != nil || fields["title"] != nil }

  /// - Parameters:
  ///   - words: The words of the line. Only names of fields count as such; `x=3` is text.
  ///   - date: The day by an option.
  /// - Throws: `Failure` (`validation`) for a field that stands twice and holds no list.
  public init(_ words: [String], date: String? = nil) throws {
    day = date
    var rest: [String] = []
    for word in words {
      guard let equals = word.firstIndex(of: "="), !word[..<equals].isEmpty else {
        rest.append(word)
        continue
      }
      let (name, value) = (word[..<equals].lowercased(), String(word[word.index(after: equals)...]))
      switch name {
      case "at", "um": time = value
      case "day", "datum": day = value
      case "tag": tag = value
      case "text" where rest.isEmpty: rest.append(value)
      default:
        guard let field = ReflectionKind.definition.fields.first(where: { $0.isNamed(name) }), field.name != "text"
        else {
          rest.append(word)
          continue
        }
        // A list may be typed in several pieces.
        if case .texts = field.shape, let before = fields[field.name] {
          fields[field.name] = "\(before),\(value)"
          continue
        }
        guard fields.updateValue(value, forKey: field.name) == nil else {
          throw Failure.invalid([
            Diagnostic(
              code: "named-twice", "“{field}” appears twice. Keep one of them", ["field": "\(field.name)"])
          ])
        }
      }
    }
    hashtags = rest.flatMap(ReflectionLine.hashtags)
    // Within a text, the word is part of it.
    while let last = rest.last, !ReflectionLine.hashtags(in: last).isEmpty { rest.removeLast() }
    text = rest.joined(separator: " ").trimmed
  }

  /// The tags of a word; none for a word of a text.
  private static func hashtags(in word: String) -> [EntryTag] {
    do { return try EntryTag.hashtags(in: word) ?? [] } catch { return [] }
  }

  /// The same line once it is known whether a text is a day, as it may be behind `tag=`.
  func reading(isDay: (String) -> Bool) -> ReflectionLine {
    var line = self
    line.tag = nil
    if let tag, isDay(tag) { line.day = tag } else { line.addTags(tag.map { [$0] } ?? []) }
    line.addTags(hashtags.map(\.rawValue))
    line.hashtags = []
    return line
  }

  private mutating func addTags(_ texts: [String]) {
    guard !texts.isEmpty else { return }
    let name = FieldDefinition.tags.name
    fields[name] = ([fields[name]].compactMap(\.self) + texts).joined(separator: ",")
  }

  /// The same line with a text that was written elsewhere.
  func with(text: String) -> ReflectionLine {
    var line = self
    line.text = text
    return line
  }

  /// What the fields say, for the checks of typed ones.
  var inputs: [String: FieldInput] {
    var inputs = fields.mapValues { FieldInput.typed($0) }
    if !text.isEmpty { inputs["text"] = .value(.text(text)) }
    return inputs
  }
}
