/// One thing that is wrong with a YAML file, with its place and what to do.
///
/// Its texts are English with placeholders in braces, so that whoever shows them can put them into another language.
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
  /// What is wrong and what to do, in sentences, the last one without a full stop.
  public let message: String
  /// What fills the placeholders of `message`: words of the file and numbers, which no language changes.
  public let values: [String: String]
  /// Where it is.
  public let mark: YAMLMark
  /// What stands there, as no language changes it.
  public let found: String?
  /// Other places that have to do with it.
  public let related: [Related]

  /// Makes a problem.
  public init(
    code: String, message: String, values: [String: String] = [:], mark: YAMLMark, found: String? = nil,
    related: [Related] = []
  ) {
    self.code = code
    self.message = message
    self.values = values
    self.mark = mark
    self.found = found
    self.related = related
  }
}

extension YAMLDiagnostic: CustomStringConvertible {
  /// The whole problem on one line, the related places after it.
  public var description: String {
    let message = values.reduce(message) { $0.replacing("{\($1.key)}", with: $1.value) }
    var parts = ["\(mark): \(message)."]
    if let found { parts.append("Found: \(found).") }
    parts += related.map { "(\($0.note): \($0.mark))" }
    return parts.joined(separator: " ")
  }
}
