import TrackerCore

/// What a module fills in of an entry, from what the journal keeps, before the entry is saved: the dose of a medicine
/// from the person's list.
///
/// It is asked within the action that saves the entry. What was typed stays; imports are not completed, because a file
/// says itself what is in it.
public struct EntryCompletion: Sendable {
  /// - Parameters:
  ///   - entry: What is to be saved.
  ///   - before: The entry as it was; nil for a new one.
  ///   - answers: What the person answered.
  /// - Returns: What is worth knowing of it; nil for nothing.
  /// - Throws: `Failure` (`storage`) when the journal can't be read; `OpenQuestions` for what may be meant in two ways.
  public typealias Body =
    @Sendable (_ entry: inout Entry, _ before: Entry?, _ journal: any JournalReading, _ answers: DoubtAnswers) throws
    -> Phrase?

  public let id: String
  /// The kinds of entries that it completes.
  public let kinds: Set<LogKindID>
  public let complete: Body

  public init(_ id: String, of kinds: Set<LogKindID>, complete: @escaping Body) {
    self.id = id
    self.kinds = kinds
    self.complete = complete
  }
}

extension Session {
  /// Fills in what modules know of an entry.
  ///
  /// - Parameters:
  ///   - before: The entry as it was; nil for a new one.
  ///   - journal: Within the action that saves the entry.
  /// - Returns: What is worth knowing of it; nil for nothing.
  /// - Throws: `Failure` (`storage`) when the journal can't be read; `OpenQuestions` for what may be meant in two ways.
  public func complete(
    _ entry: inout Entry, changedFrom before: Entry? = nil, in journal: any JournalReading
  ) throws -> Phrase? {
    var notes: [Phrase] = []
    for completion in environment.registry.entryCompletions.all where completion.kinds.contains(entry.kind) {
      if let note = try completion.complete(&entry, before, journal, environment.answers) { notes.append(note) }
    }
    return notes.first
  }
}
