/// Something in what a person typed that is possible and probably not meant: asked in a terminal, refused elsewhere.
///
/// Only the question may carry what was typed; it is asked of the person alone and goes to no log.
public struct Doubt: Sendable, Hashable {
  /// Stable and kebab-case, such as `long-night`.
  public var code: String
  /// `Did you sleep 15 hours?` It is answered with yes or no, or with one of `choices`.
  public var question: Phrase
  /// What is wrong, for scripts: one sentence without a full stop and without anything that was logged.
  public var problem: Phrase
  /// What to type instead, as a sentence; it says where `--yes` insists.
  public var fix: Phrase
  /// The field to ask for again after a no; nil where a no ends the command.
  public var field: String?
  /// The two readings between which is asked, such as `400 minutes` and `400 metres`: choosing the first one answers
  /// with yes, the second with no. Empty where a plain yes or no is asked for.
  public var choices: [Phrase]

  /// Whether a no is a reading too: then `--yes` can't choose.
  public var isChoice: Bool { !choices.isEmpty }

  /// - Parameter values: What fills the placeholders of all the phrases.
  public init(
    code: String, question: Phrase, problem: Phrase, fix: Phrase, _ values: [String: Phrase] = [:],
    field: String? = nil, choices: [Phrase] = []
  ) {
    self.code = code
    self.question = question.filled(with: values)
    self.problem = problem.filled(with: values)
    self.fix = fix.filled(with: values)
    self.field = field
    self.choices = choices.map { $0.filled(with: values) }
  }

  /// What a typed line answers: `1` or `2` for a reading, its words, or the start of a word that the other one does not
  /// have; yes or no where there are no readings. nil where it is neither.
  ///
  /// - Parameter format: Puts a choice into the words in which it was shown.
  public func answer(typed line: String, format: (Phrase) -> String = \.description) -> Bool? {
    guard isChoice else { return YesNo.answer(line) }
    let line = line.trimmed.lowercased()
    if let number = Int(line) { return choices.indices.contains(number - 1) ? number == 1 : nil }
    guard !line.isEmpty else { return nil }
    let fitting = choices.indices.filter { index in
      let choice = format(choices[index]).lowercased()
      return choice == line || choice.split(separator: " ").contains { $0.hasPrefix(line) }
    }
    return fitting.count == 1 ? fitting[0] == 0 : nil
  }
}

/// What a person answered to doubts and typed again for fields.
public struct DoubtAnswers: Sendable, Hashable {
  /// Whether every doubt is answered with yes beforehand, as `--yes` does; those between two readings are not.
  public var insists: Bool
  /// What stands in place of what was typed for a field at first, by the field's name; empty leaves the field out.
  public var typed: [String: String]
  /// The entries that were asked about, with their revisions then: what another command changes in them meanwhile is
  /// not written over.
  public var seen: [EntryID: Int] = [:]
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
  /// The names of fields that can't be left out.
  public var required: Set<String>
  /// The entries that they are about, with their revisions.
  public var seen: [EntryID: Int] = [:]

  public init(doubts: [Doubt] = [], faults: [Diagnostic] = [], required: Set<String> = []) {
    self.doubts = doubts
    self.faults = faults
    self.required = required
  }

  /// What is said where nobody can be asked: every fault, else the first doubt with what to type instead.
  public var failure: Failure {
    if let doubt = doubts.first, faults.isEmpty { return Failure(.validation, doubt.problem, recovery: doubt.fix) }
    return Failure.invalid(
      faults,
      what: faults.count > 1
        ? .words("Nothing was saved: {count} things are wrong", ["count": .count(faults.count)]) : nil)
  }
}
