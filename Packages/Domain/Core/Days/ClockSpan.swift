/// A stretch of the day between two clock times, such as working hours. It may run past midnight.
public struct ClockSpan: Sendable, Hashable, CustomStringConvertible {
  public let start: LocalTime
  public let end: LocalTime

  /// nil where the two are the same.
  public init?(from start: LocalTime, to end: LocalTime) {
    guard start != end else { return nil }
    self.start = start
    self.end = end
  }

  /// Reads `09:00-17:00`.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let start = LocalTime(parts[0]), let end = LocalTime(parts[1]) else { return nil }
    self.init(from: start, to: end)
  }

  /// Reads several with commas between them; those that are none are passed over.
  public static func list(_ text: String) -> [ClockSpan] {
    text.split(separator: ",").compactMap { ClockSpan(String($0)) }
  }

  public var description: String { "\(start)-\(end)" }

  /// Whether a time lies in it; its end does not.
  public func contains(_ time: LocalTime) -> Bool {
    start < end ? start <= time && time < end : time >= start || time < end
  }
}
