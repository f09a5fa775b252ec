/// Why a command could not do what was asked, in words for the person who asked.
///
/// `message` says what happened, `recovery` what to do next. Neither carries anything that a person logged.
public struct Failure: Error, Sendable, Hashable, Codable {
  /// What sort of failure it is. It decides the exit code.
  public enum Kind: String, Sendable, Codable {
    /// The command line is wrong; exit 64.
    case usage
    /// The command line is fine and what it names is not: a value out of range, an unknown id, a broken file; exit 2.
    case validation
    /// There is too little data to answer; exit 2.
    case notEnoughData = "not-enough-data"
    /// The journal can't be opened, read or written; exit 2.
    case storage
    /// The machine refused: a missing file, no permission; exit 2.
    case system
    /// The question was answered with no: lint faults, failed scenarios; exit 1.
    case negative
  }

  public var kind: Kind
  public var message: Phrase
  public var recovery: Phrase?
  public var diagnostics: [Diagnostic]
  /// The finding that the message tells, where it tells just one; nil for every other message. Not part of the JSON.
  public private(set) var finding: Diagnostic?

  private enum CodingKeys: String, CodingKey {
    case kind, message, recovery, diagnostics
  }

  /// - Parameter values: What fills the placeholders of the message and of `recovery`.
  public init(
    _ kind: Kind, _ message: Phrase, _ values: [String: Phrase] = [:], recovery: Phrase? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    self.kind = kind
    self.message = message.filled(with: values)
    self.recovery = recovery?.filled(with: values)
    self.diagnostics = diagnostics
  }

  /// 1 for an answer that is no, 64 for wrong usage, else 2.
  public var exitCode: Int32 {
    switch kind {
    case .negative: 1
    case .usage: 64
    case .validation, .notEnoughData, .storage, .system: 2
    }
  }
}

extension Failure {
  /// Everything that was found, whether the message tells it or a list does.
  public var findings: [Diagnostic] { finding.map { [$0] } ?? diagnostics }

  /// A failure that shows validation findings: the first one is the message when it stands alone.
  public static func invalid(_ diagnostics: [Diagnostic], what: Phrase? = nil, recovery: Phrase? = nil) -> Failure {
    if let only = diagnostics.first, diagnostics.count == 1, what == nil {
      var failure = Failure(
        .validation,
        only.place.map { .words("{place}: {finding}", ["place": "\($0)", "finding": only.sentence]) }
          ?? only.sentence, recovery: recovery)
      failure.finding = only
      return failure
    }
    return Failure(
      .validation, what ?? "{count} things are wrong", ["count": .count(diagnostics.count)], recovery: recovery,
      diagnostics: diagnostics)
  }
}
