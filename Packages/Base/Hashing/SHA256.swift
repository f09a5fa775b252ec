import Crypto

/// SHA-256 (FIPS 180-4), as text.
public enum SHA256 {
  /// The hash of some bytes, as 64 hexadecimal digits in lower case. O(number of bytes).
  public static func hexadecimal(of bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = Crypto.SHA256.hash(data: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
