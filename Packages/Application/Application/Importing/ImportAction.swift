import TrackerCore

/// What the record of an action says of an import.
public struct ImportAction: Sendable, Hashable {
  /// The importer's id.
  public var importer: String
  /// The file's name without its folders; nil where the path has none.
  public var file: String?

  /// - Parameter file: The path of the file.
  public init(importer: String, file: String) {
    self.importer = importer
    let name = file.split(separator: "/").last.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    self.file = name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The command in words, as the action keeps it: `import csv diary.csv`.
  public var command: String { ["import", importer, file].compactMap { $0 }.joined(separator: " ") }

  public var purpose: Action.Purpose { .fileImport(file: file) }
}
