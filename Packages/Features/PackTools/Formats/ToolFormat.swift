/// The shapes in which findings of packs are written: for people, for scripts, and for the programs that show them in
/// CI.
public enum ToolFormat: String, Sendable, CaseIterable {
  case text, json, junit, sarif, github
}
