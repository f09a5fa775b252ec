/// A place in a YAML file.
///
/// Lines and columns count from 1; a column is one Unicode scalar, so a tab is one column.
public struct YAMLMark: Sendable, Hashable {
  private let fileName: FileName
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// The name of the file, as it was given to the parser.
  public var file: String { fileName.text }
  /// The line, from 1.
  public var line: Int { Int(storedLine) }
  /// The column, from 1.
  public var column: Int { Int(storedColumn) }

  /// Makes a place; a line or column below 1 counts as 1.
  public init(file: String, line: Int, column: Int) { self.init(file: FileName(file), line: line, column: column) }

  init(file: FileName, line: Int, column: Int) {
    fileName = file
    // Every node carries a mark, so the two numbers are kept small.
    storedLine = UInt32(clamping: max(line, 1))
    storedColumn = UInt32(clamping: max(column, 1))
  }
}

extension YAMLMark: CustomStringConvertible {
  /// `file:line:column`, which editors and terminals turn into a link.
  public var description: String { "\(file):\(line):\(column)" }
}

extension YAMLMark: Comparable {
  /// Orders by file, then line, then column.
  public static func < (first: YAMLMark, second: YAMLMark) -> Bool {
    if first.fileName != second.fileName { return first.file < second.file }
    if first.line != second.line { return first.line < second.line }
    return first.column < second.column
  }
}
