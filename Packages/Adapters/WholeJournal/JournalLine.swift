import Foundation
import TrackerApplication
import TrackerCore

/// The lines of a file that holds a whole journal: a header, a line for each record, and a last line that counts them,
/// so that a file that was cut is noticed. `docs/journal-lines.schema.json` describes them.
enum JournalLine {
  /// Name and version of the lines; the number grows when a key goes or changes its meaning.
  static let schema = "journal/2"

  /// So many bytes of an attached file stand in a line; in base 64 a third more.
  static let portion = 196_608

  /// How many lines of each kind there are.
  struct Counts: Hashable {
    var actions = 0
    var definitions = 0
    var documents = 0
    var entries = 0
    /// Of the entries, those that are deleted.
    var deleted = 0
    var forecasts = 0
    /// Damaged parts that are kept, and used no more.
    var setAside = 0

    mutating func add(_ record: JournalRecord) {
      switch record {
      case .action: actions += 1
      case .definition: definitions += 1
      case .document: documents += 1
      case .entry(_, let revisions):
        entries += 1
        if revisions.last?.state == nil { deleted += 1 }
      case .forecast: forecasts += 1
      case .setAside: setAside += 1
      }
    }
  }

  /// - Parameter attachments: How many files stand before the end; a file without any does not say so.
  static func header(program: String, exportedAt: Instant, attachments: Int = 0) throws -> String {
    let files = attachments > 0 ? ",\"attachments\":\(attachments)" : ""
    return """
      {"schema":"\(schema)","program":\(try quoted(program)),"exportedAt":\(exportedAt.seconds)\(files)}

      """
  }

  /// A part of an attached file as its line.
  ///
  /// - Parameters:
  ///   - place: Where the part begins in the file, in bytes.
  ///   - bytes: What is there.
  static func text(of file: AttachedFile, from place: Int, _ bytes: [UInt8]) -> String {
    """
    {"file":"\(file.hash)","ending":"\(file.ending)","size":\(file.size),"from":\(place),\
    "bytes":"\(Data(bytes).base64EncodedString())"}

    """
  }

  static func end(_ counts: Counts) -> String {
    """
    {"end":{"actions":\(counts.actions),"definitions":\(counts.definitions),"documents":\(counts.documents),\
    "entries":\(counts.entries),"deleted":\(counts.deleted),"forecasts":\(counts.forecasts),\
    "setAside":\(counts.setAside)}}

    """
  }

  /// A record as its line. It is put together from texts, as most of it is JSON already.
  static func text(of record: JournalRecord) throws -> String {
    switch record {
    case .action(let action):
      let reverts = action.reverts.map { ",\"reverts\":\($0)" } ?? ""
      let file = try action.purpose.file.map { ",\"file\":\(try quoted($0))" } ?? ""
      let purpose =
        switch action.purpose {
        case .change: ""
        case .settingUp: ",\"purpose\":\"setting-up\""
        case .fileImport: ",\"purpose\":\"import\"\(file)"
        }
      return """
        {"action":\(action.id),"at":\(action.at.seconds),"command":\(try quoted(action.command))\(purpose)\(reverts)}

        """
    case .definition(let hash, let text):
      // What earlier versions kept in place of the text is JSON.
      let value = ContentHash(of: text) == hash ? "\"text\":\(try quoted(text))" : "\"value\":\(onOneLine(text))"
      return "{\"definition\":\(try quoted(hash.rawValue)),\(value)}\n"
    case .document(let key, let revisions):
      let states = revisions.map { revision in
        "{\"action\":\(revision.action)\(revision.json.map { ",\"value\":\(onOneLine($0))" } ?? "")}"
      }
      return """
        {"document":\(try quoted(key.id)),"module":\(try quoted(key.module.rawValue)),\
        "revisions":[\(states.joined(separator: ","))]}

        """
    case .entry(let id, let revisions):
      let states = try revisions.map(text)
      let written = revisions.first?.written.map { ",\"written\":\($0.seconds)" } ?? ""
      return "{\"entry\":\(try quoted(id.rawValue))\(written),\"revisions\":[\(states.joined(separator: ","))]}\n"
    case .forecast(let json): return "{\"forecast\":\(onOneLine(json))}\n"
    case .setAside(let part): return "{\"setAside\":\(try JournalJSON.encode(part))}\n"
    }
  }

  private static func text(_ revision: EntryRevision) throws -> String {
    guard let state = revision.state else { return "{\"action\":\(revision.action)}" }
    let pack = try state.pack.map { ",\"pack\":\(try quoted($0.rawValue))" } ?? ""
    let key = try state.key.map { ",\"key\":\(try quoted($0))" } ?? ""
    return """
      {"action":\(revision.action),"kind":\(try quoted(state.kind.rawValue)),"instant":\(state.instant.seconds),\
      "offset":\(state.offset),"zone":\(try quoted(state.zone)),"day":"\(state.day)",\
      "source":\(try quoted(state.source.rawValue))\(pack)\(key),"payload":\(onOneLine(state.payload))}
      """
  }

  /// A text as JSON.
  private static func quoted(_ text: String) throws -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    return isPlain ? "\"\(text)\"" : try JournalJSON.encode(text)
  }

  /// JSON without line breaks, which stand only between its parts.
  private static func onOneLine(_ json: String) -> String {
    json.utf8.contains(UInt8(ascii: "\n")) ? json.replacing("\n", with: " ") : json
  }
}
