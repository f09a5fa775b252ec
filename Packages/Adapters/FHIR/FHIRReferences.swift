import TrackerCore
import TrackerHashing

/// How resources of one export name each other. Ids follow from what a resource is made of, so that a second export of
/// the same journal has the same ones.
enum FHIRReferences: Sendable {
  /// In a bundle: `urn:uuid:…`.
  case inBundle
  /// In a file with a resource a line: `Patient/…`.
  case relative

  func reference(to type: String, _ id: String) -> JSONValue {
    .object(["reference": .text(self == .inBundle ? "urn:uuid:\(id)" : "\(type)/\(id)")])
  }

  /// A UUID (RFC 9562, version 8) of a resource, from the first 122 bits of a hash.
  static func id(of parts: String...) -> String {
    var digits = Array(SHA256.hexadecimal(of: Array((["symptoms"] + parts).joined(separator: "\n").utf8)).prefix(32))
    digits[12] = "8"
    digits[16] = Array("89ab")[(digits[16].hexDigitValue ?? 0) % 4]
    var text = String(digits)
    for place in [20, 16, 12, 8] { text.insert("-", at: text.index(text.startIndex, offsetBy: place)) }
    return text
  }
}
