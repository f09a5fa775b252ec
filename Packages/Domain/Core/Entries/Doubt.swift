/// Something in what a person typed that is possible and probably not meant: asked in a terminal, refused elsewhere.
///
/// Only the question may carry what was typed; it is asked of the person alone and goes to no log.
public struct Doubt: Sendable, Hashable {
  /// Stable and kebab-case, such as `long-night`.
  public var code: String
  /// Answered with yes or no: `Did you sleep 15 hours?`
  public var question: String
  /// What is wrong, for scripts: one sentence without a full stop and without anything that was logged.
  public var problem: String
  /// What to type instead, as a sentence; it says where `--yes` insists.
  public var fix: String
  /// The field to ask for again after a no; nil where a no ends the command.
  public var field: String?
  /// Whether a no is a reading too, such as the other of two days: then `--yes` can't choose.
  public var isChoice: Bool

  public init(
    code: String, question: String, problem: String, fix: String, field: String? = nil, isChoice: Bool = false
  ) {
    self.code = code
    self.question = question
    self.problem = problem
    self.fix = fix
    self.field = field
    self.isChoice = isChoice
  }
}

/// What a person answered to doubts and typed again for fields.
public struct DoubtAnswers: Sendable, Hashable {
  /// Whether every doubt is answered with yes beforehand, as `--yes` does; those between two readings are not.
  public var insists: Bool
  /// What stands in place of what was typed for a field at first, by the field's name; empty leaves the field out.
  public var typed: [String: String]
  private var given: [Doubt: Bool] = [:]

  public init(insists: Bool = false, typed: [String: String] = [:]) {
    self.insists = insists
    self.typed = typed
  }

  /// The answer to a doubt, nil while it is open.
  public subscript(_ doubt: Doubt) -> Bool? {
    get { given[doubt] ?? (insists && !doubt.isChoice ? true : nil) }
    set { given[doubt] = newValue }
  }

  /// Goes on where every doubt was answered with yes.
  ///
  /// - Throws: `OpenQuestions` with those that were not.
  public func settle(_ doubts: [Doubt]) throws(OpenQuestions) {
    let open = doubts.filter { self[$0] != true }
    if !open.isEmpty { throw OpenQuestions(doubts: open) }
  }
}

/// Questions without which a command can't go on: a host asks them and runs the command again with the answers, or
/// fails as `failure` says.
public struct OpenQuestions: Error, Sendable, Hashable {
  public var doubts: [Doubt]
  /// Values that can't be taken, each with its field: asked for again, while the good ones are kept.
  public var faults: [Diagnostic]

  public init(doubts: [Doubt] = [], faults: [Diagnostic] = []) {
    self.doubts = doubts
    self.faults = faults
  }

  /// What is said where nobody can be asked: every fault, else the first doubt with what to type instead.
  public var failure: Failure {
    if let doubt = doubts.first, faults.isEmpty { return Failure(.validation, doubt.problem, recovery: doubt.fix) }
    return Failure.invalid(
      faults, what: faults.count > 1 ? "Nothing was saved: \(faults.count) things are wrong" : nil)
  }
}
