import Foundation

/// A SQLite file read page by page, without its trees and without SQLite: what is left of a damaged one.
/// https://www.sqlite.org/fileformat2.html says where everything lies.
///
/// Any bytes can be read: what is not possible is left out, and no row takes longer than its pages.
struct DamagedFile {
  /// A value as it lies in a record.
  enum Value: Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text([UInt8])
    case blob([UInt8])
  }

  struct Row: Hashable {
    /// nil in an index.
    var id: Int64?
    var values: [Value]
  }

  /// What one page has.
  struct Page {
    var isUsed = true
    var rows: [Row] = []
    /// Of an index.
    var keys: [Row] = []
    /// Rows that were found at places where no row should begin: all of them may be something else.
    var guesses: [Row] = []
  }

  private let bytes: [UInt8]
  /// Where pages lie that were written later, in the file beside.
  private let later: [Int: Int]
  private let log: [UInt8]
  private let pageSize: Int
  let pageCount: Int

  /// - Parameters:
  ///   - bytes: The file.
  ///   - log: The write-ahead log beside it, empty where there is none.
  ///   - pageSize: 512 to 65,536; nil for the one that the file names, or else SQLite's own.
  init(_ bytes: [UInt8], log: [UInt8] = [], pageSize: Int? = nil) {
    let size = pageSize ?? JournalHeader(bytes)?.pageSize ?? 4_096
    self.bytes = bytes
    self.log = log
    self.pageSize = size
    let most = (bytes.count + log.count) / size + 1
    later = WriteAheadLog(log, pageSize: size).pages.filter { (1...most).contains($0.key) }
    pageCount = max((bytes.count + size - 1) / size, later.keys.max() ?? 0)
  }

  /// Every page's rows, in the order of the file, those of pages that are not in use last: these hold what was written
  /// earlier.
  func pages() -> [Page] {
    let unused = unusedPages()
    let numbers = pageCount == 0 ? [] : Array(1...pageCount)
    return numbers.filter { !unused.contains($0) }.map(read)
      + numbers.filter(unused.contains).map { number in
        var page = read(number)
        page.isUsed = false
        return page
      }
  }

  /// A page, filled up with zeros where the file ends within it.
  private func page(_ number: Int) -> [UInt8] {
    if let start = later[number] { return Array(log[start..<start + pageSize]) }
    let start = (number - 1) * pageSize
    guard number > 0, start < bytes.count else { return Array(repeating: 0, count: pageSize) }
    let found = bytes[start..<min(start + pageSize, bytes.count)]
    return Array(found) + Array(repeating: 0, count: pageSize - found.count)
  }

  /// The pages of the free list.
  private func unusedPages() -> Set<Int> {
    var unused: Set<Int> = []
    var trunk = pageCount == 0 ? 0 : page(1).number(at: 32, 4)
    while trunk > 0, trunk <= pageCount, unused.insert(trunk).inserted {
      let page = page(trunk)
      for index in 0..<min(page.number(at: 4, 4), pageSize / 4 - 2) { unused.insert(page.number(at: 8 + 4 * index, 4)) }
      trunk = page.number(at: 0, 4)
    }
    return unused
  }

  // MARK: Pages

  private func read(_ number: Int) -> Page {
    let page = page(number)
    let start = number == 1 ? JournalHeader.size : 0
    let type = page[start]
    let isInner = type == 2
    guard [2, 10, 13].contains(type) else { return Page(guesses: guesses(in: page)) }
    let first = start + (isInner ? 12 : 8)
    let count = page.number(at: start + 3, 2)
    var result = Page()
    var isWhole = first + 2 * count <= pageSize
    for index in 0..<count where isWhole {
      let place = page.number(at: first + 2 * index, 2)
      guard place >= first, place < pageSize,
        let row = type == 13 ? row(in: page, at: place) : key(in: page, at: place + (isInner ? 4 : 0))
      else {
        isWhole = false
        break
      }
      if type == 13 { result.rows.append(row) } else { result.keys.append(row) }
    }
    if !isWhole { result.guesses = guesses(in: page) }
    return result
  }

  /// Every place of a page at which a row may begin that lies on it as a whole.
  private func guesses(in page: [UInt8]) -> [Row] {
    page.indices.compactMap { page[$0] == 0 ? nil : row(in: page, at: $0, isWhole: true) }
  }

  /// A row of a table: the length of its record, its id and its record.
  private func row(in page: [UInt8], at place: Int, isWhole: Bool = false) -> Row? {
    var place = place
    guard let length = page.varint(at: &place), let id = page.varint(at: &place),
      !isWhole || length <= pageSize - 35,
      let values = record(of: length, in: page, at: place, atMost: pageSize - 35)
    else { return nil }
    return Row(id: id, values: values)
  }

  private func key(in page: [UInt8], at place: Int) -> Row? {
    var place = place
    guard let length = page.varint(at: &place),
      let values = record(of: length, in: page, at: place, atMost: (pageSize - 12) * 64 / 255 - 23)
    else { return nil }
    return Row(id: nil, values: values)
  }

  /// - Parameter limit: How many bytes of a record may lie on its own page.
  private func record(of length: Int64, in page: [UInt8], at place: Int, atMost limit: Int) -> [Value]? {
    guard length > 1, length <= pageCount * pageSize else { return nil }
    let length = Int(length)
    guard length > limit else {
      return place + length <= pageSize ? DamagedFile.values(page[place..<place + length]) : nil
    }
    let least = (pageSize - 12) * 32 / 255 - 23
    let most = least + (length - least) % (pageSize - 4)
    let own = most <= limit ? most : least
    guard place + own + 4 <= pageSize else { return nil }
    var bytes = Array(page[place..<place + own])
    var next = page.number(at: place + own, 4)
    while bytes.count < length {
      guard next > 0, next <= pageCount else { return nil }
      let page = self.page(next)
      bytes += page[4..<min(pageSize, 4 + length - bytes.count)]
      next = page.number(at: 0, 4)
    }
    return DamagedFile.values(bytes[...])
  }

  /// The values of a record: the length of its head, the types, then the values; nil where that is no record.
  private static func values(_ record: ArraySlice<UInt8>) -> [Value]? {
    let record = Array(record)
    var place = 0
    guard let head = record.varint(at: &place), head >= place, head <= record.count else { return nil }
    var types: [Int64] = []
    while place < head {
      guard let type = record.varint(at: &place), type >= 0, type != 10, type != 11 else { return nil }
      types.append(type)
    }
    guard place == head else { return nil }
    var values: [Value] = []
    for type in types {
      let size = type >= 12 ? (type - 12) / 2 : [0, 1, 2, 3, 4, 6, 8, 8, 0, 0][Int(type)]
      guard size <= record.count - place else { return nil }
      let bytes = record[place..<place + Int(size)]
      place += Int(size)
      switch type {
      case 0: values.append(.null)
      case 1...6: values.append(.integer(bytes.signed))
      case 7: values.append(.real(Double(bitPattern: UInt64(bitPattern: bytes.signed))))
      case 8, 9: values.append(.integer(type - 8))
      default: values.append(type.isMultiple(of: 2) ? .blob(Array(bytes)) : .text(Array(bytes)))
      }
    }
    return place == record.count ? values : nil
  }
}

/// Pages that were written and not merged into the file yet: https://www.sqlite.org/fileformat2.html#walformat
private struct WriteAheadLog {
  private static let head = 32
  private static let frameHead = 24

  /// Where the last committed state of each page lies.
  private(set) var pages: [Int: Int] = [:]

  init(_ bytes: [UInt8], pageSize: Int) {
    guard bytes.count >= WriteAheadLog.head, bytes.number(at: 0, 4) | 1 == 0x377F_0683,
      bytes.number(at: 8, 4) == pageSize
    else { return }
    let isBigEndian = bytes[3] & 1 == 1
    var sum = WriteAheadLog.sum(bytes[0..<24], after: (0, 0), isBigEndian: isBigEndian)
    guard bytes.holds(sum, at: 24) else { return }
    var written: [Int: Int] = [:]
    var place = WriteAheadLog.head
    while place + WriteAheadLog.frameHead + pageSize <= bytes.count {
      let start = place + WriteAheadLog.frameHead
      sum = WriteAheadLog.sum(bytes[place..<place + 8], after: sum, isBigEndian: isBigEndian)
      sum = WriteAheadLog.sum(bytes[start..<start + pageSize], after: sum, isBigEndian: isBigEndian)
      // Frames of an earlier round have other salts, and broken ones other sums: the log ends with the last good one.
      guard bytes[place + 8..<place + 16] == bytes[16..<24], bytes.holds(sum, at: place + 16) else { return }
      written[bytes.number(at: place, 4)] = start
      if bytes.number(at: place + 4, 4) > 0 {
        pages.merge(written) { _, new in new }
        written = [:]
      }
      place = start + pageSize
    }
  }

  private static func sum(
    _ bytes: ArraySlice<UInt8>, after sum: (UInt32, UInt32), isBigEndian: Bool
  ) -> (UInt32, UInt32) {
    var (first, second) = sum
    for place in stride(from: bytes.startIndex, to: bytes.endIndex, by: 8) {
      let words = [place, place + 4].map { place in
        bytes[place..<place + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      }
      first = first &+ (isBigEndian ? words[0] : words[0].byteSwapped) &+ second
      second = second &+ (isBigEndian ? words[1] : words[1].byteSwapped) &+ first
    }
    return (first, second)
  }
}

extension [UInt8] {
  /// A whole number of so many bytes, the highest first; 0 beyond the end.
  fileprivate func number(at place: Int, _ size: Int) -> Int {
    place + size <= count ? self[place..<place + size].reduce(0) { $0 << 8 | Int($1) } : 0
  }

  /// One to nine bytes, seven bits of each, and all of the ninth; nil beyond the end.
  fileprivate func varint(at place: inout Int) -> Int64? {
    var value: UInt64 = 0
    for index in 0..<9 {
      guard place < count else { return nil }
      let byte = self[place]
      place += 1
      if index == 8 { return Int64(bitPattern: value << 8 | UInt64(byte)) }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { return Int64(bitPattern: value) }
    }
    return nil
  }

  fileprivate func holds(_ sum: (UInt32, UInt32), at place: Int) -> Bool {
    number(at: place, 4) == sum.0 && number(at: place + 4, 4) == sum.1
  }
}

extension ArraySlice<UInt8> {
  /// A whole number in two's complement, the highest byte first; 0 without bytes.
  fileprivate var signed: Int64 {
    reduce(first.map { $0 < 0x80 ? 0 : -1 } ?? 0 as Int64) { $0 << 8 | Int64($1) }
  }
}
