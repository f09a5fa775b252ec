/// Zip archives as tests need them: sound ones, and those with one thing about them that is odd.
public struct ZipBytes {
  /// What is odd about a file.
  public enum Oddity: Sendable, Hashable {
    /// Its head leaves out its sizes, which follow behind it, as programs do that write as they read.
    case sizesBehind
    /// Its sizes and its place stand in the field for large archives.
    case large
    case link
    case encrypted
    case wrongChecksum
    case unknownMethod
    /// It claims to have so many bytes.
    case claims(Int)
  }

  /// So far: the files, and what the directory says of them.
  private var files: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  public init() {}

  /// An archive of files that are stored as they are.
  public static func archive(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var zip = ZipBytes()
    for (name, bytes) in files { zip.add(name, bytes) }
    return zip.bytes
  }

  /// - Parameter packed: As deflate packed it; nil to store it as it is.
  public mutating func add(_ name: String, _ content: [UInt8], packed: [UInt8]? = nil, _ oddities: Oddity...) {
    let (name, data) = (Array(name.utf8), packed ?? content)
    var length = content.count
    for case .claims(let other) in oddities { length = other }
    let isLarge = oddities.contains(.large)
    let flags = 0x800 + (oddities.contains(.encrypted) ? 1 : 0) + (oddities.contains(.sizesBehind) ? 8 : 0)
    let method = oddities.contains(.unknownMethod) ? 99 : packed == nil ? 0 : 8
    let checksum = ZipBytes.checksum(of: content) ^ (oddities.contains(.wrongChecksum) ? 1 : 0)
    let place = files.count
    func head(sizes: Bool, isLarge: Bool) -> [UInt8] {
      let (packed, full) = isLarge ? (0xFFFF_FFFF, 0xFFFF_FFFF) : sizes ? (data.count, length) : (0, 0)
      return ZipBytes.number(45, 2) + ZipBytes.number(flags, 2) + ZipBytes.number(method, 2) + ZipBytes.number(0, 4)
        + ZipBytes.number(sizes ? checksum : 0, 4) + ZipBytes.number(packed, 4) + ZipBytes.number(full, 4)
        + ZipBytes.number(name.count, 2)
    }
    let extra =
      isLarge
      ? ZipBytes.number(1, 2) + ZipBytes.number(24, 2) + ZipBytes.number(length, 8) + ZipBytes.number(data.count, 8)
        + ZipBytes.number(place, 8) : []
    directory +=
      ZipBytes.number(0x0201_4B50, 4) + ZipBytes.number(0x0314, 2) + head(sizes: true, isLarge: isLarge)
      + ZipBytes.number(extra.count, 2) + ZipBytes.number(0, 2) + ZipBytes.number(0, 2) + ZipBytes.number(0, 2)
      + ZipBytes.number((oddities.contains(.link) ? 0xA1FF : 0x81A4) << 16, 4)
      + ZipBytes.number(isLarge ? 0xFFFF_FFFF : place, 4) + name + extra
    files +=
      ZipBytes.number(0x0403_4B50, 4) + head(sizes: !oddities.contains(.sizesBehind), isLarge: false)
      + ZipBytes.number(0, 2) + name + data
    if oddities.contains(.sizesBehind) {
      files +=
        ZipBytes.number(0x0807_4B50, 4) + ZipBytes.number(checksum, 4) + ZipBytes.number(data.count, 4)
        + ZipBytes.number(length, 4)
    }
    count += 1
  }

  /// The archive.
  public var bytes: [UInt8] { archive(isLarge: false) }

  /// The archive with its end as large archives have it.
  public var largeBytes: [UInt8] { archive(isLarge: true) }

  private func archive(isLarge: Bool) -> [UInt8] {
    var end: [UInt8] = []
    if isLarge {
      let numbers = [count, count, directory.count, files.count].flatMap { ZipBytes.number($0, 8) }
      end +=
        ZipBytes.number(0x0606_4B50, 4) + ZipBytes.number(44, 8) + ZipBytes.number(45, 4) + ZipBytes.number(0, 8)
        + numbers
      end +=
        ZipBytes.number(0x0706_4B50, 4) + ZipBytes.number(0, 4) + ZipBytes.number(files.count + directory.count, 8)
        + ZipBytes.number(1, 4)
    }
    let few = ZipBytes.number(isLarge ? 0xFFFF : count, 2)
    end += ZipBytes.number(0x0605_4B50, 4) + ZipBytes.number(0, 4) + few + few
    end += ZipBytes.number(isLarge ? 0xFFFF_FFFF : directory.count, 4)
    end += ZipBytes.number(isLarge ? 0xFFFF_FFFF : files.count, 4) + ZipBytes.number(0, 2)
    return files + directory + end
  }

  private static func number(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func checksum(of bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}
