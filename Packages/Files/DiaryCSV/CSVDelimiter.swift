/// What separates the fields of a file.
public enum CSVDelimiter: UInt8, Sendable, CaseIterable {
  case comma = 0x2C
  case semicolon = 0x3B
  case tab = 0x09

  /// The one that stands most often in a header outside of quotes; a comma where none does.
  init(header: some Sequence<UInt8>) {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in header {
      if byte == CSVByte.quote { isQuoted.toggle() }
      if !isQuoted, byte == CSVByte.lineFeed || byte == CSVByte.carriageReturn { break }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    // `max` takes the last of equals, and the comma should win a tie.
    self =
      CSVDelimiter.allCases.reversed().max { counts[$0.rawValue, default: 0] < counts[$1.rawValue, default: 0] }
      ?? .comma
  }

  /// What a first line such as `sep=;` says, which Excel writes and reads; nil where there is no such line.
  static func said(by bytes: some Collection<UInt8>) -> CSVDelimiter? {
    guard bytes.prefix(4).elementsEqual(Array("sep=".utf8)) else { return nil }
    let rest = bytes.dropFirst(4)
    guard let byte = rest.first, let delimiter = CSVDelimiter(rawValue: byte) else { return nil }
    let next = rest.dropFirst().first
    return next == nil || next == CSVByte.lineFeed || next == CSVByte.carriageReturn ? delimiter : nil
  }
}

/// The bytes that mean something in a CSV file besides the delimiter.
enum CSVByte {
  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
