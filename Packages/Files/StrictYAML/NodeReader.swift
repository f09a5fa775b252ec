import TrackerCore
import TrackerYAML

/// Reads values of a YAML tree strictly and collects every problem; reading goes on after a problem, so that one run
/// shows them all.
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
          code: "yaml-too-many-faults", "There are more faults than are listed; mend the others first",
          at: diagnostic.place,
          allowed: "at most \(NodeReader.most)"))
    }
  }

  /// Lists a finding at a place in a YAML tree.
  ///
  /// - Parameter nearest: The candidate that was most likely meant.
  public mutating func report(
    _ code: String, _ message: String, at mark: YAMLMark, severity: Diagnostic.Severity = .error, found: String? = nil,
    allowed: String? = nil,
    nearest: String? = nil, related: [Diagnostic.Related] = []
  ) {
    report(
      Diagnostic(
        severity, code: code, message, at: Place(mark), found: found, allowed: allowed, nearest: nearest,
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
    _ node: YAMLNode, at mark: YAMLMark, what: @autoclosure () -> String, required: [String], optional: [String] = []
  ) -> Fields? {
    guard let mapping = node.mapping else {
      wrongType(node, what(), allowed: "keys with values")
      return nil
    }
    return fields(mapping, at: mark, what: what(), required: required, optional: optional)
  }

  /// A mapping with just these keys; reports keys that are unknown and required ones that are missing.
  public mutating func fields(
    _ mapping: YAMLMapping, at mark: YAMLMark, what: @autoclosure () -> String, required: [String],
    optional: [String] = []
  )
    -> Fields
  {
    let known = required + optional
    for entry in mapping.entries where !entry.key.isAuthorsKey && !known.contains(entry.key) {
      report(
        "unknown-key", "\(what().capitalisedFirst) has no key of this name", at: entry.keyMark, found: shown(entry.key),
        allowed: known.joined(separator: ", "), nearest: nearest(to: entry.key, among: known))
    }
    for key in required where mapping.position(of: key) == nil {
      report("missing-key", "\(what().capitalisedFirst) needs the key \(key)", at: mark)
    }
    return Fields(mapping: mapping, mark: mark)
  }

  /// The entries of a mapping from ids to something; reports ids that are not kebab-case.
  public mutating func items(_ node: YAMLNode?, what: @autoclosure () -> String) -> [YAMLMapping.Entry] {
    guard let node else { return [] }
    guard let mapping = node.mapping else {
      wrongType(node, what(), allowed: "ids with values")
      return []
    }
    let entries = mapping.entriesOfFormat
    for entry in entries { checkID(entry.key, at: entry.keyMark, what: "an id in \(what())") }
    return entries
  }

  /// Reports an id that is not kebab-case.
  public mutating func checkID(_ id: String, at mark: YAMLMark, what: @autoclosure () -> String) {
    guard !id.isKebabCase else { return }
    report(
      "invalid-id", "\(what().capitalisedFirst) is not kebab-case", at: mark, found: shown(id),
      allowed: "lower-case letters, digits and single hyphens, such as short-sleep")
  }

  /// Reports a value that is of another type than its key takes.
  public mutating func wrongType(_ node: YAMLNode, _ what: String, allowed: String) {
    report(
      "wrong-type", "\(what.capitalisedFirst) is of the wrong type", at: node.mark, found: node.kind, allowed: allowed)
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
  public var kind: String {
    switch content {
    case .mapping: "keys with values"
    case .sequence: "a list"
    case .scalar(let scalar):
      if scalar.isNull {
        "nothing"
      } else if scalar.bool != nil {
        scalar.text
      } else if scalar.double != nil {
        "the number \(scalar.text)"
      } else {
        "the text \(shown(scalar.text))"
      }
    }
  }
}

/// A text of a file made fit for a message: in quotes, at most 60 characters, nothing that a terminal would obey.
public func shown(_ text: String) -> String {
  let cut = text.unicodeScalars.prefix(60).map { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
  return "“\(cut.joined())\(text.unicodeScalars.count > 60 ? "…" : "")”"
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
