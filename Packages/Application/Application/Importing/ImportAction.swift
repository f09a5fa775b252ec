/// What the record of an action says of an import.
public struct ImportAction: Sendable, Hashable {
  /// The importer's id.
  public var importer: String
  /// The file's name without its folders; nil in records of earlier versions, which did not keep it.
  public var file: String?

  /// - Parameter file: The path of the file.
  public init(importer: String, file: String) {
    self.importer = importer
    let name = file.split(separator: "/").last.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    self.file = name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// - Parameter command: Of an action; nil where it was no import.
  public init?(command: String) {
    let words = command.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count > 1, words[0] == ImportAction.verb else { return nil }
    importer = words[1]
    file = words.count > 2 ? words[2] : nil
  }

  /// The command in words, as the action keeps it: `import csv diary.csv`.
  public var command: String { [ImportAction.verb, importer, file].compactMap { $0 }.joined(separator: " ") }

  private static let verb = "import"
}
