/// Texts of cells that a spreadsheet would run as a formula: those that begin with `=`, `+`, `-`, `@`, a tab or a
/// carriage return and are no numbers. An apostrophe before them keeps them texts there, and reading takes it away.
public enum SpreadsheetText {
  /// A text as it stands in a cell. Apostrophes that stand there already get one more, so that every text comes back
  /// as it was.
  public static func cell(of text: String) -> String { isRun(text) && !isNumber(text) ? "'\(text)" : text }

  /// The text that a cell stands for.
  public static func text(of cell: String) -> String {
    cell.utf8.first == UInt8(ascii: "'") && isRun(cell) ? String(cell.dropFirst()) : cell
  }

  /// Whether a spreadsheet would run it, apostrophes before it aside.
  private static func isRun(_ text: String) -> Bool {
    let first = text.utf8.first { $0 != UInt8(ascii: "'") }
    return first.map { "=+-@\t\r".utf8.contains($0) } ?? false
  }

  private static func isNumber(_ text: String) -> Bool {
    text.wholeMatch(of: /[+\-]?[0-9]+([.,][0-9]+)?([eE][+\-]?[0-9]+)?/) != nil
  }
}
