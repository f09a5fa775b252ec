import GRDB
import TrackerHashing

/// The checksum of what a row says, kept beside it: it tells a row that the disk changed from one that was written so.
/// It is no safeguard against anyone who changes both.
///
/// Its SQL gives the same from what lies in the file, so that one statement checks a whole table.
enum RowChecksum {
  /// What the row of an entry's revision says, as `JournalWriter` writes it. The public id of the entry stands for
  /// its row.
  static let ofRevision = """
    row_checksum(entry.id, revision.number, revision.action, revision.kind, revision.instant, revision.utc_offset, \
    revision.zone, revision.day, revision.source, revision.pack, revision.key, revision.payload)
    """
  static let ofDocumentRevision = "row_checksum(module, document, number, action, json)"
  static let ofDefinition = "row_checksum(hash, json)"
  static let ofCached = "row_checksum(module, id, json)"
  static let ofDraft = "row_checksum(module, document, kept_at, json)"
  static let ofForecast = "row_checksum(condition, for_day, kind, json)"
  static let ofTerms = "row_checksum(id, terms)"

  /// `row_checksum(…)` of any values, for every connection.
  static let function = DatabaseFunction("row_checksum", pure: true) { of($0) }

  static func of(_ values: [(any DatabaseValueConvertible)?]) -> Int64 { of(values.map { $0?.databaseValue ?? .null }) }

  private static func of(_ values: [DatabaseValue]) -> Int64 {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256)
    func add(_ type: UInt8, _ number: UInt64) {
      bytes.append(type)
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    for value in values {
      switch value.storage {
      case .null: bytes.append(0)
      case .int64(let number): add(1, UInt64(bitPattern: number))
      case .double(let number): add(2, number.bitPattern)
      case .string(let text):
        add(3, UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
      case .blob(let data):
        add(4, UInt64(data.count))
        bytes.append(contentsOf: data)
      }
    }
    return Int64(bitPattern: FNV1a.hash(of: bytes))
  }
}
