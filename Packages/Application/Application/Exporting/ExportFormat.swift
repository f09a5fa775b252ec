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

extension Failure {
  /// What is said where something cannot be written as a word says.
  ///
  /// - Parameter possible: How it can be written.
  public static func cannotExport(as word: String, else possible: [ExportFormat]) -> Failure {
    Failure(
      .usage, "This cannot be exported as “{format}”",
      ["format": .verbatim(word), "formats": .anyOf(possible.map { .verbatim($0.rawValue) })],
      recovery: "Use {formats}")
  }
}
