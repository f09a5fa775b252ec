/// FNV-1a with 64 bits (Fowler, Noll, Vo): a short number that stays the same for the same bytes on every machine and
/// in every version, and no safeguard against anyone who wants two texts to have the same one.
public enum FNV1a {
  /// The hash of some bytes. O(number of bytes).
  @inlinable public static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// The same as 16 hexadecimal digits in lower case.
  public static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
    let digits = String(hash(of: bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
