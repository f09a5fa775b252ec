import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// What a pack's file says of itself; never inherited.
package struct PackHead {
  var id: PackID
  package var revision: Int
  package var name: String
  var summary: String
  var extends: (id: PackID, mark: YAMLMark)?
  var aliases: [String]
  /// How the pack was made, a text for each paragraph.
  var made: [String]
  /// Whether it is where a pack of one's own begins.
  var buildsOwn: Bool
  /// The life that `demo` shows of the condition unless asked for another one; nil for a condition that is not shown
  /// unless named.
  package var demoSeed: UInt64?

  package static let required = ["schema", "id", "revision", "name", "summary"]
  package static let optional = ["extends", "aliases", "codes", "demo", "made"]
  /// The version of the format that is read.
  package static let schema = 1

  /// Reads the head and reports its problems. Keys beside it are not looked at.
  ///
  /// - Parameter folder: The name of the folder that the file stands in, which must be the id.
  init(_ mapping: YAMLMapping, file: String, folder: String, reader: inout NodeReader) {
    let top = YAMLMark(file: file, line: 1, column: 1)
    // A key that is only mistyped is told where it stands.
    let known = PackHead.required + PackHead.optional + PackKeys.body.required + PackKeys.body.optional
    let unknown = mapping.entries.map(\.key).filter { !$0.isAuthorsKey && !known.contains($0) }
    let absent = known.filter { mapping.entry($0) == nil }
    let meant = Set(unknown.prefix(25).compactMap { nearestMatch(to: $0, among: absent) })
    for key in PackHead.required where mapping.entry(key) == nil && !meant.contains(key) {
      reader.report(
        "missing-key", "{key} needs the key {missing}", ["key": .verbatim("`pack.yaml`"), "missing": quoted(key)],
        at: top)
    }
    if let node = mapping["schema"], let schema = reader.whole(node, "schema", in: 1...Int.max),
      schema != PackHead.schema
    {
      reader.report(
        "unsupported-schema", "This program reads schema {allowed}, not {found}. Install a newer version of it",
        at: node.mark, found: "\(schema)", allowed: "\(PackHead.schema)")
    }
    id = PackID(folder)
    if let node = mapping["id"], let text = reader.text(node, "id") {
      reader.checkID(text, at: node.mark)
      if text != folder {
        reader.report(
          "id-not-folder", "The id is “{found}”, but the folder is “{folder}”. Rename one of them",
          ["folder": "\(folder)"], at: node.mark, found: shown(text), allowed: "\(shown(folder))")
      }
    }
    revision = reader.whole(mapping["revision"], "revision", in: 1...Int.max) ?? 1
    name = reader.text(mapping["name"], "name") ?? ""
    summary = reader.text(mapping["summary"], "summary") ?? ""
    aliases = reader.texts(mapping["aliases"], "aliases").map(\.text)
    made = reader.texts(mapping["made"], "made").map(\.text)
    buildsOwn = mapping.entry("builds") != nil
    demoSeed = mapping["demo"].flatMap { reader.whole($0, "demo", in: 1...Int.max) }.map { UInt64($0) }
    extends = mapping["extends"].flatMap { node in reader.text(node, "extends").map { (PackID($0), node.mark) } }
  }

  /// The file with every line of other top-level keys emptied, up to the last that is not, so that a list of packs need
  /// not parse whole packs; marks stay right.
  ///
  /// Texts whose top level is not made of plain `key:` lines come back whole.
  package static func lines(of bytes: [UInt8]) -> [UInt8] { lines(of: bytes, below: keys) }

  /// The same of other keys of the top level.
  static func lines(of bytes: [UInt8], below keys: [String]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    var result: [UInt8] = []
    var isHead = true
    var start = 0
    var emptied = 0
    while start <= bytes.count {
      let line = bytes[start..<(bytes[start...].firstIndex(of: newline) ?? bytes.count)]
      if let first = line.first, !" #-\r".utf8.contains(first) {
        guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
          let colon = line.firstIndex(of: UInt8(ascii: ":"))
        else { return bytes }
        isHead = keys.contains(String(decoding: line[..<colon], as: UTF8.self))
      }
      if isHead {
        result += repeatElement(newline, count: emptied)
        result += line
        emptied = 0
      }
      emptied += 1
      start = line.endIndex + 1
    }
    return result + [newline]
  }

  private static let keys = required + ["extends", "aliases", "builds", "demo"]
}
