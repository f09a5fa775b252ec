/// Eight bytes of a text side by side in one number, so that one look tells whether any of them is wanted.
///
/// A test sets the highest bit of each byte that it holds for, and no other bit. Tests are put together with `|`, `&`,
/// and `& ~` for “but not”.
public struct EightBytes {
  @usableFromInline let bits: UInt64

  @inlinable
  init(_ bits: UInt64) { self.bits = bits }

  /// The bytes below a limit, which is at most 128.
  @inlinable
  public func below(_ limit: UInt8) -> UInt64 {
    // Without the highest bit, adding what is missing to 128 sets it from the limit on, and nothing is carried into the
    // next byte.
    ~(((bits & ~Self.highest) &+ Self.ones &* UInt64(128 - limit)) | bits) & Self.highest
  }

  /// The bytes of one value.
  @inlinable
  public func equal(_ byte: UInt8) -> UInt64 { EightBytes(bits ^ (Self.ones &* UInt64(byte))).below(1) }

  /// The bytes beyond ASCII.
  @inlinable
  public var beyondASCII: UInt64 { bits & Self.highest }

  @usableFromInline static var ones: UInt64 { 0x0101_0101_0101_0101 }
  @usableFromInline static var highest: UInt64 { 0x8080_8080_8080_8080 }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place from `start` on where a byte is wanted, or the end.
  ///
  /// - Parameter wanted: The tests, put together.
  @inlinable
  @inline(__always)
  public func firstByte(from start: Int, where wanted: (EightBytes) -> UInt64) -> Int {
    let bytes = UnsafeRawBufferPointer(self)
    var position = start
    while position + 8 <= count {
      let found = wanted(
        EightBytes(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))))
      if found != 0 { return position + found.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < count, wanted(EightBytes(UInt64(self[position]))) & 0x80 == 0 { position += 1 }
    return position
  }
}
