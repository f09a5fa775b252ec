import Foundation

/// What the first bytes of a SQLite file say of its size: https://www.sqlite.org/fileformat2.html#the_database_header
struct JournalHeader {
  static let size = 100

  /// A power of two from 512 to 65,536.
  let pageSize: Int
  let pages: Int

  /// nil for fewer bytes, or where they are no header.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= JournalHeader.size, bytes.starts(with: Array("SQLite format 3\0".utf8)) else { return nil }
    let size = Int(bytes[16]) << 8 | Int(bytes[17])
    pageSize = size == 1 ? 65_536 : size
    guard pageSize >= 512, pageSize.nonzeroBitCount == 1 else { return nil }
    pages = bytes[28..<32].reduce(0) { $0 << 8 | Int($1) }
  }
}

extension JournalFile {
  /// How many bytes are missing at the end of a file that could not be opened, 0 where none is or nobody can say: pages
  /// that are still to be merged may be anywhere.
  ///
  /// Never of a file that this process has open: closing it here would give up the locks that SQLite holds there.
  var missingBytes: Int {
    guard let handle = FileHandle(forReadingAtPath: path),
      let header = try? JournalHeader([UInt8](handle.read(upToCount: JournalHeader.size) ?? Data())),
      !hasUnmergedWrites, case .file(let size, _) = JournalFile.presence(at: path)
    else { return 0 }
    return max(0, header.pages * header.pageSize - size)
  }
}
