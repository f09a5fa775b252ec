/// Reads a tar file: POSIX (ustar, pax), GNU tar and the old tar of Unix V7.
struct TarReader {
  private let bytes: [UInt8]
  private let limits: ArchiveLimits
  private var position = 0
  /// The path of the next entry where it is too long for a header.
  private var longName: String?
  private var extended = PaxRecords()
  private var paths = PathRegister()

  init(_ bytes: [UInt8], limits: ArchiveLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Every file and folder, in their order; the folder that all stand in, `./`, is left out.
  mutating func entries() throws(ArchiveError) -> [ArchiveEntry] {
    var entries: [ArchiveEntry] = []
    while let header = try header() {
      if try takesForNext(header) { continue }
      guard let entry = try entry(header) else { continue }
      guard entries.count < limits.entries else {
        throw ArchiveError(
          .refused, code: "archive-too-many", "The archive has more than {most} files and folders",
          ["most": "\(limits.entries)"])
      }
      try paths.add(entry.path, isFile: entry.content != .folder)
      entries.append(entry)
    }
    return entries
  }

  /// The next header, nil at the end: two blocks of zeros and nothing but zeros behind them.
  private mutating func header() throws(ArchiveError) -> TarHeader? {
    let block = try take(TarHeader.size)
    guard block.allSatisfy({ $0 == 0 }) else { return try TarHeader(block) }
    guard try take(TarHeader.size).allSatisfy({ $0 == 0 }) else {
      throw .damaged("The archive is damaged: a header is empty")
    }
    guard bytes[position...].allSatisfy({ $0 == 0 }) else {
      throw .damaged("There is more data after the end of the archive")
    }
    guard longName == nil, extended.isEmpty else { throw .damaged("The archive ends too early") }
    return nil
  }

  private mutating func take(_ count: Int) throws(ArchiveError) -> ArraySlice<UInt8> {
    guard count <= bytes.count - position else { throw .damaged("The archive ends too early") }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// What follows a header, in whole blocks.
  private mutating func content(_ length: Int, of name: String) throws(ArchiveError) -> ArraySlice<UInt8> {
    guard length <= limits.fileBytes else {
      throw .tooLarge("The file is larger than {most}", most: limits.fileBytes, entry: name)
    }
    let blocks = try take((length + TarHeader.size - 1) / TarHeader.size * TarHeader.size)
    return blocks.prefix(length)
  }

  /// Whether a header says something of the next entry and is none itself.
  private mutating func takesForNext(_ header: TarHeader) throws(ArchiveError) -> Bool {
    switch header.kind {
    case UInt8(ascii: "L"):
      longName = try TarHeader.name(TarHeader.text(try content(header.length, of: header.name)))
    // A long target of a link; the link itself comes next, and is refused.
    case UInt8(ascii: "K"): _ = try content(header.length, of: header.name)
    case UInt8(ascii: "x"): extended = try PaxRecords(try content(header.length, of: header.name))
    case UInt8(ascii: "g"):
      // What tools say here of the archive as a whole, such as a commit, does not matter here; a path for all files is
      // not meant well.
      let records = try PaxRecords(try content(header.length, of: header.name))
      guard records.isEmpty else { throw .damaged("The archive gives all of its files the same path or length") }
    default: return false
    }
    return true
  }

  private mutating func entry(_ header: TarHeader) throws(ArchiveError) -> ArchiveEntry? {
    var name = extended.path ?? longName ?? header.name
    let length = extended.length ?? header.length
    let isSparse = extended.isSparse
    longName = nil
    extended = PaxRecords()
    let isFolder = header.kind == UInt8(ascii: "5") || (TarReader.isFile(header.kind) && name.hasSuffix("/"))
    guard isFolder || TarReader.isFile(header.kind), !isSparse else {
      throw .unusual(isSparse ? .sparseFile : UnusualEntry(tarKind: header.kind), entry: name)
    }
    if isFolder {
      guard length == 0 else { throw .damaged("The archive is damaged: a folder has a length", entry: name) }
      if name.hasSuffix("/") { name.removeLast() }
      if name == "." { return nil }
    }
    let bytes = isFolder ? [] : try content(length, of: name)
    // `tar -C FOLDER .` writes every path so.
    let path = try ArchivePath(name.hasPrefix("./") ? String(name.dropFirst(2)) : name, limits: limits)
    return ArchiveEntry(path, isFolder ? .folder : .file(Array(bytes)))
  }

  private static func isFile(_ kind: UInt8) -> Bool { kind == UInt8(ascii: "0") || kind == 0 }
}
