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

  static func id(of parts: String...) -> String { HashedUUID.text(of: ["symptoms"] + parts) }
}
