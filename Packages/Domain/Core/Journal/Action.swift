/// One command that wrote: what `undo` and `redo` revert.
public struct Action: Sendable, Hashable, Identifiable {
  /// Ascending in the order of writing.
  public var id: Int64
  public var at: Instant
  /// The command in words, without anything that was logged: `log food`. It is for people; what an action was for says
  /// its purpose.
  public var command: String
  public var purpose: Purpose
  /// The action that this one reverted, nil where it reverted none.
  public var reverts: Int64?

  /// What an action was for, where that matters later.
  public enum Purpose: Sendable, Hashable {
    /// Any change.
    case change
    /// It set the person up: undoing goes no further back.
    case settingUp
    /// It took in what a file holds. The file's name is without folders, nil where nobody kept it.
    case fileImport(file: String?)

    /// Whether it took in what a file holds.
    public var isImport: Bool { if case .fileImport = self { true } else { false } }

    /// The name of an imported file; nil where it was no import or nobody kept the name.
    public var file: String? { if case .fileImport(let file) = self { file } else { nil } }
  }

  public init(id: Int64, at: Instant, command: String, purpose: Purpose = .change, reverts: Int64? = nil) {
    self.id = id
    self.at = at
    self.command = command
    self.purpose = purpose
    self.reverts = reverts
  }

  /// How people name an action: `a12`.
  public var name: String { Action.name(of: id) }

  /// How people name the action of an id: `a12`.
  public static func name(of id: Int64) -> String { "a\(id)" }

  /// The id in a name such as `a12` or `A12`; nil for anything else.
  public static func id(named text: String) -> Int64? {
    guard text.first == "a" || text.first == "A", text.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return Int64(text.dropFirst())
  }
}
