/// What a pack says beside a risk. `{reason}`, `{name}` and `{days}` are placeholders; a part in square brackets is
/// said only when all of its placeholders have a value.
public struct Messages: Sendable, Hashable, Codable {
  /// The occasions on which a pack may say something; the raw values are its keys under `messages`.
  public enum Key: String, Sendable, Codable, CaseIterable {
    case todayLow = "today.low"
    case todayModerate = "today.moderate"
    case todayHigh = "today.high"
    case tomorrowLow = "tomorrow.low"
    case tomorrowModerate = "tomorrow.moderate"
    case tomorrowHigh = "tomorrow.high"
    case tooLittleData = "too_little_data"
    case building
    case matched

    /// What is said beside the forecast for the day that is under way, by the band of its probability.
    public static func today(_ band: RiskBand) -> Key {
      switch band {
      case .low: .todayLow
      case .moderate: .todayModerate
      case .high: .todayHigh
      }
    }

    /// What is said beside the forecast for the day to come, by the band of its probability.
    public static func tomorrow(_ band: RiskBand) -> Key {
      switch band {
      case .low: .tomorrowLow
      case .moderate: .tomorrowModerate
      case .high: .tomorrowHigh
      }
    }
  }

  /// The placeholders a message may hold.
  public static let placeholders = ["reason", "name", "days"]

  public var templates: [String: String]

  public init(templates: [String: String]) { self.templates = templates }

  /// The text of a message with its placeholders filled in, nil where the pack has none for the key.
  public func text(_ key: Key, filling values: [String: String] = [:]) -> String? {
    templates[key.rawValue].map { MessageTemplate($0).text(filling: values) }
  }
}

/// A text with placeholders in braces and optional parts in square brackets.
public struct MessageTemplate: Sendable, Hashable {
  public let source: String

  public init(_ source: String) { self.source = source }

  /// The names in braces, in order.
  public var placeholders: [String] {
    var source = source
    return source.withUTF8 { bytes in
      var names: [String] = []
      var start: Int?
      for (index, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "{") {
          start = index + 1
        } else if byte == UInt8(ascii: "}"), let first = start {
          names.append(String(decoding: bytes[first..<index], as: UTF8.self))
          start = nil
        }
      }
      return names
    }
  }

  /// Fills placeholders in; an optional part with a placeholder without value is left out.
  public func text(filling values: [String: String]) -> String {
    var result = ""
    for (index, part) in source.split(separator: "[", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: "]") else {
        result += fill(String(part), values)
        continue
      }
      let optional = String(part[..<end])
      if MessageTemplate(optional).placeholders.allSatisfy({ values[$0] != nil }) { result += fill(optional, values) }
      result += fill(String(part[part.index(after: end)...]), values)
    }
    return result
  }

  private func fill(_ text: String, _ values: [String: String]) -> String { text.filled { values[$0] } }
}
