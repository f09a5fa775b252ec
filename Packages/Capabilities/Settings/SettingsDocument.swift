import TrackerApplication
import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// The text of a settings file with the values it holds: one `key: value` for each setting that is not at its default.
struct SettingsDocument {
  struct Stored: Hashable {
    var value: String
    var line: Int
  }

  let text: String
  let values: [SettingID: Stored]
  /// The lines of settings whose values can't be used.
  let refused: [SettingID: Int]
  /// Every name that stands in it, of a setting or not.
  private let names: Set<String>
  /// What can't be used, each with its place.
  let faults: [Diagnostic]
  /// Whether its lines can be told apart, so that one of them can be changed.
  let isReadable: Bool

  /// No settings at all: what a missing file says.
  static let empty = SettingsDocument([], file: "", definitions: [])

  /// Reads a file: what can be used is, and the rest is a fault.
  init(_ bytes: [UInt8], file: String, definitions: [SettingDefinition]) {
    let (node, yamlFaults) = YAMLParser.parse(bytes, file: file)
    // A file of comments alone says nothing, which is fine.
    var faults = yamlFaults.filter { $0.code != "yaml-empty-document" }.map { Diagnostic($0) }
    var values: [SettingID: Stored] = [:]
    var refused: [SettingID: Int] = [:]
    var isReadable = faults.allSatisfy { $0.code == "yaml-duplicate-key" }
    if isReadable, let node, !node.isNull {
      if let mapping = node.mapping {
        for entry in mapping.entries {
          do {
            let (definition, value) = try SettingsDocument.setting(entry, among: definitions, refused: &refused)
            values[definition.id] = Stored(value: value, line: entry.keyMark.line)
          } catch { faults.append(error) }
        }
      } else {
        isReadable = false
        faults.append(
          Diagnostic(
            code: "settings-shape", "The file has no settings", at: Place(node.mark),
            allowed: "lines such as colour: never"))
      }
    }
    names = Set(node?.mapping?.entries.map(\.key) ?? [])
    text = String(decoding: bytes, as: UTF8.self)
    self.values = values
    self.refused = refused
    self.faults = faults
    self.isReadable = isReadable
  }

  private static func setting(
    _ entry: YAMLMapping.Entry, among definitions: [SettingDefinition], refused: inout [SettingID: Int]
  ) throws(Diagnostic) -> (SettingDefinition, String) {
    let definition = try SettingsDocument.definition(entry, among: definitions, in: .machine)
    guard definition.scope == .machine else {
      throw Diagnostic(
        code: "setting-scope", "{setting} is kept in your journal. Type: {command}",
        [
          "setting": "\(definition.id)",
          "command": .verbatim("symptoms settings set \(definition.id) \(definition.defaultValue.shellWord)"),
        ], at: Place(entry.keyMark))
    }
    if let text = entry.value.scalar?.text, definition.retired[text] != nil { return (definition, text) }
    do { return (definition, try SettingsDocument.value(entry, of: definition)) } catch {
      refused[definition.id] = entry.keyMark.line
      throw error
    }
  }

  /// The setting that a line names.
  ///
  /// - Parameter scope: Whose are suggested where it names none; nil for both.
  static func definition(
    _ entry: YAMLMapping.Entry, among definitions: [SettingDefinition], in scope: SettingDefinition.Scope? = nil
  ) throws(Diagnostic) -> SettingDefinition {
    if let definition = definitions.first(where: { $0.id.rawValue == entry.key }) { return definition }
    let ids = definitions.filter { scope == nil || $0.scope == scope }.map(\.id.rawValue)
    let nearest = nearestMatch(to: entry.key, among: ids)
    throw Diagnostic(
      code: "unknown-setting", "“{name}” is not a setting", ["name": .verbatim(entry.key)], at: Place(entry.keyMark),
      found: entry.key, nearest: nearest)
  }

  /// The value that a line gives a setting.
  static func value(_ entry: YAMLMapping.Entry, of definition: SettingDefinition) throws(Diagnostic) -> String {
    guard let scalar = entry.value.scalar else {
      throw Diagnostic(
        code: "setting-value", "{setting} takes one value", ["setting": "\(definition.id)"],
        at: Place(entry.value.mark), allowed: definition.allowed)
    }
    return try definition.normalised(scalar.text, at: Place(entry.value.mark))
  }

  /// The text with other values of some settings, nil to take one out; comments and the other lines stay, also those
  /// that can't be used.
  ///
  /// - Returns: nil where that can't be done: the file has another shape, and lines that can't be used.
  func text(
    setting changes: [(id: SettingID, value: String?)], definitions: [SettingDefinition]
  ) -> String? {
    var wanted = values.mapValues(\.value)
    var names = names
    for change in changes {
      wanted[change.id] = change.value
      if change.value == nil { names.remove(change.id.rawValue) } else { names.insert(change.id.rawValue) }
    }
    let edited = editedText(setting: changes)
    let read = SettingsDocument(Array(edited.utf8), file: "", definitions: definitions)
    if read.values.mapValues(\.value) == wanted, read.names == names, read.isReadable { return edited }
    guard faults.isEmpty else { return nil }
    // A file in another shape than a line for a setting, such as one in braces, is written again as such lines.
    return wanted.sorted { $0.key < $1.key }.map { SettingsDocument.line($0.key, $0.value) + "\n" }.joined()
  }

  /// `colour: never`
  static func line(_ id: SettingID, _ value: String) -> String { "\(id): \(scalar(value))" }

  /// A value as a line holds it: in quotes where YAML would else read something into it.
  private static func scalar(_ value: String) -> String {
    let isPlain = value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-,:".contains($0)) }
    guard !isPlain || value.hasSuffix(":") else { return value }
    return "\"\(value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private func editedText(setting changes: [(id: SettingID, value: String?)]) -> String {
    var lines: [String?] = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    var added: [String] = []
    for (id, value) in changes {
      if let line = values[id]?.line ?? refused[id], lines.indices.contains(line - 1), let old = lines[line - 1] {
        let comment = old.firstRange(of: " #").map { String(old[$0.lowerBound...]) } ?? ""
        lines[line - 1] = value.map { SettingsDocument.line(id, $0) + comment }
      } else if let value {
        added.append(SettingsDocument.line(id, value))
      }
    }
    return (lines.compactMap(\.self) + added).map { $0 + "\n" }.joined()
  }
}
