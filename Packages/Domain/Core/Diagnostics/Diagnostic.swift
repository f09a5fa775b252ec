/// One error, warning or note of a validation: what is wrong, where, what is allowed and what to do.
///
/// A validation returns all of its diagnostics; it never stops at the first. Texts never carry what a person logged.
public struct Diagnostic: Error, Sendable, Hashable, Codable {
  /// How bad it is, from a note up to an error. Only errors make `lint` fail.
  public enum Severity: String, Sendable, Codable, Comparable, CaseIterable {
    case note, warning, error
    public static func < (left: Self, right: Self) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
  }

  /// A second place that belongs to it, such as the other one of two equal keys.
  public struct Related: Sendable, Hashable, Codable {
    public var place: Place
    public var note: Phrase
    public init(place: Place, note: Phrase) {
      self.place = place
      self.note = note
    }
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

  /// - Parameters:
  ///   - message: What is wrong, then what to write. `{found}` in it is what was found, without quotes, and `{allowed}`
  ///     what is allowed.
  ///   - values: What fills the placeholders of the message and of `allowed`.
  public init(
    _ severity: Severity = .error, code: String, _ message: Phrase, _ values: [String: Phrase] = [:],
    at place: Place? = nil, found: String? = nil, allowed: Phrase? = nil, nearest: String? = nil,
    related: [Related] = [], field: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.allowed = allowed?.filled(with: values)
    var facts = found.map { ["found": Phrase.verbatim($0.withoutQuotes)] } ?? [:]
    facts["allowed"] = self.allowed
    self.message = message.filled(with: values).filled(with: facts)
    self.place = place
    self.found = found
    self.nearest = nearest
    self.related = related
    self.field = field
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: severity: message [code]`, without place and code where there are none; behind the message
  /// what it does not say, as `sentence` has it.
  public var description: String {
    let head = place.map { "\($0): \(severity.rawValue): " } ?? ""
    return "\(head)\(sentence) [\(code)]"
  }

  /// The message, then what it does not say itself: what was found, other places, and the nearest match or else what is
  /// allowed.
  public var sentence: Phrase {
    var all = message
    if let unsaidFound { all = .words("{message}: {found}", ["message": all, "found": .verbatim(unsaidFound)]) }
    for other in related {
      all = .words("{message} ({note}: {place})", ["message": all, "note": other.note, "place": "\(other.place)"])
    }
    if let nearest {
      return .words("{message}. Did you mean “{nearest}”?", ["message": all, "nearest": .verbatim(nearest)])
    }
    return unsaidAllowed.map { .words("{message}. Allowed: {allowed}", ["message": all, "allowed": $0]) } ?? all
  }

  /// What was found, nil where the message says it.
  public var unsaidFound: String? {
    found.flatMap { message.description.contains($0.withoutQuotes) ? nil : $0 }
  }

  /// What is allowed, nil where the message says it.
  public var unsaidAllowed: Phrase? {
    allowed.flatMap { message.description.contains($0.description) ? nil : $0 }
  }
}

extension String {
  /// The text without the quotes “…” around it.
  fileprivate var withoutQuotes: String { hasPrefix("“") && hasSuffix("”") ? String(dropFirst().dropLast()) : self }
}
