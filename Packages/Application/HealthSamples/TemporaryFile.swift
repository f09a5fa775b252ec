import Foundation
import TrackerCore

/// A file of the system's temporary folder that nobody else can read. It goes with the value; without a name, nothing
/// is left of it however the program ends.
public final class TemporaryFile {
  public let path: String
  public let descriptor: Int32

  private let isNamed: Bool

  /// - Parameter isNamed: Whether something opens it by its path.
  /// - Throws: `Failure` (`system`) where there is no room.
  public init(isNamed: Bool) throws(Failure) {
    let pattern = FileManager.default.temporaryDirectory.appendingPathComponent("symptoms-XXXXXX").path
    var template = Array(pattern.utf8CString)
    descriptor = mkstemp(&template)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw Self.noRoom }
    if !isNamed { unlink(path) }
    self.isNamed = isNamed
  }

  deinit {
    close(descriptor)
    if isNamed { unlink(path) }
  }

  public static var noRoom: Failure {
    Failure(.system, "There is no room for temporary files", recovery: "Free some space, then import the file again.")
  }

  /// - Throws: `Failure` (`system`) where there is no room.
  public func write(_ bytes: ArraySlice<UInt8>) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Self.noRoom }
      rest = rest.dropFirst(count)
    }
  }
}
