/// One header of a tar file: 512 bytes, as POSIX (ustar, pax), GNU tar and the old tar of Unix V7 write them.
struct TarHeader {
  static let size = 512

  let name: String
  /// Bytes of what follows.
  let length: Int
  let kind: UInt8

  /// - Parameter block: 512 bytes, not all zero.
  init(_ block: ArraySlice<UInt8>) throws(ArchiveError) {
    func field(_ range: Range<Int>) -> ArraySlice<UInt8> { block.dropFirst(range.lowerBound).prefix(range.count) }
    // The sum is made as if its own field held spaces.
    let sum = block.reduce(0) { $0 + Int($1) } - field(148..<156).reduce(0) { $0 + Int($1) } + 8 * 32
    guard TarHeader.octal(field(148..<156)) == sum else {
      throw .damaged("The archive is damaged: the checksum of a header is wrong")
    }
    var bytes = Array(TarHeader.text(field(0..<100)))
    // GNU tar keeps other things where POSIX has the beginning of a long path.
    if field(257..<263).elementsEqual("ustar\0".utf8) {
      let prefix = TarHeader.text(field(345..<500))
      if !prefix.isEmpty { bytes = prefix + [UInt8(ascii: "/")] + bytes }
    }
    name = try TarHeader.name(bytes)
    guard let length = TarHeader.octal(field(124..<136)) else {
      throw .damaged("The archive is damaged: the length in a header is not a number", entry: name)
    }
    self.length = length
    kind = block[block.startIndex + 156]
  }

  /// The bytes of a path as text.
  static func name(_ bytes: some Collection<UInt8>) throws(ArchiveError) -> String {
    guard let name = String(validating: bytes, as: UTF8.self) else {
      throw .path("The path is not UTF-8 text", entry: String(decoding: bytes, as: UTF8.self))
    }
    return name
  }

  /// Up to the first zero.
  static func text(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> { field.prefix { $0 != 0 } }

  /// A number of octal digits, spaces before it, a space or zero behind it; an empty field is 0, nil for anything else.
  /// Numbers in another notation are those of files too large to be taken.
  private static func octal(_ field: ArraySlice<UInt8>) -> Int? {
    let digits = field.drop { $0 == 32 }.prefix { $0 != 32 && $0 != 0 }
    guard field[digits.endIndex...].allSatisfy({ $0 == 32 || $0 == 0 }) else { return nil }
    var number = 0
    for digit in digits {
      guard (48...55).contains(digit) else { return nil }
      number = number << 3 | Int(digit - 48)
    }
    return number
  }
}
