import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// An overlay as text that can be changed value by value. Comments above its first key stay; others do not survive a
/// change.
struct OverlayDocument: Sendable, Hashable {
  private(set) var tree: YAMLMapping
  /// The lines above the first key.
  private let preface: String

  /// A draft that changes nothing yet.
  init(tuning pack: ConditionPack) {
    tree = YAMLMapping()
    preface = ""
    set(["tunes"], to: .text(pack.id.rawValue))
    set(["pack_revision"], to: .number(Double(pack.revision)))
  }

  /// - Throws: `Failure` where the text is no mapping of YAML.
  init(_ text: String, file: String) throws(Failure) {
    let (node, diagnostics) = YAMLParser.parse(Array(text.utf8), file: file)
    guard let mapping = node?.mapping, diagnostics.isEmpty else {
      throw Failure.invalid(
        diagnostics.map(Diagnostic.init), what: .words("{file} cannot be read as a tuning", ["file": "\(file)"]))
    }
    tree = mapping
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    preface = lines.prefix { $0.hasPrefix("#") || $0.allSatisfy(\.isWhitespace) }.map { "\($0)\n" }.joined()
  }

  var text: String { preface + OverlayWriter.text(of: tree) }

  func text(at path: String...) -> String? { node(at: path)?.scalar?.text }

  /// The tree's value at a path of keys.
  func node(at path: [String]) -> YAMLNode? {
    path.dropFirst().reduce(path.first.flatMap { tree[$0] }) { $0?.mapping?[$1] }
  }

  /// Puts a value where a path of keys leads, making the mappings on the way; nil takes it away, with mappings that are
  /// left empty.
  mutating func set(_ path: [String], to value: YAMLNode?) { tree = tree.setting(path[...], to: value) }

  /// The draft with who signs for it and why, and the revision of the pack it is looked at with.
  func signed(by: String?, because: String?, revision: Int? = nil) -> OverlayDocument {
    var signed = self
    if let revision { signed.set(["pack_revision"], to: .number(Double(revision))) }
    if let by { signed.set(["by"], to: .text(by)) }
    if let because { signed.set(["because"], to: .text(because)) }
    return signed.inOrder
  }

  /// With the head first: what is tuned, by whom and why.
  private var inOrder: OverlayDocument {
    let head = ["tunes", "pack_revision", "by", "because", "review"]
    let entries = head.compactMap { tree.entry($0) } + tree.entries.filter { !head.contains($0.key) }
    var ordered = self
    ordered.tree = YAMLMapping(entries)
    return ordered
  }
}

extension YAMLMapping {
  fileprivate func setting(_ path: ArraySlice<String>, to value: YAMLNode?) -> YAMLMapping {
    guard let key = path.first else { return self }
    let rest = path.dropFirst()
    let new: YAMLNode?
    if rest.isEmpty {
      new = value
    } else {
      let inner = (self[key]?.mapping ?? YAMLMapping()).setting(rest, to: value)
      new = inner.entries.isEmpty ? nil : YAMLNode(.mapping(inner), mark: .none)
    }
    guard let index = position(of: key) else {
      guard let new else { return self }
      return YAMLMapping(entries + [Entry(key: key, keyMark: .none, value: new)])
    }
    var entries = self.entries
    if let new {
      entries[index] = Entry(key: key, keyMark: entries[index].keyMark, value: new)
    } else {
      entries.remove(at: index)
    }
    return YAMLMapping(entries)
  }
}

extension YAMLMark {
  /// Of what was typed and stands in no file.
  static let none = YAMLMark(file: "", line: 1, column: 1)
}

extension YAMLNode {
  static func text(_ text: String) -> YAMLNode {
    YAMLNode(.scalar(YAMLScalar(text: text, isPlain: false)), mark: .none)
  }
  static func number(_ number: Double) -> YAMLNode {
    YAMLNode(.scalar(YAMLScalar(text: number.words, isPlain: true)), mark: .none)
  }
  static func list(_ elements: [YAMLNode]) -> YAMLNode { YAMLNode(.sequence(elements), mark: .none) }

  static func curve(_ points: [ResponseCurve.Point]) -> YAMLNode {
    list(points.map { list([number($0.value), number($0.points)]) })
  }
}
