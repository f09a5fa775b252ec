/// A place in a YAML file.
///
/// Lines and columns count from 1; a column is one Unicode scalar, so a tab is one column.
public struct YAMLMark: Sendable, Hashable {
  /// The name of the file, as it was given to the parser.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  /// Makes a place; a line or column below 1 counts as 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = max(line, 1)
    self.column = max(column, 1)
  }
}

extension YAMLMark: CustomStringConvertible {
  /// `file:line:column`, which editors and terminals turn into a link.
  public var description: String { "\(file):\(line):\(column)" }
}

extension YAMLMark: Comparable {
  /// Orders by file, then line, then column.
  public static func < (first: YAMLMark, second: YAMLMark) -> Bool {
    (first.file, first.line, first.column) < (second.file, second.line, second.column)
  }
}
