/// A UUID (RFC 9562, version 8) that follows from what it names: the first 122 bits of a SHA-256. The same parts have
/// the same one on every machine.
public enum HashedUUID {
  /// - Parameter parts: What tells it from others, the first one what uses it.
  /// - Returns: 36 characters in lower case.
  public static func text(of parts: [String]) -> String {
    var digits = Array(SHA256.hexadecimal(of: Array(parts.joined(separator: "\n").utf8)).prefix(32))
    digits[12] = "8"
    digits[16] = Array("89ab")[(digits[16].hexDigitValue ?? 0) % 4]
    var text = String(digits)
    for place in [20, 16, 12, 8] { text.insert("-", at: text.index(text.startIndex, offsetBy: place)) }
    return text
  }
}
