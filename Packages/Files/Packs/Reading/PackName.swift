import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// Ids and names as they are written into a new `pack.yaml`.
public enum PackName {
  /// A text in double quotes.
  public static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// An id, in double quotes only where some reader of YAML would take it for something else, such as `no` or `123`.
  public static func written(_ id: PackID) -> String {
    let isPlainText =
      YAMLScalar(text: id.rawValue, isPlain: true).isText && TextSafety.meaningInOldYAML(id.rawValue) == nil
    return isPlainText ? id.rawValue : quoted(id.rawValue)
  }

  /// Why a pack cannot have a name, without a place; empty for a good name.
  public static func diagnostics(of name: String) -> [Diagnostic] {
    guard name.contains(where: { !$0.isWhitespace }) else {
      return [Diagnostic(code: "empty-text", "The name is empty. Write what people call the condition")]
    }
    let read = YAMLParser.parse("name: \(quoted(name))\n", file: "pack.yaml")
    let diagnostics =
      read.diagnostics.map(Diagnostic.init) + (read.node?.mapping.map { TextSafety($0).diagnostics } ?? [])
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.place = nil
      return diagnostic
    }
  }
}
