import TrackerCore

/// How an export is written.
public enum ExportFormat: String, Sendable, Hashable, Codable, CaseIterable {
  /// A JSON object a line.
  case lines = "jsonl"
  case csv
  case markdown

  /// What the names of such files end with.
  public var endings: [String] {
    switch self {
    case .lines: ["jsonl", "ndjson"]
    case .csv: ["csv"]
    case .markdown: ["md", "markdown"]
    }
  }

  /// The format that a file's name asks for; nil where it asks for none.
  public init?(file: String) {
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let format = ExportFormat.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = format
  }
}
