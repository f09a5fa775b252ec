import TrackerCore

/// How an export is written.
public enum ExportFormat: String, Sendable, Hashable, Codable, CaseIterable {
  /// A JSON object a line.
  case lines = "jsonl"
  case csv
  case markdown
  /// One JSON array.
  case json
  /// Events and tasks for a calendar (RFC 5545).
  case calendar = "ics"

  /// What the names of such files end with.
  public var endings: [String] {
    switch self {
    case .lines: ["jsonl", "ndjson", "phr"]
    case .csv: ["csv"]
    case .markdown: ["md", "markdown"]
    case .json: ["json"]
    case .calendar: ["ics"]
    }
  }

  /// The format that a file's name asks for; nil where it asks for none.
  public init?(file: String) {
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let format = ExportFormat.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = format
  }

  /// The format of a word: its name, or what the names of such files end with; nil where there is none.
  public init?(word: String) {
    let word = word.lowercased()
    guard let format = ExportFormat.allCases.first(where: { $0.rawValue == word || $0.endings.contains(word) }) else {
      return nil
    }
    self = format
  }
}
