import TrackerCore
import TrackerYAML

/// Reads values of a YAML tree strictly and collects every problem; it does not stop at the first, so that one run
/// shows them all. Messages name a value by its key, such as `risk.factors`.
public struct NodeReader {
  /// What was found, in the order in which it was; at most 1,000 and one that says so.
  public private(set) var diagnostics: [Diagnostic]
  /// How many problems this reader found, those beside the list counted.
  public private(set) var found = 0
  private var suggestions = Suggestions()

  /// - Parameter diagnostics: What was found before, such as by the YAML parser.
  public init(diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  /// The most problems that are listed.
  private static let most = 1000

  /// The candidate that a mistyped word most likely meant; nil after the first few that were asked for.
  public mutating func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    suggestions.nearest(to: word, among: candidates)
  }

  /// Lists a problem; behind the last that is listed stands one that says so, and is an error whatever the rest is.
  public mutating func report(_ diagnostic: Diagnostic) {
    found += 1
    if found <= NodeReader.most {
      diagnostics.append(diagnostic)
    } else if found == NodeReader.most + 1 {
      diagnostics.append(
        Diagnostic(
          code: "yaml-too-many-faults", "Only the first {most} errors are listed. Fix those first",
          ["most": "\(NodeReader.most)"], at: diagnostic.place))
    }
  }

  /// Lists an error, warning or note at a place in a YAML tree.
  ///
  /// - Parameters:
  ///   - values: What fills the placeholders of the message and of `allowed`, as `Diagnostic` has them.
  ///   - nearest: The candidate that was most likely meant.
  public mutating func report(
    _ code: String, _ message: Phrase, _ values: [String: Phrase] = [:], at mark: YAMLMark,
    severity: Diagnostic.Severity = .error, found: String? = nil, allowed: Phrase? = nil, nearest: String? = nil,
    related: [Diagnostic.Related] = []
  ) {
    report(
      Diagnostic(
        severity, code: code, message, values, at: Place(mark), found: found, allowed: allowed, nearest: nearest,
        related: related))
  }
}

/// A mapping whose keys were checked.
public struct Fields {
  /// The mapping as it stands in the file.
  public let mapping: YAMLMapping
  /// The key that the mapping stands under.
  public let mark: YAMLMark

  /// The value of a key; nil where it is absent.
  public subscript(_ key: String) -> YAMLNode? { mapping[key] }

  /// Where a key stands, else the mapping itself.
  public func mark(of key: String) -> YAMLMark { mapping.position(of: key).map { mapping.entries[$0].keyMark } ?? mark }
}

extension NodeReader {
  /// A mapping with just these keys; reports keys that are unknown and required ones that are missing.
  public mutating func fields(
    _ node: YAMLNode, at mark: YAMLMark, key: @autoclosure () -> String, required: [String], optional: [String] = []
  ) -> Fields? {
    guard let mapping = node.mapping else {
      wrongType(node, key(), allowed: "keys with values")
      return nil
    }
    return fields(mapping, at: mark, key: key(), required: required, optional: optional)
  }

  /// A mapping with just these keys; reports keys that are unknown and required ones that are missing.
  public mutating func fields(
    _ mapping: YAMLMapping, at mark: YAMLMark, key: @autoclosure () -> String, required: [String],
    optional: [String] = []
  )
    -> Fields
  {
    let known = required + optional
    var meant: Set<String> = []
    for entry in mapping.entries where !entry.key.isAuthorsKey && !known.contains(entry.key) {
      // `{says: Rest, then walk.}` has a second key, `then walk.`, without a value.
      if entry.value.isNull, entry.key.contains(" ") {
        report(
          "unknown-key", "{key} has no key “{found}”. A comma ends a text in braces: put the whole text in quotes",
          ["key": quoted(key())], at: entry.keyMark, found: shown(entry.key))
        continue
      }
      // A key that the file has there already was not meant; one that is inherited may well have been.
      let near = nearest(
        to: entry.key, among: known.filter { mapping.entry($0)?.keyMark.file != entry.keyMark.file })
      if let near { meant.insert(near) }
      report(
        "unknown-key", "{key} has no key “{found}”", ["key": quoted(key())], at: entry.keyMark,
        found: shown(entry.key), allowed: "\(known.joined(separator: ", "))", nearest: near)
    }
    // A key that is only mistyped is told once.
    for missing in required where mapping.position(of: missing) == nil && !meant.contains(missing) {
      report(
        "missing-key", "{key} needs the key {missing}", ["key": quoted(key()), "missing": quoted(missing)], at: mark)
    }
    return Fields(mapping: mapping, mark: mark)
  }

  /// The entries of a mapping from ids to something; reports ids that are not kebab-case.
  public mutating func items(_ node: YAMLNode?, key: @autoclosure () -> String) -> [YAMLMapping.Entry] {
    guard let node else { return [] }
    guard let mapping = node.mapping else {
      wrongType(node, key(), allowed: "ids with values")
      return []
    }
    let entries = mapping.entriesOfFormat
    for entry in entries { checkID(entry.key, at: entry.keyMark) }
    return entries
  }

  /// Reports an id that is not kebab-case.
  public mutating func checkID(_ id: String, at mark: YAMLMark) {
    guard !id.isKebabCase else { return }
    report(
      "invalid-id", "“{found}” is not an id. Write {allowed}", at: mark, found: shown(id),
      allowed: "lower-case letters, digits and single hyphens, such as short-sleep")
  }

  /// Reports a value that is of another type than its key takes.
  ///
  /// - Parameter allowed: What it must be, such as `a list`.
  public mutating func wrongType(_ node: YAMLNode, _ key: String, allowed: Phrase) {
    report(
      "wrong-type", "{key} must be {allowed}, not {found}", ["key": quoted(key), "found": node.kind], at: node.mark,
      found: "\(node.kind)", allowed: allowed)
  }

  mutating func outOfRange(_ node: YAMLNode, _ key: String, found: String, allowed: Phrase) {
    report(
      "out-of-range", "{key} must be {allowed}, not {found}", ["key": quoted(key)], at: node.mark, found: found,
      allowed: allowed)
  }
}

extension YAMLMapping {
  /// The entries but for those whose keys begin with `x-`, which are their authors' own.
  public var entriesOfFormat: [Entry] { entries.filter { !$0.key.isAuthorsKey } }
}

extension String {
  /// Whether a key is its author's own, and no part of the format: it begins with `x-`.
  public var isAuthorsKey: Bool { hasPrefix("x-") }
}

extension YAMLNode {
  /// What a node holds, in words for a message.
  public var kind: Phrase {
    switch content {
    case .mapping: "keys with values"
    case .sequence: "a list"
    case .scalar(let scalar):
      if scalar.isNull {
        "nothing"
      } else if scalar.bool != nil {
        "\(scalar.text)"
      } else if scalar.double != nil {
        .words("the number {number}", ["number": "\(scalar.text)"])
      } else {
        .words("the text “{text}”", ["text": "\(printable(scalar.text))"])
      }
    }
  }
}

/// A key of a file in a message, such as `check_in`; no language changes it.
public func quoted(_ key: String) -> Phrase { "`\(key)`" }

/// A text of a file made fit for a message: in quotes, at most 60 characters, nothing that a terminal would obey.
public func shown(_ text: String) -> String { "“\(printable(text))”" }

/// As `shown` has it, without quotes: for messages whose words have them.
public func printable(_ text: String) -> String {
  let cut = text.unicodeScalars.prefix(60).map { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
  return "\(cut.joined())\(text.unicodeScalars.count > 60 ? "…" : "")"
}

extension String {
  /// The text with a capital letter at its beginning.
  public var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Whether there is nothing in it but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Lower-case letters and digits, in words joined by single hyphens.
  public var isKebabCase: Bool {
    guard utf8.count <= 64 else { return false }
    return split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }
  }
}
