/// What a pax header says of the entry behind it, as far as it matters here: lines of `LENGTH KEY=VALUE`.
struct PaxRecords {
  var path: String?
  var length: Int?
  var isSparse = false

  /// Whether it says nothing that matters here.
  var isEmpty: Bool { path == nil && length == nil && !isSparse }

  init() {}

  /// - Throws: A problem (`damaged`) where a line is no record.
  init(_ bytes: ArraySlice<UInt8>) throws(ArchiveError) {
    var rest = bytes
    while !rest.isEmpty {
      let digits = rest.prefix { (48...57).contains($0) }
      // The length counts the whole line, from its own first digit to the line break.
      guard let length = Int(String(decoding: digits, as: UTF8.self)), length > digits.count + 1, length <= rest.count,
        rest[digits.endIndex] == UInt8(ascii: " ")
      else { throw PaxRecords.error }
      let line = rest.prefix(length)
      guard line.last == UInt8(ascii: "\n"), let equals = line.firstIndex(of: UInt8(ascii: "=")) else {
        throw PaxRecords.error
      }
      try take(String(decoding: line[(digits.endIndex + 1)..<equals], as: UTF8.self), line[(equals + 1)...].dropLast())
      rest = rest.dropFirst(length)
    }
  }

  private mutating func take(_ key: String, _ value: ArraySlice<UInt8>) throws(ArchiveError) {
    switch key {
    case "path":
      guard !value.contains(0) else { throw PaxRecords.error }
      path = try TarHeader.name(value)
    case "size":
      guard let number = Int(String(decoding: value, as: UTF8.self)), number >= 0 else { throw PaxRecords.error }
      length = number
    case _ where key.hasPrefix("GNU.sparse."): isSparse = true
    default: break
    }
  }

  private static let error = ArchiveError.damaged("The archive is damaged: a pax header is wrong")
}
