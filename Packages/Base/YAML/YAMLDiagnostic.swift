/// One thing that is wrong with a YAML file, with its place and what to do.
public struct YAMLDiagnostic: Error, Sendable, Hashable {
  /// Another place that has to do with a problem, such as the first of two equal keys.
  public struct Related: Sendable, Hashable {
    /// The other place.
    public let mark: YAMLMark
    /// What stands there, in words.
    public let note: String

    /// Makes a related place.
    public init(mark: YAMLMark, note: String) {
      self.mark = mark
      self.note = note
    }
  }

  /// A stable kebab-case name of the kind of problem, such as `yaml-duplicate-key`.
  public let code: String
  /// What is wrong and what to do, in full sentences.
  public let message: String
  /// Where it is.
  public let mark: YAMLMark
  /// What stands there, where that helps.
  public let found: String?
  /// What may stand there, where that helps.
  public let allowed: String?
  /// The nearest allowed word, if one is near.
  public let suggestion: String?
  /// Other places that have to do with it.
  public let related: [Related]

  /// Makes a problem.
  public init(
    code: String, message: String, mark: YAMLMark, found: String? = nil, allowed: String? = nil,
    suggestion: String? = nil, related: [Related] = []
  ) {
    self.code = code
    self.message = message
    self.mark = mark
    self.found = found
    self.allowed = allowed
    self.suggestion = suggestion
    self.related = related
  }
}

extension YAMLDiagnostic: CustomStringConvertible {
  /// The whole problem on one line, the related places after it.
  public var description: String {
    var parts = ["\(mark): \(message)"]
    if let found { parts.append("Found: \(found).") }
    if let allowed { parts.append("Allowed: \(allowed).") }
    if let suggestion { parts.append("Did you mean `\(suggestion)`?") }
    parts += related.map { "(\($0.note): \($0.mark))" }
    return parts.joined(separator: " ")
  }
}
