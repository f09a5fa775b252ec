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
    public var note: Phrase
    public init(place: Place, note: Phrase) {
      self.place = place
      self.note = note
    }

    // TRANSITION: texts that are not yet phrases.
    @_disfavoredOverload
    public init(place: Place, note: String) { self.init(place: place, note: .verbatim(note)) }
  }

  public var severity: Severity
  /// Stable and kebab-case, such as `unknown-metric`; scripts may rely on it.
  public var code: String
  /// One sentence without a full stop at its end.
  public var message: Phrase
  public var place: Place?
  public var found: String?
  public var allowed: Phrase?
  /// The nearest allowed word, for "did you mean".
  public var nearest: String?
  public var related: [Related]
  /// The field of an entry whose value it is about, nil where it is about more than one value.
  public var field: String?

  /// - Parameter values: What fills the placeholders of the message and of `allowed`.
  public init(
    _ severity: Severity = .error, code: String, _ message: Phrase, _ values: [String: Phrase] = [:],
    at place: Place? = nil, found: String? = nil, allowed: Phrase? = nil, nearest: String? = nil,
    related: [Related] = [], field: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message.filled(with: values)
    self.place = place
    self.found = found
    self.allowed = allowed?.filled(with: values)
    self.nearest = nearest
    self.related = related
    self.field = field
  }

  // TRANSITION: texts that are not yet phrases.
  @_disfavoredOverload
  public init(
    _ severity: Severity = .error, code: String, _ message: Phrase, at place: Place? = nil, found: String? = nil,
    allowed: String?, nearest: String? = nil, related: [Related] = [], field: String? = nil
  ) {
    self.init(
      severity, code: code, message, at: place, found: found, allowed: allowed.map { .verbatim($0) }, nearest: nearest,
      related: related, field: field)
  }

  // TRANSITION: texts that are not yet phrases.
  @_disfavoredOverload
  public init(
    _ severity: Severity = .error, code: String, _ message: String, at place: Place? = nil, found: String? = nil,
    allowed: String? = nil, nearest: String? = nil, related: [Related] = [], field: String? = nil
  ) {
    self.init(
      severity, code: code, .verbatim(message), at: place, found: found, allowed: allowed.map { .verbatim($0) },
      nearest: nearest, related: related, field: field)
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
  public var sentence: Phrase {
    let facts: [Phrase] = [
      found.map { .words("found {found}", ["found": .verbatim($0)]) },
      allowed.map { .words("allowed: {allowed}", ["allowed": $0]) },
    ].compactMap { $0 }
    var all: Phrase =
      switch facts.count {
      case 0: message
      case 1: .words("{message} ({fact})", ["message": message, "fact": facts[0]])
      default: .words("{message} ({found}; {allowed})", ["message": message, "found": facts[0], "allowed": facts[1]])
      }
    for other in related {
      all = .words("{message}; {note} at {place}", ["message": all, "note": other.note, "place": "\(other.place)"])
    }
    guard let nearest else { return all }
    return .words("{message}; did you mean “{nearest}”?", ["message": all, "nearest": .verbatim(nearest)])
  }
}
