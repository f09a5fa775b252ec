import Crypto

/// SHA-256 (FIPS 180-4), as text.
public struct SHA256 {
  private var hash = Crypto.SHA256()

  /// Begins with no bytes.
  public init() {}

  /// Adds bytes after those before.
  public mutating func add(_ bytes: [UInt8]) { hash.update(data: bytes) }

  /// The hash of all bytes so far, as 64 hexadecimal digits in lower case.
  public var hexadecimal: String { SHA256.text(hash.finalize()) }

  /// The hash of some bytes, as 64 hexadecimal digits in lower case. O(number of bytes).
  public static func hexadecimal(of bytes: [UInt8]) -> String { text(Crypto.SHA256.hash(data: bytes)) }

  private static func text(_ hash: Crypto.SHA256.Digest) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: hash.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
