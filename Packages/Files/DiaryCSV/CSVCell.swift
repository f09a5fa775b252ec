/// Cells of files that the program writes.
public enum CSVCell {
  /// A text as it stands between two commas: in quotes where it needs them (RFC 4180), and where another reader may
  /// split it or cut the spaces around it.
  public static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { !"\",\r\n\t;".utf8.contains($0) } && text.first != " " && text.last != " "
    return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
