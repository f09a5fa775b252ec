import Foundation

/// Takes out of a text, as it goes by, what would stop a strict parser and is harmless: the declaration of the
/// document's type, control characters, and a name that stands twice in a tag.
///
/// Exports of Apple Health need all three: a declaration in some of them is broken, some have stray control characters,
/// and some have `startDate` twice where `endDate` is meant.
struct XMLFilter {
  private static let mostDeclared = 65_536

  private enum State: Hashable {
    /// Before the root or a declaration.
    case beginning
    /// A comment before the declaration or the root.
    case comment
    case declaration
    case commentInDeclaration
    case content
  }

  private var state = State.beginning
  private var declared = 0
  /// Of a declaration or a comment, the last bytes that went by.
  private var recent: [UInt8] = []
  /// Whether the tag that is open at the end of the last piece has had its start.
  private var hasStart = false

  /// Changes a piece in place. A piece ends with `>`, but for the last one.
  ///
  /// - Throws: `XMLFault` where the text declares entities, or more than 64 KB.
  mutating func pass(_ piece: UnsafeMutableBufferPointer<UInt8>) throws(XMLFault) {
    var index = 0
    while state != .content, index < piece.count {
      switch state {
      case .beginning:
        guard let open = piece[index...].firstIndex(of: UInt8(ascii: "<")) else { return }
        index = open
        if XMLFilter.stands("<!DOCTYPE", in: piece, at: open) {
          state = .declaration
        } else if XMLFilter.stands("<!--", in: piece, at: open) {
          state = .comment
          index += 4
        } else if XMLFilter.stands("<?", in: piece, at: open) {
          index = piece[open...].firstIndex(of: UInt8(ascii: ">")) ?? piece.count
        } else {
          state = .content
        }
      case .comment:
        if note(piece[index], "-->") { state = .beginning }
        index += 1
      case .declaration, .commentInDeclaration:
        try leaveOut(&piece[index])
        index += 1
      case .content: break
      }
    }
    guard state == .content, index < piece.count else { return }
    let content = UnsafeMutableBufferPointer(rebasing: piece[index...])
    XMLFilter.blankControls(in: content)
    renameSecondStarts(in: content)
  }

  private static func stands(_ text: StaticString, in piece: UnsafeMutableBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= piece.count, let start = piece.baseAddress else { return false }
    return memcmp(start + index, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Blanks a byte of the declaration but for line breaks, so that lines keep their numbers.
  private mutating func leaveOut(_ byte: inout UInt8) throws(XMLFault) {
    declared += 1
    guard declared <= XMLFilter.mostDeclared else { throw .declaresTooMuch }
    recent.append(byte)
    if recent.count > 8 { recent.removeFirst() }
    if state == .commentInDeclaration {
      if ends(with: "-->") { state = .declaration }
    } else {
      if ends(with: "<!ENTITY") { throw .declaresEntities }
      if ends(with: "<!--") { state = .commentInDeclaration }
      if byte == UInt8(ascii: "["), !isInside { isInside = true }
      if byte == UInt8(ascii: ">") {
        let before = recent.dropLast().last { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
        if !isInside || before == UInt8(ascii: "]") { state = .content }
      }
    }
    if byte != 0x0A, byte != 0x0D { byte = 0x20 }
  }

  /// Takes a byte, and says whether a text ends with it.
  private mutating func note(_ byte: UInt8, _ text: StaticString) -> Bool {
    recent.append(byte)
    if recent.count > 8 { recent.removeFirst() }
    guard ends(with: text) else { return false }
    recent = []
    return true
  }

  private func ends(with text: StaticString) -> Bool {
    recent.count >= text.utf8CodeUnitCount
      && recent.suffix(text.utf8CodeUnitCount).elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Whether the declaration has an inner part, which ends with `]`.
  private var isInside = false

  private static func blankControls(in piece: UnsafeMutableBufferPointer<UInt8>) {
    // Nearly all pieces have none: that is found out without a branch for each byte.
    var found: UInt8 = 0
    for byte in piece { found |= byte < 0x20 && byte &- 9 > 1 && byte != 13 ? 1 : 0 }
    guard found != 0 else { return }
    for index in piece.indices {
      let byte = piece[index]
      if byte < 0x20, byte &- 9 > 1, byte != 13 { piece[index] = 0x20 }
    }
  }

  private mutating func renameSecondStarts(in piece: UnsafeMutableBufferPointer<UInt8>) {
    guard let start = piece.baseAddress else { return }
    var position = 0
    while let index = XMLFilter.place(of: "startDate=", in: piece, from: position) {
      if memchr(start + position, 0x3C, index - position) != nil { hasStart = false }
      if index > 0, XMLFilter.isBlank(piece[index - 1]) {
        if hasStart { rename(in: piece, at: index) }
        hasStart = true
      }
      position = index + 10
    }
    if position < piece.count, memchr(start + position, 0x3C, piece.count - position) != nil { hasStart = false }
    // The piece ends where the tag does.
    if piece.last == UInt8(ascii: ">") { hasStart = false }
  }

  /// Where a name with its sign stands next: signs are found at once, and few of them are looked at.
  private static func place(of name: StaticString, in piece: UnsafeMutableBufferPointer<UInt8>, from start: Int) -> Int?
  {
    guard let base = piece.baseAddress else { return nil }
    let length = name.utf8CodeUnitCount
    var position = start + length - 1
    while position < piece.count, let sign = memchr(base + position, 0x3D, piece.count - position) {
      let index = base.distance(to: sign.assumingMemoryBound(to: UInt8.self)) - length + 1
      if piece[index] == name.utf8Start[0], memcmp(base + index, name.utf8Start, length) == 0 { return index }
      position = index + length
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// Calls a second start the end, or something that nobody asks for where the tag has an end as well.
  private func rename(in piece: UnsafeMutableBufferPointer<UInt8>, at index: Int) {
    let first = piece[..<index].lastIndex(of: UInt8(ascii: "<")) ?? 0
    let last = piece[index...].firstIndex(of: UInt8(ascii: "<")) ?? piece.count
    let tag = UnsafeMutableBufferPointer(rebasing: piece[first..<last])
    let hasEnd = XMLFilter.place(of: "endDate=", in: tag, from: 0) != nil
    let text: StaticString = hasEnd ? "againDate=" : "endDate  ="
    for offset in 0..<text.utf8CodeUnitCount { piece[index + offset] = text.utf8Start[offset] }
  }
}
