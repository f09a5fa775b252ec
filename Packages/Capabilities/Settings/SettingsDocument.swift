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

  /// No settings at all: what a missing file says.
  static let empty = SettingsDocument(text: "", values: [:])

  private init(text: String, values: [SettingID: Stored]) {
    self.text = text
    self.values = values
  }

  /// Reads a file strictly.
  ///
  /// - Returns: the document, nil when there are faults; all of them.
  static func read(_ bytes: [UInt8], file: String, definitions: [SettingDefinition]) -> (
    document: SettingsDocument?, diagnostics: [Diagnostic]
  ) {
    let (node, yamlFaults) = YAMLParser.parse(bytes, file: file)
    // A file of comments alone says nothing, which is fine.
    var diagnostics = yamlFaults.filter { $0.code != "yaml-empty-document" }.map { Diagnostic($0) }
    var values: [SettingID: Stored] = [:]
    if let node, !node.isNull {
      if let mapping = node.mapping {
        for entry in mapping.entries {
          do {
            let (id, value) = try SettingsDocument.setting(entry, among: definitions)
            values[id] = Stored(value: value, line: entry.keyMark.line)
          } catch { diagnostics.append(error) }
        }
      } else {
        diagnostics.append(
          Diagnostic(
            code: "settings-shape", "The file has no settings", at: Place(node.mark),
            allowed: "lines such as colour: never"))
      }
    }
    guard diagnostics.isEmpty else { return (nil, diagnostics) }
    return (SettingsDocument(text: String(decoding: bytes, as: UTF8.self), values: values), [])
  }

  private static func setting(_ entry: YAMLMapping.Entry, among definitions: [SettingDefinition]) throws(Diagnostic)
    -> (SettingID, String)
  {
    let place = Place(entry.keyMark)
    let here = definitions.filter { $0.scope == .machine }
    guard let definition = definitions.first(where: { $0.id.rawValue == entry.key }) else {
      let ids = here.map(\.id.rawValue)
      throw Diagnostic(
        code: "unknown-setting", "“{name}” is not a setting", ["name": .verbatim(entry.key)], at: place,
        found: entry.key, allowed: .verbatim(ids.joined(separator: ", ")),
        nearest: nearestMatch(to: entry.key, among: ids))
    }
    guard definition.scope == .machine else {
      throw Diagnostic(
        code: "setting-scope", "{setting} cannot be set in this file", ["setting": "\(definition.id)"], at: place,
        allowed: "symptoms settings set \(definition.id) \(definition.defaultValue)")
    }
    guard let scalar = entry.value.scalar else {
      throw Diagnostic(
        code: "setting-value", "{setting} takes one value", ["setting": "\(definition.id)"],
        at: Place(entry.value.mark), allowed: definition.allowed)
    }
    if definition.retired[scalar.text] != nil { return (definition.id, scalar.text) }
    return (definition.id, try definition.normalised(scalar.text, at: Place(entry.value.mark)))
  }

  /// The text with another value of one setting, nil to take it out; comments and the other lines stay.
  func text(setting value: String?, of id: SettingID, definitions: [SettingDefinition]) -> String {
    var wanted = values.mapValues(\.value)
    wanted[id] = value
    let edited = editedText(setting: value, of: id)
    if let document = SettingsDocument.read(Array(edited.utf8), file: "", definitions: definitions).document,
      document.values.mapValues(\.value) == wanted
    {
      return edited
    }
    // A file in another shape than a line for a setting, such as one in braces, is written again as such lines.
    return wanted.sorted { $0.key < $1.key }.map { "\($0.key): \(SettingsDocument.scalar($0.value))\n" }.joined()
  }

  /// A value as a line holds it: in quotes where YAML would else read something into it.
  private static func scalar(_ value: String) -> String {
    let isPlain = value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-,:".contains($0)) }
    guard !isPlain || value.hasSuffix(":") else { return value }
    return "\"\(value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private func editedText(setting value: String?, of id: SettingID) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    if let stored = values[id] {
      let comment =
        lines[stored.line - 1].firstRange(of: " #").map { String(lines[stored.line - 1][$0.lowerBound...]) } ?? ""
      if let value {
        lines[stored.line - 1] = "\(id): \(SettingsDocument.scalar(value))\(comment)"
      } else {
        lines.remove(at: stored.line - 1)
      }
    } else if let value {
      lines.append("\(id): \(SettingsDocument.scalar(value))")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
