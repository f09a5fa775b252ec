import CZlib

/// Reads gzip through the system's zlib, which checks the checksum and length of each member.
enum Gzip {
  private static let magic: [UInt8] = [0x1F, 0x8B]
  /// zlib's number for "gzip alone, with the largest window".
  private static let windowBits = 16 + MAX_WBITS

  /// What a file of one or more members holds; as RFC 1952 has it, members follow each other without anything between.
  ///
  /// Memory: the limit and a little more, however much the file claims to hold.
  static func inflated(_ bytes: [UInt8], atMost limit: Int) throws(ArchiveError) -> [UInt8] {
    guard bytes.starts(with: magic) else {
      throw Gzip.notAnArchive(bytes)
    }
    return try bytes.withUnsafeBufferPointer { (input) throws(ArchiveError) in try inflate(input, atMost: limit) }
  }

  private static func inflate(_ input: UnsafeBufferPointer<UInt8>, atMost limit: Int) throws(ArchiveError) -> [UInt8] {
    // zlib keeps the stream's address, so it must not move.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer {
      inflateEnd(stream)
      stream.deinitialize(count: 1)
      stream.deallocate()
    }
    guard inflateInit2_(stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw .damaged("The system's zlib library does not work. Install it again")
    }
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.pointee.avail_in = uInt(input.count)
    var output: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 65_536)
    while true {
      let (code, count) = room.withUnsafeMutableBufferPointer { room in
        stream.pointee.next_out = room.baseAddress
        stream.pointee.avail_out = uInt(room.count)
        return (CZlib.inflate(stream, Z_NO_FLUSH), room.count - Int(stream.pointee.avail_out))
      }
      output += room[..<count]
      guard output.count <= limit else { throw .tooLarge("The archive holds more than {most}", most: limit) }
      switch code {
      case Z_OK: continue
      case Z_STREAM_END:
        let rest = input.suffix(Int(stream.pointee.avail_in))
        if rest.isEmpty { return output }
        guard rest.starts(with: magic.prefix(rest.count)), inflateReset(stream) == Z_OK else {
          throw .damaged("There is more data after the end of the archive")
        }
      // Nothing could be done with what is left: there is too little of it.
      case Z_BUF_ERROR: throw .damaged("The archive ends too early")
      default: throw .damaged("The archive is damaged: its data or its checksum is wrong")
      }
    }
  }

  /// What a file that is not gzip seems to be.
  private static func notAnArchive(_ bytes: [UInt8]) -> ArchiveError {
    func error(_ message: String, _ values: [String: String] = [:]) -> ArchiveError {
      ArchiveError(.damaged, code: "not-an-archive", message, values, allowed: "a .tar.gz or .tgz file")
    }
    let beginnings: [([UInt8], String)] = [
      (Array("PK".utf8), "zip"), (Array("BZh".utf8), "bzip2"), ([0xFD, 0x37, 0x7A], "xz"),
      ([0x28, 0xB5, 0x2F, 0xFD], "zstd"),
    ]
    if bytes.isEmpty { return error("The file is empty") }
    if let known = beginnings.first(where: { bytes.starts(with: $0.0) }) {
      return error("This is a {format} file", ["format": known.1])
    }
    return bytes.dropFirst(257).starts(with: Array("ustar".utf8))
      ? error("This tar file is not compressed") : error("This is not an archive")
  }
}
