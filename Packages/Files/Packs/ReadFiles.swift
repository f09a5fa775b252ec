import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// A `pack.yaml` as read by itself, before it is merged.
struct ReadFile {
  let head: PackHead?
  /// nil where the file can't be read or is no mapping.
  let mapping: YAMLMapping?
  /// Whether every byte of it could be parsed, and no part of it has more entries than are read: else what the rest
  /// lacks or names is not its problem.
  let isWhole: Bool
  let diagnostics: [Diagnostic]
}

/// The files read so far in one go over several packs: most of them stand on the same base, which is read once.
package struct ReadFiles {
  private var byPath: [String: ReadFile] = [:]

  package init() {}

  mutating func file(of id: PackID, in folder: String, files: any PackFiles, keeping: Bool) -> ReadFile {
    let path = "\(folder)/pack.yaml"
    if let known = byPath[path] { return known }
    let read = ReadFiles.read(id, folder: folder, path: path, files: files)
    if keeping { byPath[path] = read }
    return read
  }

  private static func read(_ id: PackID, folder: String, path: String, files: any PackFiles) -> ReadFile {
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try files.bytes(of: "pack.yaml", in: folder) ?? []
    } catch {
      return ReadFile(head: nil, mapping: nil, isWhole: false, diagnostics: [error])
    }
    // Text has no zero bytes; what has one near its beginning is a picture, a program or a database.
    guard !bytes.prefix(8000).contains(0) else {
      let diagnostic = Diagnostic(
        code: "not-text", "This file is not text. A pack is {allowed}", at: Place(file: path), allowed: "YAML in UTF-8")
      return ReadFile(head: nil, mapping: nil, isWhole: false, diagnostics: [diagnostic])
    }
    let (node, parsed) = YAMLParser.parse(bytes, file: path)
    var reader = NodeReader(diagnostics: parsed.map(Diagnostic.init))
    guard let node else { return ReadFile(head: nil, mapping: nil, isWhole: false, diagnostics: reader.diagnostics) }
    guard let mapping = node.mapping else {
      reader.report(.notKeys(path))
      return ReadFile(head: nil, mapping: nil, isWhole: false, diagnostics: reader.diagnostics)
    }
    let safety = TextSafety(mapping)
    for diagnostic in safety.diagnostics { reader.report(diagnostic) }
    let head = PackHead(mapping, file: path, folder: id.rawValue, reader: &reader)
    return ReadFile(
      head: head, mapping: mapping, isWhole: parsed.allSatisfy(\.leavesValues) && !safety.hasTooMany,
      diagnostics: reader.diagnostics)
  }
}

extension YAMLDiagnostic {
  /// Whether every value of the file is there in spite of it, so that the rest can be read: a key that stands twice
  /// keeps its first value, and what an anchor or a tag is written before is a value.
  var leavesValues: Bool { ["yaml-duplicate-key", "yaml-anchor", "yaml-tag", "yaml-control-character"].contains(code) }
}

extension Diagnostic {
  static func notKeys(_ file: String) -> Diagnostic {
    Diagnostic(
      code: "wrong-type", "A pack must have keys with values, such as name: Pain",
      at: Place(file: file, line: 1, column: 1))
  }
}
