import CZlib
import Foundation

/// Reads zip files from the disk, one entry after the other as a stream: nothing is unpacked to a folder, so no path of
/// an archive is ever followed.
///
/// Sizes are those of the directory at the end (APPNOTE 6.3, 4.3.12), as writers that stream leave them out before the
/// data; ZIP64 is read. Links, encrypted entries and those that grow beyond any honest ratio are refused. What is read
/// to its end is held against its checksum.
public struct ZipFile: Sendable {
  /// What every zip file begins with that has an entry.
  public static let beginning: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  /// One file of the archive.
  public struct Entry: Sendable, Hashable {
    /// As the archive has it: it is a name and never a place on this computer.
    public let path: String
    /// Unpacked, in bytes.
    public let size: Int64
    /// As it stands in the archive, in bytes.
    public let packed: Int64
    fileprivate let offset: Int64
    fileprivate let method: Int
    fileprivate let flags: Int
    fileprivate let checksum: UInt32
    fileprivate let isLink: Bool
  }

  /// More entries than any export has.
  private static let mostEntries = 200_000
  /// From so many bytes on, an entry may be no more than `mostRatio` times its packed size.
  private static let honestSize: Int64 = 100_000_000
  private static let mostRatio: Int64 = 200

  private let path: String
  /// The files of the archive in the order of its directory, without folders.
  public let entries: [Entry]

  /// Reads the directory of an archive. O(entries).
  ///
  /// - Throws: `ArchiveError` for what is no zip file or is damaged, `refused` for more entries than are taken.
  public init(_ path: String) throws(ArchiveError) {
    self.path = path
    let file = try ZipBytes(path)
    entries = try ZipFile.directory(of: file)
  }

  /// The entry of a path, or the first whose path ends so; nil where none does.
  public func entry(_ path: String) -> Entry? {
    entries.first { $0.path == path } ?? entries.first { $0.path.hasSuffix("/\(path)") }
  }

  /// Gives an entry's bytes piece by piece.
  ///
  /// - Parameter body: Takes the next bytes; what it throws ends the reading.
  /// - Throws: `ArchiveError` for what is refused or damaged, after what was read so far; what `body` throws.
  public func read(_ entry: Entry, _ body: (ArraySlice<UInt8>) throws -> Void) throws {
    guard !entry.isLink else { throw ArchiveError.unusual(.symbolicLink, entry: entry.path) }
    guard entry.flags & 1 == 0 else {
      throw ArchiveError(
        .refused, code: ArchiveError.locked, "The archive is locked with a password", entry: entry.path)
    }
    guard entry.size <= ZipFile.honestSize || entry.size / max(1, entry.packed) <= ZipFile.mostRatio else {
      throw ArchiveError(.refused, code: "archive-too-large", "The archive grows without end", entry: entry.path)
    }
    let file = try ZipBytes(path)
    var position = try ZipFile.start(of: entry, in: file)
    let end = position + entry.packed
    guard end <= file.length else { throw ArchiveError.damaged("The archive ends too early", entry: entry.path) }
    var checksum = CZlib.crc32(0, nil, 0)
    var size: Int64 = 0
    func give(_ bytes: ArraySlice<UInt8>) throws {
      size += Int64(bytes.count)
      guard size <= entry.size else { throw ArchiveError.damaged(ZipFile.wrong, entry: entry.path) }
      checksum = bytes.withUnsafeBufferPointer { CZlib.crc32(checksum, $0.baseAddress, uInt($0.count)) }
      try body(bytes)
    }
    func next() throws -> [UInt8] {
      let bytes = try file.read(at: position, Int(min(end - position, 262_144)))
      position += Int64(bytes.count)
      return bytes
    }
    switch entry.method {
    case 0: while position < end { try give(try next()[...]) }
    case 8: try RawInflater().inflate(of: entry.path, next, give)
    default:
      throw ArchiveError(
        .refused, code: "archive-method", "The archive is packed in a way that is not known", entry: entry.path)
    }
    guard size == entry.size, UInt32(truncatingIfNeeded: checksum) == entry.checksum else {
      throw ArchiveError.damaged(ZipFile.wrong, entry: entry.path)
    }
  }

  /// An entry as a whole.
  ///
  /// - Parameter limit: The most bytes it may have.
  /// - Throws: `ArchiveError`, `refused` for a larger one.
  public func bytes(of entry: Entry, atMost limit: Int) throws(ArchiveError) -> [UInt8] {
    guard entry.size <= Int64(limit) else {
      throw .tooLarge("The file is larger than {most}", most: limit, entry: entry.path)
    }
    var bytes: [UInt8] = []
    do { try read(entry) { bytes += $0 } } catch let error as ArchiveError { throw error } catch {
      throw .damaged(ZipFile.wrong, entry: entry.path)
    }
    return bytes
  }

  private static let wrong = "The archive is damaged: its data or its checksum is wrong"

  /// Where an entry's data begins: behind a head whose own lengths count.
  private static func start(of entry: Entry, in file: ZipBytes) throws(ArchiveError) -> Int64 {
    let head = try file.read(at: entry.offset, 30)
    guard head.count == 30, head.starts(with: beginning) else { throw .damaged(wrong, entry: entry.path) }
    return entry.offset + 30 + Int64(head.number(at: 26, 2)) + Int64(head.number(at: 28, 2))
  }

  private static func directory(of file: ZipBytes) throws(ArchiveError) -> [Entry] {
    // A comment of up to 64 KiB may follow the end record.
    let tailStart = max(0, file.length - 65_557)
    let tail = try file.read(at: tailStart, Int(file.length - tailStart))
    guard
      let end = tail.indices.reversed().first(where: {
        tail[$0] == 0x50 && tail.count - $0 >= 22 && tail.number(at: $0, 4) == 0x0605_4B50
      })
    else { throw .damaged("This is not a complete zip file") }
    var (count, size) = (tail.number(at: end + 10, 2), tail.number(at: end + 12, 4))
    var offset = tail.number(at: end + 16, 4)
    if count == 0xFFFF || size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF {
      let locator = try file.read(at: tailStart + Int64(end) - 20, 20)
      guard locator.count == 20, locator.number(at: 0, 4) == 0x0706_4B50,
        let place = Int64(exactly: locator.number(at: 8, 8))
      else { throw .damaged(wrong) }
      let record = try file.read(at: place, 56)
      guard record.count == 56, record.number(at: 0, 4) == 0x0606_4B50 else { throw .damaged(wrong) }
      (count, size, offset) = (record.number(at: 32, 8), record.number(at: 40, 8), record.number(at: 48, 8))
    }
    guard count <= UInt64(mostEntries), size <= UInt64(mostEntries) * 512 else {
      throw ArchiveError(.refused, code: "archive-too-large", "The archive has more files than are taken")
    }
    guard let start = Int64(exactly: offset), start <= file.length, Int64(size) <= file.length - start else {
      throw .damaged(wrong)
    }
    return try entries(try file.read(at: start, Int(size)), most: Int(count))
  }

  private static func entries(_ bytes: [UInt8], most: Int) throws(ArchiveError) -> [Entry] {
    var (entries, place): ([Entry], Int) = ([], 0)
    for _ in 0..<most {
      guard place + 46 <= bytes.count, bytes.number(at: place, 4) == 0x0201_4B50 else { throw .damaged(wrong) }
      let (name, extra) = (Int(bytes.number(at: place + 28, 2)), Int(bytes.number(at: place + 30, 2)))
      let comment = Int(bytes.number(at: place + 32, 2))
      let next = place + 46 + name + extra + comment
      guard next <= bytes.count else { throw .damaged(wrong) }
      let path = String(decoding: bytes[place + 46..<place + 46 + name], as: UTF8.self)
      var sizes = [24, 20, 42].map { bytes.number(at: place + $0, 4) }
      widen(&sizes, by: bytes[place + 46 + name..<place + 46 + name + extra])
      let mode = bytes.number(at: place + 38, 4) >> 16
      if !path.hasSuffix("/") {
        guard let size = Int64(exactly: sizes[0]), let packed = Int64(exactly: sizes[1]),
          let offset = Int64(exactly: sizes[2])
        else { throw .damaged(wrong) }
        entries.append(
          Entry(
            path: path, size: size, packed: packed, offset: offset, method: Int(bytes.number(at: place + 10, 2)),
            flags: Int(bytes.number(at: place + 8, 2)), checksum: UInt32(bytes.number(at: place + 16, 4)),
            isLink: mode & 0xF000 == 0xA000))
      }
      place = next
    }
    return entries
  }

  /// Takes what is too large for four bytes from the field of ZIP64, which has these numbers alone and in this order.
  private static func widen(_ sizes: inout [UInt64], by extra: ArraySlice<UInt8>) {
    let bytes = Array(extra)
    var place = 0
    while place + 4 <= bytes.count {
      let (id, length) = (bytes.number(at: place, 2), Int(bytes.number(at: place + 2, 2)))
      if id == 1 {
        var number = place + 4
        for index in sizes.indices where sizes[index] == 0xFFFF_FFFF {
          guard number + 8 <= min(bytes.count, place + 4 + length) else { return }
          sizes[index] = bytes.number(at: number, 8)
          number += 8
        }
        return
      }
      place += 4 + length
    }
  }
}

/// The bytes of a file by their places.
private final class ZipBytes {
  private let handle: FileHandle
  let length: Int64

  init(_ path: String) throws(ArchiveError) {
    guard let handle = FileHandle(forReadingAtPath: path), let length = try? handle.seekToEnd() else {
      throw .damaged("The file cannot be opened")
    }
    self.handle = handle
    self.length = Int64(length)
  }

  deinit { try? handle.close() }

  /// Fewer where the file ends.
  func read(at place: Int64, _ count: Int) throws(ArchiveError) -> [UInt8] {
    guard place >= 0, count >= 0 else { throw .damaged("The archive ends too early") }
    do {
      try handle.seek(toOffset: UInt64(place))
      return Array(try handle.read(upToCount: count) ?? Data())
    } catch { throw .damaged("The archive ends too early") }
  }
}

/// Unpacks what deflate packed, without a head (RFC 1951), through the system's zlib.
private final class RawInflater {
  // zlib keeps the stream's address, so it must not move.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var room = [UInt8](repeating: 0, count: 262_144)

  init() throws {
    stream.initialize(to: z_stream())
    guard inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw ArchiveError.damaged("The system's zlib library does not work. Install it again")
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  func inflate(
    of entry: String, _ next: () throws -> [UInt8], _ give: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    while true {
      let input = try next()
      guard !input.isEmpty else { throw ArchiveError.damaged("The archive ends too early", entry: entry) }
      var rest = input[...]
      repeat {
        let (code, left, count) = step(rest)
        rest = rest.suffix(left)
        guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else {
          throw ArchiveError.damaged("The archive is damaged: its data or its checksum is wrong", entry: entry)
        }
        if count > 0 { try give(room[..<count]) }
        if code == Z_STREAM_END { return }
        // All of the room was filled, so there may be more without more input.
        if count < room.count, rest.isEmpty { break }
      } while true
    }
  }

  private func step(_ input: ArraySlice<UInt8>) -> (code: Int32, left: Int, count: Int) {
    input.withUnsafeBufferPointer { input in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = uInt(input.count)
      return room.withUnsafeMutableBufferPointer { room in
        stream.pointee.next_out = room.baseAddress
        stream.pointee.avail_out = uInt(room.count)
        let code = CZlib.inflate(stream, Z_NO_FLUSH)
        return (code, Int(stream.pointee.avail_in), room.count - Int(stream.pointee.avail_out))
      }
    }
  }
}

extension [UInt8] {
  /// A number of so many bytes, the lowest first; 0 where the bytes end before it.
  fileprivate func number(at place: Int, _ length: Int) -> UInt64 {
    guard place >= 0, place + length <= count else { return 0 }
    return self[place..<place + length].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
