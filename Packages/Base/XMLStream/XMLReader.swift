import CLibXML
import Foundation

/// Reads XML as it comes, with the system's libxml2: nothing outside the text is ever looked at, entities that the text
/// declares are refused, and the library's own limits hold. Memory does not grow with the text.
public final class XMLReader {
  /// Is told of elements. Names are their places in the reader's list, -1 for others.
  public protocol Handler: AnyObject {
    func began(_ element: Int, _ attributes: Attributes, line: Int)
    /// Only of elements whose end was read.
    func ended(_ element: Int)
  }

  /// The attributes of an element. What they give is there only while the handler is being told.
  public struct Attributes {
    fileprivate let start: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    public let count: Int
    fileprivate let names: NameTable

    /// The name's place in the reader's list, -1 for another one.
    public func name(_ index: Int) -> Int { start?[index * 5].map(names.place) ?? -1 }

    /// The bytes of the value, with entities replaced.
    public func value(_ index: Int) -> UnsafeBufferPointer<UInt8> {
      guard let start, let first = start[index * 5 + 3], let last = start[index * 5 + 4] else {
        return UnsafeBufferPointer(start: nil, count: 0)
      }
      return UnsafeBufferPointer(start: first, count: last - first)
    }
  }

  private static let mostWaiting = 1 << 20

  private let handler: any Handler
  private let names: NameTable
  private var filter = XMLFilter()
  private var context: xmlParserCtxtPtr?
  /// The end of what came last, behind its last `>`.
  private var rest: [UInt8] = []

  /// - Parameter names: Of elements and attributes.
  public init(names: [StaticString], handler: any Handler) {
    self.names = NameTable(names)
    self.handler = handler
  }

  deinit { if let context { xmlFreeParserCtxt(context) } }

  /// Reads the next bytes, and may change them.
  ///
  /// - Throws: `XMLFault`.
  public func read(_ bytes: UnsafeMutableBufferPointer<UInt8>) throws(XMLFault) {
    guard let end = bytes.lastIndex(of: UInt8(ascii: ">")).map({ $0 + 1 }) else {
      rest += bytes
      if rest.count > XMLReader.mostWaiting { try passOn(bytes.count) }
      return
    }
    let whole = UnsafeMutableBufferPointer(rebasing: bytes[..<end])
    if rest.isEmpty {
      try parse(whole)
    } else {
      // A tag that two pieces share is put together, up to its end.
      let first = (bytes.firstIndex(of: UInt8(ascii: ">")) ?? 0) + 1
      rest += bytes[..<first]
      try passOn(0)
      if first < end { try parse(UnsafeMutableBufferPointer(rebasing: bytes[first..<end])) }
    }
    rest += bytes[end...]
  }

  /// Says that nothing more comes.
  ///
  /// - Throws: `XMLFault` (`damaged`) where the text is not at its end.
  public func finish() throws(XMLFault) {
    try passOn(0)
    guard let context else { throw .damaged(line: 1) }
    guard xmlParseChunk(context, nil, 0, 1) == 0 else { throw fault(context) }
  }

  private func passOn(_ count: Int) throws(XMLFault) {
    var held = rest
    rest = []
    guard !held.isEmpty else { return }
    try held.withUnsafeMutableBufferPointer { (bytes) throws(XMLFault) in try parse(bytes) }
  }

  private func parse(_ bytes: UnsafeMutableBufferPointer<UInt8>) throws(XMLFault) {
    try filter.pass(bytes)
    let context: xmlParserCtxtPtr
    if let known = self.context { context = known } else { context = try makeContext() }
    self.context = context
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    let code = start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
      xmlParseChunk(context, $0, Int32(bytes.count), 0)
    }
    guard code == 0 else { throw fault(context) }
  }

  private func fault(_ context: xmlParserCtxtPtr) -> XMLFault {
    let line = xmlCtxtGetLastError(context).map { Int($0.pointee.line) } ?? 0
    let reached = context.pointee.input.map { Int($0.pointee.line) } ?? 0
    return .damaged(line: max(1, line, reached))
  }

  private func makeContext() throws(XMLFault) -> xmlParserCtxtPtr {
    var calls = xmlSAXHandler()
    calls.initialized = UInt32(XML_SAX2_MAGIC)
    calls.startElementNs = { reader, name, _, _, _, _, count, _, attributes in
      guard let reader, let name else { return }
      let this = Unmanaged<XMLReader>.fromOpaque(reader).takeUnretainedValue()
      let line = this.context?.pointee.input.map { Int($0.pointee.line) } ?? 0
      this.handler.began(
        this.names.place(of: name), Attributes(start: attributes, count: Int(count), names: this.names), line: line)
    }
    calls.endElementNs = { reader, name, _, _ in
      guard let reader, let name else { return }
      let this = Unmanaged<XMLReader>.fromOpaque(reader).takeUnretainedValue()
      this.handler.ended(this.names.place(of: name))
    }
    let this = Unmanaged.passUnretained(self).toOpaque()
    guard let context = xmlCreatePushParserCtxt(&calls, this, nil, 0, nil) else { throw .unavailable }
    // Without entities replaced, libxml2 hands out `&amp;` in values as `&#38;`.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    return context
  }
}

/// Finds the places of names. libxml2 hands out each name at one address, so most are found by it.
final class NameTable {
  private static let size = 256
  private let names: [StaticString]
  private var known: [(name: UnsafePointer<UInt8>?, place: Int)]

  init(_ names: [StaticString]) {
    self.names = names
    known = Array(repeating: (nil, -1), count: NameTable.size)
  }

  func place(of name: UnsafePointer<UInt8>) -> Int {
    let bits = UInt(bitPattern: name)
    let slot = Int((bits ^ bits >> 8) & UInt(NameTable.size - 1))
    if known[slot].name == name { return known[slot].place }
    let length = strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
    let place = names.firstIndex { $0.utf8CodeUnitCount == length && memcmp($0.utf8Start, name, length) == 0 } ?? -1
    known[slot] = (name, place)
    return place
  }
}
