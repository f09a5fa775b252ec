/// Reads a tar file as it comes: POSIX (ustar, pax), GNU tar and the old tar of Unix V7.
///
/// What is in a file is read before the next one is asked for; what is not read is passed over.
public struct TarReader {
  /// A file or folder, without what is in it.
  public struct Head: Sendable, Hashable {
    /// Where it stands in the archive.
    public let path: ArchivePath
    public let isFolder: Bool
    /// In bytes, 0 for a folder.
    public let length: Int
  }

  private let source: (Int) throws -> [UInt8]
  private let limits: ArchiveLimits
  /// Of the file that was asked for last: the bytes that were not read yet, and those after them that fill its last
  /// block.
  private var rest = (content: 0, filling: 0)
  private var count = 0
  /// The path of the next entry where it is too long for a header.
  private var longName: String?
  private var extended = PaxRecords()
  private var paths = PathRegister()

  /// - Parameter source: Gives the next bytes, up to as many as it is asked for, and none at the end.
  public init(limits: ArchiveLimits, source: @escaping (Int) throws -> [UInt8]) {
    self.limits = limits
    self.source = source
  }

  init(_ bytes: [UInt8], limits: ArchiveLimits) {
    var position = 0
    self.init(limits: limits) { most in
      defer { position = min(bytes.count, position + most) }
      return Array(bytes[position..<min(bytes.count, position + most)])
    }
  }

  /// Every file and folder, in their order; the folder that all stand in, `./`, is left out.
  mutating func entries() throws -> [ArchiveEntry] {
    var entries: [ArchiveEntry] = []
    while let head = try next() {
      entries.append(ArchiveEntry(head.path, head.isFolder ? .folder : .file(Array(try take(rest.content)))))
      rest.content = 0
    }
    return entries
  }

  /// The next file or folder, nil after the last; the folder that all stand in, `./`, is left out.
  ///
  /// - Throws: `ArchiveError` for what can't be read or is not allowed, and what the source throws.
  public mutating func next() throws -> Head? {
    try passOver()
    while let header = try header() {
      if try takesForNext(header) { continue }
      guard let head = try head(header) else { continue }
      guard count < limits.entries else {
        throw ArchiveError(
          .refused, code: "archive-too-many", "The archive has more than {most} files and folders",
          ["most": "\(limits.entries)"])
      }
      count += 1
      try paths.add(head.path, isFile: !head.isFolder)
      return head
    }
    return nil
  }

  /// More bytes of the file that was asked for last, none at its end.
  ///
  /// - Parameter most: As many bytes at most, and no fewer unless the file ends.
  /// - Throws: `ArchiveError` where the archive ends within the file, and what the source throws.
  public mutating func read(_ most: Int) throws -> [UInt8] {
    let bytes = try take(min(most, rest.content))
    rest.content -= bytes.count
    return Array(bytes)
  }

  /// Goes on to the next header.
  private mutating func passOver() throws {
    while rest.content > 0 { _ = try read(65_536) }
    _ = try take(rest.filling)
    rest.filling = 0
  }

  /// The next header, nil at the end: two blocks of zeros and nothing but zeros behind them.
  private mutating func header() throws -> TarHeader? {
    let block = try take(TarHeader.size)
    guard block.allSatisfy({ $0 == 0 }) else { return try TarHeader(block) }
    guard try take(TarHeader.size).allSatisfy({ $0 == 0 }) else {
      throw ArchiveError.damaged("The archive is damaged: a header is empty")
    }
    while case let more = try source(65_536), !more.isEmpty {
      guard more.allSatisfy({ $0 == 0 }) else {
        throw ArchiveError.damaged("There is more data after the end of the archive")
      }
    }
    guard longName == nil, extended.isEmpty else { throw ArchiveError.damaged("The archive ends too early") }
    return nil
  }

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = try source(count - bytes.count)
      guard !more.isEmpty else { throw ArchiveError.damaged("The archive ends too early") }
      bytes = bytes.isEmpty ? more : bytes + more
    }
    return bytes[...]
  }

  private func check(_ length: Int, of name: String) throws {
    guard length <= limits.fileBytes else {
      throw ArchiveError.tooLarge("The file is larger than {most}", most: limits.fileBytes, entry: name)
    }
  }

  /// The bytes that fill the last block of so many.
  private static func filling(_ length: Int) -> Int { (TarHeader.size - length % TarHeader.size) % TarHeader.size }

  /// What follows a header that is about another one, in whole blocks.
  private mutating func content(_ length: Int, of name: String) throws -> ArraySlice<UInt8> {
    try check(length, of: name)
    return try take(length + TarReader.filling(length)).prefix(length)
  }

  /// Whether a header says something of the next entry and is none itself.
  private mutating func takesForNext(_ header: TarHeader) throws -> Bool {
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
      guard records.isEmpty else {
        throw ArchiveError.damaged("The archive gives all of its files the same path or length")
      }
    default: return false
    }
    return true
  }

  private mutating func head(_ header: TarHeader) throws -> Head? {
    var name = extended.path ?? longName ?? header.name
    let length = extended.length ?? header.length
    let isSparse = extended.isSparse
    longName = nil
    extended = PaxRecords()
    let isFolder = header.kind == UInt8(ascii: "5") || (TarReader.isFile(header.kind) && name.hasSuffix("/"))
    guard isFolder || TarReader.isFile(header.kind), !isSparse else {
      throw ArchiveError.unusual(isSparse ? .sparseFile : UnusualEntry(tarKind: header.kind), entry: name)
    }
    if isFolder {
      guard length == 0 else {
        throw ArchiveError.damaged("The archive is damaged: a folder has a length", entry: name)
      }
      if name.hasSuffix("/") { name.removeLast() }
      if name == "." { return nil }
    }
    try check(length, of: name)
    rest = (content: length, filling: TarReader.filling(length))
    // `tar -C FOLDER .` writes every path so.
    let path = try ArchivePath(name.hasPrefix("./") ? String(name.dropFirst(2)) : name, limits: limits)
    return Head(path: path, isFolder: isFolder, length: length)
  }

  private static func isFile(_ kind: UInt8) -> Bool { kind == UInt8(ascii: "0") || kind == 0 }
}
