import Foundation

/// A time zone by its IANA name, such as `Europe/Berlin`.
public struct Zone: Hashable, Sendable {
  public let identifier: String
  private let timeZone: TimeZone

  /// nil where the system knows no zone of that name.
  public init?(identifier: String) {
    guard let timeZone = TimeZone(identifier: identifier) else { return nil }
    self.identifier = identifier
    self.timeZone = timeZone
  }

  public static let utc = Zone(timeZone: .gmt)

  private init(timeZone: TimeZone) {
    self.identifier = "UTC"
    self.timeZone = timeZone
  }

  /// Seconds east of Greenwich at an instant, daylight saving included.
  public func offset(at instant: Instant) -> Int {
    timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant.seconds)))
  }
}
