/// One finding of a validation: what is wrong, where, what is allowed and what to do.
///
/// A validation returns all of its diagnostics; it never stops at the first. Texts never carry what a person logged.
public struct Diagnostic: Error, Sendable, Hashable, Codable {
  /// How bad a finding is, from a note up to an error. Of what `lint` finds, only errors make it fail.
  public enum Severity: String, Sendable, Codable, Comparable, CaseIterable {
    case note, warning, error
    public static func < (left: Self, right: Self) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
  }

  /// A second place that belongs to the finding, such as the other one of two equal keys.
  public struct Related: Sendable, Hashable, Codable {
    public var place: Place
    public var note: String
    public init(place: Place, note: String) {
      self.place = place
      self.note = note
    }
  }

  public var severity: Severity
  /// Stable and kebab-case, such as `unknown-metric`; scripts may rely on it.
  public var code: String
  /// One sentence without a full stop at its end.
  public var message: String
  public var place: Place?
  public var found: String?
  public var allowed: String?
  /// The nearest allowed word, for "did you mean".
  public var nearest: String?
  public var related: [Related]
  /// The field of an entry whose value it is about, nil where it is about more than one value.
  public var field: String?

  public init(
    _ severity: Severity = .error, code: String, _ message: String, at place: Place? = nil, found: String? = nil,
    allowed: String? = nil, nearest: String? = nil, related: [Related] = [], field: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.place = place
    self.found = found
    self.allowed = allowed
    self.nearest = nearest
    self.related = related
    self.field = field
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: severity: message (found …; allowed: …); did you mean …? [code]`, without place and code where
  /// there are none.
  public var description: String {
    let head = place.map { "\($0): \(severity.rawValue): " } ?? ""
    return "\(head)\(sentence) [\(code)]"
  }

  /// The message with what was found, what is allowed and the nearest match, for a person who typed a command.
  public var sentence: String {
    let facts = [found.map { "found \($0)" }, allowed.map { "allowed: \($0)" }].compactMap { $0 }
    let detail = facts.isEmpty ? "" : " (\(facts.joined(separator: "; ")))"
    let hint = nearest.map { "; did you mean “\($0)”?" } ?? ""
    let others = related.map { "; \($0.note) at \($0.place)" }.joined()
    return "\(message)\(detail)\(others)\(hint)"
  }
}
